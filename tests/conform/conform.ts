import type { Fields } from '@/gateway/envelope'
import type { SessionInfo } from '@/gateway/session'
import { allResources } from '@/resources/all'
import type { Resource } from '@/schema'
import { createAsker, type Asker, type Fetch } from './Asker'
import { lookAtExport } from './checks/export'
import { lookAtFields, lookBeyond } from './checks/fields'
import { lookAtFilters, lookAtRanges } from './checks/filters'
import { lookAtPages } from './checks/paging'
import { lookAtRecord } from './checks/record'
import { lookAtOrder } from './checks/sorting'
import { lookAtMenu, readDictionaries } from './general'
import { askList, attempt, may, type Look } from './Look'
import { bare, type Options } from './options'
import type { Report, ResourceReport } from './Report'
import { signIn } from './signIn'

type Parts = {
  /** Carries the calls; the platform's own by default. */
  fetch?: Fetch
  /** The declarations; all of them by default. */
  resources?: readonly Resource[]
  /** Told what is being looked at. */
  say?: (line: string) => void
}

/**
 * Holds a gateway against the declarations, reading only.
 *
 * @throws {Stop} where it cannot be looked at at all
 */
export async function conform(options: Options, parts: Parts = {}): Promise<Report> {
  const { fetch = (request) => globalThis.fetch(request), resources = allResources } = parts
  const { password, token = '', googleCode } = options
  const asker = createAsker({ ...options, fetch, secrets: [password, token, googleCode] })
  const info = await signIn(asker, options)
  try {
    const menu = await lookAtMenu(asker)
    const { codes, findings } = await readDictionaries(asker)
    const reports: ResourceReport[] = []
    for (const resource of resources) {
      if (options.only.length > 0 && !options.only.includes(resource.name)) continue
      parts.say?.(`${resource.name} …`)
      // oxlint-disable-next-line no-await-in-loop
      reports.push(await lookAt(resource, { asker, info, codes }))
    }
    return {
      gateway: bare(options.gateway),
      dialect: options.dialect,
      user: info.user.userName,
      at: new Date().toISOString(),
      calls: asker.calls(),
      general: [...lookAtSession(info), ...menu, ...findings],
      resources: reports,
    }
  } finally {
    if (options.token === undefined) await leave(asker)
  }
}

/** The session was ours: it does not stay open behind us. */
async function leave(asker: Asker): Promise<void> {
  await asker.ask('POST', '/logout').catch(() => undefined)
}

function lookAtSession({ user, permissions }: SessionInfo) {
  const fault = (problem: string) => ({ about: 'session', check: 'session', problem })
  return [
    ...(user.userId === '' ? [fault('GET /getInfo names no userId.')] : []),
    ...(user.userName === '' ? [fault('GET /getInfo names no userName.')] : []),
    ...(permissions.length === 0 ? [fault('GET /getInfo gives no permissions.')] : []),
  ]
}

async function lookAt(
  resource: Resource,
  known: Pick<Look, 'asker' | 'info' | 'codes'>,
): Promise<ResourceReport> {
  const about = { name: resource.name, path: resource.path }
  const nothing = { total: 0, fields: [], undeclared: [], done: [], undone: [], findings: [] }
  if (!may({ resource, info: known.info }, 'list'))
    return { ...about, ...nothing, skipped: `the account lacks ${resource.permissions}:list` }
  const look: Look = { resource, ...known, rows: [], total: 0, findings: [], done: [], undone: [] }
  await attempt(look, 'list', async () => {
    Object.assign(look, await askList(look, {}))
  })
  if (look.findings.length > 0) return { ...about, ...nothing, findings: look.findings }
  let record: Fields | undefined
  await attempt(look, 'get', async () => {
    record = await lookAtRecord(look)
  })
  const fields = lookAtFields(look, record)
  const undeclared = lookBeyond(look, record)
  await attempt(look, 'paging', () => lookAtPages(look))
  await attempt(look, 'sort', () => lookAtOrder(look))
  await attempt(look, 'filter', () => lookAtFilters(look))
  await attempt(look, 'range', () => lookAtRanges(look))
  await attempt(look, 'export', () => lookAtExport(look))
  const { total, done, undone, findings } = look
  return { ...about, total, fields, undeclared, done, undone, findings }
}
