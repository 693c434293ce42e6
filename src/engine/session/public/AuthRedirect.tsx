import { useEffect, useState } from 'react'
import { usePublicWords } from '@/engine/session/PublicWordsContext'
import { readHash } from '@/engine/ui/hash'
import { PublicNote } from './PublicNote'
import { usePublicTitle } from './usePublicTitle'

/** The return from an external log-in: hands its query to the opener and closes; without an opener, says so. */
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

export type Handover = { type: 'wattdesk:auth-redirect'; query: string }

/** Posts this window's query, unread, to its opener, if that has our own origin. */
export function handOver(page: Window): boolean {
  const opener = sameOriginOpener(page)
  if (!opener) return false
  const query = readHash(page.location.hash).search || page.location.search
  const message: Handover = { type: 'wattdesk:auth-redirect', query }
  opener.postMessage(message, page.location.origin)
  return true
}

function sameOriginOpener(page: Window): Window | undefined {
  const opener: unknown = page.opener
  if (typeof opener !== 'object' || opener === null) return undefined
  try {
    const window = opener as Window
    return window.location.origin === page.location.origin ? window : undefined
  } catch {
    // another origin's window hides its location
    return undefined
  }
}
