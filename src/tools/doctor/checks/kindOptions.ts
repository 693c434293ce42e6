import { kindOf } from '@/engine/schema/field'
import { computations } from '@/engine/kinds/computed'
import type { KindName } from '@/engine/kinds'
import { networks } from '@/engine/kinds/chain/network'
import { rules } from '@/engine/schema/validators/rules'
import { allFields, innerFields, type AnyField } from '../project/fieldsOf'
import { faultsAt, type Fault } from '../project/Finding'
import { nearest } from '../project/nearest'
import type { ResourceCheck } from '../project/Project'
import { literal, literals } from '../project/wording'

/** An option with a value that its kind cannot use: money without a unit, a negative scale. */
export const kindOptions: ResourceCheck = (resource) =>
  allFields(resource).flatMap(({ path, field }) =>
    faultsAt(path, wireFaults(field).concat(ownFaults[field.kind]?.(field) ?? [])),
  )

type FaultsOf = (field: AnyField) => readonly Fault[]

const ownFaults: Readonly<Record<string, FaultsOf>> = {
  money: (field) => [...unitFaults(field), ...scaleFaults(field), ...totalFaults(field)],
  decimal: scaleFaults,
  integer: ({ min = -Infinity, max = Infinity }) =>
    Number(min) <= Number(max)
      ? []
      : fault(`\`min\` ${literal(min)} is above \`max\` ${literal(max)}.`, 'Swap the two.'),
  text: (field) => [...countFaults(field, 'maxLength'), ...ruleFaults(field)],
  longText: (field) => [...countFaults(field, 'maxLength'), ...ruleFaults(field)],
  list: (field) => [...countFaults(field, 'maxItems'), ...innerFaults(field)],
  rows: (field) => [...countFaults(field, 'maxRows'), ...innerFaults(field), ...stepFaults(field)],
  matrix: innerFaults,
  secret: ruleFaults,
  address: networkFaults,
  hash: networkFaults,
  flag: ({ on = 'Y', off = 'N' }) =>
    on === off
      ? fault(`Yes and no are both ${literal(on)} on the wire.`, 'Give `on` and `off` two words.')
      : [],
  remoteCode: ({ dictType }) =>
    isWord(dictType)
      ? []
      : fault(
          'It does not say which dictionary of the gateway it is of.',
          "Name it: f.remoteCode('sys_user_sex', …).",
        ),
  time: ({ range }) => {
    const ends: readonly unknown[] | undefined = range
    const isRange = !ends || (ends.length === 2 && ends.every(isWord) && ends[0] !== ends[1])
    return isRange
      ? []
      : fault(
          `\`range\` ${literal(range)} is not two names.`,
          "Name both ends, as in ['beginTime', 'endTime'].",
        )
  },
  computed: ({ format, from }) => [
    ...oneOf(format, Object.keys(computations), 'computation'),
    ...(from?.length
      ? []
      : fault('It is made of no field.', 'Name the fields it is made of, in order.')),
  ],
} satisfies { readonly [K in KindName]?: FaultsOf }

function wireFaults({ wire }: AnyField): readonly Fault[] {
  return wire === undefined || /^[\w.-]+$/.test(wire)
    ? []
    : fault(`\`wire\` ${literal(wire)} is no name.`, "Write the gateway's own name of the field.")
}

function unitFaults({ unit }: AnyField): readonly Fault[] {
  return isWord(unit) ? [] : fault('The money has no unit.', "Add `unit`: f.money('USDT').")
}

function scaleFaults({ scale }: AnyField): readonly Fault[] {
  return isCount(scale, 0)
    ? []
    : fault(
        `\`scale\` ${literal(scale)} is no number of decimal places.`,
        'Write a whole number from 0 on, as in { scale: 6 }.',
      )
}

function totalFaults({ total }: AnyField): readonly Fault[] {
  return total === undefined ? [] : oneOf(total, ['sum'], 'total')
}

function ruleFaults({ rule }: AnyField): readonly Fault[] {
  return rule === undefined ? [] : oneOf(rule, Object.keys(rules), 'rule')
}

function networkFaults({ network }: AnyField): readonly Fault[] {
  return oneOf(network, Object.keys(networks), 'network')
}

function countFaults(field: AnyField, option: string): readonly Fault[] {
  return field[option] === undefined || isCount(field[option], 1)
    ? []
    : fault(
        `\`${option}\` ${literal(field[option])} lets nothing in.`,
        'Write a whole number above zero.',
      )
}

function innerFaults(field: AnyField): readonly Fault[] {
  const inner = innerFields(field)
  if (inner.length === 0) return fault('It has no columns.', 'Declare at least one.')
  return inner.flatMap(([name, cell]) =>
    !kindOf(cell).isCompound
      ? []
      : fault(
          `Its \`${name}\` is of the kind \`${cell.kind}\`, which cannot stand inside another field.`,
          'Make it a kind that holds one value, such as f.text().',
        ),
  )
}

function stepFaults(field: AnyField): readonly Fault[] {
  const columns = innerFields(field).map(([name]) => name)
  const steps = field.steps ?? []
  const isPair = steps.length === 2 && steps[0] !== steps[1]
  return steps.length === 0 || (isPair && steps.every((name) => columns.includes(name)))
    ? []
    : fault(
        `\`steps\` ${literal(steps)} are not two of its columns.`,
        `Name two of ${literals(columns)}.`,
      )
}

function oneOf(value: unknown, known: readonly string[], what: string): readonly Fault[] {
  if (known.includes(String(value))) return []
  const near = nearest(String(value), known)
  return fault(
    `There is no ${what} ${literal(value)}.`,
    near ? `Write '${near}'.` : `Write one of ${literals(known)}.`,
  )
}

function fault(problem: string, fix: string): readonly Fault[] {
  return [{ problem, fix }]
}

function isWord(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}

function isCount(value: unknown, least: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= least
}
