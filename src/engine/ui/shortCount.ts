const most = 999

/** A count where there is little room: exact up to 999, then `999+`. */
export function shortCount(count: number): string {
  return count > most ? `${most}+` : String(count)
}
