import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import type { FieldOf } from '@/engine/kinds'
import type { InputProps } from '../view/kindView'
import { Labelled } from './Labelled'
import { TimeBox } from './TimeBox'
import { statedZone } from '../../data/labels'
import { useFieldControl } from './useFieldControl'

/** A day, or a moment to the second, in the gateway's zone; never read through the browser's. */
export function TimeInput(props: InputProps<FieldOf<'time'>>) {
  const { name, label, field } = props
  const { value, onChange, notice, attributes } = useFieldControl(props)
  useCheckAgain(name, field.notBefore)
  return (
    <Labelled
      name={name}
      label={label}
      note={timeNote(field)}
      isRequired={field.required === true}
      notice={notice}
    >
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

/** The zone a time is in; a day of the calendar is in none. */
export function timeNote({ precision }: FieldOf<'time'>): string | undefined {
  return precision === 'day' ? undefined : statedZone
}
