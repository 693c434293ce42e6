import { useCallback, useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import type { FieldOf } from '@/schema/kinds'
import type { InputProps } from '../kindView'
import { Labelled } from './Labelled'
import { timeNote } from './timeNote'
import { useTextControl } from './useTextControl'

/** A day, or a moment to the second, in the gateway's zone; never read through the browser's. */
export function TimeInput(props: InputProps<FieldOf<'time'>>) {
  const { name, label, field } = props
  const element = useRef<HTMLInputElement>(null)
  const form = field.precision === 'day' ? day : moment
  const { control, said } = useTextControl({
    ...props,
    // a browser gives an empty text for what is half filled in or no date
    refused: () => (element.current?.validity.badInput ? { key: form.problem } : undefined),
  })
  useCheckAgain(name, field.notBefore)
  const { ref } = control
  const hold = useCallback(
    (node: HTMLInputElement | null) => {
      element.current = node
      ref(node)
    },
    [ref],
  )
  return (
    <Labelled
      name={name}
      label={label}
      note={timeNote(field)}
      isRequired={field.required === true}
      notice={said}
    >
      <input
        {...control}
        ref={hold}
        type={form.type}
        step={form.step}
        // a year has four digits, and the next one typed is the month's
        max={form.max}
        value={inControl(control.value)}
      />
    </Labelled>
  )
}

// As the browser itself writes it, which leaves out seconds of zero: another text would be set again and again.
function inControl(text: string): string {
  return text.replace(' ', 'T').replace(/^(.{16}):00$/, '$1')
}

const day = { type: 'date', step: 1, max: '9999-12-31', problem: 'validation.day' } as const
const moment = {
  type: 'datetime-local',
  step: 1,
  max: '9999-12-31T23:59:59',
  problem: 'validation.moment',
} as const

// What is wrong beside another field may be right once that one has changed.
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
