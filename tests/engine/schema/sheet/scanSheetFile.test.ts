import { describe, expect, it } from 'vitest'
import { readSheet } from '@/engine/schema/sheet/readSheet'
import { scanSheetFile } from '@/engine/schema/sheet/scanSheetFile'
import { sheetLimits } from '@/engine/schema/sheet/sheetLimits'
import {
  compoundFile,
  sheetRelations,
  sheetRows,
  sheetXml,
  workbook,
  workbookParts,
} from '@/tests/support/files/workbook'
import { zip, type Entry } from '@/tests/support/files/zip'

const rows = [
  ['Address', 'Amount'],
  ['T1', '1.5'],
]
const sheet = sheetXml(sheetRows(rows))
const mebibyte = 1024 * 1024
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text))

/** A workbook with one part more, or with headers that lie about one. */
function withPart(name: string, part: Partial<Entry> = {}) {
  return workbook(rows, [{ name, content: '<a/>', ...part }])
}

function lying(part: Partial<Entry>) {
  const [last, ...others] = workbookParts(sheet).toReversed()
  return zip([...others.toReversed(), { ...(last as Entry), ...part }])
}

const sheetWith = (xml: string, head = '') => zip(workbookParts(sheetXml(xml, head)))

async function refusal(bytes: Uint8Array, name = 'withdrawals.xlsx') {
  const scanned = await scanSheetFile(name, bytes)
  return scanned.kind === 'refused' ? scanned.issue.key : scanned.kind
}

describe('reliability G7: a wrong kind under a right name', () => {
  it.each([
    ['an empty file', 'a.xlsx', new Uint8Array(), 'sheet.empty'],
    ['a name of another kind', 'a.xlsm', workbook(rows), 'validation.sheetFile'],
    ['no extension', 'xlsx', workbook(rows), 'validation.sheetFile'],
    ['an old workbook named .xlsx', 'a.xlsx', compoundFile(['Workbook']), 'sheet.oldAsNew'],
    ['a new workbook named .xls', 'a.xls', workbook(rows), 'sheet.newAsOld'],
    ['a csv file', 'a.xlsx', bytesOf('Address,Amount\r\nT1,1.5\r\n'), 'sheet.isText'],
    ['a csv file named .xls', 'a.xls', bytesOf('地址,金额\r\n'), 'sheet.isText'],
    ['a page', 'a.xls', bytesOf('\ufeff<html><table>'), 'sheet.isPage'],
    ['a picture', 'a.xlsx', bytesOf('GIF89a'), 'sheet.isPicture'],
    ['a pdf', 'a.xlsx', bytesOf('%PDF-1.7'), 'sheet.isPdf'],
    [
      'another document',
      'a.xlsx',
      zip([{ name: 'word/document.xml', content: '<a/>' }]),
      'sheet.notWorkbook',
    ],
    ['another old document', 'a.xls', compoundFile(['WordDocument']), 'sheet.notWorkbook'],
    [
      'an encrypted workbook',
      'a.xlsx',
      compoundFile(['EncryptionInfo', 'EncryptedPackage']),
      'sheet.encrypted',
    ],
    ['an encrypted old one', 'a.xls', compoundFile(['EncryptedPackage']), 'sheet.encrypted'],
    ['an old one with macros', 'a.xls', compoundFile(['Workbook', '_VBA_PROJECT']), 'sheet.macro'],
    ['no zip at all after its signature', 'a.xlsx', bytesOf('PK\x03\x04nothing'), 'sheet.damaged'],
    ['half a workbook', 'a.xlsx', workbook(rows).slice(0, 400), 'sheet.damaged'],
  ])('%s is refused', async (_what, name, bytes, key) => {
    expect(await refusal(bytes, name)).toBe(key)
  })

  it('is refused above ten megabytes, with the accepted size', async () => {
    const bytes = new Uint8Array(sheetLimits.fileBytes + 1)
    expect(await scanSheetFile('a.xlsx', bytes)).toEqual({
      kind: 'refused',
      issue: { key: 'sheet.tooLarge', args: { max: 10 } },
    })
  })

  it('passes an old workbook unread', async () => {
    expect(await refusal(compoundFile(['Workbook']), 'OLD.XLS')).toBe('old')
  })
})

