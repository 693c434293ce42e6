// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { unguard } from '@/engine/values/formulaGuard'
import { readSheet } from '@/engine/schema/sheet/readSheet'
import { createCsvFile } from '@/engine/files/sheets/csvFile'
import type { Footer, Sheet, SheetColumn, SheetFile, SheetRow } from '@/engine/files/sheets/sheet'
import { createXlsxFile } from '@/engine/files/sheets/xlsxFile'
import { readCsv } from '@/tests/support/files/readCsv'
import { readPart, readWorkbook } from '@/tests/support/files/readWorkbook'
import { halfPair, hostileTexts } from './hostileTexts'

type Create = (sheet: Sheet) => SheetFile

async function written(create: Create, columns: SheetColumn[], rows: SheetRow[], footer: Footer) {
  const file = create({ name: 'Deposits', columns })
  await file.add(rows.slice(0, 1))
  await file.add(rows.slice(1))
  const blob = await file.end(footer)
  return new Uint8Array(await blob.arrayBuffer())
}

const column = (heading: string, holds: SheetColumn['holds'] = 'text'): SheetColumn => ({
  heading,
  holds,
})
const texts = hostileTexts.map((text): SheetRow => [text, null])

const amounts = [
  '0',
  '0.1',
  '12.50',
  '-12.5',
  '0.0000001',
  '123456789012.345',
  '999999999999999',
  '100000000000000000000',
  '9007199254740993',
  '1.234567890123456',
  '-0.000000000000000001',
  '123456789012345678.123456789012345678',
]

describe('a CSV', () => {
  const read = (bytes: Uint8Array) =>
    readCsv(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes))

  it('G18: has hostile texts inert, and to the letter when they are unguarded', async () => {
    const bytes = await written(createCsvFile, [column('=A'), column('B')], texts, [])
    const [head, ...rows] = read(bytes)
    expect(head).toEqual(["'=A", 'B'])
    const cells = rows.slice(0, hostileTexts.length).map(([cell = '']) => cell)
    for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r\n\0＝＋－＠]/)
    expect(cells.map(unguard)).toEqual(hostileTexts)
    expect(new Set(rows.slice(0, hostileTexts.length).map(([, empty]) => empty))).toEqual(
      new Set(['']),
    )
  })

  it('saved as a workbook is imported to the letter, but for blanks around', async () => {
    const table = await written(createCsvFile, [column('=A'), column('B')], texts, [])
    const cells = read(table).slice(0, hostileTexts.length + 1)
    const columns = [column('A'), column('B')]
    const imported = await readSheet(await written(createXlsxFile, columns, cells, []))
    const first = (imported as string[][]).map(([cell = '']) => cell.trim())
    const whole = ['A', '=A', ...hostileTexts].map((text) => text.trim())
    expect(first.slice(0, whole.length)).toEqual(whole)
  })

  it('begins with a byte order mark and ends its lines with CRLF', async () => {
    const bytes = await written(createCsvFile, [column('A')], [['x']], [['Rows', '1']])
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]))
    expect(new TextDecoder().decode(bytes)).toBe('"A"\r\n"x"\r\n\r\n"Rows","1"\r\n')
  })

  it('G18: has bare amounts with every digit', async () => {
    const rows = amounts.map((amount): SheetRow => [amount])
    const text = new TextDecoder().decode(
      await written(createCsvFile, [column('A', 'decimal')], rows, []),
    )
    expect(text).toBe(`"A"\r\n${amounts.join('\r\n')}\r\n\r\n`)
  })
})

describe('a workbook', () => {
  it('G18: has hostile texts as texts, to the letter, in cells of the text format', async () => {
    const columns = [column('=A'), column('B')]
    const rows: SheetRow[] = [...texts, [halfPair, null]]
    const bytes = await written(createXlsxFile, columns, rows, [['=Rows', '=2']])
    const [head, ...below] = readWorkbook(bytes)
    expect(head).toEqual([{ text: '=A' }, { text: 'B' }])
    const cells = below.slice(0, rows.length).map(([cell]) => cell)
    expect(cells).toEqual([...hostileTexts, halfPair].map((text) => ({ text })))
    expect(below.at(-1)).toEqual([{ text: '=Rows' }, { text: '=2' }])
    expect(readPart(bytes, 'xl/worksheets/sheet1.xml')).not.toMatch(/<f\b/)
    expect(readPart(bytes, 'xl/styles.xml')).toMatch(/numFmtId="49"|formatCode="@"/)
  })

  it('G18: has an amount as a number if that is exact, else as a text', async () => {
    const rows = amounts.map((amount): SheetRow => [amount])
    const sheet = readWorkbook(
      await written(createXlsxFile, [column('A', 'decimal')], rows, []),
    ).slice(1, amounts.length + 1)
    expect(sheet.map(([cell]) => cell)).toEqual([
      { number: '0' },
      { number: '0.1' },
      { number: '12.5' },
      { number: '-12.5' },
      { number: '1e-7' },
      { number: '123456789012.345' },
      { number: '999999999999999' },
      { number: '100000000000000000000' },
      { text: '9007199254740993' },
      { text: '1.234567890123456' },
      { number: '-1e-18' },
      { text: '123456789012345678.123456789012345678' },
    ])
  })

  it('D6: has empty cells, and numbers other than amounts as texts', async () => {
    const columns = [column('No.'), column('A', 'decimal'), column('Count', 'integer')]
    const rows: SheetRow[] = [
      ['9007199254740993', null, '1000'],
      [null, '5', null],
    ]
    expect(readWorkbook(await written(createXlsxFile, columns, rows, [])).slice(1, 3)).toEqual([
      [{ text: '9007199254740993' }, null, { number: '1000' }],
      [null, { number: '5' }, null],
    ])
  })

  it('refuses a text too long for a cell at once', async () => {
    const file = createXlsxFile({ name: 'A', columns: [column('A')] })
    const tooLong = 'a'.repeat(32_768)
    await expect(async () => file.add([[tooLong]])).rejects.toMatchObject({ reason: 'textTooLong' })
  })

  it('accepts a name of any length and characters', async () => {
    const name = "Bills/of: [all] * the 'stores'? in every country"
    const file = createXlsxFile({ name, columns: [column('A')] })
    const blob = await file.end([])
    const workbook = readPart(new Uint8Array(await blob.arrayBuffer()), 'xl/workbook.xml')
    const written = /<sheet [^>]*name="([^"]*)"/.exec(workbook)?.[1] ?? ''
    expect(written).toBe('Bills of   all    the  stores')
  })
})
