import type { SessionInfo } from '@/engine/gateway/session'
import type { Resource } from '@/engine/declare'
import { mayUse } from '@/engine/schema/access'
import { visibleTo } from '@/engine/schema/visibleTo'
import { lookAtExport, lookAtTemplate } from './checks/export'
import { lookAtFields, lookBeyond } from './checks/fields'
import { lookAtFilters, lookAtRanges } from './checks/filters'
import { lookAtPages } from './checks/paging'
import { lookAtChecked, lookAtForm, lookAtRecords } from './checks/record'
import { lookAtOrder } from './checks/sorting'
import { absentResources } from './families'
import { lookAtMenu, lookAtSession, readDictionaries } from './general'
import { askList, attempt, may, type Look } from './look/Look'
import { openPortal, type Fetch, type Portal } from './look/openPortal'
import { bare, type Options } from './options'
import type { FieldFact, Report, ResourceReport, Undeclared } from './look/Report'
import type { ReadRecord } from './look/readRecord'
import { logIn } from './logIn'
import { Stop } from './look/Stop'
import type { Own } from './write/Own'
import { removeAll } from './write/remove'
import { writeRecords } from './write/writeRecords'

type Parts = {
  /** Those that the gateway is checked against. */
  readonly resources: readonly Resource[]
  /** Carries the calls; the platform's own by default. */
  readonly fetch?: Fetch
  /** Ends the run at its next call; test records are removed all the same. */
  readonly signal?: AbortSignal
}

/**
 * Checks a gateway against the declarations: by reading, and with `write` by test records.
 *
 * @throws {Stop} where it cannot be looked at at all, or is interrupted
 */
export async function conform(options: Options, parts: Parts): Promise<Report> {
  const { resources, fetch = (request) => globalThis.fetch(request), signal } = parts
  const portal = await openPortal({ ...options, resources, fetch, signal })
  const info = await logIn(portal, options)
  const made: Own[] = []
  try {
    return await examine(options, { resources, portal, info, made })
  } catch (error) {
    portal.tidyUp()
    const left = await removeAll(made)
    if (error instanceof Stop) throw new Stop([error.message, ...lastWords(made, left)].join(' '))
    throw error
  } finally {
    // the run's own session ends with it
    if (options.token === undefined) await portal.calls.logout()
  }
}

function lastWords(made: readonly Own[], left: readonly string[]): readonly string[] {
  if (made.length === 0) return []
  if (left.length === 0) return ['The records that it had made are removed.']
  return [`Remove by hand: ${left.join('; ')}.`]
}

type Opened = Pick<Parts, 'resources'> & {
  readonly portal: Portal
  readonly info: SessionInfo
  readonly made: Own[]
}

async function examine(options: Options, opened: Opened): Promise<Report> {
  const { resources, portal, info, made } = opened
  const menu = await lookAtMenu(portal, resources)
  const { codes, findings } = await readDictionaries(portal, resources)
  const { only } = options
  const wanted = resources.filter(({ name }) => only.length === 0 || only.includes(name))
  const isListed = (resource: Resource) => may({ resource, info }, 'list')
  const listed = wanted.filter(isListed)
  const absent =
    only.length === 0 && menu.components
      ? await absentResources(portal, listed, menu.components)
      : new Map<Resource, string>()
  const seen = new Map<Resource, Seen>()
  for (const resource of listed) {
    if (absent.has(resource)) continue
    // one after the other: a gateway is not to be flooded
    // oxlint-disable-next-line no-await-in-loop
    seen.set(resource, await lookAt(openLook(resource, { portal, info, codes })))
  }
  if (options.write) await writeRecords(looksIn(seen), made)
  return {
    gateway: bare(options.gateway),
    dialect: options.dialect,
    user: info.user.userName,
    at: new Date().toISOString(),
    calls: portal.requests(),
    general: [...lookAtSession(info), ...menu.findings, ...findings],
    resources: wanted.map((resource) => reportOf(resource, seen.get(resource), absent)),
  }
}

/** A resource with what came of its fields; undefined facts where its list did not come. */
type Seen = {
  readonly look: Look
  readonly facts?: {
    readonly fields: readonly FieldFact[]
    readonly undeclared: readonly Undeclared[]
  }
}

function looksIn(seen: ReadonlyMap<Resource, Seen>): readonly Look[] {
  return [...seen.values()].flatMap(({ look, facts }) => (facts ? look : []))
}

function openLook(resource: Resource, known: Pick<Look, 'portal' | 'info' | 'codes'>): Look {
  const { permissions } = known.info
  return {
    ...known,
    resource: visibleTo(resource, (anyOf) => mayUse(permissions, anyOf)),
    page: { rows: [], records: [], total: 0 },
    findings: [],
    done: [],
    undone: [],
  }
}

async function lookAt(look: Look): Promise<Seen> {
  await attempt(look, 'list', async () => {
    look.page = await askList(look)
  })
  if (look.findings.length > 0) return { look }
  let read: readonly ReadRecord[] = []
  await attempt(look, 'get', async () => {
    read = await lookAtRecords(look)
  })
  const wires = read.map(({ wire }) => wire)
  const facts = { fields: lookAtFields(look, wires), undeclared: lookBeyond(look, wires) }
  lookAtForm(look, read)
  lookAtChecked(look, read)
  await attempt(look, 'paging', () => lookAtPages(look))
  await attempt(look, 'sort', () => lookAtOrder(look))
  await attempt(look, 'filter', () => lookAtFilters(look))
  await attempt(look, 'range', () => lookAtRanges(look))
  await attempt(look, 'export', () => lookAtExport(look))
  await attempt(look, 'template', () => lookAtTemplate(look))
  return { look, facts }
}

function reportOf(
  { name, path, permissions }: Resource,
  seen: Seen | undefined,
  absent: ReadonlyMap<Resource, string>,
): ResourceReport {
  const none = { total: 0, fields: [], undeclared: [], done: [], undone: [], findings: [] }
  if (!seen) {
    const reason = [...absent].find(([resource]) => resource.name === name)?.[1]
    return { name, path, ...none, skipped: reason ?? `the account lacks ${permissions}:list` }
  }
  const { look, facts } = seen
  const { done, undone, findings, page } = look
  return { name, path, ...none, ...facts, total: page.total, done, undone, findings }
}
