// what a spreadsheet reads as the start of a formula, including the wide forms of East Asian keyboards
const trigger = '[=+\\-@\\t\\r\\n\\0＝＋－＠]'
const needsGuard = new RegExp(`^'*${trigger}`)
const isGuarded = new RegExp(`^'+${trigger}`)

/**
 * An apostrophe keeps spreadsheets from reading a text as a formula. A text that already looks guarded gets one more,
 * so that {@link unguard} restores every text.
 *
 * @example guard('=1+1') // "'=1+1"
 */
export function guard(text: string): string {
  return needsGuard.test(text) ? `'${text}` : text
}

export function unguard(text: string): string {
  return isGuarded.test(text) ? text.slice(1) : text
}
