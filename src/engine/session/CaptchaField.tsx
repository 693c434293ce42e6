import { PublicIcon } from '@/engine/ui/publicIcons'
import { usePublicWords } from '@/engine/session/PublicWordsContext'
import { LoginField } from './LoginField'
import type { Captcha } from './useCaptcha'

type CaptchaFieldProps = { captcha: Captcha; wrong: boolean; refresh: () => void }

/** The answer, the picture and a way to another one; nothing where the gateway asks for none. */
export function CaptchaField({ captcha, wrong, refresh }: CaptchaFieldProps) {
  const { t } = usePublicWords()
  if (captcha.state === 'off') return null
  return (
    <div className="wd-login-captcha">
      <LoginField
        name="captchaCode"
        label={t('login.captcha')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        wrong={wrong}
      />
      <CaptchaPicture captcha={captcha} refresh={refresh} />
    </div>
  )
}

type PictureProps = { captcha: Captcha; refresh: () => void }

export function CaptchaPicture({ captcha, refresh }: PictureProps) {
  const { t } = usePublicWords()
  return (
    <>
      <Picture captcha={captcha} refresh={refresh} />
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

function Picture({ captcha, refresh }: PictureProps) {
  const { t } = usePublicWords()
  if (captcha.state === 'ready') {
    return (
      <img
        className="wd-login-picture"
        src={captcha.image}
        alt={t('login.picture')}
        onClick={refresh}
      />
    )
  }
  if (captcha.state === 'failed') {
    return (
      <button type="button" className="wd-login-picture wd-login-no-picture" onClick={refresh}>
        {t('login.pictureFailed')}
      </button>
    )
  }
  return (
    <span
      className="wd-login-picture"
      role="img"
      aria-busy="true"
      aria-label={t('login.loading')}
    />
  )
}
