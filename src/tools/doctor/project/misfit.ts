import { kindOf } from '@/engine/schema/field'
import type { KindName } from '@/engine/kinds'
import { dictOf, type AnyField } from './fieldsOf'
import type { Finding } from './Finding'
import { literal, literals, withArticle } from './wording'

const incomparable = 'compared with nothing'
const valueWords: Readonly<Record<string, string>> = {
  flag: 'true or false',
  integer: 'a whole number',
  list: incomparable,
  rows: incomparable,
} satisfies { readonly [K in KindName]?: string }

/** Why a field never holds a value, as the end of a sentence; nothing where it can. */
export function misfit(field: AnyField, value: unknown): Finding | undefined {
  const { kind } = field
  const { hidden, derive, parse } = kindOf(field)
  if (hidden) {
    return { problem: `but no record holds ${withArticle(kind)}`, fix: 'Name another field.' }
  }
  const isOfKind = derive ? typeof value === 'string' : parse(value, field) === value
  if (!isOfKind) {
    const words = valueWords[kind] ?? 'a text'
    return {
      problem: `but the value of ${withArticle(kind)} is ${words}`,
      fix: words === incomparable ? 'Name another field.' : `Write ${spelt(words, value)}.`,
    }
  }
  const dict = kind === 'code' ? dictOf(field) : undefined
  const codes = dict?.entries.map(([code]) => code)
  if (!codes || codes.some((code) => code === value)) return undefined
  return {
    problem: `but the dictionary \`${dict?.name}\` has no such code`,
    fix: `Write one of ${literals(codes)}.`,
  }
}

function spelt(words: string, value: unknown): string {
  return words === 'a text' && typeof value === 'number' ? literal(String(value)) : words
}