describe('reliability G8: a zip that is a weapon', () => {
  it.each([
    ['a sheet declared as 400 MB', lying({ declaredSize: 400 * mebibyte }), 'sheet.bomb'],
    [
      'a part of 33 MB',
      withPart('xl/a.xml', { declaredSize: 33 * mebibyte, isStored: true }),
      'sheet.bomb',
    ],
    [
      'a part that shrinks a thousandfold',
      withPart('xl/a.xml', { content: ' '.repeat(2 * mebibyte) }),
      'sheet.bomb',
    ],
    [
      'parts of 66 MB together',
      workbook(
        rows,
        [1, 2, 3].map((n) => ({ name: `xl/${n}.bin`, content: 'x', declaredSize: 22 * mebibyte })),
      ),
      'sheet.bomb',
    ],
    [
      'less declared than there is',
      lying({ content: sheetXml(' '.repeat(mebibyte)), declaredSize: 100 }),
      'sheet.wrongSize',
    ],
    ['more declared than there is', lying({ declaredSize: 5_000 }), 'sheet.wrongSize'],
    [
      'a stored part of another size',
      lying({ isStored: true, declaredSize: 5 }),
      'sheet.wrongSize',
    ],
    ['100,000 entries', zip(workbookParts(sheet), { declaredCount: 65_535 }), 'sheet.tooManyParts'],
    [
      '201 entries',
      workbook(
        rows,
        Array.from({ length: 196 }, (_, n) => ({ name: `xl/${n}.xml`, content: '<a/>' })),
      ),
      'sheet.tooManyParts',
    ],
    ['overlapping entries', zip(workbookParts(sheet), { overlap: true }), 'sheet.damaged'],
    ['a zip within', withPart('xl/media/a.png', { content: workbook(rows) }), 'sheet.embedded'],
    ['an embedded program', withPart('xl/embeddings/oleObject1.bin'), 'sheet.embedded'],
    ['two parts of one name', withPart('XL/workbook.xml'), 'sheet.damaged'],
    ['two names for one part', withPart('xl/a.xml', { localName: 'xl/b.xml' }), 'sheet.damaged'],
    [
      'bytes before the zip',
      zip(workbookParts(sheet), { before: bytesOf('PK\x03\x04') }),
      'sheet.damaged',
    ],
    ['an encrypted part', withPart('xl/a.xml', { flags: 1 }), 'sheet.encrypted'],
    ['a climbing name', withPart('../../etc/passwd'), 'sheet.path'],
    ['an absolute name', withPart('/etc/passwd'), 'sheet.path'],
    ['a name of another system', withPart('xl\\..\\a.xml'), 'sheet.path'],
    ['a drive', withPart('C:/a.xml'), 'sheet.path'],
    ['a NUL in a name', withPart('xl/a.xml\0.png'), 'sheet.path'],
    ['a link', withPart('xl/a.xml', { mode: 0o120777 }), 'sheet.damaged'],
  ])('%s is refused', async (_what, bytes, key) => {
    expect(await refusal(bytes)).toBe(key)
  })

  it('is abandoned once it exceeds its declared size, before it takes 32 MB', async () => {
    const content = Buffer.alloc(64 * mebibyte, ' ')
    const bytes = lying({ content, declaredSize: mebibyte })
    const before = process.memoryUsage().arrayBuffers
    expect(await refusal(bytes)).toBe('sheet.wrongSize')
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32 * mebibyte)
    expect(content).toHaveLength(64 * mebibyte)
  })

  it('is refused at once, before anything is unpacked', async () => {
    const bytes = lying({ declaredSize: 400 * mebibyte })
    const began = performance.now()
    await refusal(bytes)
    expect(performance.now() - began).toBeLessThan(2_000)
  })
})

