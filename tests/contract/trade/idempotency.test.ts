// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { dayMs } from '@/sandbox/values/clock'
import { aWithdrawal } from '@/tests/support/records'
import { mounts, openContract, signed, type Caller } from '../mounts'

const application = {
  address: 'TWmVMBRBpEbkrvYkBazDAc9kv61KfrLw82',
  totalU: '100.5',
  walletName: 'Main wallet',
}

function apply(caller: Caller, key: string, changes: Readonly<Record<string, unknown>> = {}) {
  const options = { ...signed({ ...application, ...changes }), headers: { 'Idempotency-Key': key } }
  return caller('POST', '/store/storeDraw', options)
}

describe.each(mounts)('Idempotency-Key through $name', (mount) => {
  it('returns the stored answer and has no second effect', async () => {
    const { as } = await openContract(mount)
    const store = await as('store')
    const first = await apply(store, 'key-1')
    expect(first).toMatchObject({ code: 200, data: '201' })
    expect(await apply(store, 'key-1')).toEqual(first)
    const { total } = await store('GET', '/store/storeDraw/list?id=201,202')
    expect(total).toBe(1)
  })

  it('E5: has one effect when twenty requests with one key come at once', async () => {
    const { as } = await openContract(mount)
    const store = await as('store')
    const answers = await Promise.all(Array.from({ length: 20 }, () => apply(store, 'key-1')))
    expect(new Set(answers.map(({ data }) => String(data)))).toEqual(new Set(['201']))
    expect((await store('GET', '/store/storeDraw/list?id=201,202,203')).total).toBe(1)
  })

  it('answers 200 again for a passed withdrawal instead of 409', async () => {
    const { as, sandbox } = await openContract(mount)
    const id = await sandbox.insert(aWithdrawal())
    const admin = await as('admin')
    const options = { ...signed(), headers: { 'Idempotency-Key': 'decision' } }
    const first = await admin('PUT', `/store/storeDraw/pass/${id}`, options)
    expect(first).toMatchObject({ code: 200 })
    expect(await admin('PUT', `/store/storeDraw/pass/${id}`, options)).toEqual(first)
  })

  it('E4: refuses the key with another body or another path with code 422', async () => {
    const { as, sandbox } = await openContract(mount)
    const store = await as('store')
    await apply(store, 'key-1')
    expect(await apply(store, 'key-1', { totalU: '100.6' })).toEqual({
      code: 422,
      msg: 'This Idempotency-Key was used for another request',
    })
    const admin = await as('admin')
    const options = { ...signed(), headers: { 'Idempotency-Key': 'key-2' } }
    const [one, other] = [await sandbox.insert(aWithdrawal()), await sandbox.insert(aWithdrawal())]
    await admin('PUT', `/store/storeDraw/pass/${one}`, options)
    const reused = await admin('PUT', `/store/storeDraw/pass/${other}`, options)
    expect(reused).toMatchObject({ code: 422 })
    expect(await admin('GET', `/store/storeDraw/${other}`)).toMatchObject({ data: { status: '1' } })
    const [row] = await sandbox.db.query('select count(*)::int as count from st_store_draw')
    expect(row).toEqual({ count: 203 })
  })

  it('is forgotten after a day, and only then', async () => {
    const { as, sandbox } = await openContract(mount)
    const keys = async () =>
      (await sandbox.db.query('select key from idempotency order by key')).map((row) => row['key'])
    await apply(await as('store'), 'key-1')
    sandbox.clock.advance(dayMs - 1)
    await apply(await as('store'), 'key-2')
    expect(await keys()).toEqual(['key-1', 'key-2'])
    expect(await apply(await as('store'), 'key-1')).toMatchObject({ data: '201' })
    sandbox.clock.advance(1)
    await apply(await as('store'), 'key-3')
    expect(await keys()).toEqual(['key-2', 'key-3'])
    expect(await apply(await as('store'), 'key-1')).toMatchObject({ data: '204' })
  })

  it('is separate for each user', async () => {
    const { as } = await openContract(mount)
    expect(await apply(await as('store'), 'key-1')).toMatchObject({ code: 200, data: '201' })
    expect(await apply(await as('store2'), 'key-1')).toMatchObject({ code: 200, data: '202' })
  })

  it('is free after a refusal, so that the request can be corrected', async () => {
    const { as } = await openContract(mount)
    const store = await as('store')
    expect(await apply(store, 'key-1', { totalU: '99999999999' })).toMatchObject({ code: 500 })
    expect(await apply(store, 'key-1', { secondPwd: 'x' })).toMatchObject({ code: 200 })
  })

  it('does not reveal the stored answer to a wrong second password', async () => {
    const { as } = await openContract(mount)
    const store = await as('store')
    await apply(store, 'key-1')
    const body = { ...application, secondPwd: 'wrong' }
    const headers = { 'Idempotency-Key': 'key-1' }
    const refused = await store('POST', '/store/storeDraw', { body, headers })
    expect(refused.msg).toBe('The second password is wrong')
  })

  it('may be absent', async () => {
    const { as } = await openContract(mount)
    const store = await as('store')
    const ids = [
      await store('POST', '/store/storeDraw', signed(application)),
      await store('POST', '/store/storeDraw', signed(application)),
    ].map(({ data }) => data)
    expect(ids).toEqual(['201', '202'])
  })

  it.each(['', 'two words', 'x'.repeat(129)])('is refused as %j', async (key) => {
    const { as } = await openContract(mount)
    const refused = await apply(await as('store'), key)
    expect(refused).toMatchObject({ code: 500, msg: expect.stringContaining('Idempotency-Key') })
  })
})
