/** PostgreSQL's number of a type → how its text is read, embedded or on a server. */
export const parsers: ReadonlyMap<number, (text: string) => unknown> = new Map<
  number,
  (text: string) => unknown
>([
  [20, wholeNumber],
  [1016, wholeNumbers],
  [1082, moment],
  [1114, moment],
  [1184, moment],
])

/** A bigint; its digits where a number would not be exact, which is how the family sends long ids. */
function wholeNumber(text: string): number | string {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : text
}

function wholeNumbers(text: string): (number | string | null)[] {
  const items = text.slice(1, -1)
  if (items === '') return []
  return items.split(',').map((item) => (item === 'NULL' ? null : wholeNumber(item)))
}

/** Times without a zone are in UTC. */
function moment(text: string): Date {
  const hasZone = /[+-]\d\d(:?\d\d)*$/.test(text.slice(10))
  return new Date(hasZone || text.length <= 10 ? text : `${text}Z`)
}
