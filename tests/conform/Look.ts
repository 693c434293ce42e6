import { dataOf, isFields, rowsOf, type Fields } from '@/gateway/envelope'
import { listQuery, type ListRequest } from '@/gateway/query'
import type { SessionInfo } from '@/gateway/session'
import { mayUse } from '@/schema/access'
import type { Resource } from '@/schema'
import { kindOf } from '@/schema/kinds'
import { reasonOf, type Asker } from './Asker'
import type { Finding } from './Report'

/** A resource being looked at, with what has been seen of it so far. */
export type Look = {
  readonly resource: Resource
  readonly asker: Asker
  readonly info: SessionInfo
  /** Of each dictionary of the gateway that could be read, its codes. */
  readonly codes: ReadonlyMap<string, ReadonlySet<string>>
  /** The first rows of the list as it opens. */
  rows: readonly Fields[]
  total: number
  readonly findings: Finding[]
  readonly done: string[]
  readonly undone: string[]
}

export type Page = { readonly rows: readonly Fields[]; readonly total: number }

/** @throws {GatewayError} */
export async function askList(look: Look, request: Partial<ListRequest>): Promise<Page> {
  const { resource, asker } = look
  const asked = { page: 1, perPage: 50, where: [], ...request }
  const query = listQuery(asked, asker.dialect)
  const answer = await asker.ask('GET', `${resource.path}/list`, { query })
  const bareEmpty = asker.dialect.bareEmptyLists
  return rowsOf(answer, (asked.page - 1) * asked.perPage, { bareEmpty })
}

/** One record, its values wherever the family puts them; undefined where nothing came. */
export async function askOne(look: Look, id: string): Promise<Fields | undefined> {
  const { resource, asker } = look
  const answer = await asker.ask('GET', `${resource.path}/${encodeURIComponent(id)}`)
  const data = dataOf(answer)
  if (!isFields(data)) return undefined
  const inner = [data[resource.name], data['info']].filter(isFields)
  return Object.assign({}, answer.body, data, ...inner) as Fields
}

export function find(look: Look, check: string, problem: string, field?: string): void {
  const about = look.resource.name
  look.findings.push({
    about,
    check,
    problem: look.asker.clean(problem),
    ...(field !== undefined && { field }),
  })
}

/** Runs one part of the examination; a call that fails in it is a finding, and the rest goes on. */
export async function attempt(look: Look, check: string, part: () => Promise<void>) {
  try {
    await part()
    if (!look.undone.some((line) => line.startsWith(`${check}:`))) look.done.push(check)
  } catch (error) {
    find(look, check, `The call fails: ${reasonOf(error)}.`)
  }
}

export function wireOf({ fields }: Resource, name: string): string {
  return fields[name]?.wire ?? name
}

/** What a row holds of a field, as the portal reads it. */
export function valueIn({ fields }: Resource, name: string, row: Fields): unknown {
  const field = fields[name]
  return field === undefined ? null : kindOf(field).parse(own(row, field.wire ?? name), field)
}

export function idIn(resource: Resource, row: Fields): string {
  return String(own(row, wireOf(resource, 'id')) ?? '')
}

export function own(row: Fields, name: string): unknown {
  return Object.hasOwn(row, name) ? row[name] : undefined
}

/** Whether the account may do this with the resource: `list`, `query`, `export`. */
export function may({ resource, info }: Pick<Look, 'resource' | 'info'>, verb: string): boolean {
  return mayUse(info.permissions, [`${resource.permissions}:${verb}`])
}
