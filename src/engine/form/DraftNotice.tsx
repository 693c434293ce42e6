import { useTranslate } from 'ra-core'
import { Alert } from '../ui/Alert'
import { Button } from '../ui/Button'
import { draftsWork } from './drafts'

type Props = {
  isRestored: boolean
  /** Whether the input can be discarded now. */
  isOffered: boolean
  onDiscard: () => void
}

/** Says that the input was typed before a new login, or that this browser cannot store it (I3). */
export function DraftNotice({ isRestored, isOffered, onDiscard }: Props) {
  const t = useTranslate()
  if (!isRestored) return draftsWork() ? null : <p className="wd-muted">{t('forms.noDrafts')}</p>
  const discard = (
    <Button disabled={!isOffered} onClick={onDiscard}>
      {t('forms.discard')}
    </Button>
  )
  return (
    <Alert role="status" buttons={discard}>
      <p>{t('forms.restored')}</p>
    </Alert>
  )
}
