import { useId } from 'react'
import type { FieldOf } from '@/engine/kinds'
import type { FilterProps } from '../view/kindView'
import { refDraft } from './refDraft'
import { RefPicker } from './RefPicker'
import { TextFilter } from '../inputs/TextFilter'
import { useReferred } from './useReferred'

/** One record of the other resource, found by what stands for it; the id for whoever may not list it. */
export function RefFilter(props: FilterProps<FieldOf<'ref'>>) {
  const { name, label, field, value, onChange } = props
  const id = useId()
  const resource = useReferred(field)
  if (!resource) return <TextFilter {...props} />
  const draft = refDraft(value)
  return (
    <div className="wd-field">
      <label className="wd-label" htmlFor={id}>
        {label}
      </label>
      <RefPicker
        label={label}
        resource={resource}
        display={field.display}
        value={draft.id}
        typed={draft.typed}
        onChange={(chosen, typed) => onChange(typed === undefined ? chosen : { id: chosen, typed })}
        attributes={{ id, name }}
      />
    </div>
  )
}
