// @vitest-environment node
import { describe, expect, it } from 'vitest'
import {
  aDeposit,
  aMerchant,
  aMovement,
  aPayout,
  aStoreDeposit,
  aTrade,
  anEnergyUser,
} from '@/tests/support/records'
import { tables } from '@/sandbox/trade'
import { mounts, openContract, type Row } from '../mounts'

/** Trees answer whole and in the order of their nodes. */
const paged = tables.filter(({ columns }) => !Object.hasOwn(columns, 'parentId'))

const time = '2026-06-30 11:59:00'
const address = 'TWmVMBRBpEbkrvYkBazDAc9kv61KfrLw82'
const otherAddress = 'TZ9Hj3hNKjo9xnnAcNwVyW1ZotU8gU95HM'
const hash = '4f1c'.repeat(16)

const order = {
  store: 1,
  mchOrderNo: '2026063011590000000001',
  status: '01',
  fee: '0.5',
  hash,
  from: otherAddress,
  to: address,
  buyNum: '720.5',
  realBuyNum: '100.000123000000000001',
  originBuyNum: '720',
  originRealBuyNum: '100',
  extendInfo: 'first order',
  rate: '7.2',
  address,
  qrCode: `tron:${address}?amount=100.000123`,
  uQuantity: '100.000123',
  expireTime: 1_782_793_740,
  createTime: time,
}

describe.each(mounts)('§3 entities through $name', (mount) => {
  it.each(['deposit', 'payout'] as const)('show a %s with the fields of an order', async (kind) => {
    const { as, sandbox } = await openContract(mount)
    const id = await sandbox.insert(
      (kind === 'payout' ? aPayout : aDeposit)({
        status: '01',
        buyNum: '720.50',
        realBuyNum: '100.000123000000000001',
      }),
    )
    const path = kind === 'deposit' ? '/api/apiRecharge' : '/api/apiDraw'
    const admin = await as('admin')
    const expected = { id: Number(id), ...order }
    expect((await admin('GET', `${path}/${id}`)).data).toEqual(expected)
    expect((await admin('GET', `${path}/list?id=${id}`)).rows).toEqual([expected])
  })

  it('show a deposit of a store and a movement on a chain', async () => {
    const { as, sandbox } = await openContract(mount)
    const admin = await as('admin')
    const deposit = await sandbox.insert(aStoreDeposit())
    expect((await admin('GET', `/store/storeRecharge/${deposit}`)).data).toEqual({
      id: Number(deposit),
      store: 1,
      hash,
      address,
      amount: '500',
      fee: '0.5',
      status: '1',
      createTime: time,
    })
    const movement = await sandbox.insert(aMovement({ matched: '1', mchOrderNo: null }))
    expect((await admin('GET', `/api/waterWallet/${movement}`)).data).toEqual({
      id: Number(movement),
      network: 'TRC20',
      hash,
      from: otherAddress,
      to: address,
      amount: '100.000123',
      matched: '1',
      mchOrderNo: null,
      createTime: time,
    })
  })

  it('show a merchant with every field of a user but its secrets', async () => {
    const { as, sandbox } = await openContract(mount)
    const id = await sandbox.insert(aMerchant({ ipWhitelist: ['203.0.113.7', '2001:db8::1'] }))
    expect((await (await as('admin'))('GET', `/store/user/${id}`)).data).toEqual({
      id: Number(id),
      store: 1,
      email: 'someone@example.com',
      name: 'Someone',
      phone: '13800138000',
      telegram: null,
      status: '0',
      nick: 'Corner shop 街角小店',
      gender: '2',
      ipWhitelist: '203.0.113.7,2001:db8::1',
      ipBlacklist: '',
      role: null,
      notifyUrl: null,
      regTime: time,
      publicKey: 'the public key',
      apiWithdrawal: 'N',
      apiWithdrawalIp: null,
      chargeFee: '0',
      paymentChargeFee: '0',
      withdrawalFee: '0',
      ethWithdrawalFee: null,
      cny2URate: null,
      chargeRate: '0',
      withdrawalRate: '0',
      createTime: time,
      updateTime: time,
    })
  })

  it('show an energy user under both names of its id, and a trade', async () => {
    const { as, sandbox } = await openContract(mount)
    const admin = await as('admin')
    const id = await sandbox.insert(anEnergyUser({ balance: '12.345600' }))
    expect((await admin('GET', `/energy/user/${id}`)).data).toEqual({
      id: Number(id),
      userId: Number(id),
      activeSeller: 'N',
      userName: 'Someone',
      account: 'someone',
      balance: '12.3456',
      amount: '0',
      walletAddress: address,
      sellPrice: '0',
      buyPrice: '0',
      bandwidthPrices: [],
      createTime: time,
      energyPrices: [{ from: 1, to: 1000, price: '0.00006' }],
      updateTime: time,
    })
    const trade = await sandbox.insert(aTrade({ seller: id }))
    expect((await admin('GET', `/energy/publish/${trade}`)).data).toEqual({
      id: Number(trade),
      seller: Number(id),
      address,
      uQuantity: '250',
      price: '0.00006',
      qrCode: `tron:${address}?amount=250`,
      status: '0',
      expireTime: 1_782_795_600,
      createTime: time,
    })
  })

  it.each(paged)('sort $path by every column, and the other way round', async (table) => {
    const { as } = await openContract(mount)
    const admin = await as('admin')
    const ids = (rows: readonly Row[]) => rows.map((row) => row[table.idName ?? 'id'])
    for (const column of Object.keys(table.columns)) {
      const query = `${table.path}/list?orderByColumn=${column}&pageSize=500`
      const up = await admin('GET', `${query}&isAsc=asc`)
      const down = await admin('GET', `${query}&isAsc=desc`)
      expect([column, ids(up.rows)]).toEqual([column, ids(down.rows).toReversed()])
    }
  })

  it('keep the codes 0, 01 and 1 of an order apart', async () => {
    const { as, sandbox } = await openContract(mount)
    await sandbox.db.query('delete from api_recharge')
    for (const status of ['0', '01', '01', '1', '1', '1'] as const)
      await sandbox.insert(aDeposit({ status }))
    const admin = await as('admin')
    const count = async (codes: string) =>
      (await admin('GET', `/api/apiRecharge/list?status=${codes}`)).total
    expect([await count('0'), await count('01'), await count('1')]).toEqual([1, 2, 3])
    expect([await count('0,01'), await count('1,0'), await count('001')]).toEqual([3, 4, 0])
  })

  it.each([
    ['/api/apiRecharge', 'mchOrderNo', 'A-1'],
    ['/api/apiRecharge', 'hash', hash],
    ['/api/apiRecharge', 'address', otherAddress],
  ])('find in %s by the beginning of the %s', async (path, name, value) => {
    const { as, sandbox } = await openContract(mount)
    await sandbox.insert(aDeposit())
    await sandbox.db.query('update api_recharge set hash = null, mch_order_no = id')
    const id = await sandbox.insert(aDeposit({ mchOrderNo: 'A-1', hash, address: otherAddress }))
    const admin = await as('admin')
    const found = async (text: string) => (await admin('GET', `${path}/list?${name}=${text}`)).rows
    expect((await found(value)).map((row) => row['id'])).toContain(Number(id))
    const begun = await found(value.slice(0, -1))
    expect(begun.map((row) => row['id'])).toContain(Number(id))
    expect(await found(value.slice(1))).toEqual([])
  })

  it('sum amounts exactly, of deposits and payouts', async () => {
    const { as, sandbox } = await openContract(mount)
    const admin = await as('admin')
    for (const kind of ['deposit', 'payout'] as const)
      for (const realBuyNum of ['0.1', '0.2', '0.000000000000000001'])
        await sandbox.insert(
          (kind === 'payout' ? aPayout : aDeposit)({
            store: '40',
            mchOrderNo: 'Sum',
            buyNum: '0.01',
            realBuyNum,
          }),
        )
    for (const path of ['/api/apiRecharge', '/api/apiDraw']) {
      const { data } = await admin('GET', `${path}/totals?mchOrderNo=Sum&store=40`)
      expect(data).toEqual({ buyNum: '0.03', realBuyNum: '0.300000000000000001' })
    }
    await sandbox.insert(aStoreDeposit({ hash: 'sum', amount: '0.1' }))
    await sandbox.insert(aStoreDeposit({ hash: 'sum', amount: '0.2' }))
    const sum = await admin('GET', '/store/storeRecharge/totals?hash=sum')
    expect(sum.data).toEqual({ amount: '0.3' })
  })
})

