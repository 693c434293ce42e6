import { useContext, useEffect } from 'react'
import { useIsFetching } from '@tanstack/react-query'
import { config } from '@/config'
import { firstRegistry } from '@/registry'
import { LateContext } from '@/views/late'
import { fetchAhead } from './fetchAhead'
import { usePortal } from './PortalContext'

/** Draws nothing: once the page has been quiet for a while, the declarations of the system pages come. */
export function FetchLate() {
  const { registry } = usePortal()
  const loadLate = useContext(LateContext)
  const isWanted = useIsFetching() === 0 && registry === firstRegistry
  useEffect(() => {
    if (!isWanted) return
    const timer = setTimeout(() => void fetchAhead(loadLate), config.quietMs)
    return () => clearTimeout(timer)
  }, [isWanted, loadLate])
  return null
}
