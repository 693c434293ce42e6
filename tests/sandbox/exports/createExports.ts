import type { Viewer } from '../call'
import { minuteMs, type Clock } from '../clock'
import { toHex } from '../crypto/toHex'
import type { Db } from '../db/Db'
import type { Random } from '../random'
import { Refusal } from '../Refusal'
import type { Query } from '../tables/filters'
import type { Table } from '../tables/Table'
import { workbookOf } from './workbookOf'

export type Exports = {
  /** Keeps what was asked for under a new name, `<random>_<table>.xlsx`, which only the asker can use. */
  issue(viewer: Viewer, table: Table, query: Query): string
  /**
   * The workbook of a name, written while it is read.
   * @param isLast whether the name is of no more use after this
   * @throws Refusal 404 for a name that is unknown, expired, used or someone else's: all look the same
   * @throws Refusal 403 for an asker who may export no more
   */
  open(viewer: Viewer, name: string, isLast: boolean): ReadableStream<Uint8Array>
}

/** A name is good for this long. */
const lifeMs = 10 * minuteMs

type Wish = { userId: number; table: Table; query: Query; untilMs: number }

/** What was asked for stays in memory, the rows do not: a wish is a few hundred bytes. */
export function createExports(parts: { db: Db; clock: Clock; random: Random }): Exports {
  const { db, clock, random } = parts
  const wishes = new Map<string, Wish>()
  const forgetExpired = () => {
    for (const [name, { untilMs }] of wishes) if (untilMs <= clock.now()) wishes.delete(name)
  }
  return {
    issue: ({ userId }, table, query) => {
      forgetExpired()
      const name = `${toHex(random.bytes(16))}_${table.path.split('/').at(-1)}.xlsx`
      wishes.set(name, { userId, table, query, untilMs: clock.now() + lifeMs })
      return name
    },
    open: (viewer, name, isLast) => {
      forgetExpired()
      const wish = wishes.get(name)
      if (wish === undefined || wish.userId !== viewer.userId) throw new Refusal(404, 'notFound')
      const permission = `${wish.table.permissions}:export`
      if (!viewer.permissions.some((held) => held === '*:*:*' || held === permission))
        throw new Refusal(403, 'forbidden', { permission })
      if (isLast) wishes.delete(name)
      return workbookOf(db, wish.table, viewer, wish.query)
    },
  }
}
