import type { ReactNode } from 'react'
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { rowsOf, useGateway, type Gateway } from '@/engine/data/gateway'
import { toText } from '@/engine/schema/kind'
import { Button } from '@/engine/ui/Button'
import { drawText } from '@/engine/ui/text/drawText'
import { useNotifyError } from '@/engine/ui/useNotifyError'
import './chooseRows.css'

type Row = { readonly id: string; readonly cells: readonly string[] }

type RowsQuery = UseQueryResult<{ rows: readonly Row[]; total: number }>

/** A list of the gateway that is no resource. */
export type RowsSource = {
  readonly key: readonly unknown[]
  readonly url: string
  readonly query: Readonly<Record<string, string>>
  /** The field that identifies a row. */
  readonly id: string
  readonly cells: readonly string[]
}

const perPage = 10

/** The previous page stays while the next one loads. */
export function useRows(source: RowsSource, page: number, options: object = {}): RowsQuery {
  const gateway = useGateway()
  return useQuery({
    queryKey: [...source.key, page, source.query],
    queryFn: ({ signal }) => readRows(gateway, source, page, signal),
    placeholderData: (previous) => previous,
    retry: false,
    ...options,
  })
}

async function readRows(
  { client }: Gateway,
  { url, query, id, cells }: RowsSource,
  page: number,
  signal: AbortSignal,
) {
  const paged = { ...query, pageNum: page, pageSize: perPage }
  const answer = await client.get(url, { query: paged, signal })
  const { rows, total } = rowsOf(answer, (page - 1) * perPage)
  const text = (value: unknown) => toText(value) ?? ''
  return {
    total,
    rows: rows.map((row) => ({ id: text(row[id]), cells: cells.map((name) => text(row[name])) })),
  }
}

/** Reports a change, refreshes the screen and returns whether it succeeded. */
export function useChange() {
  const notify = useNotify()
  const notifyError = useNotifyError()
  const queryClient = useQueryClient()
  return async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await work()
    } catch (error) {
      notifyError(error)
      return false
    }
    notify(done, { type: 'success' })
    void queryClient.invalidateQueries()
    return true
  }
}

type TableProps = {
  title: string
  columns: readonly string[]
  query: RowsQuery
  /** Shown where there are no rows. */
  none: string
  page: number
  onPage: (page: number) => void
  isSelected?: (id: string) => boolean
  /** A column before the others, and one after them: the head without a row, else the row's cell. */
  renderFirst?: (row?: Row) => ReactNode
  renderLast?: (row?: Row) => ReactNode
}

export function RowsTable(props: TableProps) {
  const { title, columns, query, none, page, onPage, isSelected, renderFirst, renderLast } = props
  const { rows = [], total = 0 } = query.data ?? {}
  return (
    <>
      <div className="wd-rows-area" aria-busy={query.isFetching}>
        <table className="wd-table">
          <caption className="wd-visually-hidden">{title}</caption>
          <thead>
            <tr>
              {renderFirst?.()}
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              {renderLast?.()}
            </tr>
          </thead>
          <tbody translate="no">
            {rows.map((row) => (
              <tr key={row.id} data-selected={isSelected?.(row.id) || undefined}>
                {renderFirst?.(row)}
                {row.cells.map((cell, index) => (
                  <td key={columns[index]}>
                    <bdi>{drawText(cell)}</bdi>
                  </td>
                ))}
                {renderLast?.(row)}
              </tr>
            ))}
          </tbody>
        </table>
        {query.isSuccess && rows.length === 0 && <p className="wd-list-status">{none}</p>}
      </div>
      <PageTurner page={page} last={Math.ceil(total / perPage)} total={total} onPage={onPage} />
    </>
  )
}

type PageTurnerProps = Pick<TableProps, 'page' | 'onPage'> & { last: number; total: number }

function PageTurner({ page, last, total, onPage }: PageTurnerProps) {
  const t = useTranslate()
  if (last <= 1) return null
  const turn = (next: number, words: string) => (
    <Button look="small" disabled={next < 1 || next > last} onClick={() => onPage(next)}>
      {t(words)}
    </Button>
  )
  return (
    <nav className="wd-page-turner" aria-label={t('ra.navigation.page_rows_per_page')}>
      {turn(page - 1, 'ra.navigation.previous')}
      <span className="wd-muted">{t('system.choose.page', { page, last, total })}</span>
      {turn(page + 1, 'ra.navigation.next')}
    </nav>
  )
}
