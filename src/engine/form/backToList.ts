import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { Resource } from '@/engine/schema'
import { usePathTo } from '../data/pathTo'

// The last query of each list in this tab, so that "back" means the same rows.
const lastSearch = new Map<string, string>()

/** Remembers the list's present query for the way back. */
export function useRememberList(resource: Resource): void {
  const { search } = useLocation()
  useEffect(() => {
    lastSearch.set(resource.name, search)
  }, [resource.name, search])
}

/** The way back to the list as it was left. */
export function useBackToList(resource: Resource): string | undefined {
  const path = usePathTo()(resource, 'list')
  return path && `${path}${lastSearch.get(resource.name) ?? ''}`
}
