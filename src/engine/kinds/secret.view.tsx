import { useEffect, useRef, useState } from 'react'
import { useNotify, useTranslate } from 'ra-core'
import { useFormContext } from 'react-hook-form'
import { errorText, GatewayError, useGateway } from '@/engine/data/gateway'
import { readConfigValue, readSecret } from '@/engine/data/secrets'
import { usePermission } from '@/engine/data/session'
import { useSurface } from '@/engine/data/resource'
import type { FieldOf } from './'
import { permissionFor } from '@/engine/schema/access'
import { Button } from '@/engine/ui/Button'
import { CopyButton } from '@/engine/ui/text/CopyButton'
import { drawText } from '@/engine/ui/text/drawText'
import { useBusy } from '@/engine/ui/useBusy'
import { useNotifyError } from '@/engine/ui/useNotifyError'
import { TextInput } from './inputs/TextInput'
import { drawsNothing, type CellTarget, type InputProps, type KindView } from './view/kindView'

export const secretView: KindView<FieldOf<'secret'>> = {
  cell: () => dots,
  look: 'wd-muted',
  whole: (_value, { reveal }, { at }) => (reveal && at ? <RevealedSecret at={at} /> : mask),
  drawsMissing: true,
  input: SecretInput,
  filter: drawsNothing,
}

const dots = '••••••'

const mask = <span className="wd-muted">{dots}</span>

// Browsers offer saved logins for password inputs; 'one-time-code' prevents that, and saving.
function SecretInput(props: InputProps<FieldOf<'secret'>>) {
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

/** A revealed secret hides after this long, in milliseconds. */
const shownMs = 30_000

/** Read on demand and stored nowhere else. */
function RevealedSecret({ at }: { at: CellTarget }) {
  const { t, labels } = useSurface()
  const may = usePermission()
  const { secret, problem, isReading, reveal, hide } = useSecret(at)
  if (!may([permissionFor(at.resource, 'secret')])) return mask
  const name = labels.field(at.name)
  const isShown = secret !== undefined
  return (
    <span className="wd-secret">
      {isShown ? <code className="wd-mono">{drawText(secret)}</code> : mask}
      {isShown && <CopyButton text={secret} name={name} />}
      <Button
        look="small"
        disabled={isReading}
        aria-label={t(isShown ? 'kinds.hideField' : 'kinds.revealField', { field: name })}
        onClick={isShown ? hide : () => void reveal()}
      >
        {t(isShown ? 'kinds.hide' : 'kinds.reveal')}
      </Button>
      {isShown && (
        <span className="wd-note" role="status">
          {t('kinds.hiddenAgain', { seconds: shownMs / 1000 })}
        </span>
      )}
      {problem && (
        <span className="wd-help" role="alert">
          {errorText(problem, t)}
        </span>
      )}
    </span>
  )
}

function useSecret({ resource, id, name }: CellTarget) {
  const [secret, setSecret] = useState<string>()
  const [problem, setProblem] = useState<GatewayError>()
  const [isReading, setReading] = useState(false)
  const call = useRef<AbortController>(undefined)
  const gateway = useGateway()

  const hide = () => setSecret(undefined)
  useEffect(() => {
    if (secret === undefined) return undefined
    const timer = setTimeout(() => setSecret(undefined), shownMs)
    return () => {
      clearTimeout(timer)
      // also when the page goes behind another tag
      setSecret(undefined)
    }
  }, [secret])
  useEffect(() => () => call.current?.abort(), [])

  const reveal = async () => {
    const controller = new AbortController()
    call.current = controller
    setProblem(undefined)
    setReading(true)
    try {
      const read = await readSecret(gateway, resource, id, name, controller.signal)
      if (!controller.signal.aborted) setSecret(read)
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      if (error.kind !== 'aborted') setProblem(error)
    } finally {
      setReading(false)
    }
  }
  return { secret, problem, isReading, reveal, hide }
}
