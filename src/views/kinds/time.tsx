import { dayPresets, presetRange } from '@/schema/dayPreset'
import { config } from '@/config'
import { kinds, type FieldOf } from '@/schema/kinds'
import type { DayRange } from '@/schema/time'
import type { FilterProps, KindView } from '../kindView'
import { statedZone } from '../words'
import { TextInput } from './TextInput'

type TimeField = FieldOf<'time'>

export const timeView: KindView<TimeField> = {
  cell: (value, _field, { at }) => (
    <time className="wd-digits" title={at?.original ?? `${String(value)} ${statedZone}`}>
      {String(value)}
    </time>
  ),
  input: TextInput,
  filter: DayRangeFilter,
  note: () => statedZone,
  plain: true,
}

/** Both ends of a range and its presets, as one field, in the gateway's stated zone. */
function DayRangeFilter({ name, label, value, onChange, words }: FilterProps<TimeField>) {
  const range = asRange(value)
  const change = (end: 'from' | 'to') => (event: { target: { value: string } }) =>
    onChange({ ...range, [end]: event.target.value })
  const problem = rangeProblem(range)
  const end = (which: 'from' | 'to') => ({
    type: 'date',
    className: 'wd-input',
    'aria-label': `${label} ${words.t(`views.${which}`)}`,
    'aria-invalid': problem !== undefined,
    'aria-describedby': `wd-${name}-problem`,
    value: range[which] ?? '',
    onChange: change(which),
  })
  return (
    <fieldset className="wd-field wd-range">
      <legend className="wd-label">
        {label} <span className="wd-note">{statedZone}</span>
      </legend>
      <span className="wd-range-row">
        <input {...end('from')} />
        <span aria-hidden="true">–</span>
        <input {...end('to')} />
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
        {problem && words.t(problem)}
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

/** Why a range cannot be searched: an end that is no day, or ends in the wrong order. */
export function rangeProblem(value: unknown): string | undefined {
  const { from = '', to = '' } = asRange(value)
  const isBad = [from, to].some((day) => day !== '' && kinds.time.validate(day, { kind: 'time' }))
  if (isBad) return 'validation.day'
  return from !== '' && to !== '' && from > to ? 'validation.rangeOrder' : undefined
}
