import { refuse } from '../record/readers'
import type { Declaration, DeclaredConditions, DeclaredField, DeclaredFields } from './Declaration'
import { wireNameOf } from './inputsOf'

type Values = Readonly<Record<string, unknown>>

/** Whether values, by wire name, are as a condition says. */
export function meets(
  when: DeclaredConditions | undefined,
  fields: DeclaredFields,
  values: Values,
): boolean {
  return Object.entries(when ?? {}).every(([name, wanted]) => {
    const value = String(values[wireNameOf(fields, name)])
    return [wanted].flat().some((one) => String(wireValue(one, fields[name])) === value)
  })
}

/** A declared value as the wire has it: yes and no are words there. */
export function wireValue(value: unknown, { on = 'Y', off = 'N' }: Partial<DeclaredField> = {}) {
  return typeof value === 'boolean' ? (value ? on : off) : value
}

/** The fields of a form that a request is asked for: those whose condition holds. */
export function openFields(
  { fields }: Declaration,
  names: readonly string[] = [],
  values: Values,
): readonly string[] {
  return names.filter((name) => meets(fields[name]?.visibleWhen, fields, values))
}

/** @throws Refusal 500 `fieldEmpty` for a record in which none of several fields is filled */
export function checkRules({ fields, rules = [] }: Declaration, record: Values): void {
  for (const { rule, fields: names = [], when } of rules) {
    const [first] = names
    if (rule !== 'anyOf' || first === undefined || !meets(when, fields, record)) continue
    if (names.every((name) => isEmpty(record[wireNameOf(fields, name)]))) {
      refuse('fieldEmpty', { name: wireNameOf(fields, first) })
    }
  }
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || String(value) === ''
}
