const most = 999

export function shortCount(count: number): string {
  return count > most ? `${most}+` : String(count)
}
