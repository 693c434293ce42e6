import { inTypeOf, isScalar } from '@/engine/values/exact'
import { kindOf, type FieldMap } from './field'

type Declared = FieldMap[string]

/** Empty for a missing value. */
export function inputText(field: Declared, value: unknown): string {
  if (value === null || value === undefined) return ''
  return kindOf(field).toInput?.(value, field) ?? String(value)
}

/** As declared, else as the kind decides. */
export function startingText(field: Declared): string {
  const { starting } = field
  return starting === undefined
    ? (kindOf(field).starting?.(field) ?? '')
    : inputText(field, starting)
}

/** Trims texts, except free ones; blanks alone are empty. react-admin's inputs give null for an empty text. */
export function enteredText(field: Declared, typed: string | null): string {
  const input = typed ?? ''
  const text = input.trim()
  return text !== '' && kindOf(field).keepsBlanks?.(field) ? input : text
}

/** Expects a text that the kind accepts. */
export function wireValue(field: Declared, input: string): unknown {
  const { fromInput } = kindOf(field)
  return fromInput ? fromInput(input, field) : input
}

/** `null` for an empty or unreadable text. */
export function typedValue(field: Declared, input: string): unknown {
  return kindOf(field).parse(wireValue(field, input), field)
}

/** A missing value equals only a missing one. */
export function isSameValue(field: Declared, a: unknown, b: unknown): boolean {
  if (a === null || b === null || a === undefined || b === undefined)
    return (a ?? b ?? null) === null
  return kindOf(field).compare(a, b, field) === 0
}

/** Whether a typed text means another value than the record's; a typed secret always does. */
export function isChanged(field: Declared, input: string | null, value: unknown): boolean {
  const text = enteredText(field, input)
  const start = inputText(field, value)
  if (input === start || text === enteredText(field, start)) return false
  const typed = typedValue(field, text)
  return kindOf(field).hidden === true || typed === null || !isSameValue(field, typed, value)
}

/**
 * A typed text's wire value, in the JSON type of the value that it replaces.
 *
 * @param came the replaced value; undefined if the gateway sent none
 * @param writeId chooses an id's JSON type without a replaced value
 */
export function wireValueOver(
  field: Declared,
  input: string,
  came: unknown,
  writeId: (resource: string, id: string) => unknown,
): unknown {
  const { fromInput, refersTo } = kindOf(field)
  const value = fromInput ? fromInput(input, field, came) : input
  const resource = refersTo?.(field)
  const newOne = (id: unknown) =>
    resource === undefined || typeof id !== 'string' || id === '' ? id : writeId(resource, id)
  if (!Array.isArray(value)) return hasType(came) ? inTypeOf(came, value) : newOne(value)
  if (typeof came === 'string' && came !== '') return value.join()
  const [first]: readonly unknown[] = Array.isArray(came) ? came : []
  return value.map((one) => (hasType(first) ? inTypeOf(first, one) : newOne(one)))
}

// an empty text does not show the type
function hasType(came: unknown): boolean {
  return came !== undefined && came !== null && came !== '' && isScalar(came)
}
