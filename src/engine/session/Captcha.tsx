import { useCallback, useEffect, useState } from 'react'
import type { Gateway } from '@/engine/data/gateway'
import { usePublicWords } from './PublicWordsContext'
import { PublicIcon } from '@/engine/ui/publicIcons'
import { afterPaint } from '@/engine/ui/afterPaint'

export type CaptchaAnswer = Awaited<ReturnType<Gateway['calls']['captcha']>>

export type Captcha = (
  { state: 'loading' | 'failed' | 'off' } | { state: 'ready'; uuid: string; image: string }
) & {
  registration?: boolean | undefined
  refresh: () => void
}

/** A slow answer never replaces a newer picture. */
export function useCaptcha(ask: () => Promise<CaptchaAnswer>): Captcha {
  const [round, setRound] = useState(0)
  const [answer, setAnswer] = useState<{ round: number; given: CaptchaAnswer | undefined }>()
  const refresh = useCallback(() => setRound((last) => last + 1), [])

  useEffect(() => {
    let isLatest = true
    const cancel = afterPaint(() => {
      const settle = (given?: CaptchaAnswer) => isLatest && setAnswer({ round, given })
      ask().then(settle, () => settle())
    })
    return () => {
      isLatest = false
      cancel()
    }
  }, [ask, round])

  if (answer?.round !== round) return { state: 'loading', refresh }
  const { enabled, uuid, image, registration } = answer.given ?? { enabled: true, uuid: '' }
  if (!enabled) return { state: 'off', registration, refresh }
  if (image === undefined) return { state: 'failed', registration, refresh }
  return { state: 'ready', uuid, image, registration, refresh }
}

export function CaptchaPicture({ captcha }: { captcha: Captcha }) {
  const { t } = usePublicWords()
  return (
    <>
      <Picture captcha={captcha} />
      <button
        type="button"
        className="wd-icon-button"
        aria-label={t('login.newPicture')}
        title={t('login.newPicture')}
        onClick={captcha.refresh}
      >
        <PublicIcon name="refresh" />
      </button>
    </>
  )
}

function Picture({ captcha }: { captcha: Captcha }) {
  const { t } = usePublicWords()
  const { refresh } = captcha
  const className = 'wd-login-picture'
  if (captcha.state === 'ready')
    return (
      <img className={className} src={captcha.image} alt={t('login.picture')} onClick={refresh} />
    )
  if (captcha.state === 'failed')
    return (
      <button type="button" className={`${className} wd-login-no-picture`} onClick={refresh}>
        {t('login.pictureFailed')}
      </button>
    )
  return <span className={className} role="img" aria-busy="true" aria-label={t('login.loading')} />
}
