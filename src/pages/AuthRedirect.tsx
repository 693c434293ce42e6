import { useEffect, useState } from 'react'
import { usePublicWords } from '@/layout/PublicWordsContext'
import { handOver } from './handOver'

/** The way back from an outside sign-in: hands its query to the opener and closes, else says so. */
export function AuthRedirect() {
  const { t } = usePublicWords()
  const [isHandedOver] = useState(() => handOver(window))
  useEffect(() => {
    if (isHandedOver) window.close()
  }, [isHandedOver])
  if (isHandedOver) return <p role="status">{t('login.redirectDone')}</p>
  return (
    <section className="wd-public-note">
      <h1>{t('login.redirectTitle')}</h1>
      <p>{t('login.redirectText')}</p>
      <a className="wd-button" href="#/login">
        {t('login.back')}
      </a>
    </section>
  )
}
