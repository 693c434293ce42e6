import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { config } from '@/engine/config'
import { useConnection } from '@/engine/data/online'
import { useOpenPages } from '@/engine/form/openPages'
import { reloadWanted } from '@/engine/ui/late/lateFiles'
import { useListener } from '@/engine/ui/useListener'

/** Checks on a return to the tab or a navigation; a file that is lost while there is input counts, too. */
export function useNewVersion(): boolean {
  const [isKnown, setKnown] = useState(false)
  const { pathname } = useLocation()
  const isOpen = useConnection() === 'open'
  const { hasUnsaved } = useOpenPages()
  const seen = useRef('')
  const checkedAt = useRef<number>(undefined)
  const look = useEffectEvent(() => {
    checkedAt.current ??= Date.now()
    const isDue = Date.now() - checkedAt.current >= config.versionCheckMs
    if (!isDue || !isOpen || document.hidden || isKnown) return
    checkedAt.current = Date.now()
    // silent on failure, as failed calls report an outage
    isOutdated().then(setKnown, () => undefined)
  })
  useListener(document, 'visibilitychange', () => look())
  useListener(window, reloadWanted, (event) => {
    if (hasUnsaved()) event.preventDefault()
    // a list with typed filters may refuse after this
    queueMicrotask(() => {
      if (event.defaultPrevented) setKnown(true)
    })
  })
  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    look()
  }, [pathname])
  return isKnown
}

/** Any change of the build changes the name of its entry script. */
const entryFile = /<script\b[^>]*\bsrc="([^"]*\/assets\/index-[\w-]+\.js)"/

async function isOutdated(): Promise<boolean> {
  const own = entryIn(document.documentElement.outerHTML)
  if (own === undefined) return false
  const answer = await fetch(location.pathname, { cache: 'no-store', credentials: 'same-origin' })
  const present = answer.ok ? entryIn(await answer.text()) : undefined
  return present !== undefined && present !== own
}

function entryIn(page: string): string | undefined {
  return entryFile.exec(page)?.[1]
}
