import { useCallback, useEffect, useMemo } from 'react'
import { useStore } from 'ra-core'
import { useLocation, useNavigate } from 'react-router'
import { chosenColumns, columnsOf } from '@/engine/schema/surfaces'
import { useResource } from '../data/resource'

type Chosen = {
  readonly columns: readonly string[]
  readonly setColumns: (columns: readonly string[]) => void
}

/**
 * The columns in view. The address bar has the last word, so that a link shows a colleague the same; then
 * the operator's kept choice; then all.
 */
export function useListColumns(): Chosen {
  const resource = useResource()
  const all = useMemo(() => columnsOf(resource), [resource])
  const [kept, keep] = useStore<readonly string[] | undefined>(`${resource.name}.columns`)
  const { search } = useLocation()
  const navigate = useNavigate()
  const fromUrl = new URLSearchParams(search).get('columns')

  const columns = useMemo(
    () => chosenColumns(resource, fromUrl?.split(',') ?? kept ?? all),
    [resource, fromUrl, kept, all],
  )

  const write = useCallback(
    (next: readonly string[]) => {
      const params = new URLSearchParams(search)
      if (next.length === all.length) params.delete('columns')
      else params.set('columns', next.join(','))
      void navigate({ search: params.toString() }, { replace: true })
    },
    [all, navigate, search],
  )

  // a kept choice comes into the address too, so that the address can be handed on
  const isUnsaid = fromUrl === null && columns.length < all.length
  useEffect(() => {
    if (isUnsaid) write(columns)
  }, [isUnsaid, columns, write])

  const setColumns = (next: readonly string[]) => {
    keep(next)
    write(next)
  }
  return { columns, setColumns }
}
