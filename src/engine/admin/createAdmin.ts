import type { ComponentType } from 'react'
import { settingsOf, type AppConfig, type Language, type Settings } from '@/engine/config'
import type { AlertSource } from '@/engine/data/live/alertSource'
import type { KindViews } from '@/engine/kinds/view/kindView'
import type { Parts } from '@/engine/kinds/view/parts'
import { kindViews } from '@/engine/kinds/views'
import { profileRoute } from '@/engine/pages/fixedRoutes'
import type { PageTable } from '@/engine/pages/MenuPages'
import { createRegistry, type Registry } from '@/engine/registry'
import type { Resource } from '@/engine/declare'
import type { OpenPortal } from '@/engine/session/boot/portalLoader'
import type { OwnRoute } from '@/engine/shell/portal/ownRoute'
import { firstWords, nameOf } from '@/engine/messages/firstWords'
import { lateWords } from '@/engine/messages/lateWords'
import { createMessages, type Messages, type MessageSource } from '@/engine/messages/messages'
import type { Words } from '@/engine/messages/words'
import { openAdmin } from './openAdmin'

export type AdminOptions = {
  /** Those that the first page needs. */
  readonly resources: readonly Resource[]
  /** Loads the others once the first page is idle, or as soon as one is needed; their words are the chunk `late`. */
  readonly lateResources?: () => Promise<readonly Resource[]>
  /** By react-admin's convention (`resources.book.fields.title` …); they may override the engine's own words. */
  readonly messages: readonly MessageSource[]
  /** The page at `/index`. */
  readonly home: ComponentType
  /** Cells, inputs, filters and sections by the names that declarations give in `override`. */
  readonly parts?: Partial<Parts>
  /** The views of the app's own kinds of field, by the kind's name; its other facets come with the fields. */
  readonly kinds?: KindViews
  /** Pages by the names that declarations give in `override.page`. */
  readonly pages?: PageTable
  /** Pages at their own addresses, whatever the menu says. */
  readonly routes?: readonly OwnRoute[]
  /** Icons of menu entries by the gateway's names for them, beside the family's own: outlines in a 24 × 24 box. */
  readonly menuIcons?: Readonly<Record<string, string>>
  /** Causes of alerts: commands of the real-time channel, and counts. Without any there is no channel and no bell. */
  readonly alerts?: readonly AlertSource[]
  readonly config?: AppConfig
}

/** Given when an admin opens, after the login. */
export type Start = {
  readonly messages: Messages
  /** Those of `firstChunks`. */
  readonly words: Words
  /** Whether the app's alerts run; yes by default. */
  readonly alerts?: boolean
}

/** An app to open; several in one process share nothing. */
export type Admin = {
  readonly config: Settings
  /** The words of app and engine in a language. */
  readonly messagesIn: (language: Language) => Messages
  readonly open: (start: Start) => OpenPortal
}

/** The options, with their defaults. */
export type App = {
  readonly config: Settings
  /** Without the late resources. */
  readonly registry: Registry
  readonly lateResources: AdminOptions['lateResources']
  readonly home: ComponentType
  readonly parts: Parts
  /** The engine's kinds and the app's own. */
  readonly kinds: KindViews
  readonly pages: PageTable
  readonly routes: readonly OwnRoute[]
  readonly menuIcons: Readonly<Record<string, string>>
  readonly alerts: readonly AlertSource[]
}

/**
 * Makes an admin of declared resources. `bootAdmin` starts it in a page, after the login.
 *
 * @example
 * // src/App.tsx
 * export default createAdmin({
 *   config: { name: 'Bookshop' },
 *   messages: [{ 'en-US': { portal: { resources: { book: { name: 'book', plural: 'Books' } } } } }],
 *   resources: [book],
 *   home: () => <h1>Bookshop</h1>,
 * })
 * // src/main.tsx
 * bootAdmin({ config, messages, load: () => import('./App') })
 * @throws {ConfigurationError} when two resources share a name or a component key
 */
export function createAdmin(options: AdminOptions): Admin {
  const { messages, resources, lateResources, home } = options
  const { parts, kinds, pages = {}, routes = [], menuIcons = {}, alerts = [] } = options
  const config = settingsOf(options.config ?? {})
  const app: App = {
    config,
    registry: createRegistry(resources, lateResources ? 'toCome' : []),
    lateResources,
    home,
    parts: { cell: {}, input: {}, filter: {}, section: {}, ...parts },
    kinds: { ...kindViews, ...kinds },
    pages,
    routes: [profileRoute, ...routes],
    menuIcons,
    alerts,
  }
  return {
    config,
    messagesIn: (language) =>
      createMessages(language, lateWords, firstWords, nameOf(config), ...messages),
    open: (start) => openAdmin(app, start),
  }
}
