import { useGateway } from '@/engine/data/gateway'
import { askedRows } from '@/engine/data/rowsAt'
import { usePermission } from '@/engine/data/session'
import { visibleTo } from '@/engine/schema/visibleTo'
import { rememberRows } from '@/engine/session/rowsAhead'
import { readHash } from '@/engine/ui/hash'
import { useListener } from '@/engine/ui/useListener'
import { pageAt } from './portal/pageAt'
import { useSite } from './portal/PortalContext'

/** Lets a reload ask for the page's rows before the code of the page has loaded. */
export function RememberRows() {
  const gateway = useGateway()
  const site = useSite()
  const may = usePermission()
  useListener(window, 'pagehide', () => {
    const { path, search } = readHash(location.hash)
    const found = pageAt(path, site)
    const isList = found?.page === 'list'
    const asked = isList ? askedRows(gateway, visibleTo(found.resource, may), search) : undefined
    rememberRows(gateway, asked)
  })
  return null
}
