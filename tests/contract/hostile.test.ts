// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { TestSandbox } from '@/sandbox/forTests'
import { injections } from '@/tests/support/hostile/injections'
import { mounts, openContract, type Contract } from './mounts'

const filters = {
  '/store/storeDraw': ['id', 'store', 'status', 'address', 'walletName', 'beginTime', 'endTime'],
  '/store/bill': ['id', 'store', 'type', 'network', 'beginTime', 'endTime'],
  '/store/store': ['id', 'nick', 'phone', 'beginTime', 'endTime'],
  '/store/user': ['id', 'store', 'email', 'nick', 'status', 'beginTime'],
  '/api/apiRecharge': ['id', 'store', 'mchOrderNo', 'status', 'hash', 'address', 'beginTime'],
}

async function countRows({ db }: TestSandbox): Promise<unknown> {
  return db.query(
    `select (select count(*) from st_store_draw) as draws, (select count(*) from st_bill) as bills,
       (select count(*) from st_store) as stores, (select count(*) from sys_user) as users`,
  )
}

async function listBoth({ as }: Contract, path: string, query: Record<string, string>) {
  const admin = await as('admin')
  const parameters = new URLSearchParams(query)
  return [
    await admin('GET', `${path}/list?${parameters}`),
    await admin('GET', `${path}/totals?${parameters}`),
  ] as const
}

describe.each(mounts)('hostile text through $name', (mount) => {
  it.each(Object.entries(filters))(
    'in a filter of %s finds nothing and changes nothing',
    async (path, names) => {
      const contract = await openContract(mount)
      const admin = await contract.as('admin')
      await contract.sandbox.db.query("update st_store_draw set wallet_name = 'plain'")
      const before = await countRows(contract.sandbox)
      for (const name of names)
        for (const payload of injections) {
          const query = new URLSearchParams({ [name]: payload })
          const list = await admin('GET', `${path}/list?${query}`)
          const code = name.endsWith('Time') ? 500 : 200
          const found = list.rows?.length ?? 0
          expect([name, payload, list.code, found]).toEqual([name, payload, code, 0])
        }
      expect(await countRows(contract.sandbox)).toEqual(before)
    },
  )

  it.each(Object.keys(filters))(
    'in the sort or paging of %s leaves the default page',
    async (path) => {
      const contract = await openContract(mount)
      const [plain] = await listBoth(contract, path, {})
      const admin = await contract.as('admin')
      for (const name of ['orderByColumn', 'isAsc', 'pageNum', 'pageSize', 'undeclared'])
        for (const payload of injections) {
          const query = new URLSearchParams({ [name]: payload })
          expect([payload, await admin('GET', `${path}/list?${query}`)]).toEqual([payload, plain])
        }
    },
  )

  it('in a login is a wrong or a missing account, never a way in', async () => {
    const { call } = await openContract(mount)
    for (const payload of injections) {
      const body = { username: payload, password: payload, code: payload, uuid: payload }
      expect(await call('POST', '/login', { body })).toMatchObject({ code: 500 })
    }
  })

  it('in a wallet name is stored and shown as it was typed', async () => {
    const { as } = await openContract(mount)
    const store = await as('store')
    const walletName = `<img src=x onerror=alert(1)>'; drop table st_bill; --`
    const body = {
      address: 'TWmVMBRBpEbkrvYkBazDAc9kv61KfrLw82',
      totalU: '10',
      walletName,
      secondPwd: 'Second_2026',
    }
    const { data: id } = await store('POST', '/store/storeDraw', { body })
    const { data } = await store('GET', `/store/storeDraw/${String(id)}`)
    expect(data['walletName']).toBe(walletName)
  })
})
