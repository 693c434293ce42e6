import { writeXlsx } from 'hucre/xlsx'
import type { Call } from '../request/call'
import type { Queryable } from '../db/Db'
import type { Files } from '../files/Files'
import { refuseFile } from '../files/refuseFile'
import { wordMessage } from '../request/messages'
import { Refusal } from '../request/Refusal'
import type { Access, Route } from '../request/route'
import type { Note, Prepare, Work, Writing } from '../writing'
import { fileOf } from './fileOf'
import { readRows, type Columns, type ImportRow } from './readRows'
import type { Imported, RefusedRow } from './decideRows'

type Template = { access: Access; sheet: string; file: string }

export type Importing = {
  /** Of the table, such as `/system/user`. */
  path: string
  /** Under which permission, and whether under the second password too. */
  guard: (prepare: Prepare) => ReturnType<Writing['signed']>
  files: Files
  columns: Columns
  template: Template
  /** Does the slow work before the transaction, for which other calls wait. @returns the work inside it */
  prepare: (rows: readonly ImportRow[]) => ImportRows | Promise<ImportRows>
  /** Words each record, in the order of the ids. */
  wordIds: (ids: readonly string[], call: Call) => Promise<string[]>
}

type ImportRows = (tx: Queryable, wanted: Wanted) => Promise<Imported>

/** One import; `isUpdating` lets it change existing records. */
export type Wanted = {
  call: Call
  rows: readonly ImportRow[]
  isUpdating: boolean
  nowMs: number
  note: Note
}

/** The template of a table and its import: every row, or none if any is wrong. */
export function importRoutes(importing: Importing): Route[] {
  const { path, guard, columns, template, wordIds } = importing
  const { access, answer } = guard((call) => importAll(call, importing))
  return [
    ...(['GET', 'POST'] as const).map((method): Route => {
      return {
        method,
        path: `${path}/importTemplate`,
        access: template.access,
        answer: (call) => writeTemplate(call, columns, template),
      }
    }),
    {
      method: 'POST',
      path: `${path}/importData`,
      hasBody: 'parts',
      access,
      answer: async (call) => {
        const { data } = await answer(call)
        return { msg: wordDone(await wordIds(data.split(','), call), call) }
      },
    },
  ]
}

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

async function writeTemplate(call: Call, columns: Columns, { sheet, file }: Template) {
  const place = call.var.language === 'zh-CN' ? 1 : 0
  const row = Object.entries(columns.headings).map(([name, words]) => {
    return `${words[place]}${columns.optional?.includes(name) ? '' : ' *'}`
  })
  const texts = row.map(() => ({ width: 40, numFmt: '@' }))
  const bytes = await writeXlsx({ sheets: [{ name: sheet, columns: texts, rows: [row] }] })
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': workbookType,
      'Content-Disposition': `attachment; filename="${file}"`,
    },
  })
}

async function importAll(call: Call, { files, columns, prepare }: Importing): Promise<Work> {
  // read before the transaction begins: other calls wait for that
  const cells = await files.readWorkbook(fileOf(call, 'file'))
  if ('key' in cells) refuseFile(cells)
  const rows = readRows(cells, columns)
  const importRows = await prepare(rows)
  const isUpdating = /^(?:1|true)$/.test(call.req.query('updateSupport') ?? '')
  return async (tx, nowMs, note) => {
    const { ids, refused } = await importRows(tx, { call, rows, isUpdating, nowMs, note })
    // the transaction is rolled back
    if (refused.length > 0) throw new Refusal(500, 'importFailed', wordRefused(refused, call))
    return ids.join(',')
  }
}

function wordRefused(refused: readonly RefusedRow[], { var: { language } }: Call) {
  const lines = refused.map(({ row, refusal }) => {
    const reason = wordMessage(refusal.reason, refusal.args, language)
    return wordMessage('importRow', { row, reason }, language)
  })
  return { count: refused.length, lines: lines.join('<br/>') }
}

function wordDone(lines: readonly string[], { var: { language } }: Call): string {
  const placed = lines.map((line, index) =>
    wordMessage('importLine', { place: index + 1, line }, language),
  )
  return wordMessage('importDone', { count: lines.length, lines: placed.join('<br/>') }, language)
}
