import { useEffect, useId, useState } from 'react'
import { useListContext, useTranslate } from 'ra-core'
import type { ListWish } from '@/engine/data/exportList'
import type { Resource } from '@/engine/declare'
import { kindOf } from '@/engine/schema/field'
import { isNarrowed } from '@/engine/schema/visibleTo'
import { useLabels, type Translate } from '@/engine/data/labels'
import { useSurface } from '@/engine/data/resource'
import { useScope } from '@/engine/data/scope'
import { Button } from '@/engine/ui/Button'
import { drawText } from '@/engine/ui/text/drawText'
import { ProgressBar } from '@/engine/ui/ProgressBar'
import { TitledDialog } from '@/engine/ui/overlay/dialogs'
import { orderWords } from './filterWords'
import type { Moves } from './runExport'
import { useExport, type ExportFormat, type ExportStep } from './useExport'
import './export.css'

type Props = {
  columns: readonly string[]
  onClose: () => void
}

const ownFormats = ['xlsx', 'csv'] as const
const formats = [...ownFormats, 'gateway'] as const
const columnSets = ['view', 'all'] as const

export function ExportDialog({ columns, onClose }: Props) {
  const { resource, t } = useSurface()
  const wish = { ...useWish(), resource }
  const { state, run, cancel, describe } = useExport(wish)
  const all = exportable(resource)
  const [format, setFormat] = useState<ExportFormat>('xlsx')
  const [set, setSet] = useState<(typeof columnSets)[number]>('view')
  const counts = { view: columns.length, all: all.length }
  const isBusy = state.step === 'running' || state.step === 'fetching'
  return (
    <TitledDialog
      title={useTitle(state)}
      onClose={isBusy ? undefined : onClose}
      transitionDuration={0}
    >
      {state.step === 'ask' && (
        <>
          <Matter wish={wish} describe={describe} />
          <Choice
            label={t('export.formats.label')}
            value={format}
            onChange={setFormat}
            // the columns of the gateway's own file are unknown
            options={isNarrowed(resource) ? ownFormats : formats}
            textOf={(one) => t(`export.formats.${one}`)}
            noteOf={(one) => t(`export.formats.${one}Note`)}
          />
          {format !== 'gateway' && all.length > columns.length && (
            <Choice
              label={t('export.columns.label')}
              value={set}
              onChange={setSet}
              options={columnSets}
              textOf={(one) => t(`export.columns.${one}`, { count: counts[one] })}
            />
          )}
          {state.note !== undefined && <p role="status">{state.note}</p>}
        </>
      )}
      {isBusy && <Progress state={state} />}
      {state.step === 'done' && (
        <div role="status">
          <p>{state.text}</p>
          <p className="wd-muted">{t('export.file', { name: state.name })}</p>
        </div>
      )}
      {state.step === 'moved' && <Moved moves={state.moves} />}
      {state.step === 'failed' && <p role="alert">{state.reason}</p>}
      <div className="wd-dialog-buttons">
        {isBusy ? (
          <Button key="cancel" autoFocus onClick={cancel}>
            {t('ra.action.cancel')}
          </Button>
        ) : (
          <Button key="close" autoFocus={state.step === 'done'} onClick={onClose}>
            {t(state.step === 'ask' ? 'ra.action.cancel' : 'ra.action.close')}
          </Button>
        )}
        {!isBusy && state.step !== 'done' && (
          <Button
            key={state.step}
            look="primary"
            autoFocus
            onClick={() => run({ format, columns: set === 'all' ? all : columns })}
          >
            {t(state.step === 'ask' ? 'export.run' : 'export.again')}
          </Button>
        )}
      </div>
    </TitledDialog>
  )
}

function useWish(): Omit<ListWish, 'resource'> {
  const { filterValues, sort } = useListContext()
  const scope = useScope()
  const [wish] = useState({ sort, filter: { ...(filterValues as ListWish['filter']), ...scope } })
  return wish
}

function useTitle({ step }: ExportStep): string {
  const t = useTranslate()
  const { plural } = useLabels()
  if (step === 'ask') return t('export.sure', { records: plural.toLowerCase() })
  if (step === 'moved' || step === 'failed') return t(`export.${step}Title`)
  return `${t('export.run')} · ${plural}`
}

/** Never a secret. */
function exportable({ fields }: Resource): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const { hidden, isUnlisted } = kindOf(field)
    return hidden || isUnlisted ? [] : [name]
  })
}

type MatterProps = { wish: ListWish; describe: (signal: AbortSignal) => Promise<string> }

function Matter({ wish, describe }: MatterProps) {
  const { t, labels } = useSurface()
  const { total, hasNextPage } = useListContext()
  const [filter, setFilter] = useState('')
  useEffect(() => {
    const controller = new AbortController()
    // the export itself shows why a filter can't be described
    describe(controller.signal).then(setFilter, () => undefined)
    return () => controller.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on opening
  }, [])
  return (
    <dl className="wd-export-matter">
      <dt>{labels.plural}</dt>
      <dd translate="no">{rowsText(total, hasNextPage === true, t)}</dd>
      <dt>{t('export.filter')}</dt>
      <dd translate="no">{drawText(filter, { most: 1_000 })}</dd>
      <dt>{t('export.order')}</dt>
      <dd translate="no">{orderWords(wish, labels, t)}</dd>
    </dl>
  )
}

function rowsText(total: number | undefined, isAtLeast: boolean, t: Translate): string {
  if (total === undefined) return t('export.counting')
  const rows = total.toLocaleString('en-US')
  return isAtLeast ? t('views.totalAtLeast', { total: rows }) : rows
}

type ChoiceProps<T extends string> = {
  label: string
  value: T
  options: readonly T[]
  onChange: (value: T) => void
  textOf: (option: T) => string
  noteOf?: (option: T) => string
}

function Choice<T extends string>(props: ChoiceProps<T>) {
  const { label, value, options, onChange, textOf, noteOf } = props
  const group = useId()
  return (
    <fieldset className="wd-export-choices" data-inline={noteOf === undefined}>
      <legend className="wd-label">{label}</legend>
      {options.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={group}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          <span>
            {textOf(option)}
            {noteOf && <span className="wd-note">{noteOf(option)}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function Progress({ state }: { state: ExportStep }) {
  const t = useTranslate()
  const { done = 0, total } = state.step === 'running' ? state : {}
  const counts = { done: done.toLocaleString('en-US'), total: total?.toLocaleString('en-US') }
  const waiting = state.step === 'fetching' ? 'export.fetching' : 'export.counting'
  return (
    <ProgressBar
      label={t('export.run')}
      text={total === undefined ? t(waiting) : t('export.progress', counts)}
      done={done}
      total={total}
    />
  )
}

function Moved({ moves: { more, sums, ...counts } }: { moves: Moves }) {
  const t = useTranslate()
  const all = { more, fewer: -more, ...counts }
  return (
    <div role="alert" className="wd-export-moved">
      {Object.entries(all).map(
        ([key, count]) =>
          count > 0 && (
            <p key={key}>{t(`export.moved.${key}`, { count: count.toLocaleString('en-US') })}</p>
          ),
      )}
      {sums && <p>{t('export.moved.sums')}</p>}
      <p className="wd-muted">{t('export.movedAdvice')}</p>
    </div>
  )
}
