import Cookies from 'js-cookie'
import { config, dialects, type Dialect, type DialectName } from '@/engine/config'
import {
  createGateway,
  openTabChannel,
  rowsOf as rowsIn,
  type Answer,
  type Rows,
} from '@/engine/gateway'
import { activeLanguage } from '@/i18n'
import { createLog } from '@/engine/log'
import { keptStorage } from './keptStorage'

/** The one gateway of this page load. */
export const gateway = createGateway({
  baseUrl: config.basePath,
  dialect: dialectOfPage(),
  language: activeLanguage,
  cookies: Cookies,
  secure: window.location.protocol === 'https:',
  page: window,
  // oxlint-disable-next-line no-console -- for whoever looks into a complaint
  log: createLog({ write: (line) => console.info(line) }),
  tabs: openTabChannel(window, 'session'),
  storage: keptStorage(),
})

/** Chosen at deploy time: `<meta name="gateway-dialect" content="…">`; else the specification's. */
function dialectOfPage(): Dialect {
  const meta = document.querySelector('meta[name="gateway-dialect"]')
  const name = meta?.getAttribute('content') ?? ''
  return isDialectName(name) ? dialects[name] : dialects.specification
}

function isDialectName(name: string): name is DialectName {
  return Object.hasOwn(dialects, name)
}

/**
 * A list answer, an empty one as this gateway's dialect writes it.
 *
 * @param seenBefore rows on the pages before this one, default 0
 * @throws {GatewayError} `unreadable` when there is no list
 */
export function rowsOf(answer: Answer, seenBefore = 0): Rows {
  return rowsIn(answer, seenBefore, { bareEmpty: gateway.dialect.bareEmptyLists })
}

export {
  dataOf,
  errorText,
  GatewayError,
  isFromGateway,
  isUnknownOutcome,
  listQuery,
  situationSaying,
} from '@/engine/gateway'
export type {
  Answer,
  Captcha,
  ConnectionState,
  Credentials,
  FailureKind,
  Fields,
  ListRequest,
  Query,
  QueryValue,
  SessionInfo,
} from '@/engine/gateway'
