// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { allResources } from '@/resources/all'
import { testSandbox, type Prepared, type TestSandbox } from '@/tests/support/testSandbox'
import { knownPassword } from '@/sandbox/settings/accounts'
import * as records from '@/tests/support/records'
import {
  aMerchant,
  aRole,
  aStore,
  aTrade,
  aUser,
  aWithdrawal,
  anEnergyUser,
} from '@/tests/support/records'

const builders = Object.entries(records as unknown as Record<string, () => Prepared>)

/** Every row of a resource's list that has this id under any name. */
async function rowsOf(sandbox: TestSandbox, path: string, id: string) {
  const headers = { Authorization: `Bearer ${await sandbox.logIn('admin')}` }
  const url = `http://sandbox${path}/list?pageSize=10000`
  const answer = await (await sandbox.fetch(new Request(url, { headers }))).json()
  const { rows, data } = answer as Record<'rows' | 'data', Record<string, unknown>[]>
  const idName = Object.keys((rows ?? data)[0] ?? {}).find((name) =>
    /^id$|Id$|^dictCode$/.test(name),
  )
  return (rows ?? data).filter((row) => String(row[idName ?? 'id']) === id)
}

describe('a record without given values', () => {
  it('can be built for every resource with a table; sessions have none', () => {
    const paths = builders.map(([, build]) => build().path)
    const expected = allResources
      .map(({ path }) => path)
      .filter((path) => !path.endsWith('/online'))
    expect(paths.toSorted()).toEqual(expected.toSorted())
  })

  it.each(builders)('%s is in the list of its resource, twice if made twice', async (_, build) => {
    const sandbox = await testSandbox()
    const record = build()
    const ids = [await sandbox.insert(record), await sandbox.insert(build())]
    expect(ids[0]).not.toBe(ids[1])
    expect(await rowsOf(sandbox, record.path, ids[0] ?? '')).toHaveLength(1)
    expect(await rowsOf(sandbox, record.path, ids[1] ?? '')).toHaveLength(1)
    expect(sandbox.problems).toEqual([])
  })
})

describe('a given value', () => {
  it('is stored as the wire has it: digits, flags, lists, rows, times', async () => {
    const sandbox = await testSandbox()
    const row = async (record: Prepared) =>
      (await rowsOf(sandbox, record.path, await sandbox.insert(record)))[0]
    const totalU = '12.000000000000000001'
    expect(await row(aWithdrawal({ totalU, status: '3' }))).toMatchObject({
      totalU,
      status: '3',
      estimateTotalU: '11.000000000000000001',
    })
    const ips = { apiWithdrawal: true, ipWhitelist: ['::1', '203.0.113.7'] } as const
    expect(await row(aMerchant({ ...ips, email: null }))).toMatchObject({
      apiWithdrawal: 'Y',
      ipWhitelist: '::1,203.0.113.7',
      email: null,
    })
    const energyPrices = [{ from: 1, to: null, price: '0.1' }]
    expect(await row(anEnergyUser({ energyPrices }))).toMatchObject({ energyPrices })
    expect(await row(aTrade({ expireTime: '2026-06-30 12:00:00' }))).toMatchObject({
      expireTime: 1_782_792_000,
    })
  })

  it('may be another record, which is inserted first', async () => {
    const sandbox = await testSandbox()
    const id = await sandbox.insert(aWithdrawal({ store: aStore({ nick: 'Corner' }) }))
    const [found] = await rowsOf(sandbox, '/store/storeDraw', id)
    expect(await rowsOf(sandbox, '/store/store', String(found?.['store']))).toMatchObject([
      { nick: 'Corner' },
    ])
  })

  it('makes a user with a role whom the gateway lets in', async () => {
    const sandbox = await testSandbox()
    const menu = await sandbox.db.query(
      `select menu_id as id from sys_menu where perms = 'store:bill:list'`,
    )
    const role = await sandbox.insert(aRole({ menuIds: [String(menu[0]?.['id'])] }))
    await sandbox.insert(aUser({ userName: 'clerk', roleIds: [role], password: knownPassword }))
    const headers = { Authorization: `Bearer ${await sandbox.logIn('clerk')}` }
    const info = await (
      await sandbox.fetch(new Request('http://sandbox/getInfo', { headers }))
    ).json()
    expect(info).toMatchObject({ data: { permissions: ['store:bill:list'] } })
  })

  it('throws where the sandbox has no column for it', async () => {
    const sandbox = await testSandbox()
    const nowhere = { path: '/no/where', values: {} }
    await expect(sandbox.insert(nowhere)).rejects.toThrow('no table at /no/where')
    const unplaced = { path: '/store/store', values: { balance: '1', luck: '7' } }
    await expect(sandbox.insert(unplaced)).rejects.toThrow(/"balance" is in no column/)
  })
})
