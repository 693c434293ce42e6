// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { config } from '@/engine/config'
import { contrast, grounds, shadesOf } from '@/engine/shell/preferences/themeShades'

const root = join(import.meta.dirname, '../../..')
const css = readFileSync(join(root, 'src/engine/shell/tokens.css'), 'utf8')
const token = (name: string) => new RegExp(`--wd-${name}: ([^;]+);`).exec(css)?.[1]?.toLowerCase()

it.each([
  ['brand', config.brandColour],
  ['theme', config.themeColour],
  ['side-width', `${config.sidebarWidthPx}px`],
])('§9: the style sheet says %s as the configuration does', (name, value) => {
  expect(token(name)).toBe(value.toLowerCase())
})

it('§9: the style sheet has the shades of the first run’s theme colour', () => {
  for (const [name, colour] of Object.entries(shadesOf(config.themeColour.toLowerCase())))
    expect(token(name.replace('--wd-', '')), name).toBe(colour)
})

describe.each(['light', 'dark'] as const)('on a %s page', (side) => {
  it.each(['success', 'warning', 'danger', 'info'])(
    '%s is readable on its own background',
    (name) => {
      expect(contrast(colour(name, side), colour(`${name}-bg`, side))).toBeGreaterThan(4.5)
    },
  )

  const words = ['text', 'text-muted', 'success', 'warning', 'danger', 'info', `theme-text-${side}`]
  it.each(words)('%s is readable everywhere', (name) => {
    for (const ground of ['surface', 'bg', 'surface-2', 'float', `theme-bg-${side}`])
      expect(contrast(colour(name, side), colour(ground, side)), ground).toBeGreaterThan(4.5)
  })

  it.each([
    ['on-danger', 'danger-strong'],
    ['on-danger', 'danger-hover'],
    ['on-theme', 'theme'],
    ['on-theme', 'theme-hover'],
    ['text-muted', 'info-bg'],
    ['side-text', 'side'],
    ['side-muted', 'side'],
    ['side-strong', 'side-high'],
  ])('%s reads on %s', (name, ground) => {
    expect(contrast(colour(name, side), colour(ground, side))).toBeGreaterThan(4.5)
  })

  it.each([
    ['focus', 3],
    ['border-strong', 2.8],
  ])('%s is seen everywhere', (name, least) => {
    for (const ground of ['surface', 'bg', 'surface-2', 'float'])
      expect(contrast(colour(name, side), colour(ground, side)), ground).toBeGreaterThan(least)
  })

  it('has no background with less contrast than the two that are calculated with', () => {
    const [mixed, hardest] = grounds[side]
    expect(mixed).toBe(colour('surface', side))
    for (const name of ['surface', 'bg', 'surface-2', 'float'])
      expect(contrast(hardest, colour('text', side)), name).toBeLessThanOrEqual(
        contrast(colour(name, side), colour('text', side)),
      )
  })
})

it('is the only place with a colour: no other style sheet and no component has one', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  const drawn = files.filter((file) => /\.(?:css|tsx)$/.test(file) && !file.endsWith('tokens.css'))
  expect(drawn.length).toBeGreaterThan(100)
  const coloured = drawn.filter((file) =>
    /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(|:\s*(?:white|black)\b/i.test(
      readFileSync(join(root, 'src', file), 'utf8'),
    ),
  )
  expect(coloured).toEqual([])
})

function colour(name: string, side: 'light' | 'dark'): string {
  const pair = /light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/.exec(token(name) ?? '')
  return (pair ? pair[side === 'light' ? 1 : 2] : token(name)) ?? ''
}
