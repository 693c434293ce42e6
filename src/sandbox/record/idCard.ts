const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checks = '10X98765432'

/** §5 Idcard: 17 digits with a day of birth that exists, and the check character of GB 11643. */
export function isIdCard(text: string): boolean {
  const match = /^[1-9]\d{5}((?:18|19|20)\d\d)(\d\d)(\d\d)\d{3}[\dX]$/.exec(text)
  if (match === null) return false
  const day = match.slice(1).join('-')
  const instant = new Date(`${day}T00:00:00Z`)
  const isDay = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day)
  const sum = weights.reduce((total, weight, index) => total + weight * Number(text[index]), 0)
  return isDay && checks[sum % 11] === text[17]
}
