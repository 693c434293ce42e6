import { isFields } from '@/engine/gateway/envelope'
import type { Resource } from '@/engine/declare'
import { knownSecondPassword } from '@/sandbox'
import type { TestSandbox } from '@/sandbox/forTests'
import { appUnderTest } from '../app/appUnderTest'
import { fieldsOf, wireOf } from './declared'

export type Row = Readonly<Record<string, unknown>>

export type Answer = {
  readonly code: number
  readonly msg: string
  readonly data: Row
  readonly rows: readonly Row[]
  readonly total: number
}

/** One call by hand, past the portal. */
export type Call = (method: string, path: string, body?: Row) => Promise<Answer>

export type Gateway = { readonly sandbox: TestSandbox; readonly call: Call }

/** A fresh sandbox, called by hand with the token of an account. */
export async function openGateway(account = 'admin'): Promise<Gateway> {
  const { resources, testSandbox } = appUnderTest()
  const sandbox = await testSandbox({ resources })
  return { sandbox, call: callerOf(sandbox, await sandbox.logIn(account)) }
}

/** Calls with a token, from an operator's browser or without one. */
export function callerOf(sandbox: TestSandbox, token: string): Call {
  return async (method, path, body) => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const answer = await sandbox.fetch(new Request(`http://sandbox${path}`, init))
    return await answer.json()
  }
}

export type Listed = Pick<Answer, 'code' | 'msg' | 'rows' | 'total'>

/** The records that a list answers: as `rows` and `total`, or as flat `data` for a tree. */
export async function listOf(
  { path }: { readonly path: string },
  call: Call,
  query = '',
): Promise<Listed> {
  const { code, msg, ...answer } = await call('GET', `${path}/list?${query}`)
  const data: unknown = answer.data
  const flat = Array.isArray(data) ? data.filter(isFields) : []
  const rows = answer.rows ?? flat
  return { code, msg, rows, total: answer.total ?? rows.length }
}

/**
 * One record: in `data`, in its part named as the resource is, with the values beside it and the nodes checked in
 * its trees; or its row, where there is no call for it.
 */
export async function recordOf(resource: Resource, call: Call, id: string): Promise<Row> {
  if (resource.recordFrom) {
    const { rows } = await listOf(resource, call, 'pageSize=500')
    return rows.find((row) => String(row[wireOf(resource, 'id')]) === id) ?? {}
  }
  const { data, ...beside } = await call('GET', `${resource.path}/${id}`)
  const own = data ?? {}
  const part = own[resource.name]
  const checked: Record<string, unknown> = {}
  for (const [name, field] of fieldsOf(resource)) {
    const [at] = [field.checked ?? []].flat()
    if (at === undefined) continue
    const answer = await call('GET', at.replace('{id}', id))
    checked[wireOf(resource, name)] = answer.data?.['checkedKeys']
  }
  return { ...beside, ...own, ...(isFields(part) && part), ...checked }
}

/** The second password, where it is required. */
export function signature({ secondFactor }: { readonly secondFactor?: boolean } = {}): Row {
  return secondFactor ? { secondPwd: knownSecondPassword } : {}
}
