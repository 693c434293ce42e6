import { useCallback, useEffect, useRef, useState } from 'react'
import type { Gateway } from '@/engine/data/gateway'
import { usePublicWords } from './PublicWordsContext'
import { PublicIcon } from '@/engine/ui/publicIcons'
import { afterPaint } from '@/engine/ui/afterPaint'

export type CaptchaAnswer = Awaited<ReturnType<Gateway['calls']['captcha']>>

export type Captcha = {
  state: 'loading' | 'failed' | 'off' | 'ready'
  image?: string | undefined
  registration?: boolean | undefined
  /** Waits for the picture that is loading; undefined if there is none. */
  current: () => Promise<CaptchaAnswer | undefined>
  /** Requests another picture; a slow answer never replaces a newer one. */
  refresh: () => Promise<CaptchaAnswer | undefined>
}

export function useCaptcha(ask: () => Promise<CaptchaAnswer>): Captcha {
  const [answer, setAnswer] = useState<CaptchaAnswer | 'none'>()
  const latest = useRef<Promise<CaptchaAnswer | undefined>>(undefined)
  const refresh = useCallback(async () => {
    const loading = ask().then(usable, () => undefined)
    latest.current = loading
    setAnswer(undefined)
    const given = await loading
    if (latest.current === loading) setAnswer(given ?? 'none')
    return loading
  }, [ask])
  useEffect(() => afterPaint(() => void refresh()), [refresh])

  const current = () => latest.current ?? refresh()
  if (answer === undefined) return { state: 'loading', current, refresh }
  if (answer === 'none') return { state: 'failed', current, refresh }
  const { enabled, image, registration } = answer
  return { state: enabled ? 'ready' : 'off', image, registration, current, refresh }
}

function usable(answer: CaptchaAnswer): CaptchaAnswer | undefined {
  return answer.enabled && answer.image === undefined ? undefined : answer
}

export function CaptchaPicture({ captcha }: { captcha: Captcha }) {
  const { t } = usePublicWords()
  const refresh = () => void captcha.refresh()
  return (
    <>
      <Picture captcha={captcha} onClick={refresh} />
      <button
        type="button"
        className="wd-icon-button"
        aria-label={t('login.newPicture')}
        title={t('login.newPicture')}
        onClick={refresh}
      >
        <PublicIcon name="refresh" />
      </button>
    </>
  )
}

type PictureProps = { captcha: Captcha; onClick: () => void }

function Picture({ captcha: { state, image }, onClick }: PictureProps) {
  const { t } = usePublicWords()
  const className = 'wd-login-picture'
  if (state === 'ready')
    return <img className={className} src={image} alt={t('login.picture')} onClick={onClick} />
  if (state === 'failed')
    return (
      <button type="button" className={`${className} wd-login-no-picture`} onClick={onClick}>
        {t('login.pictureFailed')}
      </button>
    )
  return <span className={className} role="img" aria-busy="true" aria-label={t('login.loading')} />
}
