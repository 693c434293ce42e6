import { writeXlsxStream } from 'hucre/xlsx'
import type { Viewer } from '../request/call'
import type { Db } from '../db/Db'
import type { Query } from '../tables/filters'
import { listRows } from '../tables/listRows'
import type { Table } from '../tables/Table'
import { isRecord } from '../values/isRecord'

const rowsAtOnce = 500

/** All that matches, every column under its wire name; every value as text, as the wire shows it. */
export function workbookOf(
  db: Db,
  table: Table,
  viewer: Viewer,
  query: Query,
): ReadableStream<Uint8Array> {
  const columns = Object.entries(table.columns)
  const names = Object.keys(table.columns)
  return writeXlsxStream(rows(), {
    name: 'export',
    columns: names.map((header) => ({ header, numFmt: '@' })),
  })

  async function* rows(): AsyncGenerator<(string | null)[]> {
    for (let page = 1, left = true; left; page += 1) {
      const paged: Query = (name) => paging(page)[name] ?? query(name)
      // oxlint-disable-next-line no-await-in-loop
      const found = await listRows(db, table, viewer, paged)
      for (const row of found.rows)
        yield columns.map(([name, { inFile }]) =>
          textOf(inFile ? partOf(row[name], inFile) : row[name]),
        )
      left = found.rows.length === rowsAtOnce
    }
  }
}

function paging(page: number): Readonly<Record<string, string>> {
  return { pageNum: String(page), pageSize: String(rowsAtOnce) }
}

function partOf(value: unknown, key: string): unknown {
  return isRecord(value) ? value[key] : undefined
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
