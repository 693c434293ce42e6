/** Milliseconds since 1970 as PostgreSQL reads a timestamptz. */
export function instant(ms: number): string {
  return new Date(ms).toISOString()
}
