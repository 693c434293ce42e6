import energyUser from '@/resources/energyUser'
import merchant from '@/resources/merchant'
import store from '@/resources/store'
import { builderOf } from '@/testing/app/builderOf'
import { lately, someAddress } from './usual'

/** A store without any money or trade. */
export const aStore = builderOf(store)(() => ({
  nick: 'New Store 新商户',
  phone: '13800138000',
  createTime: lately,
}))

/** An enabled merchant of store 1. */
export const aMerchant = builderOf(merchant)(({ createTime }) => ({
  store: '1',
  email: 'someone@example.com',
  name: 'Someone',
  nick: 'Corner shop 街角小店',
  phone: '13800138000',
  status: '0',
  ipWhitelist: [],
  ipBlacklist: [],
  apiWithdrawal: false,
  appSecret: 'abcdefghijklmnopqrstuvwxyz012345',
  publicKey: 'the public key',
  privateKey: 'the private key',
  regTime: createTime ?? lately,
  createTime: lately,
}))

/** A user of the energy platform. */
export const anEnergyUser = builderOf(energyUser)(() => ({
  activeSeller: false,
  userName: 'Someone',
  account: 'someone',
  balance: '0',
  walletAddress: someAddress,
  energyPrices: [{ from: 1, to: 1000, price: '0.00006' }],
  googleCode: 'ABCDEFGHIJKLMNOP',
  createTime: lately,
}))
