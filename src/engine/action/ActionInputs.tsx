import { useTranslate } from 'ra-core'
import { useFormContext, useWatch } from 'react-hook-form'
import { unreadOf, type PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/declare'
import { actionOf } from './boundAction'
import { visibleFields } from '../data/formValues'
import { useViewOf } from '../kinds/view/kindView'
import { SecondPassword } from '../form/SecondPassword'
import { UnreadField } from '../form/UnreadField'
import { humanize, type Translate } from '../data/labels'
import { useResource } from '../data/resource'

type Props = {
  action: string
  /** The record it is done to; none where it is done to many. */
  record?: PortalRecord | undefined
  /** Reads again what of the record could not be read. */
  onRetry?: (() => void) | undefined
}

/** What the operator adds to an action: its arguments, and the second password where it is asked for. */
export function ActionInputs({ action, record, onRetry }: Props) {
  const resource = useResource()
  const t = useTranslate()
  const { args = {}, secondFactor } = actionOf(resource, action)
  const { control, getValues } = useFormContext<Record<string, string>>()
  const viewOf = useViewOf()
  const names = Object.keys(args)
  // drawn anew only when an argument changes that others depend on
  useWatch({ control, name: names.flatMap((name) => Object.keys(args[name]?.visibleWhen ?? {})) })
  const shown = visibleFields({ fields: args }, names, getValues(), record)
  return (
    <>
      {shown.map((name) => {
        const field = args[name]
        if (!field) return null
        const { input: Input } = viewOf(field)
        const label = argLabel(resource, name, t)
        if (unreadOf(record).includes(name))
          return <UnreadField key={name} label={label} onRetry={onRetry} />
        const at = record && { resource, id: record.id }
        return <Input key={name} name={name} field={field} label={label} at={at} />
      })}
      {secondFactor && <SecondPassword />}
    </>
  )
}

/** The label of an argument. */
export function argLabel({ name: resource }: Resource, name: string, t: Translate): string {
  const known = t(`actions.args.${name}`, { _: humanize(name) })
  return t(`resources.${resource}.args.${name}`, { _: known })
}
