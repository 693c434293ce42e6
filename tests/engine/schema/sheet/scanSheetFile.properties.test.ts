// @vitest-environment node
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { scanSheetFile } from '@/engine/schema/sheet/scanSheetFile'
import { readZipDirectory } from '@/engine/schema/sheet/zipDirectory'
import { always } from '@/tests/support/properties'
import { workbook } from '@/tests/support/files/workbook'
import { zip } from '@/tests/support/files/zip'

const whole = workbook([
  ['Address', 'Amount'],
  ['T1', '1.5'],
])
const plainName = fc
  .array(fc.stringMatching(/^[a-z\d_-]{1,8}$/), { minLength: 1, maxLength: 3 })
  .map((steps) => `${steps.join('/')}.xml`)
const entry = fc.record({
  name: plainName,
  content: fc.string({ maxLength: 300 }),
  isStored: fc.boolean(),
})
const entries = fc.uniqueArray(entry, { maxLength: 12, selector: ({ name }) => name })

async function kindOf(bytes: Uint8Array): Promise<string> {
  const scanned = await scanSheetFile('a.xlsx', bytes)
  return scanned.kind === 'refused' ? scanned.issue.key : scanned.kind
}

describe('any file', () => {
  const beginning = fc.constantFrom(
    '',
    'PK\x03\x04',
    'PK\x05\x06',
    '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
  )

  always(
    'that is no workbook is refused with any first bytes',
    [beginning, fc.uint8Array({ maxLength: 2_000 })],
    async (start, rest) => {
      const bytes = Uint8Array.from([...start].map((one) => one.charCodeAt(0)).concat([...rest]))
      expect(await kindOf(bytes)).toMatch(/^(?:sheet|validation)\./)
    },
  )

  always(
    'that is cut short is refused',
    [fc.nat(whole.length - 1)],
    async (length) => {
      expect(await kindOf(whole.slice(0, length))).toMatch(/^sheet\./)
    },
    300,
  )

  always(
    'with bytes changed is refused or a workbook yet',
    [fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 })],
    async (changes) => {
      const bytes = whole.slice()
      for (const [at, byte] of changes) bytes[at] = byte
      expect(await kindOf(bytes)).toMatch(/^(?:workbook|sheet\.\w+)$/)
    },
    300,
  )

  always(
    'with anything before or behind it is refused',
    [fc.uint8Array({ minLength: 1, maxLength: 50 })],
    async (more) => {
      const [before, behind] = [
        Uint8Array.from([...more, ...whole]),
        Uint8Array.from([...whole, ...more]),
      ]
      expect(await kindOf(before)).toMatch(/^sheet\./)
      expect(await kindOf(behind)).toBe('sheet.damaged')
    },
    300,
  )
})

describe('any zip', () => {
  always(
    'has the parts that were put into it',
    [entries, fc.string({ maxLength: 40, unit: 'grapheme-ascii' })],
    (all, comment) => {
      fc.pre(!comment.includes('PK'))
      const parts = readZipDirectory(zip(all, { comment }))
      if ('key' in parts) throw new Error(parts.key)
      expect(parts.map(({ name, size, isDeflated }) => [name, size, isDeflated])).toEqual(
        all.map(({ name, content, isStored }) => [name, Buffer.byteLength(content), !isStored]),
      )
    },
  )

  always(
    'with a name that leads away is refused',
    [
      entries,
      plainName,
      fc.constantFrom('/', '../', './', 'a/../', '\\', 'C:', 'a\\', 'a\0', 'a\n'),
    ],
    (all, name, start) => {
      expect(readZipDirectory(zip([...all, { name: start + name, content: 'x' }]))).toEqual({
        key: 'sheet.path',
      })
    },
  )

  always(
    'that declares more than it may is refused before it is unpacked',
    [entries, plainName, fc.integer({ min: 33, max: 4_000 })],
    (all, name, megabytes) => {
      const bomb = { name: `bomb/${name}`, content: 'x', declaredSize: megabytes * 1024 * 1024 }
      expect(readZipDirectory(zip([...all, bomb]))).toMatchObject({ key: 'sheet.bomb' })
    },
  )

  always(
    'with one name twice, in upper or lower case, is refused',
    [entries, entry],
    (all, one) => {
      const others = all.filter(({ name }) => name !== one.name)
      const twice = [...others, one, { ...one, name: one.name.toUpperCase() }]
      expect(readZipDirectory(zip(twice))).toEqual({ key: 'sheet.damaged' })
    },
  )

  always(
    'with an encrypted part is refused',
    [entries, plainName, fc.constantFrom(0x1, 0x40, 0x41)],
    (all, name, flags) => {
      const hidden = { name: `hidden/${name}`, content: 'x', flags }
      expect(readZipDirectory(zip([...all, hidden]))).toEqual({ key: 'sheet.encrypted' })
    },
  )
})
