import type { Words } from './words'

export type Translate = (key: string, args?: Readonly<Record<string, string | number>>) => string

/**
 * Translates outside react-admin (boot, login, export). Placeholders are `%{name}`, of which `%{app}` is the app's
 * name; an unknown key is shown as it is.
 */
export function createTranslate(words: Words): Translate {
  const find = (key: string) =>
    key
      .split('.')
      .reduce<Words[string]>(
        (node, part) => (typeof node === 'object' ? node[part] : undefined),
        words,
      )
  const app = find('app.name')
  return (key, args = {}) => {
    const found = find(key)
    const text = typeof found === 'string' ? found : key
    return text.replaceAll(/%\{(\w+)\}/g, (whole, name: string) =>
      String(args[name] ?? (name === 'app' ? app : undefined) ?? whole),
    )
  }
}
