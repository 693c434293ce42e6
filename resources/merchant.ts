import { anyOf, defineResource, f, toggle, usdt } from '@/engine/declare'
import { gender, userStatus } from './dicts'

const ips = () => f.list(f.text({ rule: 'ipList', maxLength: 43 }))

export default defineResource('merchant', {
  path: '/store/user',
  component: 'store/user/index',
  permissions: 'store:user',
  title: 'nick',
  fields: {
    id: f.id(),
    nick: f.text({ filter: 'like', required: true }),
    name: f.text({ filter: 'like', required: true, rule: 'name' }),
    store: f.ref('store', 'nick', { filter: 'eq', filterFor: '00' }),
    status: f.code(userStatus, { filter: 'in' }),
    gender: f.remoteCode('sys_user_sex', gender),
    email: f.text({ rule: 'email' }),
    phone: f.text({ filter: 'like', rule: 'tel' }),
    telegram: f.text({ filter: 'like' }),
    role: f.text(),
    notifyUrl: f.url(),
    regTime: f.time(),
    apiWithdrawal: f.flag({ filter: 'eq' }),
    apiWithdrawalIp: f.text({ rule: 'ipList', visibleWhen: { apiWithdrawal: true } }),
    ipWhitelist: ips(),
    ipBlacklist: ips(),
    chargeFee: usdt({ zero: true }),
    paymentChargeFee: usdt({ zero: true }),
    withdrawalFee: usdt({ zero: true }),
    ethWithdrawalFee: usdt({ zero: true }),
    cny2URate: f.decimal({ scale: 6, positive: true }),
    chargeRate: f.decimal({ scale: 6 }),
    withdrawalRate: f.decimal({ scale: 6 }),
    appSecret: f.secret({ reveal: true }),
    publicKey: f.longText(),
    privateKey: f.secret({ reveal: true }),
    createTime: f.time({ filter: 'range' }),
  },
  list: {
    columns: ['nick', 'name', 'store', 'status', 'phone', 'telegram', 'apiWithdrawal', 'regTime'],
  },
  sections: {
    contact: ['name', 'nick', 'gender', 'email', 'phone', 'telegram'],
    access: ['role', 'notifyUrl', 'apiWithdrawal', 'apiWithdrawalIp', 'ipWhitelist', 'ipBlacklist'],
    fees: ['chargeFee', 'paymentChargeFee', 'withdrawalFee', 'ethWithdrawalFee'],
    rates: ['cny2URate', 'chargeRate', 'withdrawalRate'],
    keys: ['appSecret', 'publicKey', 'privateKey'],
  },
  form: { fields: ['store'], sections: ['contact', 'access', 'fees', 'rates'] },
  rules: [anyOf('ipLists', ['ipWhitelist', 'ipBlacklist'], { when: { apiWithdrawal: true } })],
  remove: true,
  export: true,
  actions: {
    ...toggle('status', ['enable', '0'], ['freeze', '1'], { confirm: ['nick', 'name', 'store'] }),
    resetSecret: {
      args: { appSecret: f.text({ required: true, rule: 'appSecret' }) },
      secondFactor: true,
    },
    resetKeys: { secondFactor: true },
  },
})
