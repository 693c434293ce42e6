import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslate } from 'ra-core'
import { useFormContext } from 'react-hook-form'
import { config } from '@/engine/config'
import { statedZone } from '@/engine/data/labels'
import { rangeOf, rangeProblem, type RangeEnd } from '@/engine/schema/filterOps'
import { IconButton } from '@/engine/ui/IconButton'
import { plainText } from '@/engine/ui/text/plainText'
import { dayPresets, presetRange } from '@/engine/values/dayPreset'
import type { DayRange } from '@/engine/values/time'
import { daysLater, timeForms, typedTime, withSeparator } from '@/engine/values/typedTime'
import type { FieldOf } from '.'
import { useFieldControl } from './inputs/fieldControl'
import { Labelled } from './inputs/Labelled'
import type { FilterProps, InputProps, KindView } from './view/kindView'

type TimeField = FieldOf<'time'>

export const timeView: KindView<TimeField> = {
  cell: textOf,
  look: 'wd-digits',
  title: (value, field, { at }) =>
    plainText(at?.original ?? `${textOf(value, field)} ${timeNote(field) ?? ''}`.trim()),
  input: TimeInput,
  filter: DayRangeFilter,
  note: timeNote,
  plain: true,
  stateless: true,
}

function textOf(value: unknown, { precision }: TimeField): string {
  return precision === 'day' ? String(value).slice(0, 10) : String(value)
}

/** A calendar day has no zone. */
function timeNote({ precision }: TimeField): string | undefined {
  return precision === 'day' ? undefined : statedZone
}

/** Reads times in the gateway's zone, never the browser's. */
function TimeInput(props: InputProps<TimeField>) {
  const { name, label, field } = props
  const { value, onChange, notice, attributes } = useFieldControl(props)
  useCheckAgain(name, field.notBefore)
  return (
    <Labelled {...props} note={timeNote(field)} notice={notice}>
      <TimeBox
        precision={field.precision}
        value={value}
        onChange={onChange}
        label={label}
        attributes={attributes}
      />
    </Labelled>
  )
}

/** A refused field is checked again when the field it is compared with changes. */
function useCheckAgain(name: string, other: string | undefined): void {
  const { watch, trigger, getFieldState } = useFormContext()
  useEffect(() => {
    if (other === undefined) return undefined
    const subscription = watch((_values, { name: changed }) => {
      if (changed === other && getFieldState(name).invalid) void trigger(name)
    })
    return () => subscription.unsubscribe()
  }, [name, other, watch, trigger, getFieldState])
}

/** Reads both ends in the gateway's zone. */
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
  if (!from || !to) return ''
  const same = dayPresets.find((preset) => {
    const range = presetRange(preset, new Date(), config.gatewayTimeZone)
    return range.from === from && range.to === to
  })
  return same ?? ''
}

type Props = {
  precision: 'day' | undefined
  /** In the shown form; a text that is no time stays as typed. */
  value: string
  onChange: (text: string) => void
  label: string
  attributes: ComponentProps<'input'>
}

/** Shows the time in the portal's form, not the browser's; arrow keys move it by a day. */
export function TimeBox({ precision, value, onChange, label, attributes }: Props) {
  const t = useTranslate()
  const [typed, setTyped] = useState<string>()
  const calendar = useRef<HTMLInputElement>(null)
  // the browser builds a whole control for a date
  const [hasCalendar, setHasCalendar] = useState(false)
  const written = (text: string) => typedTime(text, precision) ?? text
  const shown = typed !== undefined && written(typed) === value ? typed : value
  const isDay = precision === 'day'
  const take = (text: string) => {
    setTyped(undefined)
    onChange(written(text))
  }
  const moveByDay = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    take(daysLater(value, step))
  }
  return (
    <span className="wd-input-box">
      <input
        type="text"
        className="wd-input wd-digits"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        placeholder={timeForms[precision ?? 'moment']}
        {...attributes}
        value={shown}
        onChange={({ currentTarget }) => {
          const text = withSeparator(shown, currentTarget.value)
          setTyped(text)
          onChange(written(text))
        }}
        onKeyDown={(event) => {
          attributes.onKeyDown?.(event)
          // Enter may submit the form: show the text that it sends
          if (event.key === 'Enter') setTyped(undefined)
          moveByDay(event)
        }}
        onBlur={(event) => {
          setTyped(undefined)
          attributes.onBlur?.(event)
        }}
      />
      <IconButton
        icon="calendar"
        label={t('kinds.pickDate', { field: label })}
        className="wd-copy"
        onClick={() => {
          flushSync(() => setHasCalendar(true))
          openCalendar(calendar.current)
        }}
      />
      {hasCalendar && (
        <input
          ref={calendar}
          className="wd-calendar"
          type={isDay ? 'date' : 'datetime-local'}
          step={isDay ? undefined : 1}
          autoComplete="off"
          tabIndex={-1}
          aria-hidden="true"
          value={(typedTime(value, precision) ?? '')
            .replace(' ', 'T')
            .replace(/^(.{16}):00$/, '$1')}
          onChange={({ currentTarget }) => currentTarget.value && take(currentTarget.value)}
        />
      )}
    </span>
  )
}

function openCalendar(input: HTMLInputElement | null): void {
  try {
    input?.showPicker()
  } catch {
    // without a picker in the browser, typing still works
  }
}
