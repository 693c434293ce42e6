import { dayMs, type Clock } from '../values/clock'
import { sha256Hex } from '../values/sha256'
import type { Db, Queryable } from '../db/Db'
import { createDice } from '../values/dice'
import { instant } from '../values/instant'
import { seededRandom } from '../values/random'
import type { Log } from '../refusalAnswers'
import { insertRows } from '../seed/insertRows'
import { idOf } from '../tables/idOf'
import type { Table } from '../tables/Table'
import type { TableOf } from './checkReferred'
import type { Declaration } from './Declaration'
import { wireNameOf } from './inputsOf'
import { jsonText } from './jsonText'
import { invent } from './kinds'
import { listInMenu } from './listInMenu'
import { wireName, type Words } from './names'
import { resourceKey } from './prototypeTable'

export type Prototype = {
  declaration: Declaration
  table: Table
  /** For references. */
  tableOf: TableOf
}

type Parts = {
  db: Db
  clock: Clock
  say: Log
  messages: Words
  prototypes: readonly Prototype[]
}

/** How many records a prototype begins with. */
export const prototypeRows = 60

/** Gives each prototype its first records and its place in the menu, and says so. */
export async function preparePrototypes(parts: Parts): Promise<void> {
  const { db, say, messages, prototypes } = parts
  await db.transaction((tx) =>
    listInMenu(
      tx,
      prototypes.map(({ declaration }) => declaration),
      messages,
    ),
  )
  for (const prototype of prototypes) {
    const { declaration } = prototype
    await seedRecords(parts, prototype)
    say(
      `${declaration.name} has no table at ${declaration.path}: a prototype made from its declaration serves it.`,
    )
  }
}

/** Records stay until the declaration's fields change. */
async function seedRecords(
  { db, clock }: Parts,
  { declaration, tableOf }: Prototype,
): Promise<void> {
  const resource = resourceKey(declaration)
  const entry = [`prototype ${resource}`, sha256Hex(JSON.stringify(declaration.fields))]
  const known = await db.query('select value from meta where key = $1 and value = $2', entry)
  if (known.length > 0) return
  const ids = await referredIds(db, declaration, tableOf)
  await db.query('delete from prototype where resource = $1', [resource])
  await insertRows(db, 'prototype', inventRows(declaration, resource, clock.now(), ids))
  await db.query(
    `insert into meta (key, value) values ($1, $2)
     on conflict (key) do update set value = excluded.value`,
    entry,
  )
}

type ReferredIds = ReadonlyMap<string, readonly number[]>

/** A few records of every resource that the declaration refers to. */
async function referredIds(
  db: Queryable,
  { fields }: Declaration,
  tableOf: TableOf,
): Promise<ReferredIds> {
  const ids = new Map<string, readonly number[]>()
  for (const { resource = '' } of Object.values(fields)) {
    const table = tableOf(resource)
    if (table === undefined) continue
    const rows = await db.query(
      `select ${idOf(table).sql} as id from ${table.from} order by 1 limit 20`,
    )
    ids.set(
      resource,
      rows.map((row) => Number(row['id'])),
    )
  }
  return ids
}

function inventRows(
  { fields }: Declaration,
  resource: string,
  nowMs: number,
  referred: ReferredIds,
) {
  const random = seededRandom(`prototype ${resource}`)
  const dice = createDice(random)
  return Array.from({ length: prototypeRows }, (_, index) => {
    const number = index + 1
    const values: Record<string, unknown> = {}
    for (const [name, field] of Object.entries(fields)) {
      if (field.kind === 'id') continue
      const found = referred.get(field.resource ?? '') ?? []
      const ids = found.length > 0 ? found : [1]
      const limit = values[wireNameOf(fields, field.notBefore ?? name)]
      const place = { number, name, field, dice, random, nowMs, ids, limit }
      values[wireName(name, field)] = invent(place)
    }
    const createdAt = instant(nowMs - ((prototypeRows - index) * 30 * dayMs) / prototypeRows)
    const data: unknown = JSON.parse(jsonText(values))
    return { resource, id: number, data, create_time: createdAt, update_time: createdAt }
  })
}
