/** A value as JSON that PostgreSQL can hold: it knows neither NUL nor half a surrogate pair. */
export function jsonText(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][\da-f]{2})/g,
    '$1\\ufffd',
  )
}
