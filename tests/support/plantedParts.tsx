import type { FieldMap } from '@/engine/schema/field'
import type { Page } from '@/engine/list/Gated'
import { useTextControl } from '@/engine/kinds/inputs/useTextControl'
import type { FilterProps, InputProps } from '@/engine/kinds/view/kindView'
import type { Part, SectionProps } from '@/engine/kinds/view/part'

/** Parts that are told from those of the kinds at a glance. */
export const plantedCell: Part['cell'] = (value, _field, { words, at }) => (
  <button type="button">
    {words.field(at?.name ?? '')} is {String(value)}, called {String(at?.record?.['phone'])}
  </button>
)

export function PlantedInput(props: InputProps<FieldMap[string]>) {
  const { control, said } = useTextControl(props)
  return (
    <label>
      {props.label} with its country
      <input type="tel" {...control} />
      <span role="alert">{said?.text}</span>
    </label>
  )
}

export function PlantedFilter({ label, value, onChange }: FilterProps<FieldMap[string]>) {
  return (
    <label>
      {label} of Beijing
      <input
        type="checkbox"
        checked={value === '010'}
        onChange={(event) => onChange(event.target.checked ? '010' : '')}
      />
    </label>
  )
}

export function PlantedSection({ words, record }: SectionProps) {
  return <p>{record ? `All of ${words.name} ${record.id}` : `All ${words.plural}`}</p>
}

export const PlantedPage: Page = ({ resource }) => <h1>A page for {resource.name}</h1>
