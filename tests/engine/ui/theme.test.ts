import { describe, expect, it } from 'vitest'
import { createPortalTheme } from '@/engine/ui/overlay/theme'

describe('theme', () => {
  it('takes every colour from the style sheet by name', () => {
    const { palette } = createPortalTheme('en-US')
    const colours = Object.values(palette ?? {}).flatMap((group) => Object.values(group as object))
    expect(colours.length).toBeGreaterThan(10)
    expect(colours.join(' ')).not.toMatch(/#|rgb/)
  })

  it('sends nothing before it is confirmed', () => {
    const { components } = createPortalTheme('en-US')
    for (const name of ['RaEdit', 'RaDeleteButton', 'RaBulkDeleteButton', 'RaBulkUpdateButton']) {
      expect(components).toHaveProperty([name, 'defaultProps', 'mutationMode'], 'pessimistic')
    }
  })

  it('speaks Chinese where MUI has its own words', () => {
    expect(createPortalTheme('zh-CN').components).toHaveProperty('MuiPagination')
    expect(createPortalTheme('en-US').components).not.toHaveProperty('MuiPagination')
  })
})
