// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { hasHidden, hiddenIn, removeHidden, revealHidden } from '@/engine/values/hiddenCharacters'

const one = (code: number) => String.fromCodePoint(code)

function range(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at)
}

const direction = [
  0x06_1c,
  0x20_0e,
  0x20_0f,
  ...range(0x20_2a, 0x20_2e),
  ...range(0x20_66, 0x20_69),
]
const invisible = [
  0x00_ad,
  0x03_4f,
  0x11_5f,
  0x11_60,
  0x28_00,
  0x31_64,
  0xfe_ff,
  0xff_a0,
  ...range(0x20_0b, 0x20_0d),
  ...range(0x20_60, 0x20_65),
  ...range(0xfe_00, 0xfe_0f),
  ...range(0xff_f9, 0xff_fb),
  ...range(0xe_00_00, 0xe_00_7f),
  0xe_01_00,
]
const controls = [...range(0x00, 0x1f), ...range(0x7f, 0x9f)]
const spaces = [0x00_a0, 0x16_80, ...range(0x20_00, 0x20_0a), 0x20_2f, 0x20_5f, 0x30_00]

describe('hidden characters', () => {
  it('are shown in an order number by their abbreviation, in their place', () => {
    expect(revealHidden('PAY\u202E0001234')).toBe('PAY[RLO]0001234')
    expect(revealHidden('a\u2062b')).toBe('a[U+2062]b')
    expect(revealHidden('half\uD83D')).toBe('half[U+D83D]')
  })

  it.each([...direction, ...invisible, ...controls, ...spaces, 0x20_28, 0x20_29])(
    'include U+%i in a name or a number',
    (code) => {
      const text = `A${one(code)}1`
      expect(hasHidden(text)).toBe(true)
      expect(revealHidden(text)).toMatch(/^A\[(?:[A-Z]+|U\+[\dA-F]{4,6})\]1$/)
      expect(hasHidden(removeHidden(text))).toBe(false)
      expect(hiddenIn(text)).toHaveLength(1)
    },
  )

  it.each([...direction, ...invisible])('include U+%i in prose, too', (code) => {
    expect(hasHidden(`A${one(code)}1`, 'prose')).toBe(true)
  })

  it('leave prose its line breaks, tabs and spaces', () => {
    const text = 'One\r\n\ttwo\u00A0three\u3000four\n'
    expect(revealHidden(text, 'prose')).toBe(text)
    expect(revealHidden('a\nb')).toBe('a[LF]b')
  })

  it.each([
    '👩‍👩‍👧‍👦 商户 🇨🇳 مرحبا',
    '🧑🏽‍🤝‍🧑🏻 🏳️‍🌈 ❤️‍🔥 ☎︎ 1️⃣',
    '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}',
    'می‌خواهم',
    'क्‍ष',
    '葛\u{E0100}城市',
    'ᠮᠣᠩᠭᠣᠯ\u180B',
    'plain – “text”, €1.5 · 商户（一）',
  ])('are none where they belong to the writing: %s', (text) => {
    expect(hasHidden(text)).toBe(false)
    expect(revealHidden(text)).toBe(text)
    expect(removeHidden(text)).toBe(text)
  })

  it.each([
    'pay\u200Cpal',
    '👩\u200D',
    '1\uFE0F',
    'a\uFE0F',
    '\u{1F3F4}\u{E0061}\u{E0062}\u{E007F}',
  ])('are those that join or vary nothing: %j', (text) => {
    expect(hasHidden(text)).toBe(true)
  })

  it('are named by their effect, each once and in order', () => {
    const found = hiddenIn('\u00A0\u202E\u200B\u202E\u0007\n')
    expect(found.map(({ label, code, effect }) => [label, code, effect])).toEqual([
      ['NBSP', 'U+00A0', 'space'],
      ['RLO', 'U+202E', 'direction'],
      ['ZWSP', 'U+200B', 'invisible'],
      ['U+0007', 'U+0007', 'control'],
      ['LF', 'U+000A', 'break'],
    ])
  })

  it('are removed, and a visible gap stays a space', () => {
    expect(removeHidden('Main\u00A0wal\u200Blet\u202E')).toBe('Main wallet')
  })
})
