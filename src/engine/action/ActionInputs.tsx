import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/declare'
import { humanize, type Translate } from '@/engine/data/labels'
import { useSurface } from '@/engine/data/resource'
import { FormInput, SecondPassword, useVisibleFields } from '@/engine/form/FormFields'
import { actionOf } from './boundAction'

type Props = {
  action: string
  record?: PortalRecord | undefined
  onRetry?: (() => void) | undefined
}

export function ActionInputs({ action, record, onRetry }: Props) {
  const { resource, t } = useSurface()
  const { args = {}, secondFactor } = actionOf(resource, action)
  const shown = useVisibleFields(args, Object.keys(args), record)
  return (
    <>
      {shown.map((name) => {
        const field = args[name]
        if (!field) return null
        const label = argLabel(resource, name, t)
        return <FormInput key={name} {...{ name, label, field, record, onRetry }} />
      })}
      {secondFactor && <SecondPassword />}
    </>
  )
}

export function argLabel({ name: resource }: Resource, name: string, t: Translate): string {
  const known = t(`actions.args.${name}`, { _: humanize(name) })
  return t(`resources.${resource}.args.${name}`, { _: known })
}
