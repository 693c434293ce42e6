import { useId } from 'react'
import type { FieldOf } from '..'
import { TreePicker } from '@/engine/tree/TreePicker'
import { useFieldControl } from '../inputs/fieldControl'
import { Labelled, LabelledFilter } from '../inputs/Labelled'
import { TextFilter, TextInput } from '../inputs/TextInput'
import type { FilterProps, InputProps } from '../view/kindView'
import { useNamedResource } from './referred'

/** The gateway adds the nodes below. */
export function TreeSelectFilter(props: FilterProps<FieldOf<'treeSelect'>>) {
  const { name, label, field, value, onChange } = props
  const id = useId()
  const resource = useNamedResource(field.resource)
  if (!resource) return <TextFilter {...props} />
  return (
    <LabelledFilter id={id} label={label}>
      <TreePicker
        label={label}
        resource={resource}
        display={field.display}
        value={typeof value === 'string' ? value : ''}
        onChange={onChange}
        attributes={{ id, name }}
      />
    </LabelledFilter>
  )
}

/** A form over a node offers neither it nor the nodes below it. */
export function TreeSelectInput(props: InputProps<FieldOf<'treeSelect'>>) {
  const { label, field, at } = props
  const resource = useNamedResource(field.resource)
  const { value, onChange, notice, attributes } = useFieldControl(props)
  if (!resource) return <TextInput {...props} />
  return (
    <Labelled {...props} notice={notice}>
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
