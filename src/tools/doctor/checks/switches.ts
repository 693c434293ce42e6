import type { Action } from '@/engine/schema/action'
import type { FieldFinding } from '../project/Finding'
import type { ResourceCheck } from '../project/Project'
import { literal } from '../project/wording'

type Way = { readonly name: string; readonly action: Action; readonly to: string }

/** A switch that turns one way only, or that waits on one side for what the other never sets. */
export const switches: ResourceCheck = ({ actions, fields }) => {
  const ways = Object.entries(actions).flatMap(([name, action]) =>
    action.toggles ? [{ name, action, ...action.toggles }] : [],
  )
  const known = ways.map(({ field }) => field).filter((field) => Object.hasOwn(fields, field))
  return [...new Set(known)].flatMap((field) =>
    switchFindings(
      field,
      ways.filter((way) => way.field === field),
    ),
  )
}

function switchFindings(field: string, ways: readonly Way[]): readonly FieldFinding[] {
  const odd = ways.find(({ to }) => to !== 'on' && to !== 'off')
  if (odd) {
    const problem = `The action \`${odd.name}\` turns \`${field}\` ${literal(odd.to)}.`
    return [{ field, problem, fix: "Write 'on' or 'off'." }]
  }
  const [on, off] = [way(ways, 'on'), way(ways, 'off')]
  const only = ways[0]
  if (only && (!on || !off || ways.length !== 2)) {
    return [
      {
        field,
        problem: `The switch of \`${field}\` has ${ways.length === 1 ? 'one way' : `${ways.length} ways`}: ${ways.map(({ name, to }) => `\`${name}\` turns it ${to}`).join(', ')}.`,
        fix: `Declare both ways at once: ...toggle('${field}', ['enable', '0'], ['freeze', '1']).`,
      },
    ]
  }
  return on && off ? [...meets(field, on, off), ...meets(field, off, on)] : []
}

/** Each way must set the value that the other one waits for. */
function meets(field: string, one: Way, other: Way): readonly FieldFinding[] {
  const set = one.action.sets?.[field]
  const wanted = other.action.when?.[field]
  if (set !== undefined && [wanted].flat().some((one) => one === set)) return []
  const does = set === undefined ? 'does not set it' : `sets ${literal(set)}`
  return [
    {
      field,
      problem: `The switch of \`${field}\` sticks: \`${one.name}\` ${does}, and \`${other.name}\` waits for ${literal(wanted)}.`,
      fix: `Let \`${one.name}\` set what \`${other.name}\` waits for.`,
    },
  ]
}

function way(ways: readonly Way[], to: 'on' | 'off'): Way | undefined {
  return ways.find((one) => one.to === to)
}
