import { useId, useState, type FormEvent } from 'react'
import { useTranslate } from 'ra-core'
import { Button } from '@/engine/ui/Button'
import { TitledDialog, useReturnFocus } from '@/engine/ui/overlay/dialogs'
import { useBusy } from '@/engine/ui/useBusy'
import { useComposition } from '@/engine/ui/useComposition'
import { Rows, type RowsSource } from './rows'
import '@/engine/ui/views.css'
import '@/engine/list/table.css'

type Props = {
  title: string
  source: RowsSource
  /** The shown field that the gateway searches. */
  searched: string
  onClose: () => void
  /** Resolves to whether it succeeded; otherwise the dialog stays open. */
  onChoose: (ids: readonly string[]) => Promise<boolean>
}

export function ChooseRows({ title, source, searched, onClose, onChoose }: Props) {
  const t = useTranslate()
  const id = useId()
  const markDone = useReturnFocus()
  const [typed, setTyped] = useState('')
  const typing = useComposition(typed, setTyped)
  const [asked, ask] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { isBusy, run } = useBusy()
  const search = (event: FormEvent) => {
    event.preventDefault()
    ask(typed.trim())
  }
  const toggle = (one: string) => {
    const next = new Set(chosen)
    if (!next.delete(one)) next.add(one)
    setChosen(next)
  }
  const choose = async () => {
    if (!(await onChoose([...chosen]))) return
    markDone()
    onClose()
  }
  return (
    <TitledDialog title={title} onClose={onClose} maxWidth="md" disableRestoreFocus>
      <form className="wd-choose-search" role="search" onSubmit={search}>
        <label className="wd-label" htmlFor={id}>
          {source.columns[searched]}
        </label>
        <input
          {...typing}
          id={id}
          className="wd-input"
          type="search"
          autoComplete="off"
          autoFocus
        />
        <Button type="submit">{t('views.search')}</Button>
      </form>
      <Rows
        title={title}
        source={{ ...source, query: { ...source.query, [searched]: asked } }}
        none={t('system.choose.none')}
        staleTime={0}
        isSelected={(row) => chosen.has(row)}
        first={{
          className: 'wd-select',
          head: <span className="wd-visually-hidden">{t('kinds.selectAll')}</span>,
          renderCell: (row) => (
            <input
              type="checkbox"
              aria-label={t('bulk.select', { name: row.cells[0] })}
              checked={chosen.has(row.id)}
              onChange={() => toggle(row.id)}
            />
          ),
        }}
      />
      <div className="wd-dialog-buttons">
        <span className="wd-muted" role="status">
          {t('kinds.nodes', { smart_count: chosen.size })}
        </span>
        <Button onClick={onClose}>{t('ra.action.cancel')}</Button>
        <Button
          look="primary"
          disabled={chosen.size === 0 || isBusy}
          onClick={() => void run(choose)}
        >
          {isBusy ? t('actions.sending') : title}
        </Button>
      </div>
    </TitledDialog>
  )
}