describe('reliability G9 and G13: a sheet that reaches too far', () => {
  const cell = (place: string) => `<c r="${place}"><v>1</v></c>`
  const many = Array.from({ length: 10_002 }, (_, row) => `<row r="${row + 1}"></row>`).join('')

  it.each([
    [
      'one cell at the end of the world',
      cell('XFD1048576'),
      { key: 'sheet.farCell', args: { cell: 'XFD1048576' } },
    ],
    [
      'a first cell and a far one',
      cell('A1') + cell('XFD20000'),
      { key: 'sheet.farCell', args: { cell: 'XFD20000' } },
    ],
    ['a column too many', cell('AY1'), { key: 'sheet.farCell', args: { cell: 'AY1' } }],
    [
      'one row far below',
      `<row r="1"></row><row r="1000000"></row>`,
      { key: 'sheet.farCell', args: { cell: 'A1000000' } },
    ],
    ['a place that is none', cell('A1B'), { key: 'sheet.damaged' }],
    ['10,001 rows', many, { key: 'sheet.tooManyRows', args: { max: 10_000 } }],
  ])('%s is refused, by name', async (_what, xml, issue) => {
    expect(await scanSheetFile('a.xlsx', sheetWith(xml))).toEqual({ kind: 'refused', issue })
  })

  it('takes the last row and the last column', async () => {
    expect(await refusal(sheetWith(cell('AX10001')))).toBe('workbook')
  })
})

describe('reliability G10: a sheet that asks for something else', () => {
  const laughs = `<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]>`
  const entity = `<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]>`
  const utf16 = Buffer.from(`\ufeff${sheetXml('', entity)}`, 'utf16le')

  it.each([
    ['an external entity', sheetWith('', entity), 'sheet.entity'],
    ['billion laughs', sheetWith('', laughs), 'sheet.entity'],
    [
      'a bare DOCTYPE in another part',
      withPart('docProps/core.xml', { content: '<!doctype html><a/>' }),
      'sheet.entity',
    ],
    ['an entity in another encoding', lying({ content: utf16 }), 'sheet.damaged'],
    [
      'an encoding that is none',
      lying({ content: '<?xml version="1.0" encoding="utf-7"?><a/>' }),
      'sheet.damaged',
    ],
    ['a linked workbook', withPart('xl/externalLinks/externalLink1.xml'), 'sheet.externalLink'],
    ['a data connection', withPart('xl/connections.xml'), 'sheet.externalLink'],
    [
      'a linked picture',
      workbook(rows, [sheetRelations('image', 'https://evil.test/a.png')]),
      'sheet.externalLink',
    ],
    ['macros', withPart('xl/vbaProject.bin'), 'sheet.macro'],
    ['macros in capitals', withPart('xl/VBAPROJECT.BIN'), 'sheet.macro'],
    ['macros of the old kind', withPart('xl/macrosheets/sheet1.xml'), 'sheet.macro'],
    ['a control', withPart('xl/activeX/activeX1.bin'), 'sheet.macro'],
  ])('%s is refused', async (_what, bytes, key) => {
    expect(await refusal(bytes)).toBe(key)
  })

  it('accepts links that a person may follow', async () => {
    expect(await refusal(workbook(rows, [sheetRelations('hyperlink', 'https://a.test')]))).toBe(
      'workbook',
    )
  })
})

describe('an honest workbook', () => {
  it('is read as texts, cell by cell and to the last digit', async () => {
    const bytes = workbook([
      ['Address', 'Amount'],
      [],
      ['T1', 0.1],
      ['=1+1', '123456789012.123456'],
      [1e21, 1e-7],
    ])
    expect(await refusal(bytes)).toBe('workbook')
    expect(await readSheet(bytes)).toEqual([
      ['Address', 'Amount'],
      ['', ''],
      ['T1', '0.1'],
      ['=1+1', '123456789012.123456'],
      ['1000000000000000000000', '0.0000001'],
    ])
  })

  it('G11: leaves names of JavaScript alone', async () => {
    const cells = await readSheet(workbook([['__proto__', 'constructor']]))
    expect(cells).toEqual([['__proto__', 'constructor']])
    expect(({} as Record<string, unknown>)['Address']).toBeUndefined()
  })

  it('is refused with a text longer than any program writes', async () => {
    expect(await readSheet(workbook([['x'.repeat(1_000_000)]]))).toEqual({
      key: 'sheet.longCell',
      args: { max: 32_767 },
    })
  })
})
