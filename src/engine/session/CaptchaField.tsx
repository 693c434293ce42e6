import { usePublicWords } from '@/engine/session/PublicWordsContext'
import { PublicIcon } from '@/engine/ui/publicIcons'
import { Field } from './Field'
import type { EntryFormState } from './useEntryForm'

type CaptchaFieldProps = { form: EntryFormState }

/** The answer, the picture and a button for another one; nothing if the gateway asks for none. */
export function CaptchaField({ form }: CaptchaFieldProps) {
  const { t } = usePublicWords()
  const { captcha, refresh, isProblemAbove } = form
  if (captcha.state === 'off') return null
  return (
    <div className={`wd-login-captcha ${isProblemAbove ? '' : 'wd-public-captcha'}`}>
      <Field {...form.at('captchaCode')} label={t('login.captcha')} autoComplete="off" />
      <Picture form={form} />
      <button
        type="button"
        className="wd-icon-button"
        aria-label={t('login.newPicture')}
        title={t('login.newPicture')}
        onClick={refresh}
      >
        <PublicIcon name="refresh" />
      </button>
    </div>
  )
}

function Picture({ form: { captcha, refresh } }: CaptchaFieldProps) {
  const { t } = usePublicWords()
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
