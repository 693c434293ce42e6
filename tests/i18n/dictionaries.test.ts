// @vitest-environment node
import english from 'ra-language-english'
import { describe, expect, it } from 'vitest'
import { chooseLanguage } from '@/engine/messages/language'
import { createTranslate } from '@/engine/messages/translate'
import { framework } from '@/engine/messages/zh-CN/framework'
import { allResources } from '@/resources/all'
import type { Resource } from '@/engine/declare'
import { allWordsOf } from '@/tools/app/DeclaredApp'
import { portal } from '@/tools/app/portal'

const { en: enUS, zh: zhCN } = await allWordsOf(portal)

const flatten = (node: unknown, prefix = ''): Map<string, string> =>
  typeof node === 'string'
    ? new Map([[prefix, node]])
    : new Map(
        Object.entries(node as object).flatMap(([key, below]) =>
          Array.from(flatten(below, prefix ? `${prefix}.${key}` : key)),
        ),
      )

/** The app's name is filled in everywhere. */
const placeholders = (text: string) => [...new Set(text.match(/%\{(?!app\})\w+\}/g))].sort()

describe('both languages', () => {
  const en = flatten(enUS)
  const zh = flatten(zhCN)

  it('have the same keys', () => {
    expect([...zh.keys()].sort()).toEqual([...en.keys()].sort())
  })

  it.each([...en])('say %s with the same placeholders', (key, words) => {
    expect(placeholders(zh.get(key) ?? '')).toEqual(placeholders(words))
    expect(zh.get(key)?.trim()).not.toBe('')
  })

  it('give Chinese words to all but names and signs', () => {
    const untranslated = [...zh].filter(([key, words]) => words === en.get(key)).map(([key]) => key)
    const same =
      /^(app\.name|codes\.(?:cryptoNetwork|javaType|queryType)\..*|actions\.confirm|shell\.languages\..*|resources\..*\.telegram)$/
    expect(untranslated.filter((key) => !same.test(key))).toEqual([])
  })
})

describe('the framework’s words in Chinese', () => {
  const en = flatten(english)
  const zh = flatten(framework)

  it.each([...en])('has %s', (key, words) => {
    expect(zh.has(key)).toBe(true)
    const optional = (found: string[]) => found.filter((one) => one !== '%{smart_count}')
    const known = optional(placeholders(words))
    expect(known).toEqual(expect.arrayContaining(optional(placeholders(zh.get(key) ?? ''))))
  })
})

/** Its fields, and the columns of the small tables among them. */
const labelled = ({ fields }: Resource) => {
  const columns = Object.values(fields).map((field) => ('columns' in field ? field.columns : {}))
  return [fields, ...columns].flatMap((named) => Object.keys(named as object))
}

describe('every resource', () => {
  const cases = allResources.flatMap((resource) =>
    ['name', 'plural', ...labelled(resource).map((name) => `fields.${name}`)].map((key) => [
      `resources.${resource.name}.${key}`,
    ]),
  )

  it.each(cases)('%s has its words in both languages', (key) => {
    expect(flatten(enUS).has(key)).toBe(true)
    expect(flatten(zhCN).has(key)).toBe(true)
  })

  it('has words for every code of its dictionaries', () => {
    const keys = allResources
      .flatMap(({ fields }) => Object.values(fields))
      .flatMap((field) =>
        'dict' in field ? [field.dict as { name: string; entries: string[][] }] : [],
      )
      .flatMap(({ name, entries }) => entries.map(([, key]) => `codes.${name}.${key}`))
    expect(keys.filter((key) => !flatten(enUS).has(key))).toEqual([])
  })
})

describe('every rule between fields', () => {
  const rules = allResources.flatMap((resource) => resource.rules ?? [])
  const keys = rules.flatMap((rule) => ('message' in rule ? [rule.message] : []))

  it.each(keys)('validation.%s has its words in both languages', (key) => {
    expect(flatten(enUS).has(`validation.${key}`)).toBe(true)
    expect(flatten(zhCN).has(`validation.${key}`)).toBe(true)
  })
})

describe('§9 language', () => {
  it.each([
    [undefined, 'zh-TW', 'zh-CN'],
    [undefined, 'ZH', 'zh-CN'],
    [undefined, 'de-DE', 'en-US'],
    ['en-US', 'zh-CN', 'en-US'],
    ['zh-CN', 'en-GB', 'zh-CN'],
    ['fr-FR', 'zh-CN', 'zh-CN'],
  ] as const)('stored %j and browser %j give %j', (stored, browser, language) => {
    expect(chooseLanguage(stored, browser)).toBe(language)
  })
})

describe('words outside react-admin', () => {
  const t = createTranslate(enUS)

  it('fill placeholders with unchanged text', () => {
    expect(t('views.total', { total: '$& 20,000' })).toBe('$& 20,000 in total')
  })

  it('show an unknown key instead of failing', () => {
    expect(t('views.nothing.here')).toBe('views.nothing.here')
    expect(t('views')).toBe('views')
  })
})
