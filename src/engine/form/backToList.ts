import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { usePathTo } from '../data/pathTo'
import { useResource } from '../data/resource'

// The last query of each list in this tab, so that "back" means the same rows.
const lastSearch = new Map<string, string>()

/** Remembers the list's present query for the way back. */
export function useRememberList(): void {
  const resource = useResource()
  const { search } = useLocation()
  useEffect(() => {
    lastSearch.set(resource.name, search)
  }, [resource.name, search])
}

/** The way back to the list as it was left. */
export function useBackToList(): string | undefined {
  const resource = useResource()
  const path = usePathTo()(resource, 'list')
  return path && `${path}${lastSearch.get(resource.name) ?? ''}`
}
