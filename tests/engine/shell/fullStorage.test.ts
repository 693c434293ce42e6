// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import {
  changePreferences,
  preferences,
  resetPreferences,
} from '@/engine/shell/preferences/preferences'
import { forgetTags, readTags, storeTags } from '@/engine/shell/tags/storedTags'
import { createPortalStore } from '@/engine/data/portalStore'

afterEach(() => {
  vi.restoreAllMocks()
  resetPreferences()
  localStorage.clear()
})

it('I2: in a full storage, settings, tags and columns last until a reload, and the log says so once', () => {
  const store = createPortalStore('wattdesk', 'en-US')
  store.setItem('bill.columns', ['id'])
  const heard: unknown[] = []
  store.subscribe('bill.columns', (columns) => heard.push(columns))
  const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })

  store.setup()
  changePreferences({ size: 'mini' })
  changePreferences({ tagsView: true })
  expect(preferences()).toMatchObject({ size: 'mini', tagsView: true })
  expect(document.documentElement.dataset['size']).toBe('mini')
  storeTags('1', [{ path: '/store/bill', search: '', isPinned: false }])
  expect(readTags('1')).toEqual([])
  forgetTags()
  store.setItem('bill.columns', ['id', 'type'])
  expect(store.getItem('bill.columns')).toEqual(['id', 'type'])
  expect(heard.at(-1)).toEqual(['id', 'type'])
  expect(log.mock.calls).toEqual([
    ['not kept over a reload: version', expect.objectContaining({ name: 'QuotaExceededError' })],
  ])

  full.mockRestore()
  store.setItem('bill.columns', ['type'])
  expect(store.getItem('bill.columns')).toEqual(['type'])
  expect(createPortalStore('wattdesk', 'en-US').getItem('bill.columns')).toEqual(['type'])
  expect(heard.at(-1)).toEqual(['type'])
  store.removeItem('bill.columns')
  expect(store.getItem('bill.columns', 'all')).toBe('all')
})
