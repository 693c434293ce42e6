import type { Resource } from '@/engine/declare'
import type { Action } from '@/engine/schema/action'
import type { TestSandbox } from '@/sandbox/forTests'
import { onWire } from './actionStates'
import { fieldsOf, wireOf, type DeclaredField } from './declared'
import type { Findings } from './findings'
import { callerOf, listOf, recordOf, signature, type Call, type Row } from './gateway'
import { samplesOf } from './samples'
import { ensureRecords } from './someRecords'

/** The account that does everything. */
const own = 'admin'

/** Calls as the account that does everything, while another is at work as well. */
export async function callAtWork(sandbox: TestSandbox, resource: Resource): Promise<Call> {
  await ensureRecords(sandbox, resource)
  await sandbox.logIn('auditor')
  return callerOf(sandbox, await sandbox.logIn(own))
}

/** A seeded record for each index, none of which belongs to the account. */
export async function someRow(resource: Resource, call: Call, index = 0): Promise<Row> {
  const { rows } = await listOf(resource, call, 'pageSize=50')
  const wires = fieldsOf(resource).map(([name, { wire = name }]) => wire)
  const others = rows.filter((row) => !wires.some((wire) => row[wire] === own))
  return others[index % Math.max(1, others.length)] ?? {}
}

export function idOfRow(resource: Resource, row: Row): string {
  return String(row[wireOf(resource, 'id')])
}

/** Method and path of an action over a record. */
export function callOf(resource: Resource, name: string, row: Row): [string, string] {
  const { method, path } = resource.actions[name]?.call ?? {
    method: 'PUT',
    path: `${resource.path}/${name}/{id}`,
  }
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, field: string) =>
    encodeURIComponent(String(row[wireOf(resource, field)])),
  )
  return [method, filled]
}

export type Args = Readonly<Record<string, DeclaredField>>

export function argsOf({ args = {} }: Action): Args {
  return args
}

/** The body of an action: the fields that it sends, with their new values, its arguments and the signature. */
export function bodyOf(resource: Resource, action: Action, row: Row): Row {
  const then = { ...row, ...onWire(resource, action.sets ?? {}) }
  const sent = (action.sends ?? []).map((name) => {
    const wire = wireOf(resource, name)
    return [wire, then[wire]]
  })
  const given = Object.entries(argsOf(action)).flatMap(([name, field]) => {
    const good = samplesOf(field).good.at(-1)
    return good ? [[field.wire ?? name, good.wire]] : []
  })
  return { ...Object.fromEntries([...sent, ...given]), ...signature(action) }
}

/** Whether its call has a body at all. */
export function hasBody(method: string): boolean {
  return method === 'POST' || method === 'PUT'
}

type Done = { readonly name: string; readonly call: Call; readonly findings: Findings }

/** The record's values afterwards. */
export async function checkSets(resource: Resource, id: string, { name, call, findings }: Done) {
  const { sets = {} } = resource.actions[name] ?? {}
  const record = await recordOf(resource, call, id)
  for (const [wire, value] of Object.entries(onWire(resource, sets)))
    findings.unlessEqual(record[wire], value, `${name}: ${wire} after the action`)
}
