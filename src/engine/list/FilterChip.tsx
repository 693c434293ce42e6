import type { ReactNode } from 'react'
import { useSurface } from '@/engine/data/resource'
import { useFieldView, useViewOf, type FieldView } from '@/engine/kinds/view/kindView'
import { useNames } from '@/engine/kinds/view/names'
import { rangeOf } from '@/engine/schema/filterOps'
import { kindOf } from '@/engine/schema/field'
import { drawText } from '@/engine/ui/text/drawText'
import { Icon } from '@/engine/ui/icons'
import { presetIn } from '@/engine/values/dayPreset'

type Props = { name: string; value: unknown; onOpen: () => void; onRemove: () => void }

/** A filter that is set, in words; it can be changed and removed. */
export function FilterChip({ name, value, onOpen, onRemove }: Props) {
  const { resource, labels, t } = useSurface()
  const view = useFieldView()(resource, name)
  const label = labels.field(name)
  return (
    <span className="wd-filter-chip wd-filter-set">
      <button type="button" onClick={onOpen}>
        {label}: <b translate="no">{view && <FilterWords view={view} value={value} />}</b>
      </button>
      <button
        type="button"
        aria-label={t('views.removeFilter', { field: label })}
        title={t('views.removeFilter', { field: label })}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </span>
  )
}

type WordsProps = { view: FieldView; value: unknown }

/** The filter's value in words, without anything to click. */
export function FilterWords({ view, value }: WordsProps): ReactNode {
  const { field } = view
  if (field.filter === 'range') return <RangeWords value={value} />
  if (field.filter === 'like') return short(String(value))
  return <ValueWords view={view} value={value} />
}

const mostWords = 3

function ValueWords({ view, value }: WordsProps) {
  const { t } = useSurface()
  const viewOf = useViewOf()
  const { field } = view
  const texts = (Array.isArray(value) ? value : [value]).map(String)
  const shown = texts.slice(0, mostWords).map((text) => ({
    text,
    read: kindOf(field).parse(text.trim(), field),
  }))
  const names = useNames(
    shown.flatMap(({ read }) => (read === null ? [] : view.lookup?.(read, field)) ?? []),
  )
  const context = { t, viewOf, names, isLinked: false }
  const rest = texts.length - shown.length
  return (
    <>
      {shown.map(({ text, read }, at) => (
        <span key={text}>
          {at > 0 && ', '}
          {read === null ? short(text) : view.cell(read, field, context)}
        </span>
      ))}
      {rest > 0 && ` +${rest}`}
    </>
  )
}

function RangeWords({ value }: Pick<WordsProps, 'value'>) {
  const { t } = useSurface()
  const preset = presetIn(value)
  if (preset) return t(`views.presets.${preset}`)
  const { from, to } = rangeOf(value)
  if (from !== undefined && from === to) return from
  if (from === undefined) return t('views.upTo', { to })
  return to === undefined ? t('views.since', { from }) : `${from} – ${to}`
}

const longestWord = 28

function short(text: string): ReactNode {
  const characters = [...text.trim()]
  const isCut = characters.length > longestWord
  return drawText(isCut ? `${characters.slice(0, longestWord).join('')}…` : text.trim(), {
    isBare: true,
  })
}
