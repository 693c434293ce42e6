import { useEffect, useEffectEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useI18nProvider } from 'ra-core'
import { useLocation } from 'react-router'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import { useGateway } from '@/engine/data/gateway'
import { askForRecord } from '@/engine/data/recordAhead'
import { fetchRows } from '@/engine/data/rowsAt'
import { usePermission } from '@/engine/data/session'
import { useOpenPages } from '@/engine/form/openPages'
import { loadRecordPages } from '@/engine/list/resourceRoutes'
import { permissionFor } from '@/engine/schema/access'
import { visibleTo } from '@/engine/schema/visibleTo'
import { useServesApp } from '@/engine/shell/menu/useServesApp'
import { pageAt } from '@/engine/shell/portal/pageAt'
import { useSite } from '@/engine/shell/portal/PortalContext'
import { readHash } from '@/engine/ui/hash'
import type { Slot } from '@/engine/ui/late/slot'
import { fetchAhead } from '@/engine/ui/late/lateFiles'
import { isPlainClick } from '@/engine/ui/rowLink'
import { useListener } from '@/engine/ui/useListener'
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
  const { pathname } = useLocation()
  // the browser lays a page out when the element with the focus leaves it
  const leaveFocus = useEffectEvent((path: string) => {
    const { activeElement } = document
    if (path !== pathname && activeElement?.closest('.wd-kept, .wd-breadcrumb'))
      (activeElement as HTMLElement).blur()
  })
  useEffect(() => {
    slot.put((address) => {
      ask(address)
      leaveFocus(readHash(address).path)
    })
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
  const site = useSite()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const queryClient = useQueryClient()
  const gateway = useGateway()
  const { cache } = useOpenPages()
  const may = usePermission()
  return (address) => {
    const { path, search } = readHash(address)
    const found = pageAt(path, site)
    // a plain link leads to a hidden page as it was left: it has its rows
    if (!found || (search === '' && cache.isHidden(path))) return
    const { resource, page, id } = found
    if (page === 'list')
      return void fetchRows({ gateway, queryClient, dataProvider }, resource, search)
    void loadRecordPages().catch(() => undefined)
    if (!may([permissionFor(resource, verbs[page])])) return
    const isOpen = page === 'show' || visibleTo(resource, may).edit !== undefined
    if (isOpen && !cache.isKept(path))
      askForRecord({ client: queryClient, provider: dataProvider, name: resource.name, id })
  }
}

const verbs = { show: 'query', edit: 'edit' } as const
