import { useCallback, useEffect, useState } from 'react'
import { afterPaint } from '../ui/afterPaint'

export type CaptchaAnswer = {
  enabled: boolean
  uuid: string
  image?: string
  registration?: boolean
}

export type Captcha = (
  { state: 'loading' | 'failed' | 'off' } | { state: 'ready'; uuid: string; image: string }
) & {
  /** Whether the gateway takes registrations, if it says so. */
  registration?: boolean | undefined
}

/** The current picture; a slow answer never replaces a newer one. Without `ask` there is none. */
export function useCaptcha(ask?: () => Promise<CaptchaAnswer>) {
  const [round, setRound] = useState(0)
  const [answer, setAnswer] = useState<{ round: number; captcha: Captcha }>()

  useEffect(() => {
    if (!ask) return undefined
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
  const known: Captcha | undefined = answer?.round === round ? answer.captcha : undefined
  const captcha: Captcha = ask ? (known ?? { state: 'loading' }) : { state: 'off' }
  return { captcha, refresh }
}

function readCaptcha({ enabled, uuid, image, registration }: CaptchaAnswer): Captcha {
  if (!enabled) return { state: 'off', registration }
  if (image === undefined) return { state: 'failed', registration }
  return { state: 'ready', uuid, image, registration }
}
