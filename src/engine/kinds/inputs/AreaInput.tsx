import type { TextareaHTMLAttributes } from 'react'
import { Labelled } from './Labelled'
import { useTextControl, type TextControlProps } from './useTextControl'
import { HiddenNote } from './HiddenNote'

type Extra = { readonly attributes?: TextareaHTMLAttributes<HTMLTextAreaElement> }

/** A labelled text of several lines, checked by its kind. */
export function AreaInput({ attributes, ...props }: TextControlProps & Extra) {
  const { control, change, said } = useTextControl(props)
  return (
    <Labelled
      name={props.name}
      label={props.label}
      isRequired={props.field.required === true}
      notice={said}
    >
      <textarea {...control} className="wd-input wd-area" rows={4} {...attributes} />
      <HiddenNote text={control.value} shape="prose" label={props.label} onChange={change} />
    </Labelled>
  )
}
