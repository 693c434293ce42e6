import { useCallback, useEffect, useState } from 'react'
import { afterPaint } from './boot/afterPaint'

export type CaptchaAnswer = {
  enabled: boolean
  uuid: string
  image?: string
  registration?: boolean
}

export type Captcha = (
  { state: 'loading' | 'failed' | 'off' } | { state: 'ready'; uuid: string; image: string }
) & {
  /** Whether the gateway takes registrations, where it says so. */
  registration?: boolean | undefined
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

function readCaptcha({ enabled, uuid, image, registration }: CaptchaAnswer): Captcha {
  if (!enabled) return { state: 'off', registration }
  if (image === undefined) return { state: 'failed', registration }
  return { state: 'ready', uuid, image, registration }
}
