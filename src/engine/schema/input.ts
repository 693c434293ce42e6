import { inTypeOf, isScalar } from '../values/exact'
import { kindOf, type FieldMap } from './field'

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

/** A typed text as it counts: blanks around it are part of a free text alone, and blanks alone are nothing. */
export function enteredText(field: Declared, input: string): string {
  const text = input.trim()
  return text !== '' && kindOf(field).keepsBlanks?.(field) ? input : text
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

/** Whether two values of a field are one fact; nothing is only the same as nothing. */
export function isSameValue(field: Declared, a: unknown, b: unknown): boolean {
  if (a === null || b === null || a === undefined || b === undefined)
    return (a ?? b ?? null) === null
  return kindOf(field).compare(a, b, field) === 0
}

/** Whether a typed text stands for another value than the record's; a typed secret always does. */
export function isChanged(field: Declared, input: string, value: unknown): boolean {
  const text = enteredText(field, input)
  const start = inputText(field, value)
  if (input === start || text === enteredText(field, start)) return false
  const typed = typedValue(field, text)
  return kindOf(field).hidden === true || typed === null || !isSameValue(field, typed, value)
}

/**
 * What travels for a typed text over what came in its place, in the JSON type in which that came.
 *
 * @param came undefined where nothing came
 * @param writeId writes an id of a resource where nothing tells in which type it came
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
  const [first] = Array.isArray(came) ? (came as unknown[]) : []
  return value.map((one) => (hasType(first) ? inTypeOf(first, one) : newOne(one)))
}

// An empty text tells nothing of the type of what may stand in its place.
function hasType(came: unknown): boolean {
  return came !== undefined && came !== null && came !== '' && isScalar(came)
}
