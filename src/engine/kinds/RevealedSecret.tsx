import { useEffect, useRef, useState, type ReactNode } from 'react'
import { errorText, GatewayError, useGateway } from '@/engine/data/gateway'
import { useTranslate } from 'ra-core'
import { usePermission } from '@/engine/data/session'
import { readSecret } from '@/engine/data/secrets'
import { permissionFor } from '@/engine/schema/access'
import { CopyButton } from '../ui/CopyButton'
import type { CellTarget } from './view/kindView'
import { useLabels } from '../data/labels'
import { drawText } from '../ui/drawText'

/** How long a revealed secret stays on screen, in milliseconds. */
const shownMs = 30_000

type Props = { at: CellTarget; mask: ReactNode }

/** A secret behind its button: read on demand, held nowhere else, hidden again by itself. */
export function RevealedSecret({ at, mask }: Props) {
  const t = useTranslate()
  const labels = useLabels()
  const may = usePermission()
  const { secret, problem, isReading, reveal, hide } = useSecret(at)
  if (!may([permissionFor(at.resource, 'secret')])) return mask
  const name = labels.field(at.name)
  return (
    <span className="wd-secret">
      {secret === undefined ? mask : <code className="wd-mono">{drawText(secret)}</code>}
      {secret !== undefined && <CopyButton text={secret} name={name} />}
      <button
        type="button"
        className="wd-small-button"
        disabled={isReading}
        aria-label={t(secret === undefined ? 'kinds.revealField' : 'kinds.hideField', {
          field: name,
        })}
        onClick={secret === undefined ? () => void reveal() : hide}
      >
        {t(secret === undefined ? 'kinds.reveal' : 'kinds.hide')}
      </button>
      {secret !== undefined && (
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
      // a page kept alive under its tag is left, too
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
