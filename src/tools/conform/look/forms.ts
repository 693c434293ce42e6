/** The form of a wire value; reports never contain the value itself. */
export function formOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'boolean') return 'true or false'
  if (typeof value === 'number') return numberForm(value)
  if (typeof value === 'object') return 'object'
  return textForm(String(value))
}

function numberForm(value: number): string {
  if (!Number.isInteger(value)) return 'number with a fraction'
  if (value > 1e9 && value < 1e10) return 'whole number (seconds since 1970?)'
  if (value > 1e12 && value < 1e13) return 'whole number (milliseconds since 1970?)'
  return 'whole number'
}

const shapes: readonly (readonly [form: string, shape: RegExp])[] = [
  ['empty text', /^$/],
  ['yyyy-MM-dd HH:mm:ss', /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/],
  ['yyyy-MM-dd', /^\d{4}-\d\d-\d\d$/],
  ['ISO time', /^\d{4}-\d\d-\d\dT\d\d:\d\d/],
  ['digits as text', /^-?\d+$/],
  ['decimal text', /^-?\d+\.\d+$/],
  ['JSON text', /^[[{].*[\]}]$/s],
]

function textForm(text: string): string {
  return shapes.find(([, shape]) => shape.test(text))?.[0] ?? 'text'
}
