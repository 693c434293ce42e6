// What makes a spreadsheet read a text as a formula, the wide forms of East Asian keyboards among them.
const trigger = '[=+\\-@\\t\\r\\n\\0＝＋－＠]'
const needsGuard = new RegExp(`^'*${trigger}`)
const isGuarded = new RegExp(`^'+${trigger}`)

/**
 * A text that no spreadsheet takes for a formula: an apostrophe before what would begin one. A text that
 * already looks guarded gets one more, so that {@link unguard} gives every text back.
 *
 * @example guard('=1+1') // "'=1+1"
 */
export function guard(text: string): string {
  return needsGuard.test(text) ? `'${text}` : text
}

/** The text that was guarded; any other text as it is. */
export function unguard(text: string): string {
  return isGuarded.test(text) ? text.slice(1) : text
}
