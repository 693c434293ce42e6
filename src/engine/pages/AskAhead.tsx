import { useEffect, useEffectEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useI18nProvider } from 'ra-core'
import { useLocation } from 'react-router'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import { useGateway } from '@/engine/data/gateway'
import { useRegistry } from '@/engine/data/useRegistry'
import { useOpenPages } from '@/engine/form/openPages'
import type { HomePage } from '@/engine/shell/portal/homePage'
import { usePortal } from '@/engine/shell/portal/PortalContext'
import { readHash } from '@/engine/ui/hash'
import type { Slot } from '@/engine/ui/late/slot'
import { isPlainClick } from '@/engine/ui/rowLink'
import { useListener } from '@/engine/ui/useListener'
import { askPage } from './askPage'

/** Called with an address before its page renders. */
export type AskPage = (address: string) => void

/** Asks for the rows or the record of a page at the press of its link, and before the page renders. */
export function AskAhead({ slot, home }: { slot: Slot<AskPage>; home: HomePage }) {
  const ask = useEffectEvent(useAskPage(home))
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

function useAskPage(home: HomePage): AskPage {
  const gateway = useGateway()
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider<PortalDataProvider>()
  const i18nProvider = useI18nProvider()
  const { menu, routes } = usePortal()
  const registry = useRegistry()
  const { cache } = useOpenPages()
  return (address) => {
    const wanted = readHash(address)
    const { path, search } = wanted
    // a plain link leads to a hidden page as it was left: it has its rows
    if (search === '' && path !== '/index' && cache.isHidden(path)) return
    const site = { menu, routes, registry }
    const providers = { gateway, queryClient, dataProvider, i18nProvider }
    void askPage({ ...providers, home, site, isKept: cache.isKept }, wanted)
  }
}
