import { useEffect, useId, useState, type ReactNode } from 'react'
import { useListContext, useTranslate } from 'ra-core'
import type { Translate } from '@/engine/messages/translate'
import type { ListWish } from '@/engine/data/exportList'
import type { Resource } from '@/engine/declare'
import { isNarrowed } from '@/engine/schema/visibleTo'
import { kindOf } from '@/engine/schema/field'
import { Dialog } from '../../ui/overlay/overlays'
import { useScope } from '../../data/scope'
import { type Labels, useLabels } from '../../data/labels'
import { useResource } from '../../data/resource'
import { orderWords } from './filterWords'
import type { Moves } from './runExport'
import { grouped, useExport, type ExportFormat, type ExportStep } from './useExport'
import { drawText } from '../../ui/drawText'
import '../../ui/overlay/dialog.css'
import './export.css'

export type ExportProps = {
  /** Those in view. */
  columns: readonly string[]
  onClose: () => void
}

/** Takes away what the list matches: asks first, says how far it is, and proves that nothing is missing. */
export function ExportDialog({ columns, onClose }: ExportProps) {
  const resource = useResource()
  const say = useTranslate()
  const labels = useLabels()
  const title = useId()
  const { filterValues, sort, total, hasNextPage } = useListContext()
  const scope = useScope()
  const [asked] = useState<Omit<ListWish, 'resource'>>({
    sort,
    filter: { ...(filterValues as ListWish['filter']), ...scope },
  })
  // what may be seen can change while it is open
  const wish = { ...asked, resource }
  const { state, run, cancel, describe } = useExport({ wish, say })
  const all = openFields(resource)
  const [format, setFormat] = useState<ExportFormat>('xlsx')
  const [isWhole, setWhole] = useState(false)
  const isBusy = state.step === 'running' || state.step === 'fetching'
  const rows = rowsIn(total, hasNextPage === true, say)
  const start = () => run({ format, columns: isWhole ? all : columns })
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      aria-labelledby={title}
      fullWidth
      maxWidth="sm"
      transitionDuration={0}
    >
      <div className="wd-dialog">
        <h2 id={title}>{titleOf(state, labels, say)}</h2>
        {state.step === 'ask' && (
          <>
            <Matter wish={wish} say={say} rows={rows} describe={describe} />
            <Formats
              value={format}
              onChange={setFormat}
              // nobody knows what the gateway writes into a file of its own
              offered={isNarrowed(resource) ? ownFormats : formats}
              say={say}
            />
            {format !== 'gateway' && all.length > columns.length && (
              <Columns
                isWhole={isWhole}
                onChange={setWhole}
                counts={{ view: columns.length, all: all.length }}
                say={say}
              />
            )}
            {state.note !== undefined && <p role="status">{state.note}</p>}
          </>
        )}
        {isBusy && <Progress state={state} say={say} />}
        {state.step === 'done' && (
          <div role="status">
            <p>{state.said}</p>
            <p className="wd-muted">{say('export.file', { name: state.name })}</p>
          </div>
        )}
        {state.step === 'moved' && <Moved moves={state.moves} say={say} />}
        {state.step === 'failed' && <p role="alert">{state.reason}</p>}
        <div className="wd-dialog-buttons">
          {isBusy ? (
            <Button key="cancel" isFirst onClick={cancel}>
              {say('ra.action.cancel')}
            </Button>
          ) : (
            <Button key="close" isFirst={state.step === 'done'} onClick={onClose}>
              {say(state.step === 'ask' ? 'ra.action.cancel' : 'ra.action.close')}
            </Button>
          )}
          {!isBusy && state.step !== 'done' && (
            <Button key={state.step} isFirst isPrimary onClick={start}>
              {say(state.step === 'ask' ? 'export.run' : 'export.again')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

/** How many match, as far as the gateway has said. */
function rowsIn(total: number | undefined, isAtLeast: boolean, say: Translate): string {
  if (total === undefined) return say('export.counting')
  const rows = grouped(total)
  return isAtLeast ? say('views.totalAtLeast', { total: rows }) : rows
}

function titleOf({ step }: ExportStep, { plural }: Labels, say: Translate): string {
  if (step === 'ask') return say('export.sure', { records: plural.toLowerCase() })
  if (step === 'moved' || step === 'failed') return say(`export.${step}Title`)
  return `${say('export.run')} · ${plural}`
}

/** Every field that may be seen; no secret ever is. */
function openFields({ fields }: Resource): readonly string[] {
  return Object.keys(fields).filter((name) => {
    const field = fields[name]
    if (!field) return false
    const { hidden, isUnlisted } = kindOf(field)
    return !hidden && !isUnlisted
  })
}

type MatterProps = {
  wish: ListWish
  say: Translate
  /** How many match. */
  rows: string
  describe: (signal: AbortSignal) => Promise<string>
}

function Matter({ wish, say, rows, describe }: MatterProps) {
  const labels = useLabels()
  const [filter, setFilter] = useState('')
  useEffect(() => {
    const controller = new AbortController()
    // what cannot be worded stays unsaid here; the export itself will say why
    describe(controller.signal).then(setFilter, () => undefined)
    return () => controller.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it opens
  }, [])
  return (
    <dl className="wd-export-matter">
      <dt>{labels.plural}</dt>
      <dd translate="no">{rows}</dd>
      <dt>{say('export.filter')}</dt>
      <dd translate="no">{drawText(filter, { most: 1_000 })}</dd>
      <dt>{say('export.order')}</dt>
      <dd translate="no">{orderWords(wish, labels, say)}</dd>
    </dl>
  )
}

const ownFormats = ['xlsx', 'csv'] as const
const formats = [...ownFormats, 'gateway'] as const satisfies readonly ExportFormat[]

type FormatsProps = {
  value: ExportFormat
  offered: readonly ExportFormat[]
  onChange: (format: ExportFormat) => void
  say: Translate
}

function Formats({ value, offered, onChange, say }: FormatsProps) {
  const group = useId()
  return (
    <fieldset className="wd-export-choices">
      <legend className="wd-label">{say('export.formats.label')}</legend>
      {offered.map((format) => (
        <label key={format}>
          <input
            type="radio"
            name={group}
            checked={format === value}
            onChange={() => onChange(format)}
          />
          <span>
            {say(`export.formats.${format}`)}
            <span className="wd-note">{say(`export.formats.${format}Note`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

type ColumnsProps = {
  isWhole: boolean
  onChange: (isWhole: boolean) => void
  counts: { view: number; all: number }
  say: Translate
}

function Columns({ isWhole, onChange, counts, say }: ColumnsProps) {
  const group = useId()
  return (
    <fieldset className="wd-export-choices wd-export-columns">
      <legend className="wd-label">{say('export.columns.label')}</legend>
      {(['view', 'all'] as const).map((one) => (
        <label key={one}>
          <input
            type="radio"
            name={group}
            checked={isWhole === (one === 'all')}
            onChange={() => onChange(one === 'all')}
          />
          {say(`export.columns.${one}`, { count: counts[one] })}
        </label>
      ))}
    </fieldset>
  )
}

function Progress({ state, say }: { state: ExportStep; say: Translate }) {
  const { done = 0, total } = state.step === 'running' ? state : {}
  const text =
    total === undefined
      ? say(state.step === 'fetching' ? 'export.fetching' : 'export.counting')
      : say('export.progress', { done: grouped(done), total: grouped(total) })
  return (
    <div className="wd-export-progress">
      <progress
        aria-label={say('export.run')}
        {...(total !== undefined && { value: done, max: Math.max(total, 1) })}
      />
      <p role="status">{text}</p>
    </div>
  )
}

function Moved({ moves, say }: { moves: Moves; say: Translate }) {
  const { more, repeated, missing, sums } = moves
  return (
    <div role="alert" className="wd-export-moved">
      {more > 0 && <p>{say('export.moved.more', { count: grouped(more) })}</p>}
      {more < 0 && <p>{say('export.moved.fewer', { count: grouped(-more) })}</p>}
      {repeated > 0 && <p>{say('export.moved.repeated', { count: grouped(repeated) })}</p>}
      {missing > 0 && <p>{say('export.moved.missing', { count: grouped(missing) })}</p>}
      {sums && <p>{say('export.moved.sums')}</p>}
      <p className="wd-muted">{say('export.movedAdvice')}</p>
    </div>
  )
}

type ButtonProps = {
  isFirst?: boolean
  isPrimary?: boolean
  onClick: () => void
  children: ReactNode
}

function Button({ isFirst = false, isPrimary = false, onClick, children }: ButtonProps) {
  return (
    <button
      type="button"
      className={isPrimary ? 'wd-button wd-button-primary' : 'wd-button'}
      autoFocus={isFirst}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
