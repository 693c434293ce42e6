import bill from '@/resources/bill'
import deposit from '@/resources/deposit'
import payout from '@/resources/payout'
import publish from '@/resources/publish'
import storeDeposit from '@/resources/storeDeposit'
import waterWallet from '@/resources/waterWallet'
import withdrawal from '@/resources/withdrawal'
import { decimal, digitsOf, negate, sumDecimals } from '@/engine/values/decimal'
import { builderOf, type Values } from '@/testing/app/builderOf'
import { lately, otherAddress, someAddress, someHash } from './usual'

/** A withdrawal of store 1 that waits for a decision. */
export const aWithdrawal = builderOf(withdrawal)(({ totalU, fee }) => ({
  store: '1',
  address: someAddress,
  totalU: '100',
  fee: '1',
  estimateTotalU: difference(totalU ?? '100', fee ?? '1'),
  status: '1',
  walletName: 'Main wallet',
  createTime: lately,
}))

/** A booked deposit of 100 into store 1, which adds up. */
export const aBill = builderOf(bill)(() => ({
  store: '1',
  type: '2',
  network: 'TRC20',
  beforeAmount: '0',
  changeAmount: '100',
  afterAmount: '100',
  createTime: lately,
}))

/** A merchant's deposit through store 1 that was received. */
export const aDeposit = builderOf(deposit)(() => anOrder)

/** A merchant's payout through store 1 that was received. */
export const aPayout = builderOf(payout)(() => anOrder)

/** A deposit of store 1 that was received. */
export const aStoreDeposit = builderOf(storeDeposit)(() => ({
  store: '1',
  hash: someHash,
  address: someAddress,
  amount: '500',
  fee: '0.5',
  status: '1',
  createTime: lately,
}))

/** A movement on a chain that belongs to an order of the system. */
export const aMovement = builderOf(waterWallet)(() => ({
  network: 'TRC20',
  hash: someHash,
  from: otherAddress,
  to: someAddress,
  amount: '100.000123',
  matched: '0',
  mchOrderNo: '2026063011590000000001',
  createTime: lately,
}))

/** A trade of energy user 1 that waits for its payment for an hour. */
export const aTrade = builderOf(publish)(({ address, uQuantity }) => ({
  seller: '1',
  address: someAddress,
  qrCode: `tron:${address ?? someAddress}?amount=${uQuantity ?? '250'}`,
  uQuantity: '250',
  price: '0.00006',
  status: '0',
  expireTime: '2026-06-30 13:00:00',
  createTime: lately,
}))

const anOrder = {
  store: '1',
  mchOrderNo: '2026063011590000000001',
  status: '1',
  fee: '0.5',
  hash: someHash,
  from: otherAddress,
  to: someAddress,
  buyNum: '720',
  realBuyNum: '100.000123',
  originBuyNum: '720',
  originRealBuyNum: '100',
  extendInfo: 'first order',
  rate: '7.2',
  address: someAddress,
  qrCode: `tron:${someAddress}?amount=100.000123`,
  uQuantity: '100.000123',
  expireTime: '2026-06-30 12:29:00',
  createTime: lately,
} as const satisfies Values<typeof deposit.fields>

function difference(from: string, less: string): string {
  return digitsOf(sumDecimals([decimal(from), negate(decimal(less))]))
}
