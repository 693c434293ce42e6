import { useEffect, useEffectEvent, useMemo } from 'react'
import { useStore } from 'ra-core'
import { useNavigate } from 'react-router'
import { chosenColumns, columnsOf } from '@/engine/schema/surfaces'
import { useResource } from '@/engine/data/resource'
import { useListSearch } from './views/useListViews'

/** The columns in the address, else the stored choice, else all. */
export function useListColumns() {
  const resource = useResource()
  const all = useMemo(() => columnsOf(resource), [resource])
  const [stored, store] = useStore<readonly string[] | undefined>(`${resource.name}.columns`)
  const search = useListSearch()
  const navigate = useNavigate()
  const inAddress = new URLSearchParams(search).get('columns')

  const columns = useMemo(
    () => chosenColumns(resource, inAddress?.split(',') ?? stored ?? all),
    [resource, inAddress, stored, all],
  )

  const write = (next: readonly string[]) => {
    const params = new URLSearchParams(search)
    if (next.length === all.length) params.delete('columns')
    else params.set('columns', next.join(','))
    void navigate({ search: params.toString() }, { replace: true })
  }

  // a stored choice goes into the address, too, so that a link shows a colleague the same
  const isMissing = inAddress === null && columns.length < all.length
  const complete = useEffectEvent(() => write(columns))
  useEffect(() => {
    if (isMissing) complete()
  }, [isMissing])

  const setColumns = (next: readonly string[]) => {
    store(next)
    write(next)
  }
  return { columns, setColumns }
}
