/**
 * Where a database is, to be shown: without its password and without the options, which may hold one.
 * @throws Error, one sentence to show and without the text, which may hold a password, when it is no such URL
 */
export function placeOf(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (parsed === undefined || !/^postgres(ql)?:$/.test(parsed.protocol))
    throw new Error(
      'DATABASE_URL is no address of a PostgreSQL database: give postgres://user:password@host:5432/database.',
    )
  const user = parsed.username === '' ? '' : `${parsed.username}@`
  return `postgres://${user}${parsed.host || 'local socket'}${parsed.pathname}`
}
