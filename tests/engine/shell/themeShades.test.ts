// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, enough, grounds, mix, shadesOf } from '@/engine/shell/preferences/themeShades'

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((all) => `#${all.toString(16).padStart(6, '0')}`)

const muted = { light: '#5a6775', dark: '#9fadbc' } as const

describe('any theme colour', () => {
  it('carries readable words, at rest and under the pointer', () => {
    fc.assert(
      fc.property(colours, (theme) => {
        const shades = shadesOf(theme)
        const ink = shades['--wd-on-theme']
        expect(contrast(ink, theme)).toBeGreaterThanOrEqual(enough)
        expect(contrast(ink, shades['--wd-theme-hover'])).toBeGreaterThanOrEqual(enough)
      }),
      { numRuns: 2_000 },
    )
  })

  it.each(['light', 'dark'] as const)('gives links a shade that reads on a %s page', (side) => {
    fc.assert(
      fc.property(colours, (theme) => {
        const shades = shadesOf(theme)
        const words = shades[`--wd-theme-text-${side}`]
        const tint = shades[`--wd-theme-bg-${side}`]
        for (const ground of [...grounds[side], tint])
          expect(contrast(words, ground)).toBeGreaterThanOrEqual(enough)
        expect(contrast(muted[side], tint)).toBeGreaterThanOrEqual(enough)
      }),
      { numRuns: 2_000 },
    )
  })

  it('stays as chosen where it is readable', () => {
    expect(shadesOf('#304156')).toMatchObject({
      '--wd-theme': '#304156',
      '--wd-on-theme': '#ffffff',
      '--wd-theme-text-light': '#304156',
    })
    expect(shadesOf('#409eff')).toMatchObject({
      '--wd-theme-text-light': '#2d70b5',
      '--wd-theme-text-dark': '#409eff',
    })
  })
})

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#767676', 4.54],
    ['#ff0000', '#ffffff', 4],
    ['#1890ff', '#1890ff', 1],
  ])('of %s and %s is %d', (one, other, expected) => {
    expect(contrast(one, other)).toBeCloseTo(expected, 2)
    expect(contrast(other, one)).toBeCloseTo(expected, 2)
  })

  it('mixes two colours by share', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
    expect(mix('#102030', '#ffffff', 0)).toBe('#102030')
    expect(mix('#102030', '#0a0b0c', 1)).toBe('#0a0b0c')
  })
})
