// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { files as english } from '@/engine/messages/en-US/files'
import { files as chinese } from '@/engine/messages/zh-CN/files'
import { resources } from '@/i18n/en-US/resources'

function flatten(node: unknown, prefix = ''): readonly (readonly [key: string, words: string])[] {
  if (typeof node === 'string') return [[prefix, node]]
  return Object.entries(node as object).flatMap(([key, below]) =>
    flatten(below, `${prefix}.${key}`),
  )
}

const placeholders = (text = '') => [...new Set(text.match(/%\{\w+\}/g))].sort()

describe('the words of importing and uploading', () => {
  const en = flatten(english)
  const zh = new Map(flatten(chinese))

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
    const { template } = resources.resources.withdrawal
    expect(english.imports.sureTemplate.replace('%{template}', template)).toBe(
      'Are you sure to download Withdraw Template?',
    )
  })
})
