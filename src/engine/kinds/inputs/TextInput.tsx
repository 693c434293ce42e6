import type { InputHTMLAttributes, ReactNode } from 'react'
import { Labelled } from './Labelled'
import { useTextControl, type TextControlProps } from './useTextControl'
import { HiddenNote } from './HiddenNote'

type Extra = {
  readonly unit?: string | undefined
  /** A small button or link at the end of the input. */
  readonly aside?: ReactNode
  readonly attributes?: InputHTMLAttributes<HTMLInputElement>
}

/** A labelled text input of a form, checked by its kind; the message stands under it. */
export function TextInput({ unit, aside, attributes, ...props }: TextControlProps & Extra) {
  const { control, change, said, isInvalid } = useTextControl(props)
  return (
    <Labelled
      name={props.name}
      label={props.label}
      isRequired={props.field.required === true}
      notice={said}
    >
      <span className="wd-input-box" data-invalid={isInvalid}>
        <input {...control} type="text" {...attributes} />
        {unit && <span className="wd-unit">{unit}</span>}
        {aside}
      </span>
      <HiddenNote text={control.value} label={props.label} onChange={change} />
    </Labelled>
  )
}
