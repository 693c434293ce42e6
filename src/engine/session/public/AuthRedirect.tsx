import { useEffect, useState } from 'react'
import { usePublicWords } from '@/engine/session/PublicWordsContext'
import { handOver } from './handOver'
import { PublicNote } from './PublicNote'
import { usePublicTitle } from './usePublicTitle'

/** The way back from an outside sign-in: hands its query to the opener and closes, else says so. */
export function AuthRedirect() {
  const { t } = usePublicWords()
  const [isHandedOver] = useState(() => handOver(window))
  useEffect(() => {
    if (isHandedOver) window.close()
  }, [isHandedOver])
  usePublicTitle(isHandedOver ? t('login.title') : t('redirect.title'))
  if (isHandedOver) return <p role="status">{t('redirect.done')}</p>
  return <PublicNote title={t('redirect.title')} text={t('redirect.text')} />
}
