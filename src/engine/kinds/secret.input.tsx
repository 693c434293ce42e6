import { useNotify, useTranslate } from 'ra-core'
import { useFormContext } from 'react-hook-form'
import { useGateway } from '@/engine/data/gateway'
import { readConfigValue } from '@/engine/data/secrets'
import { useBusy } from '@/engine/ui/useBusy'
import { useNotifyError } from '@/engine/ui/useNotifyError'
import type { FieldOf } from '.'
import type { InputProps } from './view/kindView'
import { TextInput } from './inputs/TextInput'

// Browsers offer saved logins for password inputs; 'one-time-code' prevents that, and saving.
export function SecretInput(props: InputProps<FieldOf<'secret'>>) {
  const { name, field } = props
  return (
    <TextInput
      {...props}
      attributes={{ type: 'password', autoComplete: 'one-time-code' }}
      aside={field.preset && <PresetButton name={name} preset={field.preset} />}
    />
  )
}

function PresetButton({ name, preset }: { name: string; preset: string }) {
  const t = useTranslate()
  const { setValue, formState } = useFormContext()
  const notify = useNotify()
  const gateway = useGateway()
  const notifyError = useNotifyError()
  const { isBusy, run } = useBusy()
  const fill = async () => {
    const value = await readConfigValue(gateway, preset)
    const options = { shouldDirty: true, shouldValidate: formState.isSubmitted }
    if (value !== '') setValue(name, value, options)
    notify(value === '' ? 'kinds.noPreset' : 'kinds.presetTaken', { type: 'info' })
  }
  const press = () => void run(() => fill().catch(notifyError))
  return (
    <button type="button" className="wd-row-action" aria-busy={isBusy} onClick={press}>
      {t('kinds.takePreset')}
    </button>
  )
}
