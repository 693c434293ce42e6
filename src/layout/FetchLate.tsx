import { useContext, useEffect, useState } from 'react'
import { useIsFetching } from '@tanstack/react-query'
import { config } from '@/config'
import { firstRegistry } from '@/registry'
import { LateContext } from '@/views/late'
import { loadOverlays } from '@/views/overlays'
import { fetchAhead } from './fetchAhead'
import { usePortal } from './PortalContext'

/** Draws nothing: once the page has been quiet for a while, what is declared late and MUI come. */
export function FetchLate() {
  const { registry } = usePortal()
  const loadLate = useContext(LateContext)
  const [isDone, setDone] = useState(false)
  const isWanted = useIsFetching() === 0 && !isDone
  useEffect(() => {
    if (!isWanted) return
    const load = async () => {
      await Promise.all([registry === firstRegistry && loadLate(), loadOverlays()])
      setDone(true)
    }
    const timer = setTimeout(() => void fetchAhead(load), config.quietMs)
    return () => clearTimeout(timer)
  }, [isWanted, registry, loadLate])
  return null
}
