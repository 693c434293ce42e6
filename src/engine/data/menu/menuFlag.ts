/**
 * Reads a yes-or-no property of the menu: `hidden`, `alwaysShow`, `noCache`, `affix`, `breadcrumb`.
 *
 * | sent                                                   | read as     |
 * | ------------------------------------------------------ | ----------- |
 * | `true`, `1`, `"true"`, `"1"`, `"y"`, `"yes"`, `"on"`   | true        |
 * | `false`, `0`, `"false"`, `"0"`, `"n"`, `"no"`, `"off"` | false       |
 * | nothing, `null`, `""` and everything else              | the default |
 *
 * Text counts in any case and between blanks. `isFrame` is not read: an outside link is known by its address.
 *
 * @param byDefault what counts where the gateway says neither; false by default
 */
export function menuFlag(value: unknown, byDefault = false): boolean {
  if (typeof value === 'object') return byDefault
  return words.get(String(value).trim().toLowerCase()) ?? byDefault
}

const words: ReadonlyMap<string, boolean> = new Map([
  ...['true', '1', 'y', 'yes', 'on'].map((word) => [word, true] as const),
  ...['false', '0', 'n', 'no', 'off'].map((word) => [word, false] as const),
])
