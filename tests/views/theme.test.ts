import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createPortalTheme, themeColours } from '@/views/theme'

const tokens = readFileSync('src/layout/tokens.css', 'utf8')

describe('theme', () => {
  it.each(Object.entries(themeColours))('has %s as the style sheet has it', (name, colour) => {
    expect(valueOf(name)).toBe(colour)
  })

  it.each(['success', 'warning', 'danger', 'info'])('reads %s on its own ground', (name) => {
    expect(contrast(valueOf(`--wd-${name}`), valueOf(`--wd-${name}-bg`))).toBeGreaterThan(4.5)
  })

  it.each(['--wd-text', '--wd-text-muted', '--wd-theme-text'])('reads %s everywhere', (name) => {
    for (const ground of ['--wd-surface', '--wd-bg', '--wd-surface-2']) {
      expect(contrast(valueOf(name), valueOf(ground))).toBeGreaterThan(4.5)
    }
  })

  it('sends nothing before it is confirmed', () => {
    const { components } = createPortalTheme('en-US')
    for (const name of ['RaEdit', 'RaDeleteButton', 'RaBulkDeleteButton', 'RaBulkUpdateButton']) {
      expect(components).toHaveProperty([name, 'defaultProps', 'mutationMode'], 'pessimistic')
    }
  })

  it('speaks Chinese where MUI has words of its own', () => {
    expect(createPortalTheme('zh-CN').components).toHaveProperty('MuiPagination')
    expect(createPortalTheme('en-US').components).not.toHaveProperty('MuiPagination')
  })
})

function valueOf(name: string): string {
  return new RegExp(`${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1] ?? ''
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

/** WCAG 2: relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}
