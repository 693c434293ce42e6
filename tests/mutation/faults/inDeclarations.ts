import type { Fault } from '../Fault'

/** A resource says something else than it should. */
export const inDeclarations: readonly Fault[] = [
  of('withdrawal', {
    name: 'a like filter becomes an equal one',
    find: `walletName: f.text({ filter: 'like',`,
    put: `walletName: f.text({ filter: 'eq',`,
  }),
  of('withdrawal', {
    name: 'a filter takes one code instead of several',
    find: `f.code(withdrawalStatus, { filter: 'in' })`,
    put: `f.code(withdrawalStatus, { filter: 'eq' })`,
  }),
  of('withdrawal', {
    name: 'a decision restates nothing',
    find: `decide('1', '2', { confirm: ['address', 'estimateTotalU'] })`,
    put: `decide('1', '2')`,
  }),
  of('withdrawal', {
    name: 'an application is not signed',
    find: `secondFactor: true, userType`,
    put: `userType`,
  }),
  of('withdrawal', {
    name: 'an application is of the wrong type of user',
    find: `userType: '01'`,
    put: `userType: '00'`,
  }),
  of('withdrawal', {
    name: 'a reason may be a character too long',
    find: `args: reason()`,
    put: `args: reason({ maxLength: 201 })`,
  }),
  of('withdrawal', {
    name: 'a decision leads to the other state',
    find: `pass: decide('1', '2'`,
    put: `pass: decide('1', '3'`,
  }),
  of('bill', {
    name: 'a filter is lost',
    find: `f.code(billType, { filter: 'in' })`,
    put: `f.code(billType)`,
  }),
  of('deposit', {
    name: 'a list stands under another one’s permission',
    find: `permissions: 'api:apiRecharge'`,
    put: `permissions: 'api:apiDraw'`,
  }),
  of('deposit', {
    name: 'a when is too wide',
    find: `when: { status: ['0', '01'] }`,
    put: `when: { status: ['0', '01', '1'] }`,
  }),
  of('deposit', {
    name: 'a when is too narrow',
    find: `when: { status: ['1', '3', '4'] }`,
    put: `when: { status: ['1', '3'] }`,
  }),
  of('deposit', {
    name: 'an action sets another state than the gateway',
    find: `sets: { status: '2' }`,
    put: `sets: { status: '5' }`,
  }),
  of('deposit', {
    name: 'a refund is not signed',
    find: `      secondFactor: true,\n`,
    put: '',
  }),
  of('payout', {
    name: 'an action waits for the wrong state',
    find: `handle: { when: { status: '4' }`,
    put: `handle: { when: { status: '3' }`,
  }),
  of('storeDeposit', {
    name: 'a sum is lost',
    find: `usdt({ total: 'sum', filter: 'range' })`,
    put: `usdt({ filter: 'range' })`,
  }),
  of('store', {
    name: 'a name takes a character less',
    find: `maxLength: 64`,
    put: `maxLength: 63`,
  }),
  of('store', {
    name: 'a phone is not required',
    find: `phone: f.text({ filter: 'like', required: true,`,
    put: `phone: f.text({ filter: 'like',`,
  }),
  of('merchant', {
    name: 'the rule of an e-mail address is lost',
    find: `f.text({ rule: 'email' })`,
    put: `f.text()`,
  }),
  of('merchant', {
    name: 'the rule that one IP list is filled is lost',
    find: `rules: [anyOf('ipLists', ['ipWhitelist', 'ipBlacklist'], { when: { apiWithdrawal: true } })],`,
    put: '',
  }),
  of('merchant', {
    name: 'a fee may not be zero',
    find: `chargeFee: usdt({ zero: true }),\n    paymentChargeFee`,
    put: `chargeFee: usdt(),\n    paymentChargeFee`,
  }),
  of('merchant', {
    name: 'a rate may be zero',
    find: `f.decimal({ scale: 6, positive: true })`,
    put: `f.decimal({ scale: 6 })`,
  }),
  of('merchant', {
    name: 'a secret is a text like any other',
    find: `appSecret: f.secret({ reveal: true })`,
    put: `appSecret: f.text()`,
  }),
  of('merchant', {
    name: 'a switch is wired the wrong way round',
    find: `['enable', '0'], ['freeze', '1', reason`,
    put: `['enable', '1'], ['freeze', '0', reason`,
  }),
  of('energyUser', {
    name: 'an id has the wrong name on the wire',
    find: `wire: 'userId'`,
    put: `wire: 'usrId'`,
  }),
  of('energyUser', {
    name: 'a price has two places more',
    find: `sellPrice: f.money('TRX', { scale: 6,`,
    put: `sellPrice: f.money('TRX', { scale: 8,`,
  }),
  of('energyUser', {
    name: 'the steps of a price may overlap',
    find: `{ steps: ['from', 'to'] }`,
    put: `{}`,
  }),
  of('waterWallet', {
    name: 'a hash is not found by',
    find: `f.hash('any', { find: 'prefix' })`,
    put: `f.hash('any')`,
  }),
  of('publish', {
    name: 'a list opens with the oldest',
    find: `order: 'DESC'`,
    put: `order: 'ASC'`,
  }),
  {
    name: 'an amount is in another currency',
    file: 'resources/orderFields.ts',
    find: `buyNum: f.money('CNY', { scale: 2, total`,
    put: `buyNum: f.money('USDT', { scale: 2, total`,
    resource: 'deposit',
  },
  {
    name: 'the code 01 becomes 1',
    file: 'resources/dicts.ts',
    find: `['01', 'notYetReceived'`,
    put: `['1', 'notYetReceived'`,
    resource: 'payout',
  },
  {
    name: 'a dictionary lacks a code',
    file: 'resources/dicts.ts',
    find: `  ['3', 'apiPayment'],\n`,
    put: '',
    resource: 'bill',
  },
]

function of(resource: string, fault: Pick<Fault, 'name' | 'find' | 'put'>): Fault {
  return { ...fault, file: `resources/${resource}.ts`, resource }
}
