import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { usePathTo } from '@/engine/data/pathTo'
import { useResource } from '@/engine/data/resource'
import { useOpenPages } from './openPages'

/** Lets "back" show the same rows. */
export function useRememberList(): void {
  const resource = useResource()
  const { listQueries } = useOpenPages()
  const { search } = useLocation()
  useEffect(() => {
    listQueries.set(resource.name, search)
  }, [resource.name, search, listQueries])
}

export function useBackToList(): string | undefined {
  const resource = useResource()
  const { listQueries } = useOpenPages()
  const path = usePathTo()(resource, 'list')
  return path && `${path}${listQueries.get(resource.name) ?? ''}`
}
