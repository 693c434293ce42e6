const most = 999

/** Exact up to 999, then `999+`. */
export function shortCount(count: number): string {
  return count > most ? `${most}+` : String(count)
}
