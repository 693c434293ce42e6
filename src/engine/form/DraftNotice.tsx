import { useTranslate } from 'ra-core'
import { draftsWork } from './drafts'

type Props = {
  isRestored: boolean
  /** Whether it can be given up now. */
  isOffered: boolean
  onDiscard: () => void
}

/** Says that what is in the form was typed before a new sign-in, or that this browser could not keep it (I3). */
export function DraftNotice({ isRestored, isOffered, onDiscard }: Props) {
  const t = useTranslate()
  if (!isRestored) return draftsWork() ? null : <p className="wd-muted">{t('forms.noDrafts')}</p>
  return (
    <div className="wd-alert" role="status">
      <p>{t('forms.restored')}</p>
      <div className="wd-alert-buttons">
        <button type="button" className="wd-button" disabled={!isOffered} onClick={onDiscard}>
          {t('forms.discard')}
        </button>
      </div>
    </div>
  )
}
