import { useFormContext, useWatch } from 'react-hook-form'
import type { PortalRecord } from '@/providers/records'
import type { Resource } from '@/schema'
import { visibleFields } from './formValues'
import { sectionsOf } from '@/schema/sections'
import type { FormValues } from './useRecordForm'
import { viewFor } from './viewFor'
import type { Words } from './words'

type Props = {
  resource: Resource
  names: readonly string[]
  record: PortalRecord | undefined
  words: Words
}

/** The inputs of a form in their sections; those whose condition does not hold are not there. */
export function FormFields({ resource, names, record, words }: Props) {
  const { control, getValues } = useFormContext<FormValues>()
  // drawn anew only when a field changes that others depend on
  useWatch({ control, name: conditionsOf(resource, names) })
  const shown = visibleFields(resource, names, getValues(), record)
  return sectionsOf(resource, shown).map(({ key, fields }) => (
    <fieldset key={key ?? ''} className="wd-plain-fieldset">
      {key !== undefined && <legend className="wd-section-title">{words.section(key)}</legend>}
      {fields.map((name) => (
        <Input key={name} resource={resource} name={name} words={words} />
      ))}
    </fieldset>
  ))
}

type InputProps = { resource: Resource; name: string; words: Words }

function Input({ resource, name, words }: InputProps) {
  const view = viewFor(resource, name)
  if (!view) return null
  const { input: FieldInput, field } = view
  return <FieldInput name={name} label={words.field(name)} field={field} words={words} />
}

function conditionsOf({ fields }: Resource, names: readonly string[]): string[] {
  const asked = names.flatMap((name) => Object.keys(fields[name]?.visibleWhen ?? {}))
  return asked.filter((name) => names.includes(name))
}
