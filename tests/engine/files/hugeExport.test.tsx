import { describe, expect, it, onTestFinished, vi } from 'vitest'
import bill from '@/resources/bill'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import { GatewayError } from '@/engine/data/gateway'
import { createPageGateway } from '@/engine/data/pageGateway'
import type { FieldMap } from '@/engine/schema/field'
import { runExport } from '@/engine/files/export/runExport'
import { createCsvFile } from '@/engine/files/sheets/csvFile'
import { mostXlsxRows, type SheetFormat } from '@/engine/files/sheets/sheet'
import { bytesOf } from '@/tests/support/files/downloads'

const gateway = createPageGateway({ language: 'en-US' })

const columns: FieldMap = { id: bill.fields.id, changeAmount: bill.fields.changeAmount }

/** An export from a gateway with this many bills. */
function openExport(total: number, format: SheetFormat = 'csv') {
  const stop = new AbortController()
  const asked: number[] = []
  const get = vi
    .spyOn(gateway.client, 'get')
    .mockImplementation(async (_path, { query = {} } = {}) => {
      if (stop.signal.aborted) throw new GatewayError('aborted')
      const [page, size] = [Number(query['pageNum']), Number(query['pageSize'])]
      asked.push(page)
      const rows = Array.from({ length: Math.min(size, total - (page - 1) * size) }, (_, at) => ({
        id: (page - 1) * size + at + 1,
        changeAmount: '-12.500000000000000001',
      }))
      return { code: 200, msg: '', body: { rows, total } }
    })
  onTestFinished(() => get.mockRestore())
  const done: number[] = []
  const running = runExport({
    gateway,
    wish: { resource: bill, filter: {}, sort: { field: 'id', order: 'ASC' } },
    format,
    columns,
    look: {
      say: (words) => String(words),
      label: () => undefined,
      reference: () => undefined,
      learn: () => Promise.resolve(),
    },
    provider: { getTotals: () => Promise.resolve(undefined) } as unknown as PortalDataProvider,
    sheet: createCsvFile({
      name: 'Bills',
      columns: [
        { heading: 'No.', holds: 'text' },
        { heading: 'Change', holds: 'decimal' },
      ],
    }),
    footer: (rows) => Promise.resolve([['Rows', String(rows)]]),
    onProgress: (rows) => {
      done.push(rows)
      if (total === 50_000 && rows === 2_000) stop.abort()
    },
    signal: stop.signal,
  })
  return { running, asked, done }
}

describe('G17: an export of very many rows', () => {
  it('writes all hundred thousand, page by page, and shows its progress', async () => {
    const { running, asked, done } = openExport(100_000)
    const exported = await running
    if (!('file' in exported)) throw new Error('the rows did not move')
    expect(exported.rows).toBe(100_000)
    const text = new TextDecoder().decode(await bytesOf(exported.file))
    const lines = text.split('\r\n')
    expect(lines.slice(0, 2)).toEqual(['"No.","Change"', '"1",-12.500000000000000001'])
    expect(lines[100_000]).toBe('"100000",-12.500000000000000001')
    expect(asked).toHaveLength(100)
    expect(done).toHaveLength(500)
    expect(done.at(-1)).toBe(100_000)
  })

  it('ends when it is cancelled, and requests nothing more', async () => {
    const { running, asked } = openExport(50_000)
    await expect(running).rejects.toMatchObject({ kind: 'aborted' })
    expect(asked.length).toBeLessThanOrEqual(3)
  })

  it('is refused before a row is written if no workbook has room for it', async () => {
    const { running, done } = openExport(mostXlsxRows + 1, 'xlsx')
    await expect(running).rejects.toMatchObject({ reason: 'tooManyRows' })
    expect(done).toEqual([])
  })
})
