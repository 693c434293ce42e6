// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { mounts, openContract, signed } from '../mounts'

const address = 'TWmVMBRBpEbkrvYkBazDAc9kv61KfrLw82'
const application = { address, totalU: '100.5', walletName: 'Main wallet' }

describe.each(mounts)('§3 applying for a withdrawal through $name', (mount) => {
  it("creates an applying withdrawal of the operator's store with the gateway's arithmetic", async () => {
    const { as, sandbox } = await openContract(mount)
    await sandbox.db.query('update st_store set withdrawal_fee = 1.5 where id = 1')
    const store = await as('store')
    const sent = { ...application, walletName: ' 主钱包 ', store: 2, fee: '0', status: '2' }
    const { code, data: id } = await store('POST', '/store/storeDraw', signed(sent))
    expect([code, id]).toEqual([200, '201'])
    const { data } = await store('GET', `/store/storeDraw/${String(id)}`)
    expect(data).toEqual({
      id: 201,
      store: 1,
      address,
      totalU: '100.5',
      fee: '1.5',
      estimateTotalU: '99',
      status: '1',
      walletName: '主钱包',
      createTime: '2026-06-30 12:00:00',
    })
  })

  it('keeps every digit of a large amount', async () => {
    const { as, sandbox } = await openContract(mount)
    await sandbox.db.query('update st_store set balance = 999999999999999 where id = 1')
    const store = await as('store')
    const sent = signed({ ...application, totalU: '123456789012.123456' })
    const { data: id } = await store('POST', '/store/storeDraw', sent)
    const { data } = await store('GET', `/store/storeDraw/${String(id)}`)
    expect(data['totalU']).toBe('123456789012.123456')
  })

  it.each([
    'TWmVMBRBpEbkrvYkBazDAc9kv61KfrLw83',
    'TWmVMBRBpEbkrvYkBazDAc9kv61KfrLw8',
    'TWmVMBRBpEbkrvYkBazDAc9kv61KfrLw0O',
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
    '',
    7,
    null,
  ])('E15: refuses the address %j', async (wrong) => {
    const { as } = await openContract(mount)
    const sent = signed({ ...application, address: wrong })
    const refused = await (await as('store'))('POST', '/store/storeDraw', sent)
    expect(refused).toEqual({ code: 500, msg: 'The address is not a valid TRC20 address' })
  })

  it.each([
    '0',
    '-1',
    '+1',
    '1.',
    '.5',
    '01',
    '1e3',
    '0.000000',
    '1.0000001',
    '1,000',
    'NaN',
    'Infinity',
    '9'.repeat(21),
    '１００',
    '',
    100,
    null,
  ])('E12: refuses the amount %j', async (totalU) => {
    const { as } = await openContract(mount)
    const sent = signed({ ...application, totalU })
    const refused = await (await as('store'))('POST', '/store/storeDraw', sent)
    expect(refused).toMatchObject({ code: 500, msg: expect.stringContaining('The amount must be') })
  })

  it.each(['', '  ', 'x'.repeat(65), 'a\tb', 'nul\0', 1])(
    'refuses the wallet name %j',
    async (walletName) => {
      const { as } = await openContract(mount)
      const sent = signed({ ...application, walletName })
      const refused = await (await as('store'))('POST', '/store/storeDraw', sent)
      expect(refused).toEqual({ code: 500, msg: 'The wallet name needs 1 to 64 characters' })
    },
  )

  it('accepts a wallet name of 64 characters, counted as people count', async () => {
    const { as } = await openContract(mount)
    const sent = signed({ ...application, walletName: '😀'.repeat(64) })
    expect(await (await as('store'))('POST', '/store/storeDraw', sent)).toMatchObject({ code: 200 })
  })

  it('E13: refuses an amount above the balance, to the last digit', async () => {
    const { as, sandbox } = await openContract(mount)
    await sandbox.db.query('update st_store set balance = 100.000001 where id = 1')
    const store = await as('store')
    const over = signed({ ...application, totalU: '100.000002' })
    expect(await store('POST', '/store/storeDraw', over)).toEqual({
      code: 500,
      msg: "The store's balance of 100.000001 is too small",
    })
    const exact = signed({ ...application, totalU: '100.000001' })
    expect(await store('POST', '/store/storeDraw', exact)).toMatchObject({ code: 200 })
  })

  it('E13: refuses an amount that is not above the fee', async () => {
    const { as, sandbox } = await openContract(mount)
    await sandbox.db.query('update st_store set withdrawal_fee = 1.5 where id = 1')
    const sent = signed({ ...application, totalU: '1.5' })
    const refused = await (await as('store'))('POST', '/store/storeDraw', sent)
    expect(refused).toEqual({ code: 500, msg: 'The amount must be more than the fee of 1.5' })
  })

  it('refuses an administrator, who has no store', async () => {
    const { as } = await openContract(mount)
    const refused = await (await as('admin'))('POST', '/store/storeDraw', signed(application))
    expect(refused.msg).toBe('Only a store operator can apply for a withdrawal')
  })

  it('creates nothing with a wrong second password', async () => {
    const { as, sandbox } = await openContract(mount)
    const body = { ...application, secondPwd: 'wrong' }
    const refused = await (await as('store'))('POST', '/store/storeDraw', { body })
    expect(refused.msg).toBe('The second password is wrong')
    const [row] = await sandbox.db.query('select count(*)::int as count from st_store_draw')
    expect(row).toEqual({ count: 200 })
  })
})
