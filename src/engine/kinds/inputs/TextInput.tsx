import { useId, type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes } from 'react'
import { longestFilter } from '@/engine/schema/filterOps'
import type { FilterProps } from '../view/kindView'
import { useTextControl, type TextControlProps } from './fieldControl'
import { HiddenNote } from './HiddenNote'
import { Labelled, LabelledFilter } from './Labelled'

type InputExtras = {
  readonly unit?: string | undefined
  /** A small button or link at the end of the input. */
  readonly aside?: ReactNode
  readonly attributes?: InputHTMLAttributes<HTMLInputElement>
}

export function TextInput({ unit, aside, attributes, ...props }: TextControlProps & InputExtras) {
  const { control, change, message, isInvalid } = useTextControl(props)
  return (
    <Labelled {...props} notice={message}>
      <span className="wd-input-box" data-invalid={isInvalid}>
        <input {...control} type="text" {...attributes} />
        {unit && <span className="wd-unit">{unit}</span>}
        {aside}
      </span>
      <HiddenNote text={control.value} label={props.label} onChange={change} />
    </Labelled>
  )
}

type AreaExtras = { readonly attributes?: TextareaHTMLAttributes<HTMLTextAreaElement> }

export function AreaInput({ attributes, ...props }: TextControlProps & AreaExtras) {
  const { control, change, message } = useTextControl(props)
  return (
    <Labelled {...props} notice={message}>
      <textarea {...control} className="wd-input wd-area" rows={4} {...attributes} />
      <HiddenNote text={control.value} shape="prose" label={props.label} onChange={change} />
    </Labelled>
  )
}

type TextFilterProps = Omit<FilterProps<unknown>, 'field'> & {
  readonly list?: string
  readonly children?: ReactNode
}

export function TextFilter({ name, label, value, onChange, list, children }: TextFilterProps) {
  const id = useId()
  const text = typeof value === 'string' ? value : ''
  return (
    <LabelledFilter id={id} label={label}>
      <input
        id={id}
        className="wd-input"
        name={name}
        type="text"
        list={list}
        autoComplete="off"
        spellCheck={false}
        maxLength={longestFilter}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      <HiddenNote text={text} label={label} onChange={onChange} />
      {children}
    </LabelledFilter>
  )
}
