import type { ComponentType } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import type { I18nProvider } from 'ra-core'
import type { Gateway } from '@/engine/data/gateway'

export type PageAhead = { client: QueryClient; gateway: Gateway; search: string }

/** The page at `/index`. */
export type HomePage = ComponentType & {
  /** Loads its code and words before it opens. */
  load?: (i18nProvider: I18nProvider) => Promise<unknown>
  /** Asks for its data at the press of its link, in queries that the page itself uses. */
  askAhead?: (ahead: PageAhead) => Promise<unknown>
}
