// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { resources } from '@/resources'
import type { Declaration } from '@/sandbox'
import { isTronAddress } from '@/sandbox/values/tronAddress'
import { mounts, openContract, signed, type Row } from '../mounts'

/** Every kind that a prototype knows, one that it does not, and names that differ on the wire. */
const coupon: Declaration = {
  name: 'coupon',
  path: '/store/coupon',
  component: 'store/coupon/index',
  permissions: 'store:coupon',
  fields: {
    id: { kind: 'id' },
    store: { kind: 'ref', resource: 'store', filter: 'eq' },
    title: { kind: 'text', filter: 'like', required: true, maxLength: 20 },
    amount: { kind: 'money', scale: 2, total: 'sum', required: true },
    status: {
      kind: 'code',
      filter: 'in',
      wire: 'couponStatus',
      dict: {
        entries: [
          ['0', 'open'],
          ['01', 'held'],
          ['1', 'used'],
        ],
      },
    },
    payTo: { kind: 'address', network: 'tron', find: true },
    validFrom: { kind: 'time', wire: 'startsAt' },
    validUntil: {
      kind: 'time',
      filter: 'range',
      range: ['beginUntil', 'endUntil'],
      notBefore: 'validFrom',
    },
    payDay: { kind: 'time', precision: 'day', notBefore: 'validFrom' },
    picture: { kind: 'image' },
    code: { kind: 'image', qr: true },
    page: { kind: 'url' },
    pin: { kind: 'secret' },
    shape: { kind: 'constellation' },
    createTime: { kind: 'time', filter: 'range' },
  },
  create: {
    fields: [
      'store',
      'title',
      'amount',
      'payTo',
      'validFrom',
      'validUntil',
      'payDay',
      'picture',
      'code',
      'page',
      'pin',
      'shape',
    ],
  },
  edit: { fields: ['store', 'title', 'amount', 'status', 'validFrom', 'validUntil'] },
  remove: true,
  actions: {
    use: { when: { status: ['0', '01'] }, sets: { status: '1' } },
    hold: {
      when: { status: '0' },
      sets: { status: '01' },
      secondFactor: true,
      args: { title: { kind: 'text', required: true }, reason: { kind: 'text' } },
      call: { method: 'POST', path: '/store/coupon/{id}/hold' },
    },
  },
}

/** A tree with checkboxes over another resource, and a grid. */
const area: Declaration = {
  name: 'area',
  path: '/store/area',
  component: 'store/area/index',
  permissions: 'store:area',
  fields: {
    id: { kind: 'id' },
    title: { kind: 'text', required: true },
    parentId: { kind: 'treeSelect', resource: 'area', top: '0', filter: 'eq' },
    shops: { kind: 'tree', resource: 'store' },
    grid: { kind: 'matrix', columns: { part: { kind: 'text' }, isOpen: { kind: 'flag' } } },
  },
  create: { fields: ['title', 'parentId', 'shops', 'grid'] },
}

const declarations: readonly Declaration[] = [...resources, coupon]
const path = '/store/coupon'

async function openCoupons(mount: (typeof mounts)[number]) {
  const contract = await openContract(mount, { resources: declarations })
  return { ...contract, admin: await contract.as('admin') }
}

const input = {
  store: 1,
  title: 'Summer 夏季',
  amount: '12.50',
  payTo: 'TWmVMBRBpEbkrvYkBazDAc9kv61KfrLw82',
  startsAt: '2026-12-30 10:00:00',
  validUntil: '2026-12-31',
  payDay: '2026-12-30',
  picture: '/profile/upload/夏季.png',
  code: 'tron:TWmV?amount=5',
  page: 'https://example.com/summer',
  pin: 'hush-hush',
  shape: { stars: ['Vega', 'Deneb'] },
}

