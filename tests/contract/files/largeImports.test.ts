// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { knownSecondPassword } from '@/sandbox'
import type { Db, Queryable } from '@/sandbox/db/Db'
import { workbook } from '@/tests/support/files/workbook'
import { mounts, openContract, readEnvelope, type Mount } from '../mounts'

type Import = {
  name: string
  path: string
  account: string
  head: string[]
  /** A row that differs from others by its number only; `change` replaces values of that number's row. */
  row: (number: number, change: number) => string[]
}

const withdrawals: Import = {
  name: 'withdrawals',
  path: '/store/storeDraw',
  account: 'store',
  head: ['Address', 'Amount', 'Wallet'],
  row: (number, change) => ['TWmVMBRBpEbkrvYkBazDAc9kv61KfrLw82', `${5 + change}`, `W ${number}`],
}

const users: Import = {
  name: 'users',
  path: '/system/user',
  account: 'admin',
  head: ['Account', 'Name', 'Email', 'Department', 'Status'],
  row: (number, change) => [
    `user_${number}`,
    `User ${number}`,
    `user_${number}_${change}@example.com`,
    'Finance 财务部',
    change === 1 ? 'Disabled' : 'Normal',
  ],
}

/** Counts the statements of every transaction, and tells of each. */
function watch(db: Db, note: () => void): Db {
  const watched = (tx: Queryable): Queryable => ({
    ...tx,
    query: (sql, params) => {
      note()
      return tx.query(sql, params)
    },
  })
  return { ...db, transaction: (work) => db.transaction((tx) => work(watched(tx))) }
}

async function openImport(mount: Mount, { path, account, head, row }: Import) {
  const seen: { statements: number; onStatement?: () => void } = { statements: 0 }
  const note = () => {
    seen.statements += 1
    seen.onStatement?.()
  }
  const { send, sandbox, withToken } = await openContract(mount, {
    before: (db) => watch(db, note),
  })
  await sandbox.db.query('update st_store set balance = 1000, withdrawal_fee = 1')
  const token = await sandbox.logIn(account)
  const importRows = async (count: number, change = 0) => {
    const rows = Array.from({ length: count }, (_, number) => row(number, change))
    const body = new FormData()
    body.append('file', new File([workbook([head, ...rows])], 'a.xlsx'))
    body.append('secondPwd', knownSecondPassword)
    const url = `${path}/importData?updateSupport=${change > 0}`
    const headers = { Authorization: `Bearer ${token}` }
    seen.statements = 0
    const { code, msg } = await readEnvelope(await send(url, { method: 'POST', headers, body }))
    expect([code, msg.split('<br/>').length]).toEqual([200, count + 1])
    return seen.statements
  }
  return { importRows, seen, call: withToken(token), sandbox }
}

describe.each([withdrawals, users])('the import of many $name', (wanted) => {
  it.each(mounts)('takes as few statements for 500 rows as for 5 through $name', async (mount) => {
    const few = await openImport(mount, wanted)
    const [added, changed] = [await few.importRows(5), await few.importRows(5, 1)]
    const many = await openImport(mount, wanted)
    expect(await many.importRows(500)).toBe(added)
    expect(await many.importRows(500, 1)).toBe(changed)
    expect(Math.max(added, changed)).toBeLessThan(15)
  })

  it.each(mounts)(
    'blocks a call that arrives during 2,000 rows for less than 40 statements through $name',
    async (mount) => {
      const { importRows, seen, call } = await openImport(mount, wanted)
      const waited: number[] = []
      const ask = async () => {
        const before = seen.statements
        expect(await call('GET', '/getInfo')).toMatchObject({ code: 200 })
        waited.push(seen.statements - before)
      }
      const asked: Promise<void>[] = []
      seen.onStatement = () => void asked.push(ask())
      await importRows(2_000)
      await Promise.all(asked)
      expect(waited.length).toBeGreaterThan(5)
      expect(Math.max(...waited)).toBeLessThan(40)
    },
  )
})

describe.each(mounts)('the records of a large import through $name', (mount) => {
  it('get ids in the order of the rows, also across batches', async () => {
    const { importRows, sandbox } = await openImport(mount, users)
    await importRows(1_100)
    const added = await sandbox.db.query(
      `select user_name as name from sys_user where user_name like 'user\\_%' order by user_id`,
    )
    expect(added.map(({ name }) => name)).toEqual(
      Array.from({ length: 1_100 }, (_, number) => `user_${number}`),
    )
  })

  it('are logged one by one, each with its changes', async () => {
    const { importRows, sandbox } = await openImport(mount, withdrawals)
    await importRows(600)
    await importRows(600, 1)
    const notes = await sandbox.db.query(
      `select count(*)::int as notes, count(distinct record_id)::int as records,
         count(changes)::int as changes, max(length(result)) <= 1000 as "isShort"
       from sys_oper_log where title = 'store:storeDraw:import'`,
    )
    expect(notes).toEqual([{ notes: 1_200, records: 600, changes: 600, isShort: true }])
  })
})
