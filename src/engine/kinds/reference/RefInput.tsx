import { useRef, useState } from 'react'
import type { Resource } from '@/engine/schema/resource'
import type { FieldOf } from '@/engine/kinds'
import type { InputProps } from '../view/kindView'
import { Labelled } from '../inputs/Labelled'
import { RefPicker } from './RefPicker'
import { TextInput } from '../inputs/TextInput'
import { useFieldControl } from '../inputs/useFieldControl'
import { useReferred } from './useReferred'

type Props = InputProps<FieldOf<'ref'>>

/** One record of the other resource, chosen from those it finds; the id for whoever may not list it. */
export function RefInput(props: Props) {
  const resource = useReferred(props.field)
  return resource ? <Picker {...props} resource={resource} /> : <TextInput {...props} />
}

function Picker({ resource, ...props }: Props & { resource: Resource }) {
  const { name, label, field } = props
  const [typed, setTyped] = useState<string>()
  // the form's check may come before the next drawing
  const isPending = useRef(false)
  const { value, onChange, notice, attributes } = useFieldControl(props, () =>
    isPending.current ? { key: 'kinds.chooseOne' } : undefined,
  )
  const change = (chosen: string, text?: string) => {
    isPending.current = text !== undefined
    setTyped(text)
    onChange(chosen)
  }
  return (
    <Labelled name={name} label={label} isRequired={field.required === true} notice={notice}>
      <RefPicker
        label={label}
        resource={resource}
        display={field.display}
        value={value}
        typed={typed}
        onChange={change}
        attributes={attributes}
      />
    </Labelled>
  )
}
