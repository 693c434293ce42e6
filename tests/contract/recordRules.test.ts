// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { mounts, openContract, type Caller } from './mounts'
import { added, address, energyUser, merchant, notesOf, store } from './recordBodies'

const ipListErr = 'The IP blacklist/whitelist cannot be all empty'
const amount = 'must be a decimal text of zero or more with at most 6 decimal places'

const broken = [
  ['/store/store', { nick: ' ' }, 'nick cannot empty'],
  ['/store/store', { nick: 'x'.repeat(65) }, 'nick takes one line of at most 64 characters'],
  ['/store/store', { nick: 'a\nb' }, 'nick takes one line of at most 64 characters'],
  ['/store/store', { phone: '' }, 'phone cannot empty'],
  ['/store/store', { phone: '1234' }, 'Invalid phone'],
  ['/store/store', { phone: '1'.repeat(21) }, 'Invalid phone'],
  ['/store/store', { phone: '138a0138000' }, 'Invalid phone'],
  ['/store/user', { name: '' }, 'name cannot empty'],
  ['/store/user', { name: 'Ada Lovelace' }, 'name takes Chinese or Latin letters only'],
  ['/store/user', { name: 'Ada1' }, 'name takes Chinese or Latin letters only'],
  ['/store/user', { name: 'Ａｄａ' }, 'name takes Chinese or Latin letters only'],
  ['/store/user', { nick: null }, 'nick cannot empty'],
  ['/store/user', { store: 999_999 }, 'store names a record that does not exist'],
  ['/store/user', { store: '1 or 1=1' }, 'store names a record that does not exist'],
  ['/store/user', { email: 'a@b' }, 'Invalid email'],
  ['/store/user', { email: 'a b@example.com' }, 'Invalid email'],
  ['/store/user', { email: `${'a'.repeat(65)}@example.com` }, 'Invalid email'],
  ['/store/user', { phone: '12' }, 'Invalid phone'],
  ['/store/user', { gender: '3' }, 'gender must be one of 0, 1, 2'],
  ['/store/user', { apiWithdrawal: 'yes' }, 'apiWithdrawal must be one of Y, N'],
  ['/store/user', { notifyUrl: 'ftp://a.b' }, 'notifyUrl must be an address that begins with'],
  ['/store/user', { notifyUrl: 'https://' }, 'notifyUrl must be an address that begins with'],
  ['/store/user', { notifyUrl: 'https://a:b@c.example' }, 'notifyUrl must be an address that'],
  ['/store/user', { notifyUrl: 'http://2130706433' }, 'notifyUrl must be an address that begins'],
  ['/store/user', { ipWhitelist: ipsOf(101) }, 'ipWhitelist takes at most 100 entries'],
  ['/store/user', { ipWhitelist: '203.0.113.256' }, 'ipWhitelist: 203.0.113.256 is no IP address'],
  ['/store/user', { ipBlacklist: '::1,010.0.0.1' }, 'ipBlacklist: 010.0.0.1 is no IP address'],
  ['/store/user', { ipBlacklist: ['10.0.0.0/33'] }, 'ipBlacklist: 10.0.0.0/33 is no IP address'],
  ['/store/user', { ipBlacklist: 'a::b::c' }, 'ipBlacklist: a::b::c is no IP address'],
  ['/store/user', { ipWhitelist: '', ipBlacklist: [] }, ipListErr],
  ['/store/user', { appSecret: 'a'.repeat(31) }, 'A new appSecret must be 32 letters or numbers'],
  ['/store/user', { appSecret: `${'a'.repeat(31)}-` }, 'A new appSecret must be 32 letters or'],
  ['/store/user', { chargeFee: '0.1234567' }, `chargeFee ${amount}`],
  ['/store/user', { paymentChargeFee: '-1' }, `paymentChargeFee ${amount}`],
  ['/store/user', { withdrawalFee: 1 }, `withdrawalFee ${amount}`],
  ['/store/user', { ethWithdrawalFee: '1e3' }, `ethWithdrawalFee ${amount}`],
  ['/store/user', { cny2URate: '1,000' }, `cny2URate ${amount}`],
  ['/store/user', { cny2URate: '0.0' }, 'cny2URate must be a decimal text of more than zero'],
  ['/store/user', { chargeRate: '.5' }, `chargeRate ${amount}`],
  ['/store/user', { withdrawalRate: '01' }, `withdrawalRate ${amount}`],
  ['/energy/user', { userName: '' }, 'userName cannot empty'],
  ['/energy/user', { account: 7 }, 'account cannot be read'],
  ['/energy/user', { walletAddress: address.toLowerCase() }, 'The address is not a valid TRC20'],
  ['/energy/user', { activeSeller: '1' }, 'activeSeller must be one of Y, N'],
  ['/energy/user', { sellPrice: '0.0000001' }, `sellPrice ${amount}`],
  ['/energy/user', { googleCode: 'abcdefghijklmnop' }, 'googleCode takes 16 to 64 letters'],
  ['/energy/user', { energyPrices: 'cheap' }, 'energyPrices cannot be read'],
  ['/energy/user', { energyPrices: [7] }, 'energyPrices: tier 1 needs whole numbers from < to'],
  ['/energy/user', { energyPrices: [tier(5, 5)] }, 'energyPrices: tier 1 needs whole numbers'],
  ['/energy/user', { energyPrices: [tier(1.5, 5)] }, 'energyPrices: tier 1 needs whole numbers'],
  ['/energy/user', { energyPrices: [tier(-1, 5)] }, 'energyPrices: tier 1 needs whole numbers'],
  ['/energy/user', { energyPrices: [{ from: 1, to: 5 }] }, 'energyPrices: tier 1 needs whole'],
  ['/energy/user', { energyPrices: [{ to: 5, price: '1' }] }, 'energyPrices: tier 1 needs whole'],
  ['/energy/user', { energyPrices: [{}] }, 'energyPrices: tier 1 needs whole'],
  ['/energy/user', { energyPrices: [tier(1, 5, '-1')] }, `energyPrices ${amount}`],
  ['/energy/user', { energyPrices: tiersOf(51) }, 'energyPrices takes at most 50 entries'],
  [
    '/energy/user',
    { bandwidthPrices: [tier(1, 50), tier(49, 90)] },
    'bandwidthPrices: tier 2 must not begin below the end of the tier before it',
  ],
  [
    '/energy/user',
    { bandwidthPrices: [tier(51, 90), tier(1, 50)] },
    'bandwidthPrices: tier 2 must not begin below the end of the tier before it',
  ],
] as readonly [path: keyof typeof complete, change: object, message: string][]

