import { useState } from 'react'
import { useNotify, useTranslate } from 'ra-core'
import { useFormContext } from 'react-hook-form'
import { useGateway } from '@/engine/data/gateway'
import { readConfigValue } from '@/engine/data/configValue'
import { useNotifyError } from '../../ui/useNotifyError'

type Props = { name: string; preset: string }

/** Puts what the gateway is set to into an input, and says so: a secret itself is not shown. */
export function PresetButton({ name, preset }: Props) {
  const t = useTranslate()
  const { setValue, formState } = useFormContext()
  const notify = useNotify()
  const gateway = useGateway()
  const notifyError = useNotifyError()
  const [isBusy, setBusy] = useState(false)
  const fill = async () => {
    setBusy(true)
    try {
      const value = await readConfigValue(gateway, preset)
      const options = { shouldDirty: true, shouldValidate: formState.isSubmitted }
      if (value !== '') setValue(name, value, options)
      notify(value === '' ? 'kinds.noPreset' : 'kinds.presetTaken', { type: 'info' })
    } catch (error) {
      notifyError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <button type="button" className="wd-row-action" aria-busy={isBusy} onClick={() => void fill()}>
      {t('kinds.takePreset')}
    </button>
  )
}