describe.each(mounts)('§7 dictionary data by type through $name', (mount) => {
  it('word the codes of sys_user_sex in the language of the request', async () => {
    const { as } = await openContract(mount)
    const store = await as('store')
    const path = '/system/dict/data/type/sys_user_sex'
    const english = await store('GET', path)
    expect(english.data).toMatchObject([
      { dictLabel: 'Male', dictValue: '0', dictType: 'sys_user_sex', status: '0' },
      { dictLabel: 'Female', dictValue: '1' },
      { dictLabel: 'Unknown', dictValue: '2' },
    ])
    const chinese = await store('GET', path, { headers: { 'Accept-Language': 'zh-CN' } })
    expect(chinese.data).toMatchObject([{ dictLabel: '男' }, { dictLabel: '女' }, {}])
  })

  it('have no entries of an unknown type, and ask for a session', async () => {
    const { as, call } = await openContract(mount)
    const path = '/system/dict/data/type'
    expect((await (await as('admin'))('GET', `${path}/%00x`)).data).toEqual([])
    expect(await call('GET', `${path}/sys_normal_disable`)).toMatchObject({ code: 401 })
    const disable = await (await as('admin'))('GET', `${path}/sys_normal_disable`)
    expect(disable.data).toMatchObject([
      { dictValue: '0', listClass: 'primary' },
      { dictValue: '1', listClass: 'danger' },
    ])
  })
})
