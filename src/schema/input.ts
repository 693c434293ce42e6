import type { FieldMap } from './field'
import { kindOf } from './kinds'

type Declared = FieldMap[string]

/** What an input starts with for a value of a record: one text, empty for what is missing. */
export function inputText(field: Declared, value: unknown): string {
  if (value === null || value === undefined) return ''
  return kindOf(field).toInput?.(value, field) ?? String(value)
}

/** What an input starts with where there is no record yet: as declared, else what its control shows. */
export function startingText(field: Declared): string {
  const { starting } = field
  return starting === undefined
    ? (kindOf(field).starting?.(field) ?? '')
    : inputText(field, starting)
}

/** What travels for a typed text that its kind does not refuse. */
export function wireValue(field: Declared, input: string): unknown {
  const { fromInput } = kindOf(field)
  return fromInput ? fromInput(input, field) : input
}

/** The value a typed text stands for, as a record would hold it; `null` for an empty or foreign text. */
export function typedValue(field: Declared, input: string): unknown {
  return kindOf(field).parse(wireValue(field, input), field)
}
