import type { PortalRecord } from '@/engine/data/wire/records'
import { useSurface } from '@/engine/data/resource'
import { FormInput, SecondPassword, useVisibleFields } from '@/engine/form/FormFields'
import { actionOf } from './boundAction'

type Props = {
  action: string
  record?: PortalRecord | undefined
  onRetry?: (() => void) | undefined
}

export function ActionInputs({ action, record, onRetry }: Props) {
  const { resource, labels } = useSurface()
  const { args = {}, secondFactor } = actionOf(resource, action)
  const shown = useVisibleFields(args, Object.keys(args), record)
  return (
    <>
      {shown.map((name) => {
        const field = args[name]
        if (!field) return null
        const label = labels.arg(name)
        return <FormInput key={name} {...{ name, label, field, record, onRetry }} />
      })}
      {secondFactor && <SecondPassword />}
    </>
  )
}
