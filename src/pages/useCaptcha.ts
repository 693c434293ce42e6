import { useCallback, useEffect, useState } from 'react'
import { afterPaint } from './afterPaint'

export type CaptchaAnswer = {
  enabled: boolean
  uuid: string
  image?: string
  noRegistration?: true
}

export type Captcha = (
  { state: 'loading' | 'failed' | 'off' } | { state: 'ready'; uuid: string; image: string }
) & {
  /** Whether the gateway says that it takes no registrations. */
  isClosed?: boolean
}

/** The picture of the moment; a slower answer never replaces a newer one. */
export function useCaptcha(ask: () => Promise<CaptchaAnswer>) {
  const [round, setRound] = useState(0)
  const [answer, setAnswer] = useState<{ round: number; captcha: Captcha }>()

  useEffect(() => {
    let isLatest = true
    const giveUp = afterPaint(() => {
      void ask()
        .then(readCaptcha, (): Captcha => ({ state: 'failed' }))
        .then((captcha) => isLatest && setAnswer({ round, captcha }))
    })
    return () => {
      isLatest = false
      giveUp()
    }
  }, [ask, round])

  const refresh = useCallback(() => setRound((last) => last + 1), [])
  const captcha: Captcha = answer?.round === round ? answer.captcha : { state: 'loading' }
  return { captcha, refresh }
}

function readCaptcha({ enabled, uuid, image, noRegistration }: CaptchaAnswer): Captcha {
  const isClosed = noRegistration === true
  if (!enabled) return { state: 'off', isClosed }
  if (image === undefined) return { state: 'failed', isClosed }
  return { state: 'ready', uuid, image, isClosed }
}
