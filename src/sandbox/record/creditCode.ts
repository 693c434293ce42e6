const letters = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/** §5 USCC: 18 characters of GB 32100, the last of which checks the others. */
export function isCreditCode(text: string): boolean {
  if (!/^[^IOSVZ\W_a-z]{18}$/.test(text) || !/^.{2}\d{6}/.test(text)) return false
  const sum = weights.reduce(
    (total, weight, index) => total + weight * letters.indexOf(text.charAt(index)),
    0,
  )
  return letters[(31 - (sum % 31)) % 31] === text[17]
}
