// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { aBill, aMerchant, aStoreDeposit, aWithdrawal } from '@/tests/support/records'
import { mounts, openContract, signed } from '../mounts'

const tables = [
  '/store/storeDraw',
  '/store/bill',
  '/store/store',
  '/store/storeRecharge',
  '/store/user',
  '/api/apiRecharge',
  '/api/apiDraw',
  '/api/waterWallet',
  '/energy/user',
  '/energy/publish',
]

/** A store operator may read these, of its own store. */
const ofStores = ['/store/storeDraw', '/store/storeRecharge', '/store/bill', '/store/user']

const application = {
  address: 'TWmVMBRBpEbkrvYkBazDAc9kv61KfrLw82',
  totalU: '10',
  walletName: 'Main wallet',
}

describe.each(mounts)('§6 permissions through $name', (mount) => {
  it.each(
    tables.flatMap((path) => ['list', 'totals', 'export', '1'].map((call) => `${path}/${call}`)),
  )('asks for a session on %s', async (path) => {
    const { call } = await openContract(mount)
    expect(await call('GET', path)).toMatchObject({ code: 401 })
  })

  it.each(['auditor', 'tri'])('lets %s read everything and write nothing', async (name) => {
    const { as, sandbox } = await openContract(mount)
    const caller = await as(name)
    const id = await sandbox.insert(aWithdrawal())
    for (const path of tables) {
      expect(await caller('GET', `${path}/list`)).toMatchObject({ code: 200 })
      expect(await caller('GET', `${path}/totals`)).toMatchObject({ code: 200 })
    }
    const reject = signed({ reason: 'No' })
    expect(await caller('PUT', `/store/storeDraw/pass/${id}`, signed())).toMatchObject({
      code: 403,
      msg: 'This account lacks the permission store:storeDraw:pass',
    })
    expect(await caller('PUT', `/store/storeDraw/reject/${id}`, reject)).toMatchObject({
      code: 403,
    })
    expect(await caller('POST', '/store/storeDraw', signed(application))).toMatchObject({
      code: 403,
    })
    expect(await caller('GET', `/store/storeDraw/${id}`)).toMatchObject({ data: { status: '1' } })
  })

  it('does not let a store operator decide, not even about its own withdrawal', async () => {
    const { as, sandbox } = await openContract(mount)
    const id = await sandbox.insert(aWithdrawal({ store: '1' }))
    const store = await as('store')
    expect(await store('PUT', `/store/storeDraw/pass/${id}`, signed())).toMatchObject({ code: 403 })
  })

  it('takes a permission away at the next request', async () => {
    const { as, sandbox } = await openContract(mount)
    const auditor = await as('auditor')
    expect(await auditor('GET', '/store/bill/list')).toMatchObject({ code: 200 })
    await sandbox.db.query('delete from sys_role_menu where menu_id = 12')
    expect(await auditor('GET', '/store/bill/list')).toMatchObject({ code: 403 })
  })
})

describe.each(mounts)('§1 store operators through $name', (mount) => {
  it.each([
    ['store', 1],
    ['store2', 2],
  ])('%s sees only rows of store %i in every list', async (name, ownStore) => {
    const { as } = await openContract(mount)
    const caller = await as(name)
    for (const path of ofStores) {
      const { rows, total } = await caller('GET', `${path}/list?pageSize=500`)
      expect(total).toBeGreaterThan(0)
      expect(new Set(rows.map((row) => row['store']))).toEqual(new Set([ownStore]))
    }
    const { rows } = await caller('GET', '/store/store/list')
    expect(rows.map((row) => row['id'])).toEqual([ownStore])
  })

  it('answers another store’s record as if it were missing', async () => {
    const { as, sandbox } = await openContract(mount)
    const [store, admin] = [await as('store'), await as('admin')]
    const foreign = [
      `/store/storeDraw/${await sandbox.insert(aWithdrawal({ store: '2' }))}`,
      `/store/bill/${await sandbox.insert(aBill({ store: '2' }))}`,
      `/store/storeRecharge/${await sandbox.insert(aStoreDeposit({ store: '2' }))}`,
      `/store/user/${await sandbox.insert(aMerchant({ store: '2' }))}`,
      '/store/store/2',
    ]
    const missing = await store('GET', '/store/storeDraw/999999')
    expect(missing).toEqual({ code: 404, msg: 'The requested resource does not exist' })
    for (const path of foreign) {
      expect(await store('GET', path)).toEqual(missing)
      expect(await admin('GET', path)).toMatchObject({ code: 200 })
    }
  })

  it('finds nothing of another store by id, store, address, sort or totals', async () => {
    const { as, sandbox } = await openContract(mount)
    const address = 'THCrqnXNMQ3CBL7ngageHXi3fET1DZqP8J'
    const id = await sandbox.insert(aWithdrawal({ store: '2', address, totalU: '7654321' }))
    const store = await as('store')
    for (const query of [
      `id=${id}`,
      'store=2',
      `address=${address}`,
      `store=1,2&address=${address}`,
    ]) {
      const list = await store(
        'GET',
        `/store/storeDraw/list?${query}&orderByColumn=store&isAsc=desc`,
      )
      expect(list.rows.filter((row) => row['store'] !== 1)).toEqual([])
      const { data } = await store('GET', `/store/storeDraw/totals?${query}&store=2`)
      expect(Object.values(data)).not.toContain('7654321')
    }
    const own = await store('GET', '/store/storeDraw/totals')
    const all = await sandbox.db.query(
      'select trim_scale(sum(total_u))::text as "totalU" from st_store_draw where store_id = 1',
    )
    expect(own.data['totalU']).toBe(all[0]?.['totalU'])
  })

  it('shows nothing to an operator without a store', async () => {
    const { as, sandbox } = await openContract(mount)
    const store = await as('store')
    await sandbox.db.query("update sys_user set store_id = null where user_name = 'store'")
    for (const path of [...ofStores, '/store/store'])
      expect(await store('GET', `${path}/list`)).toMatchObject({ code: 200, rows: [], total: 0 })
  })

  it('may not read what belongs to no store, and would find nothing there', async () => {
    const { as, sandbox } = await openContract(mount)
    const store = await as('store')
    const closed = tables.filter((path) => !ofStores.includes(path) && path !== '/store/store')
    for (const path of closed)
      expect(await store('GET', `${path}/list`)).toMatchObject({ code: 403 })
    await sandbox.db.query(
      `insert into sys_role_menu select role_id, menu_id from sys_role, sys_menu
       where role_key = 'store' and perms ~ ':(list|query)$' on conflict do nothing`,
    )
    for (const path of ['/api/waterWallet', '/energy/user', '/energy/publish']) {
      expect(await store('GET', `${path}/list`)).toMatchObject({ code: 200, total: 0 })
      expect(await store('GET', `${path}/1`)).toMatchObject({ code: 404 })
    }
    const { rows } = await store('GET', '/api/apiRecharge/list?pageSize=500')
    expect(new Set(rows.map((row) => row['store']))).toEqual(new Set([1]))
  })
})
