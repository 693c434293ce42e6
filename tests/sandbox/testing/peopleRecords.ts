import type { Db } from '../db/Db'
import { insertRecord } from './insertRecord'

export type StoreValues = { nick: string; phone: string; balance: string; createTime: string }

/** Inserts a store without any money or trade and gives its id. */
export function aStore(db: Db, values: Partial<StoreValues> = {}): Promise<string> {
  const { createTime, ...row } = { ...defaultStore, ...values }
  return insertRecord(db, 'st_store', { ...row, create_time: createTime, update_time: createTime })
}

export type MerchantValues = {
  store: number
  email: string
  name: string
  nick: string
  phone: string | null
  status: '0' | '1'
  ipWhitelist: string
  ipBlacklist: string
  apiWithdrawal: 'Y' | 'N'
  appSecret: string
  publicKey: string
  privateKey: string
  createTime: string
}

/** Inserts a merchant, an enabled one of store 1 unless said otherwise, and gives its id. */
export function aMerchant(db: Db, values: Partial<MerchantValues> = {}): Promise<string> {
  const row = { ...defaultMerchant, ...values }
  return insertRecord(db, 'st_user', {
    store_id: row.store,
    email: row.email,
    name: row.name,
    nick: row.nick,
    phone: row.phone,
    status: row.status,
    ip_whitelist: row.ipWhitelist,
    ip_blacklist: row.ipBlacklist,
    api_withdrawal: row.apiWithdrawal,
    app_secret: row.appSecret,
    public_key: row.publicKey,
    private_key: row.privateKey,
    reg_time: row.createTime,
    create_time: row.createTime,
    update_time: row.createTime,
  })
}

export type EnergyUserValues = {
  activeSeller: 'Y' | 'N'
  userName: string
  account: string
  balance: string
  walletAddress: string
  energyPrices: readonly { from: number; to: number; price: string }[]
  googleCode: string
  createTime: string
}

/** Inserts a user of the energy platform and gives its id. */
export function anEnergyUser(db: Db, values: Partial<EnergyUserValues> = {}): Promise<string> {
  const row = { ...defaultEnergyUser, ...values }
  return insertRecord(db, 'en_user', {
    active_seller: row.activeSeller,
    user_name: row.userName,
    account: row.account,
    balance: row.balance,
    wallet_address: row.walletAddress,
    energy_prices: JSON.stringify(row.energyPrices),
    google_code: row.googleCode,
    create_time: row.createTime,
    update_time: row.createTime,
  })
}

export type PublicationValues = {
  seller: number
  address: string
  uQuantity: string
  price: string
  status: string
  /** Seconds since 1970. */
  expireTime: number
  createTime: string
}

/** Inserts a published trade of energy user 1, open for an hour unless said otherwise; gives its id. */
export function aPublication(db: Db, values: Partial<PublicationValues> = {}): Promise<string> {
  const row = { ...defaultPublication, ...values }
  return insertRecord(db, 'en_publish', {
    seller_id: row.seller,
    address: row.address,
    qr_code: `tron:${row.address}?amount=${row.uQuantity}`,
    u_quantity: row.uQuantity,
    price: row.price,
    status: row.status,
    expire_time: row.expireTime,
    create_time: row.createTime,
  })
}

const someAddress = 'TWmVMBRBpEbkrvYkBazDAc9kv61KfrLw82'
const createTime = '2026-06-30 11:59:00'

const defaultStore: StoreValues = {
  nick: 'New Store 新商户',
  phone: '13800138000',
  balance: '0',
  createTime,
}

const defaultMerchant: MerchantValues = {
  store: 1,
  email: 'someone@example.com',
  name: 'Someone',
  nick: 'Corner shop 街角小店',
  phone: '13800138000',
  status: '0',
  ipWhitelist: '',
  ipBlacklist: '',
  apiWithdrawal: 'N',
  appSecret: 'abcdefghijklmnopqrstuvwxyz012345',
  publicKey: 'the public key',
  privateKey: 'the private key',
  createTime,
}

const defaultEnergyUser: EnergyUserValues = {
  activeSeller: 'N',
  userName: 'Someone',
  account: 'someone',
  balance: '0',
  walletAddress: someAddress,
  energyPrices: [{ from: 1, to: 1000, price: '0.00006' }],
  googleCode: 'ABCDEFGHIJKLMNOP',
  createTime,
}

const defaultPublication: PublicationValues = {
  seller: 1,
  address: someAddress,
  uQuantity: '250',
  price: '0.00006',
  status: '0',
  expireTime: 1_782_795_600,
  createTime,
}
