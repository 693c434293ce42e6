import { useId, useState, type FormEvent } from 'react'
import { useTranslate } from 'ra-core'
import { useQuery } from '@tanstack/react-query'
import { errorText } from '@/engine/data/gateway'
import { rowsPerPage, type RowsPage, type RowsQuery } from '@/system/chosenRows'
import { Dialog } from '@/engine/ui/overlay/overlays'
import { useComposition } from '@/engine/ui/useComposition'
import { useReturnFocus } from '@/engine/ui/overlay/useReturnFocus'
import { drawText } from '@/engine/ui/drawText'
import '@/engine/ui/overlay/dialog.css'
import '@/engine/ui/views.css'
import '@/engine/list/table.css'
import './chooseRows.css'

type Props = {
  title: string
  /** What is searched for. */
  searchLabel: string
  columns: readonly string[]
  queryKey: readonly unknown[]
  read: (query: RowsQuery) => Promise<RowsPage>
  onClose: () => void
  /** Whether it was done; the dialog stays open if not. */
  onChoose: (ids: readonly string[]) => Promise<boolean>
}

/** Rows of a list to choose from, across its pages. */
export function ChooseRows(props: Props) {
  const t = useTranslate()
  const { title, searchLabel, columns, queryKey, read, onClose, onChoose } = props
  const id = useId()
  const markDone = useReturnFocus()
  const [{ page, search }, ask] = useState({ page: 1, search: '' })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isSending, setSending] = useState(false)
  const { data, error, isFetching, isSuccess, refetch } = useQuery({
    queryKey: [...queryKey, page, search],
    queryFn: ({ signal }) => read({ page, search, signal }),
    placeholderData: (previous) => previous,
    retry: false,
    staleTime: 0,
  })
  const { rows = [], total = 0 } = data ?? {}
  const toggle = (one: string) => {
    const next = new Set(chosen)
    if (!next.delete(one)) next.add(one)
    setChosen(next)
  }
  const choose = async () => {
    setSending(true)
    const isDone = await onChoose([...chosen])
    setSending(false)
    if (!isDone) return
    markDone()
    onClose()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="md" disableRestoreFocus>
      <div className="wd-dialog">
        <h2 id={id}>{title}</h2>
        <Search label={searchLabel} onSearch={(text) => ask({ page: 1, search: text })} />
        {error && (
          <p className="wd-alert wd-alert-danger" role="alert">
            {errorText(error, t)}{' '}
            <button type="button" className="wd-small-button" onClick={() => void refetch()}>
              {t('views.tryAgain')}
            </button>
          </p>
        )}
        <div className="wd-rows-area" aria-busy={isFetching}>
          <table className="wd-table">
            <caption className="wd-visually-hidden">{title}</caption>
            <thead>
              <tr>
                <th scope="col" className="wd-select">
                  <span className="wd-visually-hidden">{t('kinds.selectAll')}</span>
                </th>
                {columns.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody translate="no">
              {rows.map(({ id: row, cells }) => (
                <tr key={row} data-selected={chosen.has(row) || undefined}>
                  <td className="wd-select">
                    <input
                      type="checkbox"
                      aria-label={t('bulk.select', { name: cells[0] })}
                      checked={chosen.has(row)}
                      onChange={() => toggle(row)}
                    />
                  </td>
                  {cells.map((cell, index) => (
                    <td key={columns[index]}>
                      <bdi>{drawText(cell)}</bdi>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {isSuccess && rows.length === 0 && (
            <p className="wd-list-status">{t('system.choose.none')}</p>
          )}
        </div>
        <PageTurner page={page} total={total} onPage={(next) => ask({ page: next, search })} />
        <div className="wd-dialog-buttons">
          <span className="wd-muted" role="status">
            {t('kinds.nodes', { smart_count: chosen.size })}
          </span>
          <button type="button" className="wd-button" onClick={onClose}>
            {t('ra.action.cancel')}
          </button>
          <button
            type="button"
            className="wd-button wd-button-primary"
            disabled={chosen.size === 0 || isSending}
            onClick={() => void choose()}
          >
            {isSending ? t('actions.sending') : title}
          </button>
        </div>
      </div>
    </Dialog>
  )
}

type SearchProps = { label: string; onSearch: (text: string) => void }

function Search({ label, onSearch }: SearchProps) {
  const t = useTranslate()
  const id = useId()
  const [text, setText] = useState('')
  const typing = useComposition(text, setText)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(text)
  }
  return (
    <form className="wd-choose-search" role="search" onSubmit={submit}>
      <label className="wd-label" htmlFor={id}>
        {label}
      </label>
      <input {...typing} id={id} className="wd-input" type="search" autoComplete="off" autoFocus />
      <button type="submit" className="wd-button">
        {t('views.search')}
      </button>
    </form>
  )
}

type PageTurnerProps = {
  page: number
  total: number
  onPage: (page: number) => void
}

/** The pages of a small table; nothing where there is one. */
export function PageTurner({ page, total, onPage }: PageTurnerProps) {
  const t = useTranslate()
  const last = Math.ceil(total / rowsPerPage)
  if (last <= 1) return null
  return (
    <nav className="wd-page-turner" aria-label={t('ra.navigation.page_rows_per_page')}>
      <button
        type="button"
        className="wd-small-button"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        {t('ra.navigation.previous')}
      </button>
      <span className="wd-muted">{t('system.choose.page', { page, last, total })}</span>
      <button
        type="button"
        className="wd-small-button"
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      >
        {t('ra.navigation.next')}
      </button>
    </nav>
  )
}