const complete = { '/store/store': store, '/store/user': merchant, '/energy/user': energyUser }

function ipsOf(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `203.0.113.${index}`)
}

function tiersOf(count: number) {
  return Array.from({ length: count }, (_, index) => tier(index * 10, index * 10 + 9))
}

function tier(from: number, to: number, price = '1') {
  return { from, to, price }
}

describe.each(mounts)('§5 rules at the gateway through $name', (mount) => {
  it.each(broken)('E12, E19: %s refuses %j when it is added', async (path, change, message) => {
    const { as, sandbox } = await openContract(mount)
    const admin = await as('admin')
    const { total } = await admin('GET', `${path}/list`)
    const refused = await admin('POST', path, { body: { ...complete[path], ...change } })
    expect(refused).toEqual({ code: 500, msg: expect.stringContaining(message) })
    expect((await admin('GET', `${path}/list`)).total).toBe(total)
    expect(await notesOf(sandbox)).toEqual([])
  })

  it('also apply to edits', async () => {
    const { as } = await openContract(mount)
    const admin = await as('admin')
    for (const [path, change, message] of broken) {
      // a null does not overwrite the stored value
      if ('appSecret' in change || Object.values(change).includes(null)) continue
      const { data: before } = await admin('GET', `${path}/1`)
      const { updateTime } = before
      const edit = { id: 1, updateTime, ...complete[path], ...change }
      const refused = await admin('PUT', path, { body: edit })
      expect(refused).toEqual({ code: 500, msg: expect.stringContaining(message) })
      expect((await admin('GET', `${path}/1`)).data).toEqual(before)
    }
  })

  it('let an amount of zero, an open last tier and an empty table pass', async () => {
    const { as } = await openContract(mount)
    const admin = await as('admin')
    const energyPrices = [tier(0, 10, '0'), { from: 10, to: null, price: '1' }]
    const body = { ...energyUser, energyPrices, bandwidthPrices: [], sellPrice: '0' }
    const id = await added(admin, '/energy/user', body)
    expect((await admin('GET', `/energy/user/${id}`)).data).toMatchObject(body)
  })

  it('E16: let both lists of addresses be empty while the API pays nothing out', async () => {
    const { as } = await openContract(mount)
    const admin = await as('admin')
    const id = await aMerchantOff(admin)
    const { data } = await admin('GET', `/store/user/${id}`)
    const over = { id, updateTime: data['updateTime'] }
    const on = { body: { ...over, apiWithdrawal: 'Y' } }
    expect(await admin('PUT', '/store/user', on)).toEqual({ code: 500, msg: ipListErr })
    const whole = { body: { ...over, apiWithdrawal: 'Y', ipBlacklist: '::1' } }
    expect(await admin('PUT', '/store/user', whole)).toMatchObject({ code: 200 })
  })

  it('are worded in Chinese for a Chinese request', async () => {
    const { as } = await openContract(mount)
    const headers = { 'Accept-Language': 'zh-CN' }
    const body = { ...merchant, ipWhitelist: '', ipBlacklist: '' }
    const refused = await (await as('admin'))('POST', '/store/user', { body, headers })
    expect(refused.msg).toBe('IP黑/白名单不能全部为空')
  })
})

function aMerchantOff(admin: Caller): Promise<string> {
  const body = { ...merchant, apiWithdrawal: 'N', ipWhitelist: '', ipBlacklist: '' }
  return added(admin, '/store/user', body)
}
