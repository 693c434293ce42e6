import { useEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslate } from 'ra-core'
import { useFormContext } from 'react-hook-form'
import { config } from '@/engine/config'
import { endsIn, rangeOf } from '@/engine/schema/filterOps'
import { IconButton } from '@/engine/ui/IconButton'
import { dayPresets, presetIn } from '@/engine/values/dayPreset'
import {
  daysLater,
  timeForms,
  typedTime,
  withSeparator,
  type TimePrecision,
} from '@/engine/values/typedTime'
import type { FieldOf } from '.'
import { useFieldControl } from './inputs/fieldControl'
import { Labelled } from './inputs/Labelled'
import { RangeFilter } from './inputs/RangeFilter'
import { timeNote } from './time.view'
import type { FilterProps, InputProps } from './view/kindView'

type TimeField = FieldOf<'time'>

/** Reads times in the gateway's zone, never the browser's. */
export function TimeInput(props: InputProps<TimeField>) {
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

/** Reads both ends in the gateway's zone: days, or minutes where a time is typed. */
export function TimeRangeFilter(props: FilterProps<TimeField>) {
  const t = useTranslate()
  const { label, field, value, onChange } = props
  const precision = field.precision ?? 'minute'
  const preset = presetIn(value)
  const range = preset ? endsIn(preset, field, config.gatewayTimeZone) : rangeOf(value)
  return (
    <RangeFilter
      {...props}
      value={range}
      note={timeNote(field)}
      renderEnd={(end) => <TimeBox key={end.label} precision={precision} {...end} />}
    >
      <select
        className="wd-input"
        aria-label={`${label} ${t('views.quickRange')}`}
        value={preset ?? ''}
        onChange={(event) => onChange(presetIn(event.target.value) ?? {})}
      >
        <option value="">{t('views.quickRange')}</option>
        {dayPresets.map((one) => (
          <option key={one} value={one}>
            {t(`views.presets.${one}`)}
          </option>
        ))}
      </select>
    </RangeFilter>
  )
}

type Props = {
  precision: TimePrecision | undefined
  /** In the shown form; a text that is no time stays as typed. */
  value: string
  onChange: (text: string, isTyped: boolean) => void
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
  const isDay = precision !== undefined && precision !== 'moment'
  const take = (text: string) => {
    setTyped(undefined)
    onChange(written(text), false)
  }
  const moveByDay = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    setTyped(undefined)
    onChange(written(daysLater(value, step)), true)
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
          onChange(written(text), true)
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
          value={(typedTime(value, isDay ? 'day' : 'moment') ?? '')
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
