import type { Language } from '@/engine/config'
import type { Words } from './words'

export type Translate = (key: string, args?: Readonly<Record<string, string | number>>) => string

const pluralMark = '||||'

/** `smart_count` chooses between two forms, of which Chinese has one; an unknown key becomes the text in `_`. */
export function createTranslate(words: Words, language: Language = 'en-US'): Translate {
  const texts = flatten(words)
  const app = texts.get('app.name')
  return (key, given = {}) => {
    const { _: fallback, smart_count: count } = given
    const text = texts.get(key) ?? (typeof fallback === 'string' ? fallback : key)
    const form = count === undefined ? text : formOf(text, count, language)
    return form.includes('%{') ? fill(form, { app, ...given }) : form
  }
}

function flatten(words: Words): ReadonlyMap<string, string> {
  const texts = new Map([['', '']])
  const add = (below: Words, prefix: string) => {
    for (const [key, word] of Object.entries(below)) {
      if (typeof word === 'string') texts.set(prefix + key, word)
      else if (word) add(word, `${prefix}${key}.`)
    }
  }
  add(words, '')
  return texts
}

function formOf(text: string, count: string | number, language: Language): string {
  const [one = '', many] = text.split(pluralMark)
  return ((language === 'en-US' && count !== 1 && many) || one).trim()
}

function fill(text: string, args: Readonly<Record<string, unknown>>): string {
  return text.replaceAll(/%\{(\w+)\}/g, (whole, name: string) =>
    String((Object.hasOwn(args, name) ? args[name] : undefined) ?? whole),
  )
}
