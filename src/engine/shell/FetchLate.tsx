import { useCallback, useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useI18nProvider } from 'ra-core'
import { config } from '@/engine/config'
import { useRegistry } from '@/engine/data/useRegistry'
import { whileIdle } from '@/engine/data/whileIdle'
import { FilterFields } from '@/engine/list/FilterForm'
import { loadRecordPages } from '@/engine/list/resourceRoutes'
import { afterPaint } from '@/engine/ui/afterPaint'
import { loadIllustrations } from '@/engine/ui/crash/Illustration'
import { fetchAhead } from '@/engine/ui/late/lateFiles'
import { loadOverlays } from '@/engine/ui/overlay/overlays'
import { loadMenuIcons } from './menu/MenuIcon'
import type { HomePage } from './portal/homePage'
import { usePortal } from './portal/PortalContext'

/** Preloads code: of the pages that a list leads to once its rows are drawn, of all else once the page has been idle. */
export function FetchLate({ home }: { home: HomePage }) {
  const { isWhole } = useRegistry()
  const { loadLate } = usePortal()
  const i18nProvider = useI18nProvider()
  const loadNext = useCallback(
    () => Promise.all([loadRecordPages(), FilterFields.load(), home.load?.(i18nProvider)]),
    [home, i18nProvider],
  )
  const loadOthers = useCallback(
    () => Promise.all([!isWhole && loadLate(), ...aheadLoads.map((ahead) => ahead())]),
    [isWhole, loadLate],
  )
  useAhead(loadNext, afterPaint)
  useAhead(loadOthers, afterQuiet)
  useOverlaysFromFirstPress()
  return null
}

/** @param wait runs a function later; returns the function to cancel */
function useAhead(load: () => Promise<unknown>, wait: (run: () => void) => () => void): void {
  const [isDone, setDone] = useState(false)
  const client = useQueryClient()
  useEffect(() => {
    if (isDone) return
    const begin = () => void fetchAhead(() => load().then(() => setDone(true)))
    return whileIdle(client, () => wait(begin))
  }, [isDone, client, load, wait])
}

function afterQuiet(run: () => void): () => void {
  const timer = setTimeout(run, config.quietMs)
  return () => clearTimeout(timer)
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
