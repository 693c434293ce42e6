import { describe, expect, it } from 'vitest'
import { createTranslate } from '@/engine/messages/translate'

const words = {
  app: { name: 'Wattdesk' },
  list: { rows: '%{smart_count} row |||| %{smart_count} rows', 'a.b': 'dotted' },
  welcome: 'Welcome to %{app}, %{name}',
}

describe('translate', () => {
  const t = createTranslate(words)

  it('fills placeholders and leaves unknown ones as they are', () => {
    expect(t('welcome', { name: 'Ada' })).toBe('Welcome to Wattdesk, Ada')
    expect(t('welcome')).toBe('Welcome to Wattdesk, %{name}')
    expect(t('nowhere', { _: '%{toString} %{app}' })).toBe('%{toString} Wattdesk')
  })

  it('chooses the form by the count; Chinese has one', () => {
    expect(t('list.rows', { smart_count: 1 })).toBe('1 row')
    expect(t('list.rows', { smart_count: 0 })).toBe('0 rows')
    expect(createTranslate(words, 'zh-CN')('list.rows', { smart_count: 2 })).toBe('2 row')
  })

  it('finds keys with dots, and shows the default or the key where there is no text', () => {
    expect(t('list.a.b')).toBe('dotted')
    expect(t('list', { _: 'List' })).toBe('List')
    expect(t('list')).toBe('list')
    expect(t('')).toBe('')
  })
})
