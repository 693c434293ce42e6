import { useEffect, useEffectEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useI18nProvider } from 'ra-core'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import { useGateway } from '@/engine/data/gateway'
import { listRequest, readListState, rowsQuery } from '@/engine/data/listState'
import { ownerOf } from '@/engine/data/menu/menuLookup'
import { askForRecord } from '@/engine/data/recordAhead'
import { usePermission } from '@/engine/data/session'
import { useRegistry } from '@/engine/data/useRegistry'
import { useOpenPages } from '@/engine/form/openPages'
import { permissionFor } from '@/engine/schema/access'
import { visibleTo } from '@/engine/schema/visibleTo'
import { baseOf, routeAt } from '@/engine/shell/portal/ownRoute'
import { useServesApp } from '@/engine/shell/menu/useServesApp'
import { usePortal } from '@/engine/shell/portal/PortalContext'
import { readHash } from '@/engine/ui/hash'
import type { Slot } from '@/engine/ui/late/slot'
import { fetchAhead } from '@/engine/ui/late/lateFiles'
import { isPlainClick } from '@/engine/ui/rowLink'
import { useListener } from '@/engine/ui/useListener'
import { tried } from '@/engine/values/tried'
import type { HomePage } from '@/engine/shell/portal/homePage'

/** Called with an address before its page renders. */
export type AskPage = (address: string) => void

/** Asks for the rows or the record of a page at the press of its link, and before the page renders. */
export function AskAhead({ slot, home }: { slot: Slot<AskPage>; home: HomePage }) {
  const askPage = useAskPage()
  const askHome = useAskHome(home)
  const ask = useEffectEvent((address: string) => {
    const { path } = readHash(address)
    if (path === '/' || path === '/index') askHome(address)
    else askPage(address)
  })
  useEffect(() => {
    slot.put((address) => ask(address))
    return () => slot.put(undefined)
  }, [slot])
  useListener(document, 'mousedown', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const address = link?.getAttribute('href') ?? ''
    if (address.startsWith('#/') && isPlainClick(event)) ask(address)
  })
  return null
}

function useAskHome(home: HomePage): AskPage {
  const client = useQueryClient()
  const gateway = useGateway()
  const i18nProvider = useI18nProvider()
  const servesApp = useServesApp()
  return (address) => {
    const { search } = readHash(address)
    void fetchAhead(async () => home.load?.(i18nProvider))
    if (servesApp) void fetchAhead(async () => home.askAhead?.({ client, gateway, search }))
  }
}

function useAskPage(): AskPage {
  const pageAt = usePageAt()
  const provider = useDataProvider<PortalDataProvider>()
  const client = useQueryClient()
  const { traits } = useGateway()
  const { cache } = useOpenPages()
  const may = usePermission()
  return (address) => {
    const { path, search } = readHash(address)
    const found = pageAt(path)
    // a plain link leads to a hidden page as it was left: it has its rows
    if (!found || (search === '' && cache.isHidden(path))) return
    const { resource: declared, page, id } = found
    // a page of the app asks for itself
    if (declared.override?.page?.[page]) return
    if (!may([permissionFor(declared, verbs[page])])) return
    const resource = visibleTo(declared, may)
    const { name } = resource
    if (page === 'list') {
      const ignoresOrder = (field: string) => traits.ignoresOrder(resource.path, field)
      const request = listRequest(resource, readListState(resource, search), {}, ignoresOrder)
      void client.prefetchQuery(rowsQuery(provider, name, request))
    } else if ((page === 'show' || resource.edit) && !cache.isKept(path))
      askForRecord({ client, provider, name, id })
  }
}

const verbs = { list: 'list', show: 'query', edit: 'edit' } as const

/** The page of a resource that an address opens. */
function usePageAt() {
  const { menu, routes } = usePortal()
  const { byName, byComponent } = useRegistry()
  return (path: string) => {
    const route = routeAt(routes, path)
    const node = ownerOf(menu, path)
    const base = route ? baseOf(route) : (node?.path ?? '')
    const resource = route
      ? byName((!route.page && route.resource) || '')
      : byComponent(node?.component ?? '')
    if (!resource || !path.startsWith(base)) return undefined
    if (path === base) return { resource, page: 'list', id: '' } as const
    const [, segment = '', isShow] = /^\/([^/]+)(\/show)?$/.exec(path.slice(base.length)) ?? []
    const id = tried(() => decodeURIComponent(segment)) ?? ''
    if (id === '' || (segment === 'create' && !isShow)) return undefined
    return { resource, page: isShow ? 'show' : 'edit', id } as const
  }
}
