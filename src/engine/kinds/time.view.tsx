import { useState } from 'react'
import { config } from '@/engine/config'
import { dayPresets, presetRange } from '@/engine/values/dayPreset'
import type { FieldOf } from '@/engine/schema/kinds'
import { isDay, type DayRange } from '@/engine/values/time'
import type { FilterProps, KindView } from './kindView'
import { TimeBox } from './inputs/TimeBox'
import { TimeInput } from './inputs/TimeInput'
import { timeNote } from './timeNote'
import { plainText } from '../ui/plainText'

type TimeField = FieldOf<'time'>

export const timeView: KindView<TimeField> = {
  cell: (value, field, { at }) => {
    const text = field.precision === 'day' ? String(value).slice(0, 10) : String(value)
    return (
      <time
        className="wd-digits"
        title={plainText(at?.original ?? `${text} ${timeNote(field) ?? ''}`.trim())}
      >
        {text}
      </time>
    )
  },
  input: TimeInput,
  filter: DayRangeFilter,
  filterProblem: rangeProblem,
  note: timeNote,
  plain: true,
  stateless: true,
}

/** Both ends of a range and its presets, as one field, in the gateway's stated zone. */
function DayRangeFilter(props: FilterProps<TimeField>) {
  const { name, label, field, value, onChange, words } = props
  const [typing, setTyping] = useState<End>()
  const range = asRange(value)
  const problem = findProblem(range, typing)
  const end = (which: End) => (
    <TimeBox
      precision="day"
      value={range[which] ?? ''}
      onChange={(text) => onChange({ ...range, [which]: text })}
      label={`${label} ${words.t(`views.${which}`)}`}
      words={words}
      attributes={{
        'aria-label': `${label} ${words.t(`views.${which}`)}`,
        'aria-invalid': problem?.ends.includes(which) ?? false,
        'aria-describedby': `wd-${name}-problem`,
        onInput: () => setTyping(which),
        onBlur: () => setTyping(undefined),
        onKeyDown: ({ key }) => key === 'Enter' && setTyping(undefined),
      }}
    />
  )
  return (
    <fieldset className="wd-field wd-range">
      <legend className="wd-label">
        {label} <span className="wd-note">{timeNote(field)}</span>
      </legend>
      <span className="wd-range-row">
        {end('from')}
        <span aria-hidden="true">–</span>
        {end('to')}
        <select
          className="wd-input"
          aria-label={`${label} ${words.t('views.quickRange')}`}
          value={presetOf(range)}
          onChange={(event) => onChange(rangeOf(event.target.value))}
        >
          <option value="">{words.t('views.quickRange')}</option>
          {dayPresets.map((preset) => (
            <option key={preset} value={preset}>
              {words.t(`views.presets.${preset}`)}
            </option>
          ))}
        </select>
      </span>
      <span className="wd-help" id={`wd-${name}-problem`} role={problem ? 'alert' : undefined}>
        {problem && words.t(problem.text)}
      </span>
    </fieldset>
  )
}

function rangeOf(name: string): DayRange {
  const preset = dayPresets.find((one) => one === name)
  return preset ? presetRange(preset, new Date(), config.gatewayTimeZone) : {}
}

function presetOf({ from, to }: DayRange): string {
  const same = dayPresets.find((preset) => {
    const range = presetRange(preset, new Date(), config.gatewayTimeZone)
    return range.from === from && range.to === to
  })
  return same ?? ''
}

function asRange(value: unknown): DayRange {
  return typeof value === 'object' && value !== null ? (value as DayRange) : {}
}

type End = 'from' | 'to'

const bothEnds: readonly End[] = ['from', 'to']

type RangeProblem = { readonly text: string; readonly ends: readonly End[] }

/** What is wrong with a range, and where. Half a day is no mistake as long as one types it. */
function findProblem({ from = '', to = '' }: DayRange, typing?: End): RangeProblem | undefined {
  const isBad = (day: string) => day !== '' && !isDay(day)
  const isWrong = { from: isBad(from), to: isBad(to) }
  const ends = bothEnds.filter((end) => isWrong[end] && end !== typing)
  if (ends.length > 0) return { text: 'validation.day', ends }
  const isReversed = typing === undefined && from !== '' && to !== '' && from > to
  return isReversed ? { text: 'validation.rangeOrder', ends: bothEnds } : undefined
}

/** Why a range cannot be searched: an end that is no day, or ends in the wrong order. */
function rangeProblem(value: unknown): string | undefined {
  return findProblem(asRange(value))?.text
}
