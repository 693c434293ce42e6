import { rowsOf, type Fields } from '@/engine/gateway/envelope'
import { GatewayError } from '@/engine/gateway/errors'
import { listQuery } from '@/engine/gateway/query'
import type { SessionInfo } from '@/engine/gateway/session'
import { wireSort } from '@/engine/data/wire/listRequest'
import type { PortalRecord } from '@/engine/data/wire/records'
import { mayUse } from '@/engine/schema/access'
import type { Resource } from '@/engine/declare'
import { reasonOf, type Exchange, type Portal } from './openPortal'
import type { Finding } from './Report'

/** A resource under examination, with what has been seen of it so far. */
export type Look = {
  /** As far as the account may see it. */
  readonly resource: Resource
  readonly portal: Portal
  readonly info: SessionInfo
  /** Of each dictionary of the gateway that could be read, its codes. */
  readonly codes: ReadonlyMap<string, ReadonlySet<string>>
  /** The first page of the list as it opens. */
  page: Page
  readonly findings: Finding[]
  readonly done: string[]
  readonly undone: string[]
}

export type Page = {
  /** As they came over the wire. */
  readonly rows: readonly Fields[]
  /** As the portal reads them. */
  readonly records: readonly PortalRecord[]
  readonly total: number
}

export type Sort = { readonly field: string; readonly order: 'ASC' | 'DESC' }

type Asked = {
  /** From 1, the default. */
  readonly page?: number
  /** Rows; one of the sizes that the portal offers, default 50. */
  readonly perPage?: number
  readonly sort?: Sort
  /** By field name, as the address bar holds it. */
  readonly filter?: Readonly<Record<string, unknown>>
}

/**
 * A page of the list, asked for and read as the portal does.
 *
 * @throws {GatewayError}
 */
export async function askList(look: Look, asked: Asked = {}): Promise<Page> {
  const { resource, portal } = look
  const { page = 1, perPage = 50, filter = {}, sort } = asked
  portal.checkpoint()
  const request = { pagination: { page, perPage }, filter, ...(sort && { sort }) }
  const { value, exchanges } = await portal.watch(() =>
    portal.provider.getList<PortalRecord>(resource.name, request),
  )
  const rows = rowsIn(look, exchanges)
  return { rows, records: value.data, total: value.total ?? value.data.length }
}

/**
 * One page of any size, as it came.
 *
 * @throws {GatewayError}
 */
export async function askPage(
  { resource, portal }: Look,
  { page, perPage, sort }: { page: number; perPage: number; sort?: Sort },
): Promise<Pick<Page, 'rows' | 'total'>> {
  portal.checkpoint()
  const wanted = wireSort(resource, sort)
  const asked = { page, perPage, where: [], ...(wanted && { sort: wanted }) }
  const query = listQuery(asked, portal.dialect)
  const answer = await portal.client.get(`${resource.path}/list`, { query })
  return rowsOf(answer, (page - 1) * perPage)
}

function rowsIn({ resource, portal }: Look, exchanges: readonly Exchange[]): readonly Fields[] {
  const last = exchanges.findLast(({ path }) => path === `${resource.path}/list`)
  if (!last?.body) return []
  const { bareEmptyLists: bareEmpty } = portal.dialect
  return rowsOf({ code: 200, msg: '', body: last.body, bareEmpty }).rows
}

/** Something that an operator gets less or other than declared. */
export function fault(look: Look, check: string, problem: string, field?: string): void {
  find(look, { level: 'fault', check, problem }, field)
}

/** Something that the portal copes with by itself. */
export function note(look: Look, check: string, problem: string, field?: string): void {
  find(look, { level: 'note', check, problem }, field)
}

function find(look: Look, found: Omit<Finding, 'about' | 'field'>, field?: string): void {
  const problem = look.portal.clean(found.problem)
  const about = look.resource.name
  look.findings.push({ ...found, about, problem, ...(field !== undefined && { field }) })
}

/** Runs one part of the examination; a call that fails in it is a fault, and the rest goes on. */
export async function attempt(look: Look, check: string, part: () => Promise<void>) {
  look.portal.checkpoint()
  try {
    await part()
    if (!look.undone.some((line) => line.startsWith(`${check}:`))) look.done.push(check)
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    fault(look, check, `The call fails: ${reasonOf(error)}.`)
  }
}

/**
 * Examines the first page, and where there is a problem, examines a freshly read one: what others did to the
 * records in between is no fault.
 *
 * @returns the problem that is there both times
 */
export async function lastingProblem(
  look: Look,
  examine: (page: Page) => Promise<string | undefined>,
): Promise<string | undefined> {
  const problem = await examine(look.page)
  return problem === undefined ? undefined : examine(await askList(look))
}

export function wireOf({ fields }: Resource, name: string): string {
  return fields[name]?.wire ?? name
}

export function idIn(resource: Resource, row: Fields): string {
  return String(own(row, wireOf(resource, 'id')) ?? '')
}

export function own(row: Fields, name: string): unknown {
  return Object.hasOwn(row, name) ? row[name] : undefined
}

/** Whether the account may do this with the resource: `list`, `query`, `export`, … */
export function may({ resource, info }: Pick<Look, 'resource' | 'info'>, verb: string): boolean {
  return mayUse(info.permissions, [`${resource.permissions}:${verb}`])
}
