import { zip, type Entry } from './zip'

type Cell = string | number

const mainType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'
const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelation = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** The sheet's XML around rows of cells that are written by hand. */
export function sheetXml(rows: string, head = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${head}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`
}

/** Rows of cells as a spreadsheet program writes them. */
export function sheetRows(rows: readonly (readonly Cell[])[]): string {
  return rows
    .map((cells, row) => {
      const written = cells.map((cell, column) => cellXml(cell, `${letters(column)}${row + 1}`))
      return `<row r="${row + 1}">${written.join('')}</row>`
    })
    .join('')
}

/** The parts that any workbook of one sheet has. */
export function workbookParts(sheet: string): Entry[] {
  return [
    {
      name: '[Content_Types].xml',
      content: `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${mainType}"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: relations(
        `<Relationship Id="r1" Type="${relation}/officeDocument" Target="xl/workbook.xml"/>`,
      ),
    },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${relation}"><sheets><sheet name="Sheet1" sheetId="1" r:id="r1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relations(
        `<Relationship Id="r1" Type="${relation}/worksheet" Target="worksheets/sheet1.xml"/>`,
      ),
    },
    { name: 'xl/worksheets/sheet1.xml', content: sheet },
  ]
}

/** A part with the references of a sheet. */
export function sheetRelations(type: string, target: string): Entry {
  const relationship = `<Relationship Id="r9" Type="${relation}/${type}" Target="${target}" TargetMode="External"/>`
  return { name: 'xl/worksheets/_rels/sheet1.xml.rels', content: relations(relationship) }
}

/** A valid workbook of these rows, with extra parts. */
export function workbook(rows: readonly (readonly Cell[])[], extra: readonly Entry[] = []) {
  return zip([...workbookParts(sheetXml(sheetRows(rows))), ...extra])
}

/** A compound file as old workbooks and encrypted new ones are: its header, and a directory of these names. */
export function compoundFile(names: readonly string[]): Uint8Array<ArrayBuffer> {
  const whole = Buffer.alloc(512 + 128 * (names.length + 1))
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(whole)
  const entries = ['Root Entry', ...names]
  entries.forEach((name, index) => whole.write(name, 512 + 128 * index, 'utf16le'))
  return Uint8Array.from(whole)
}

function relations(content: string): string {
  return `<Relationships xmlns="${packageRelation}">${content}</Relationships>`
}

function cellXml(cell: Cell, place: string): string {
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  const text = cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
}

function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26))
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last
}
