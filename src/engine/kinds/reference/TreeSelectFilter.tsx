import { useId } from 'react'
import type { FieldOf } from '@/engine/kinds'
import type { FilterProps } from '../view/kindView'
import { TextFilter } from '../inputs/TextFilter'
import { TreePicker } from '../../tree/TreePicker'
import { useNamedResource } from './useNamedResource'

/** One node of the other resource's tree; what is below it is the gateway's to add. */
export function TreeSelectFilter(props: FilterProps<FieldOf<'treeSelect'>>) {
  const { name, label, field, value, onChange } = props
  const id = useId()
  const resource = useNamedResource(field.resource)
  if (!resource) return <TextFilter {...props} />
  return (
    <div className="wd-field">
      <label className="wd-label" htmlFor={id}>
        {label}
      </label>
      <TreePicker
        label={label}
        resource={resource}
        display={field.display}
        value={typeof value === 'string' ? value : ''}
        onChange={onChange}
        attributes={{ id, name }}
      />
    </div>
  )
}
