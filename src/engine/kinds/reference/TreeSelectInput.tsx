import type { FieldOf } from '@/engine/kinds'
import type { InputProps } from '../view/kindView'
import { Labelled } from '../inputs/Labelled'
import { TreePicker } from '../../tree/TreePicker'
import { TextInput } from '../inputs/TextInput'
import { useFieldControl } from '../inputs/useFieldControl'
import { useNamedResource } from './useNamedResource'

/** One node of the other resource's tree; in a form over a node of it, none within that node. */
export function TreeSelectInput(props: InputProps<FieldOf<'treeSelect'>>) {
  const { name, label, field, at } = props
  const resource = useNamedResource(field.resource)
  const { value, onChange, notice, attributes } = useFieldControl(props)
  if (!resource) return <TextInput {...props} />
  return (
    <Labelled name={name} label={label} isRequired={field.required === true} notice={notice}>
      <TreePicker
        label={label}
        resource={resource}
        display={field.display}
        value={value}
        top={field.top}
        within={at?.resource.name === field.resource ? at.id : undefined}
        onChange={onChange}
        attributes={attributes}
      />
    </Labelled>
  )
}
