import { createElement } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { unreadOf, type PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/declare'
import { visibleFields } from '../data/formValues'
import { sectionsOf } from '@/engine/schema/surfaces'
import type { FormValues } from './useRecordForm'
import { UnreadField } from './UnreadField'
import { useOwnPart } from '../kinds/view/ownPart'
import { useFieldView } from '../kinds/view/viewFor'
import { useLabels } from '../data/labels'
import { useResource } from '../data/resource'

type Props = {
  names: readonly string[]
  record: PortalRecord | undefined
  /** Reads again what of the record could not be read. */
  onRetry?: (() => void) | undefined
}

/** The inputs of a form in their sections; those whose condition does not hold are not there. */
export function FormFields({ names, record, onRetry }: Props) {
  const resource = useResource()
  const labels = useLabels()
  const { control, getValues } = useFormContext<FormValues>()
  // drawn anew only when a field changes that others depend on
  useWatch({ control, name: conditionsOf(resource, names) })
  const shown = visibleFields(resource, names, getValues(), record)
  return sectionsOf(resource, shown).map(({ key, fields }) => (
    <fieldset key={key ?? ''} className="wd-plain-fieldset">
      {key !== undefined && <legend className="wd-section-title">{labels.section(key)}</legend>}
      {fields.map((name) => (
        <Input key={name} name={name} record={record} onRetry={onRetry} />
      ))}
    </fieldset>
  ))
}

type InputProps = Omit<Props, 'names'> & { name: string }

function Input({ name, record, onRetry }: InputProps) {
  const resource = useResource()
  const labels = useLabels()
  const own = useOwnPart('input', name)
  const view = useFieldView()(resource, name)
  if (!view) return null
  if (unreadOf(record).includes(name))
    return <UnreadField label={labels.field(name)} onRetry={onRetry} />
  const { field, input } = view
  const at = record && { resource, id: record.id }
  return createElement(own ?? input, { name, label: labels.field(name), field, at })
}

function conditionsOf({ fields }: Resource, names: readonly string[]): string[] {
  const asked = names.flatMap((name) => Object.keys(fields[name]?.visibleWhen ?? {}))
  return asked.filter((name) => names.includes(name))
}
