import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { config } from '@/engine/config'
import { useConnection } from '@/engine/data/connection'
import { fetchAhead } from '../../ui/late/fetchAhead'
import { newVersion } from './newVersion'

/** Renders nothing: checks now and then, on a return to the tab or a navigation, for a newer build. */
export function FollowVersion() {
  const { pathname } = useLocation()
  const isOpen = useConnection() === 'open'
  const seen = useRef('')
  const askedAt = useRef<number>(undefined)
  const look = useEffectEvent(() => {
    askedAt.current ??= Date.now()
    const isDue = Date.now() - askedAt.current >= config.versionCheckMs
    if (!isDue || !isOpen || document.hidden || newVersion.isKnown()) return
    askedAt.current = Date.now()
    void fetchAhead(async () => (await import('./checkVersion')).checkVersion())
  })
  useEffect(() => {
    const onReturn = () => look()
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [])
  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    look()
  }, [pathname])
  return null
}
