import { useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { useTranslate } from 'ra-core'
import { daysLater, timeForms, typedTime, withSeparator } from '@/engine/values/typedTime'
import { IconButton } from '@/engine/ui/IconButton'

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
        onClick={() => openCalendar(calendar.current)}
      />
      <input
        ref={calendar}
        className="wd-calendar"
        type={isDay ? 'date' : 'datetime-local'}
        step={isDay ? undefined : 1}
        autoComplete="off"
        tabIndex={-1}
        aria-hidden="true"
        value={(typedTime(value, precision) ?? '').replace(' ', 'T').replace(/^(.{16}):00$/, '$1')}
        onChange={({ currentTarget }) => currentTarget.value && take(currentTarget.value)}
      />
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
