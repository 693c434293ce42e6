import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { config } from '@/engine/config'
import { dayPresets, presetRange } from '@/engine/values/dayPreset'
import type { FieldOf } from '@/engine/kinds'
import { rangeOf, rangeProblem, type RangeEnd } from '@/engine/schema/filterOps'
import type { DayRange } from '@/engine/values/time'
import type { FilterProps, KindView } from './view/kindView'
import { TimeBox } from './inputs/TimeBox'
import { TimeInput, timeNote } from './inputs/TimeInput'
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
  note: timeNote,
  plain: true,
  stateless: true,
}

/** Both ends of a range and its presets, as one field, in the gateway's stated zone. */
function DayRangeFilter(props: FilterProps<TimeField>) {
  const t = useTranslate()
  const { name, label, field, value, onChange } = props
  const [typing, setTyping] = useState<RangeEnd>()
  const range = rangeOf(value)
  const problem = rangeProblem(range, typing)
  const end = (which: RangeEnd) => (
    <TimeBox
      precision="day"
      value={range[which] ?? ''}
      onChange={(text) => onChange({ ...range, [which]: text })}
      label={`${label} ${t(`views.${which}`)}`}
      attributes={{
        'aria-label': `${label} ${t(`views.${which}`)}`,
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
          aria-label={`${label} ${t('views.quickRange')}`}
          value={presetOf(range)}
          onChange={(event) => onChange(presetNamed(event.target.value))}
        >
          <option value="">{t('views.quickRange')}</option>
          {dayPresets.map((preset) => (
            <option key={preset} value={preset}>
              {t(`views.presets.${preset}`)}
            </option>
          ))}
        </select>
      </span>
      <span className="wd-help" id={`wd-${name}-problem`} role={problem ? 'alert' : undefined}>
        {problem && t(problem.key)}
      </span>
    </fieldset>
  )
}

function presetNamed(name: string): DayRange {
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
