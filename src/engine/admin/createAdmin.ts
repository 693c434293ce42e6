import { settingsOf, type AppConfig, type Language, type Settings } from '@/engine/config'
import type { AlertSource } from '@/engine/data/live/alertSource'
import type { KindView, KindViews } from '@/engine/kinds/view/kindView'
import type { Parts } from '@/engine/kinds/view/parts'
import { kindViews } from '@/engine/kinds/views'
import { profileRoute } from '@/engine/pages/fixedRoutes'
import type { PageTable } from '@/engine/pages/MenuPages'
import { createRegistry, type Registry } from '@/engine/registry'
import type { Resource } from '@/engine/declare'
import type { CreatePortal } from '@/engine/session/boot/portalLoader'
import type { OwnRoute } from '@/engine/shell/portal/ownRoute'
import { firstWords, nameOf } from '@/engine/messages/firstWords'
import { lateWords } from '@/engine/messages/lateWords'
import { createMessages, type Messages, type MessageSource } from '@/engine/messages/messages'
import type { Words } from '@/engine/messages/words'
import type { HomePage } from '@/engine/shell/portal/homePage'
import { openAdmin } from './openAdmin'

export type AdminOptions = {
  /** Resources that the first page needs. */
  readonly resources: readonly Resource[]
  /** Loads the others once the first page is idle, or earlier if one is needed; their words are the chunk `late`. */
  readonly lateResources?: () => Promise<readonly Resource[]>
  /** By react-admin's convention, such as `resources.book.fields.title`; they may override the engine's words. */
  readonly messages: readonly MessageSource[]
  readonly home: HomePage
  /** Cells, inputs, filters and sections by the names that declarations give in `override`. */
  readonly parts?: Partial<Parts>
  /** Views of the app's own kinds of field, by kind; the fields bring the kinds' other facets. */
  readonly kinds?: Readonly<Record<string, KindView>>
  /** Pages by the names that declarations give in `override.page`. */
  readonly pages?: PageTable
  /** Pages at fixed addresses, whatever the menu contains. */
  readonly routes?: readonly OwnRoute[]
  /** Outlines in a 24 × 24 box by the gateway's icon names, beside the family's own. */
  readonly menuIcons?: Readonly<Record<string, string>>
  /** Commands of the real-time channel, and counts. Without any, the admin has no channel and no bell. */
  readonly alerts?: readonly AlertSource[]
  readonly config?: AppConfig
}

export type Start = {
  readonly messages: Messages
  /** The words of `firstChunks`. */
  readonly words: Words
  /** Default true. */
  readonly alerts?: boolean
}

/** Several admins in one process share nothing. */
export type Admin = {
  readonly config: Settings
  readonly messagesIn: (language: Language) => Messages
  readonly open: (start: Start) => CreatePortal
}

type Given = 'home' | 'pages' | 'routes' | 'menuIcons' | 'alerts'

export type App = Required<Pick<AdminOptions, Given>> & {
  readonly config: Settings
  readonly registry: Registry
  readonly lateResources: AdminOptions['lateResources']
  readonly parts: Parts
  readonly kinds: KindViews
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
