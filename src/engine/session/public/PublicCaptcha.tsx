import { usePublicWords } from '@/engine/session/PublicWordsContext'
import { CaptchaPicture } from '../CaptchaField'
import { PublicField } from './PublicField'
import type { Captcha } from '../useCaptcha'

type PublicCaptchaProps = { captcha: Captcha; problem: string | undefined; refresh: () => void }

/** The captcha as at the log-in, with what is wrong with its answer below it. */
export function PublicCaptcha({ captcha, problem, refresh }: PublicCaptchaProps) {
  const { t } = usePublicWords()
  if (captcha.state === 'off') return null
  return (
    <div className="wd-login-captcha wd-public-captcha">
      <PublicField
        name="captchaCode"
        label={t('login.captcha')}
        autoComplete="off"
        problem={problem}
      />
      <CaptchaPicture captcha={captcha} refresh={refresh} />
    </div>
  )
}
