import type { Call } from '../request/call'
import { minuteMs, type Clock } from '../values/clock'
import { toHex } from '../values/bytes'
import type { Db, Row } from '../db/Db'
import { instant } from '../values/instant'
import { languageOf } from '../request/language'
import type { Random } from '../values/random'
import { Refusal } from '../request/Refusal'
import { queryIn, type Asked } from '../tables/queryIn'
import type { Table } from '../tables/Table'
import { workbookOf } from './workbookOf'

export type Exports = {
  /** Keeps what was asked for under a new name, `<random>_<table>.xlsx`, which only the asker can use. */
  issue(call: Call, table: Table): Promise<string>
  /**
   * The workbook of a name, written while it is read.
   * @param isLast whether the name is of no more use after this
   * @throws Refusal 404 for a name that is unknown, expired, used or someone else's: all look the same
   * @throws Refusal 403 for an asker who may export no more
   */
  open(call: Call, name: string, isLast: boolean): Promise<ReadableStream<Uint8Array>>
}

/** A name is good for this long. */
const lifeMs = 10 * minuteMs

type Parts = { db: Db; clock: Clock; random: Random; tables: readonly Table[] }

/** Stores the request of an export, a few hundred bytes, not its rows. */
export function createExports({ db, clock, random, tables }: Parts): Exports {
  return {
    issue: async ({ req, var: { viewer, language } }, { path }) => {
      const nowMs = clock.now()
      const name = `${toHex(random.bytes(16))}_${path.split('/').at(-1)}.xlsx`
      await db.query('delete from sys_export where expires_at <= $1', [instant(nowMs)])
      await db.query(
        `insert into sys_export (name, user_id, path, language, query, expires_at)
         values ($1, $2, $3, $4, $5, $6)`,
        [name, viewer.userId, path, language, JSON.stringify(req.query()), instant(nowMs + lifeMs)],
      )
      return name
    },
    open: async ({ var: { viewer } }, name, isLast) => {
      const wish = await find(viewer.userId, name)
      const table = tables.find(({ path }) => path === wish['path'])
      if (table === undefined) throw new Refusal(404, 'notFound')
      const permission = `${table.permissions}:export`
      if (!viewer.permissions.some((held) => held === '*:*:*' || held === permission))
        throw new Refusal(403, 'forbidden', { permission })
      if (isLast) await useUp(name)
      const asked: Asked = JSON.parse(String(wish['query']))
      const spoken = table.spoken?.(languageOf(String(wish['language']))) ?? table
      return workbookOf(db, spoken, viewer, queryIn(asked))
    },
  }

  async function find(userId: number, name: string): Promise<Row> {
    const [wish] = await db.query(
      `select path, language, query from sys_export
       where name = $1 and user_id = $2 and expires_at > $3`,
      [name.replaceAll('\0', '\uFFFD'), userId, instant(clock.now())],
    )
    if (wish === undefined) throw new Refusal(404, 'notFound')
    return wish
  }

  /** Of two who ask at once one gets it. */
  async function useUp(name: string): Promise<void> {
    const used = await db.query('delete from sys_export where name = $1 returning name', [name])
    if (used.length === 0) throw new Refusal(404, 'notFound')
  }
}
