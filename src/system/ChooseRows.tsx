import { useId, useState, type FormEvent } from 'react'
import { useTranslate } from 'ra-core'
import { errorText } from '@/engine/data/gateway'
import { Button } from '@/engine/ui/Button'
import { TitledDialog, useReturnFocus } from '@/engine/ui/overlay/dialogs'
import { useComposition } from '@/engine/ui/useComposition'
import { RowsTable, useRows, type RowsSource } from './rows'
import '@/engine/ui/views.css'
import '@/engine/list/table.css'

type Props = {
  title: string
  source: RowsSource
  /** A query parameter and its label. */
  search: { name: string; label: string }
  columns: readonly string[]
  onClose: () => void
  /** Resolves to whether it succeeded; otherwise the dialog stays open. */
  onChoose: (ids: readonly string[]) => Promise<boolean>
}

export function ChooseRows({ title, source, search, columns, onClose, onChoose }: Props) {
  const t = useTranslate()
  const markDone = useReturnFocus()
  const [{ page, text }, ask] = useState({ page: 1, text: '' })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isSending, setSending] = useState(false)
  const query = { ...source.query, [search.name]: text.trim() }
  const rows = useRows({ ...source, query }, page, { staleTime: 0 })
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
    <TitledDialog title={title} onClose={onClose} maxWidth="md" disableRestoreFocus>
      <Search label={search.label} onSearch={(typed) => ask({ page: 1, text: typed })} />
      {rows.error && (
        <p className="wd-alert wd-alert-danger" role="alert">
          {errorText(rows.error, t)}{' '}
          <Button look="small" onClick={() => void rows.refetch()}>
            {t('views.tryAgain')}
          </Button>
        </p>
      )}
      <RowsTable
        title={title}
        columns={columns}
        query={rows}
        none={t('system.choose.none')}
        page={page}
        onPage={(next) => ask({ page: next, text })}
        isSelected={(row) => chosen.has(row)}
        renderFirst={(row) =>
          row ? (
            <td className="wd-select">
              <input
                type="checkbox"
                aria-label={t('bulk.select', { name: row.cells[0] })}
                checked={chosen.has(row.id)}
                onChange={() => toggle(row.id)}
              />
            </td>
          ) : (
            <th scope="col" className="wd-select">
              <span className="wd-visually-hidden">{t('kinds.selectAll')}</span>
            </th>
          )
        }
      />
      <div className="wd-dialog-buttons">
        <span className="wd-muted" role="status">
          {t('kinds.nodes', { smart_count: chosen.size })}
        </span>
        <Button onClick={onClose}>{t('ra.action.cancel')}</Button>
        <Button
          look="primary"
          disabled={chosen.size === 0 || isSending}
          onClick={() => void choose()}
        >
          {isSending ? t('actions.sending') : title}
        </Button>
      </div>
    </TitledDialog>
  )
}

function Search({ label, onSearch }: { label: string; onSearch: (text: string) => void }) {
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
      <Button type="submit">{t('views.search')}</Button>
    </form>
  )
}
