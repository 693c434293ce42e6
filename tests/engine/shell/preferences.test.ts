// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  changePreferences,
  preferences,
  resetPreferences,
} from '@/engine/shell/preferences/preferences'
import { defaultPreferences } from '@/engine/shell/preferences/storedPreferences'

beforeEach(resetPreferences)

describe('§9, the settings of a first run', () => {
  it('are the theme 409EFF, no tags, a header that scrolls, the logo, size medium', () => {
    expect(preferences()).toEqual({
      theme: '#409EFF',
      mode: 'system',
      tagsView: false,
      fixedHeader: false,
      sidebarLogo: true,
      size: 'medium',
    })
  })

  it('come back with a reset', () => {
    changePreferences({ tagsView: true, size: 'mini' })
    resetPreferences()
    expect(preferences()).toEqual(defaultPreferences)
  })
})

describe('a stored setting', () => {
  it('is written as one text that a reload reads', () => {
    changePreferences({ theme: '#11a983' })
    changePreferences({ tagsView: true })
    expect(JSON.parse(localStorage.getItem('layout-setting') ?? '')).toEqual({
      ...defaultPreferences,
      theme: '#11a983',
      tagsView: true,
    })
  })

  it.each(['{', 'null', '[]', '"x"', '{"theme":"url(//x)","size":"huge","tagsView":"yes"}'])(
    'with the value %s is the default',
    async (text) => {
      localStorage.setItem('layout-setting', text)
      vi.resetModules()
      const fresh = await import('@/engine/shell/preferences/preferences')
      expect(fresh.preferences()).toEqual(defaultPreferences)
    },
  )
})
