import type { Language } from '@/engine/config'
import { isFields } from '@/engine/gateway/envelope'
import { appUnderTest } from '../app/appUnderTest'

/** The word under a dotted key in a language, if any. */
export function wordAt(language: Language, key: string): string | undefined {
  let place: unknown = appUnderTest().words[language]
  for (const part of key.split('.')) {
    if (!isFields(place) || !Object.hasOwn(place, part)) return undefined
    place = place[part]
  }
  return typeof place === 'string' ? place : undefined
}

/** The first of several keys that has words. */
export function wordOf(language: Language, ...keys: readonly string[]): string | undefined {
  return keys.map((key) => wordAt(language, key)).find((word) => word !== undefined)
}

/** The words of a message with its arguments in place. */
export function say(
  language: Language,
  key: string,
  args: Readonly<Record<string, string | number>> = {},
): string {
  const words = wordAt(language, key) ?? key
  return words.replaceAll(/%\{(\w+)\}/g, (whole, name: string) => String(args[name] ?? whole))
}
