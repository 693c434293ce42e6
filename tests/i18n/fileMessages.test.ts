// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { filesEnUS } from '@/i18n/files-en-US'
import { filesZhCN } from '@/i18n/files-zh-CN'

function flatten(node: unknown, prefix = ''): readonly (readonly [key: string, words: string])[] {
  if (typeof node === 'string') return [[prefix, node]]
  return Object.entries(node as object).flatMap(([key, below]) =>
    flatten(below, `${prefix}.${key}`),
  )
}

const placeholders = (text = '') => [...new Set(text.match(/%\{\w+\}/g))].sort()

describe('the words of importing and uploading', () => {
  const en = flatten(filesEnUS)
  const zh = new Map(flatten(filesZhCN))

  it('are the same in both languages', () => {
    expect([...zh.keys()].sort()).toEqual(en.map(([key]) => key).sort())
    expect(en.filter(([key, words]) => zh.get(key) === words)).toEqual([])
  })

  it('have the same placeholders', () => {
    const different = en.filter(
      ([key, words]) => `${placeholders(zh.get(key))}` !== `${placeholders(words)}`,
    )
    expect(different).toEqual([])
  })

  it('ask in the words of the specification, §8', () => {
    const { sureTemplate, templates } = filesEnUS.imports
    expect(sureTemplate.replace('%{template}', templates.withdrawal)).toBe(
      'Are you sure to download Withdraw Template?',
    )
  })
})
