import { useLabels } from '@/engine/data/labels'
import { useResource } from '@/engine/data/resource'
import type { FieldMap } from '@/engine/schema/field'
import type { Page } from '@/engine/list/resourceRoutes'
import { useTextControl } from '@/engine/kinds/inputs/fieldControl'
import type { CellTarget, FilterProps, InputProps } from '@/engine/kinds/view/kindView'
import type { Part, SectionProps } from '@/engine/kinds/view/parts'

/** Parts that look unlike those of the kinds. */
export const plantedCell: Part['cell'] = (value, _field, { at }) => (
  <PlantedText value={value} at={at} />
)

function PlantedText({ value, at }: { value: unknown; at: CellTarget | undefined }) {
  const labels = useLabels(at?.resource)
  return (
    <button type="button">
      {labels.field(at?.name ?? '')} is {String(value)}, called {String(at?.record?.['phone'])}
    </button>
  )
}

export function PlantedInput(props: InputProps<FieldMap[string]>) {
  const { control, message } = useTextControl(props)
  return (
    <label>
      {props.label} with its country
      <input type="tel" {...control} />
      <span role="alert">{message?.text}</span>
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

export function PlantedSection({ record }: SectionProps) {
  const labels = useLabels()
  return <p>{record ? `All of ${labels.name} ${record.id}` : `All ${labels.plural}`}</p>
}

export const PlantedPage: Page = () => <h1>A page for {useResource().name}</h1>
