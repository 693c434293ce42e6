import { useState, type ReactNode } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { rowsOf, useGateway } from '@/engine/data/gateway'
import { toText } from '@/engine/schema/kind'
import { Button } from '@/engine/ui/Button'
import { LoadFailed } from '@/engine/ui/crash/LoadFailed'
import { drawText } from '@/engine/ui/text/drawText'
import { useNotifyError } from '@/engine/ui/useNotifyError'
import './rows.css'

export type Row = { readonly id: string; readonly cells: readonly string[] }

/** A list of the gateway that is no resource. */
export type RowsSource = {
  readonly url: string
  readonly query: Readonly<Record<string, string>>
  /** The field that identifies a row. */
  readonly id: string
  /** The shown fields, with their labels. */
  readonly columns: Readonly<Record<string, string>>
}

type Column = { readonly className: string; readonly head: ReactNode }

type Props = {
  title: string
  source: RowsSource
  /** Shown where there are no rows. */
  none: string
  /** A column before the others, or after them. */
  first?: (Column & { readonly renderCell: (row: Row) => ReactNode }) | undefined
  last?: Props['first']
  isSelected?: (id: string) => boolean
  /** In milliseconds; the app's by default. */
  staleTime?: number
}

export function Rows({ title, source, none, first, last, isSelected, staleTime }: Props) {
  const { page, turn, query } = useRows(source, staleTime)
  const { data, error, isFetching, refetch } = query
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />
  const { rows = [], total = 0 } = data ?? {}
  return (
    <>
      <div className="wd-rows-area" aria-busy={isFetching}>
        <table className="wd-table">
          <caption className="wd-visually-hidden">{title}</caption>
          <thead>
            <tr>
              {first && <Head {...first} />}
              {Object.entries(source.columns).map(([name, label]) => (
                <Head key={name} head={label} />
              ))}
              {last && <Head {...last} />}
            </tr>
          </thead>
          <tbody translate="no">
            {rows.map((row) => (
              <tr key={row.id} data-selected={isSelected?.(row.id) || undefined}>
                {first && <td className={first.className}>{first.renderCell(row)}</td>}
                {Object.keys(source.columns).map((name, at) => (
                  <td key={name}>
                    <bdi>{drawText(row.cells[at] ?? '')}</bdi>
                  </td>
                ))}
                {last && <td className={last.className}>{last.renderCell(row)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
        {query.isSuccess && rows.length === 0 && <p className="wd-list-status">{none}</p>}
      </div>
      <PageTurner page={page} total={total} onPage={turn} />
    </>
  )
}

function Head({ className, head }: Partial<Column>) {
  return (
    <th scope="col" className={className}>
      {head}
    </th>
  )
}

const perPage = 10

/** Another query begins at the first page; the previous rows stay while the next ones load. */
function useRows({ url, query, id, columns }: RowsSource, staleTime?: number) {
  const { client } = useGateway()
  const asked = new URLSearchParams(query).toString()
  const [turned, setTurned] = useState({ asked, page: 1 })
  const page = turned.asked === asked ? turned.page : 1
  const rows = useQuery({
    queryKey: [url, asked, page],
    queryFn: async ({ signal }) => {
      const paged = { ...query, pageNum: page, pageSize: perPage }
      const found = rowsOf(await client.get(url, { query: paged, signal }), (page - 1) * perPage)
      const text = (value: unknown) => toText(value) ?? ''
      const cellsOf = (row: Readonly<Record<string, unknown>>) =>
        Object.keys(columns).map((name) => text(row[name]))
      return {
        total: found.total,
        rows: found.rows.map((row): Row => ({ id: text(row[id]), cells: cellsOf(row) })),
      }
    },
    placeholderData: (previous) => previous,
    ...(staleTime !== undefined && { staleTime }),
  })
  return { page, turn: (next: number) => setTurned({ asked, page: next }), query: rows }
}

type PageTurnerProps = { page: number; total: number; onPage: (page: number) => void }

function PageTurner({ page, total, onPage }: PageTurnerProps) {
  const t = useTranslate()
  const last = Math.ceil(total / perPage)
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