describe.each(mounts)('a declared resource without a table through $name', (mount) => {
  it('is served by generated records that fit its fields, with a message', async () => {
    const { admin, sandbox } = await openCoupons(mount)
    const { rows, total } = await admin('GET', `${path}/list?pageSize=100`)
    expect([rows.length, total]).toEqual([60, 60])
    expect(sandbox.said).toEqual([
      expect.stringMatching(/^coupon has no table at \/store\/coupon: /),
    ])
    const [row = {} as Row] = rows
    expect(row).toMatchObject({
      id: 60,
      store: expect.any(Number),
      title: expect.stringContaining('60'),
      amount: expect.stringMatching(/^\d+(\.\d+)?$/),
      shape: expect.any(String),
      couponStatus: expect.stringMatching(/^(0|01|1)$/),
      validUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    })
    expect(rows.every(({ payTo }) => isTronAddress(String(payTo)))).toBe(true)
    expect(rows.every((one) => !('pin' in one) && !('status' in one))).toBe(true)
    expect((await admin('GET', `${path}/7`)).data).toMatchObject({ id: 7 })
  })

  it('is the same at every start, and generated again when its fields change', async () => {
    const { admin, sandbox } = await openCoupons(mount)
    const first = await admin('GET', `${path}/list`)
    const again = await openContract(mount, { resources: declarations })
    expect(await (await again.as('admin'))('GET', `${path}/list`)).toEqual(first)
    const known = await again.sandbox.db.query("select key from meta where key like 'prototype%'")
    expect(known).toEqual([{ key: 'prototype coupon' }])
    expect(sandbox.said).toHaveLength(1)
  })

  it('filters as its fields declare', async () => {
    const { admin } = await openCoupons(mount)
    const count = async (query: string) => (await admin('GET', `${path}/list?${query}`)).total
    const shares = [await count('couponStatus=0'), await count('couponStatus=01,1')]
    expect(shares[0]! + shares[1]!).toBe(60)
    expect(await count('title=TITLE%201')).toBe(11)
    expect(await count('store=1')).toBeLessThan(60)
    expect(await count('id=1,2')).toBe(2)
    const { data } = await admin('GET', `${path}/3`)
    expect(await count(`payTo=${String(data['payTo'])}`)).toBe(1)
    const until = String(data['validUntil']).slice(0, 10)
    expect(await count(`beginUntil=${until}&endUntil=${until}`)).toBeGreaterThan(0)
    expect(await count('beginTime=2026-06-30')).toBeLessThan(60)
    expect((await admin('GET', `${path}/list?beginUntil=soon`)).code).toBe(500)
  })

  it('sorts by value and sums exactly', async () => {
    const { admin, sandbox } = await openCoupons(mount)
    await sandbox.ready()
    await sandbox.db.query(
      `update prototype set data = data || jsonb_build_object('amount',
         case id when 1 then '9' when 2 then '10' else '0.01' end)`,
    )
    const { rows } = await admin('GET', `${path}/list?orderByColumn=amount&isAsc=desc&pageSize=2`)
    expect(rows.map((row) => row['amount'])).toEqual(['10', '9'])
    expect((await admin('GET', `${path}/totals`)).data).toEqual({ amount: '19.58' })
    for (const column of Object.keys(coupon.fields))
      expect(await admin('GET', `${path}/list?orderByColumn=${column}`)).toMatchObject({
        total: 60,
      })
  })

  it('adds, edits and deletes records', async () => {
    const { admin } = await openCoupons(mount)
    const added = await admin('POST', path, { body: { ...input, status: '1', extra: 'ignored' } })
    expect(added).toMatchObject({ code: 200, data: '61' })
    const { pin: _, ...shown } = input
    const { data } = await admin('GET', `${path}/61`)
    expect(data).toEqual({
      ...shown,
      id: 61,
      store: '1',
      amount: '12.5',
      validUntil: '2026-12-31 00:00:00',
      couponStatus: null,
      createTime: '2026-06-30 12:00:00',
      updateTime: '2026-06-30 12:00:00',
    })
    const over = { id: 61, updateTime: data['updateTime'] }
    const edit = { body: { ...over, title: 'Winter', shape: 'not in the form' } }
    expect(await admin('PUT', path, edit)).toMatchObject({ code: 200, data: '61' })
    expect(await admin('PUT', path, edit)).toMatchObject({ code: 409 })
    expect((await admin('GET', `${path}/61`)).data).toMatchObject({
      title: 'Winter',
      amount: '12.5',
      shape: input.shape,
      updateTime: '2026-06-30 12:00:01',
    })
    expect(await admin('DELETE', `${path}/61,999`)).toMatchObject({ code: 404 })
    expect(await admin('DELETE', `${path}/61,1`)).toMatchObject({ code: 200, data: '61,1' })
    expect((await admin('GET', `${path}/list`)).total).toBe(59)
  })

  it.each([
    [{ title: '' }, 'title cannot empty'],
    [{ title: 'x'.repeat(21) }, 'title takes one line of at most 20 characters'],
    [{ amount: '1.234' }, 'amount must be a decimal text of zero or more with at most 2 decimal'],
    [{ amount: 12 }, 'amount must be a decimal text'],
    [{ payTo: 'T123' }, 'The address is not a valid TRC20 address'],
    [{ validUntil: '2026-02-30x' }, 'validUntil must be a time such as'],
    [{ validUntil: '2027-02-29 00:00:00' }, 'validUntil must be a time such as'],
    [{ validUntil: '2027-01-31 24:00:00' }, 'validUntil must be a time such as'],
    [{ payDay: '2027-02-29' }, 'payDay must be a date such as'],
    [{ payDay: '2027-01-31 00:00:00' }, 'payDay must be a date such as'],
    [{ validUntil: '2026-12-30 09:59:59' }, 'validUntil must not be before 2026-12-30 10:00:00'],
    [{ payDay: '2026-12-29' }, 'payDay must not be before 2026-12-30 10:00:00'],
    [{ picture: '/profile/upload/summer.svg' }, 'picture must be an address that begins with'],
    [{ picture: 'summer.png' }, 'picture must be an address that begins with'],
    [{ page: 'javascript:alert(1)' }, 'page must be an address that begins with'],
    [{ store: 'first' }, 'store names a record that does not exist'],
    [{ store: 999 }, 'store names a record that does not exist'],
  ])('refuses %j', async (change, msg) => {
    const { admin } = await openCoupons(mount)
    const refused = await admin('POST', path, { body: { ...input, ...change } })
    expect(refused).toEqual({ code: 500, msg: expect.stringContaining(msg) })
    expect((await admin('GET', `${path}/list`)).total).toBe(60)
  })

  it('reveals no record that does not exist or is not the operator’s', async () => {
    const { admin, as, sandbox } = await openCoupons(mount)
    const missing = { code: 500, msg: 'store names a record that does not exist' }
    expect(await admin('PUT', path, { body: { id: 7, store: 999 } })).toMatchObject(missing)
    expect(await admin('PUT', path, { body: { id: 7, store: 2 } })).toMatchObject({ code: 200 })
    await sandbox.db.query(
      `insert into sys_role_menu select role_id, menu_id from sys_role, sys_menu
       where role_key = 'store' and perms = 'store:coupon:add'`,
    )
    const store = await as('store')
    const others = { body: { ...input, store: 2 } }
    expect(await store('POST', path, others)).toMatchObject(missing)
    expect(await store('POST', path, { body: input })).toMatchObject({ code: 200 })
  })

  it('keeps the order of its times in generated records and in edits', async () => {
    const { admin } = await openCoupons(mount)
    const { rows } = await admin('GET', `${path}/list?pageSize=100`)
    for (const { startsAt, validUntil, payDay } of rows) {
      expect(String(validUntil) > String(startsAt)).toBe(true)
      expect(payDay).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
    await admin('POST', path, { body: input })
    const late = { body: { id: 61, startsAt: '2026-12-31 00:00:01' } }
    expect(await admin('PUT', path, late)).toMatchObject({
      code: 500,
      msg: 'validUntil must not be before 2026-12-31 00:00:01',
    })
    const same = '2026-12-30 23:00:00'
    const both = { body: { id: 61, startsAt: same, validUntil: same } }
    expect(await admin('PUT', path, both)).toMatchObject({ code: 200 })
  })

  it('stores hostile text unchanged, as far as a database can', async () => {
    const { admin } = await openCoupons(mount)
    const title = `'); drop --`
    const shape = 'a\0b\uD800c\\u0000'
    const { data: id } = await admin('POST', path, { body: { ...input, title, shape } })
    const { data } = await admin('GET', `${path}/${String(id)}`)
    expect(data).toMatchObject({ title, shape: 'a\uFFFDb\uFFFDc\\u0000' })
  })

  it('runs its actions only in their states, and with a second factor where declared', async () => {
    const { admin, sandbox } = await openCoupons(mount)
    await sandbox.ready()
    await sandbox.db.query(`update prototype set data = data || '{"couponStatus": "0"}'`)
    const hold = `${path}/5/hold`
    const body = { title: 'Held', reason: 'kept nowhere' }
    expect(await admin('POST', hold, { body })).toMatchObject({ code: 500 })
    expect(await admin('POST', hold, signed({ reason: 'x' }))).toMatchObject({
      msg: 'title cannot empty',
    })
    expect(await admin('POST', hold, signed(body))).toMatchObject({ code: 200, data: '5' })
    const held = await admin('GET', `${path}/5`)
    expect(held.data).toMatchObject({ couponStatus: '01', title: 'Held' })
    expect(held.data).not.toHaveProperty('reason')
    expect(await admin('POST', hold, signed(body))).toMatchObject({ code: 409 })
    expect(await admin('PUT', `${path}/use/5`)).toMatchObject({ code: 200 })
    expect(await admin('PUT', `${path}/use/5`)).toMatchObject({ code: 409 })
    const notes = await sandbox.db.query(
      'select title, record_id from sys_oper_log where status = 0 order by oper_id',
    )
    expect(notes).toEqual([
      { title: 'store:coupon:hold', record_id: 5 },
      { title: 'store:coupon:use', record_id: 5 },
    ])
  })

  it('returns its secret to the call for it only', async () => {
    const { admin, as } = await openCoupons(mount)
    await admin('POST', path, { body: input })
    expect(await admin('GET', `${path}/secret/61/pin`)).toMatchObject({ data: 'hush-hush' })
    expect(await admin('GET', `${path}/secret/61/title`)).toMatchObject({ code: 404 })
    const refused = await (await as('auditor'))('GET', `${path}/secret/61/pin`)
    expect(refused).toMatchObject({ code: 403 })
  })

  it('has its own permissions, and a page beside those of its directory', async () => {
    const { as, admin } = await openCoupons(mount)
    const [auditor, store] = [await as('auditor'), await as('store')]
    expect(await auditor('GET', `${path}/list`)).toMatchObject({ code: 200, total: 60 })
    expect(await auditor('PUT', `${path}/use/1`)).toMatchObject({
      code: 403,
      msg: 'This account lacks the permission store:coupon:use',
    })
    expect(await store('GET', `${path}/list`)).toMatchObject({ code: 403 })
    const { data } = await admin('GET', '/getRouters')
    const menu = data as unknown as { path: string; children: { path: string }[] }[]
    expect(menu.find((one) => one.path === '/store')?.children).toContainEqual(
      expect.objectContaining({
        path: 'coupon',
        component: 'store/coupon/index',
        meta: expect.objectContaining({ title: 'Coupon' }),
      }),
    )
  })

  it('shows a store operator who may read it only its own store', async () => {
    const { as, sandbox } = await openCoupons(mount)
    await sandbox.ready()
    await sandbox.db.query(
      `insert into sys_role_menu select role_id, menu_id from sys_role, sys_menu
       where role_key = 'store' and perms = 'store:coupon:list'`,
    )
    const { rows } = await (await as('store'))('GET', `${path}/list?pageSize=100`)
    expect(rows.length).toBeGreaterThan(0)
    expect(new Set(rows.map((row) => row['store']))).toEqual(new Set([1]))
  })
})

describe('a declaration that cannot be served', () => {
  it.each([
    [{ fields: { 'a-b': { kind: 'text' } } }, 'The field "a-b" cannot be served'],
    [{ fields: { a: { kind: 'text', wire: "a'" } } }, `The field "a'" cannot be served`],
    [{ name: 'a b' }, 'The field "a b" cannot be served'],
    [{ permissions: 'coupon' }, "give its permissions as two words, such as 'store:coupon'"],
  ])('is refused with its remedy: %j', async (change, message) => {
    const broken = { ...coupon, ...change } as Declaration
    const open = openContract(mounts[0]!, { resources: [broken] })
    await expect(open).rejects.toThrow(message)
  })
})

describe.each(mounts)('a declared tree without a table through $name', (mount) => {
  it('has every node below another or at the top, and grows', async () => {
    const contract = await openContract(mount, { resources: [...resources, area] })
    const admin = await contract.as('admin')
    const { rows } = await admin('GET', `${area.path}/list?pageSize=500`)
    const ids = new Set(rows.map(({ id }) => Number(id)))
    expect(rows.some(({ parentId }) => Number(parentId) === 0)).toBe(true)
    expect(rows.every(({ parentId }) => Number(parentId) === 0 || ids.has(Number(parentId)))).toBe(
      true,
    )
    expect(rows[0]).toMatchObject({ shops: ['1', '2', '3'], grid: [{}, {}] })

    const grid = [{ part: 'door', isOpen: 'Y' }]
    const added = { title: 'East', parentId: '0', shops: ['2', '2', '1'], grid }
    const { code, data } = await admin('POST', area.path, { body: added })
    expect(code).toBe(200)
    const { data: stored } = await admin('GET', `${area.path}/${String(data)}`)
    expect(stored).toMatchObject({ title: 'East', shops: ['2', '1'], grid })
    expect(Number((stored as Row)['parentId'])).toBe(0)
    const below = await admin('GET', `${area.path}/list?parentId=1&pageSize=500`)
    expect(below.total).toBe(rows.filter(({ parentId }) => Number(parentId) === 1).length)
    expect(await admin('POST', area.path, { body: { title: 'West', shops: 'x' } })).toMatchObject({
      code: 500,
    })
  })
})
