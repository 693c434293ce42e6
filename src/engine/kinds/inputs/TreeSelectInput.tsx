import type { FieldOf } from '@/engine/schema/kinds'
import type { InputProps } from '../kindView'
import { Labelled } from './Labelled'
import { TreePicker } from '../../tree/TreePicker'
import { TextInput } from './TextInput'
import { useFieldControl } from './useFieldControl'
import { useNamedResource } from '../reference/useNamedResource'

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
