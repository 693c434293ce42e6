import Cookies from 'js-cookie'
import { config, dialects, type Dialect, type DialectName, type Language } from '@/engine/config'
import { createGateway, openTabChannel, type Gateway } from '@/engine/gateway'
import { createLog } from '@/engine/log'
import { keptStorage } from './keptStorage'

type Options = {
  language: Language
  /** How the gateway speaks; by default as the page says it. */
  dialect?: Dialect
}

/** A gateway over this page's cookies, storage, network and other tabs. */
export function createPageGateway({ language, dialect = dialectOfPage() }: Options): Gateway {
  return createGateway({
    baseUrl: config.basePath,
    dialect,
    language: () => language,
    cookies: Cookies,
    secure: window.location.protocol === 'https:',
    page: window,
    // oxlint-disable-next-line no-console -- for those who look into a complaint
    log: createLog({ write: (line) => console.info(line) }),
    tabs: openTabChannel(window, 'session'),
    storage: keptStorage(),
  })
}

/** Chosen at deploy time: `<meta name="gateway-dialect" content="…">`; else the specification's. */
function dialectOfPage(): Dialect {
  const meta = document.querySelector('meta[name="gateway-dialect"]')
  const name = meta?.getAttribute('content') ?? ''
  return isDialectName(name) ? dialects[name] : dialects.specification
}

function isDialectName(name: string): name is DialectName {
  return Object.hasOwn(dialects, name)
}
