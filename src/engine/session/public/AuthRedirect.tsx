import { useEffect, useState } from 'react'
import { readHash } from '@/engine/ui/hash'
import { tried } from '@/engine/values/tried'
import { usePublicTitle, usePublicWords } from '../PublicWordsContext'
import { PublicNote } from './PublicNote'

/** The return from an external login: posts its query to the opener and closes; without an opener, says so. */
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

/** Posts the query, unread, to an opener of our own origin only. */
export function handOver(page: Window): boolean {
  const opener = sameOriginOpener(page)
  if (!opener) return false
  const query = readHash(page.location.hash).search || page.location.search
  opener.postMessage({ type: 'wattdesk:auth-redirect', query }, page.location.origin)
  return true
}

function sameOriginOpener({ opener, location }: Window): Window | undefined {
  // another origin's window hides its location
  return tried(() => opener.location.origin === location.origin) ? opener : undefined
}
