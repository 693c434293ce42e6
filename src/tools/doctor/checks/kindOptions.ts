import { kindOf } from '@/engine/schema/field'
import { computations } from '@/engine/kinds/numbers'
import type { KindName } from '@/engine/kinds'
import { networks } from '@/engine/kinds/chain/network'
import { rules } from '@/engine/schema/validators/rules'
import { allFields, innerFields, type AnyField } from '../project/fieldsOf'
import { findingsAt, type Finding } from '../project/Finding'
import { nearest } from '../project/nearest'
import type { ResourceCheck } from '../project/Project'
import { literal, literals } from '../project/wording'

/** An option with a value that its kind cannot use: money without a unit, a negative scale. */
export const kindOptions: ResourceCheck = (resource) =>
  allFields(resource).flatMap(({ path, field }) =>
    findingsAt(path, [
      ...wireFindings(field),
      ...rangeFindings(field),
      ...(ownFindings[field.kind]?.(field) ?? []),
    ]),
  )

type FindingsOf = (field: AnyField) => readonly Finding[]

const ownFindings: Readonly<Record<string, FindingsOf>> = {
  money: (field) => [...unitFindings(field), ...scaleFindings(field), ...totalFindings(field)],
  decimal: scaleFindings,
  integer: ({ min = -Infinity, max = Infinity }) =>
    Number(min) <= Number(max)
      ? []
      : finding(`\`min\` ${literal(min)} is above \`max\` ${literal(max)}.`, 'Swap the two.'),
  text: (field) => [...countFindings(field, 'maxLength'), ...ruleFindings(field)],
  longText: (field) => [...countFindings(field, 'maxLength'), ...ruleFindings(field)],
  list: (field) => [...countFindings(field, 'maxItems'), ...innerFindings(field)],
  rows: (field) => [
    ...countFindings(field, 'maxRows'),
    ...innerFindings(field),
    ...stepFindings(field),
  ],
  matrix: innerFindings,
  secret: ruleFindings,
  address: networkFindings,
  hash: networkFindings,
  flag: ({ on = 'Y', off = 'N' }) =>
    on === off
      ? finding(`Yes and no are both ${literal(on)} on the wire.`, 'Give `on` and `off` two words.')
      : [],
  remoteCode: ({ dictType }) =>
    isWord(dictType)
      ? []
      : finding(
          'It does not say which dictionary of the gateway it is of.',
          "Name it: f.remoteCode('sys_user_sex', …).",
        ),
  computed: ({ format, from }) => [
    ...oneOf(format, Object.keys(computations), 'computation'),
    ...(from?.length
      ? []
      : finding('It is made of no field.', 'Name the fields it is made of, in order.')),
  ],
} satisfies { readonly [K in KindName]?: FindingsOf }

function wireFindings({ wire }: AnyField): readonly Finding[] {
  return wire === undefined || /^[\w.-]+$/.test(wire)
    ? []
    : finding(`\`wire\` ${literal(wire)} is no name.`, "Write the gateway's own name of the field.")
}

function rangeFindings({ range }: AnyField): readonly Finding[] {
  const ends: readonly unknown[] | undefined = range
  const isRange = !ends || (ends.length === 2 && ends.every(isWord) && ends[0] !== ends[1])
  return isRange
    ? []
    : finding(
        `\`range\` ${literal(range)} is not two names.`,
        "Name both ends, as in ['beginTime', 'endTime'].",
      )
}

function unitFindings({ unit }: AnyField): readonly Finding[] {
  return isWord(unit) ? [] : finding('The money has no unit.', "Add `unit`: f.money('USDT').")
}

function scaleFindings({ scale }: AnyField): readonly Finding[] {
  return isCount(scale, 0)
    ? []
    : finding(
        `\`scale\` ${literal(scale)} is no number of decimal places.`,
        'Write a whole number from 0 on, as in { scale: 6 }.',
      )
}

function totalFindings({ total }: AnyField): readonly Finding[] {
  return total === undefined ? [] : oneOf(total, ['sum'], 'total')
}

function ruleFindings({ rule }: AnyField): readonly Finding[] {
  return rule === undefined ? [] : oneOf(rule, Object.keys(rules), 'rule')
}

function networkFindings({ network }: AnyField): readonly Finding[] {
  return oneOf(network, Object.keys(networks), 'network')
}

function countFindings(field: AnyField, option: string): readonly Finding[] {
  return field[option] === undefined || isCount(field[option], 1)
    ? []
    : finding(
        `\`${option}\` ${literal(field[option])} lets nothing in.`,
        'Write a whole number above zero.',
      )
}

function innerFindings(field: AnyField): readonly Finding[] {
  const inner = innerFields(field)
  if (inner.length === 0) return finding('It has no columns.', 'Declare at least one.')
  return inner.flatMap(([name, cell]) =>
    !kindOf(cell).isCompound
      ? []
      : finding(
          `Its \`${name}\` is of the kind \`${cell.kind}\`, which cannot stand inside another field.`,
          'Make it a kind that holds one value, such as f.text().',
        ),
  )
}

function stepFindings(field: AnyField): readonly Finding[] {
  const columns = innerFields(field).map(([name]) => name)
  const steps = field.steps ?? []
  const isPair = steps.length === 2 && steps[0] !== steps[1]
  return steps.length === 0 || (isPair && steps.every((name) => columns.includes(name)))
    ? []
    : finding(
        `\`steps\` ${literal(steps)} are not two of its columns.`,
        `Name two of ${literals(columns)}.`,
      )
}

function oneOf(value: unknown, known: readonly string[], what: string): readonly Finding[] {
  if (known.includes(String(value))) return []
  const near = nearest(String(value), known)
  return finding(
    `There is no ${what} ${literal(value)}.`,
    near ? `Write '${near}'.` : `Write one of ${literals(known)}.`,
  )
}

function finding(problem: string, fix: string): readonly Finding[] {
  return [{ problem, fix }]
}

function isWord(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}

function isCount(value: unknown, least: number): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= least
}
