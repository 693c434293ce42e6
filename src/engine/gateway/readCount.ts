/**
 * Reads a count: a whole number from 0, or its JSON text (`12`, `'12'`, `1e9`). `true` is not a count.
 *
 * @returns undefined for anything else
 */
export function readCount(value: unknown): number | undefined {
  const isText =
    typeof value === 'string' && /^\s*\d{1,15}(?:\.0+)?(?:e\+?\d{1,2})?\s*$/i.test(value)
  const count = isText ? Number(value) : value
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined
}
