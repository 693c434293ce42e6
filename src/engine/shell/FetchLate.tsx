import { useEffect, useState } from 'react'
import { useIsFetching } from '@tanstack/react-query'
import { useI18nProvider } from 'ra-core'
import { config } from '@/engine/config'
import { useRegistry } from '@/engine/data/useRegistry'
import { loadIllustrations } from '@/engine/ui/crash/Illustration'
import { loadOverlays } from '@/engine/ui/overlay/overlays'
import { loadRecordPages } from '@/engine/list/resourceRoutes'
import type { HomePage } from './portal/homePage'
import { fetchAhead } from '@/engine/ui/late/lateFiles'
import { loadMenuIcons } from './menu/MenuIcon'
import { usePortal } from './portal/PortalContext'

/** Preloads code once the page has been idle for a while. */
export function FetchLate({ home }: { home: HomePage }) {
  const { isWhole } = useRegistry()
  const { loadLate } = usePortal()
  const i18nProvider = useI18nProvider()
  const [isDone, setDone] = useState(false)
  const isWanted = useIsFetching() === 0 && !isDone
  useEffect(() => {
    if (!isWanted) return
    const load = async () => {
      await Promise.all([!isWhole && loadLate(), ...aheadLoads.map((ahead) => ahead())])
      await Promise.all([loadRecordPages(), home.load?.(i18nProvider)])
      setDone(true)
    }
    const timer = setTimeout(() => void fetchAhead(load), config.quietMs)
    return () => clearTimeout(timer)
  }, [isWanted, isWhole, loadLate, home, i18nProvider])
  useOverlaysFromFirstPress()
  return null
}

/** The first press loads the overlays for an operator who is faster than the preload. */
function useOverlaysFromFirstPress() {
  useEffect(() => {
    const begin = () => void fetchAhead(loadOverlays)
    for (const press of presses) addEventListener(press, begin, { once: true })
    return () => {
      for (const press of presses) removeEventListener(press, begin)
    }
  }, [])
}

const aheadLoads = [loadMenuIcons, loadOverlays, loadIllustrations] as const

const presses = ['pointerdown', 'keydown'] as const
