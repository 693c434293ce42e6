import { useEffect, useRef, useState } from 'react'
import { errorText, GatewayError, useGateway } from '@/engine/data/gateway'
import { readSecret } from '@/engine/data/secrets'
import { usePermission } from '@/engine/data/session'
import { useSurface } from '@/engine/data/resource'
import type { FieldOf } from './'
import { permissionFor } from '@/engine/schema/access'
import { Button } from '@/engine/ui/Button'
import { CopyButton } from '@/engine/ui/text/CopyButton'
import { drawText } from '@/engine/ui/text/drawText'
import type { CellTarget, KindCells } from './view/kindView'

export const secretView: KindCells<FieldOf<'secret'>> = {
  cell: () => dots,
  look: 'wd-muted',
  whole: (_value, { reveal }, { at }) => (reveal && at ? <RevealedSecret at={at} /> : mask),
  drawsMissing: () => true,
}

const dots = '••••••'

const mask = <span className="wd-muted">{dots}</span>

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
