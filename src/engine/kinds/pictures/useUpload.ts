import { useEffect, useRef, useState } from 'react'
import { errorText, GatewayError, useGateway } from '@/engine/data/gateway'
import { useTranslate } from 'ra-core'
import type { SendPicture } from '@/engine/data/pictures'
import { encodePicture } from './encodePicture'

export type Uploading =
  | { readonly step: 'ready' }
  | { readonly step: 'sending'; readonly share: number }
  | { readonly step: 'failed'; readonly reason: string }

type Drawing = Parameters<typeof encodePicture>

/** Draws a picture anew and sends it, at most once at a time; what failed can be tried again as it is. */
export function useUpload(send: SendPicture, onDone: (address: string) => void) {
  const t = useTranslate()
  const gateway = useGateway()
  const [state, setState] = useState<Uploading>({ step: 'ready' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const upload = async (...[bitmap, wanted]: Drawing) => {
    // synchronous: a double click reaches this before any state does
    if (running.current) return
    const { signal } = (running.current = new AbortController())
    const onSent = (share: number) => {
      if (!signal.aborted) setState({ step: 'sending', share })
    }
    onSent(0)
    try {
      const picture = await encodePicture(bitmap, wanted)
      if (picture) onDone(await send(gateway, { picture, signal, onSent }))
      else setState({ step: 'failed', reason: t('picture.damaged') })
    } catch (error) {
      const isStopped = error instanceof GatewayError && error.kind === 'aborted'
      setState(isStopped ? { step: 'ready' } : { step: 'failed', reason: errorText(error, t) })
    } finally {
      running.current = undefined
    }
  }
  return {
    state,
    upload: (...drawing: Drawing) => void upload(...drawing),
    stop: () => running.current?.abort(),
  }
}
