import { dict } from '@/engine/declare'

/** Specification §4, order status. */
export const orderStatus = dict('orderStatus', [
  ['0', 'waitingPayment', 'pending'],
  ['01', 'notYetReceived', 'pending'],
  ['1', 'received', 'good'],
  ['2', 'cancelled', 'neutral'],
  ['3', 'notifiedSuccess', 'good'],
  ['4', 'notifiedFailure', 'bad'],
  ['5', 'refunded', 'neutral'],
])

/** Specification §4, withdrawal status. */
export const withdrawalStatus = dict('withdrawalStatus', [
  ['1', 'applying', 'pending'],
  ['2', 'passed', 'good'],
  ['3', 'rejected', 'bad'],
])

/** Specification §4, bill types. */
export const billType = dict('billType', [
  ['0', 'platformModification', 'pending'],
  ['1', 'withdrawal'],
  ['2', 'deposit', 'good'],
  ['3', 'apiPayment'],
])

/** The networks a bill is booked on. */
export const cryptoNetwork = dict('cryptoNetwork', [
  ['TRC20', 'trc20'],
  ['ERC20', 'erc20'],
])

/** Specification §4, user status. */
export const userStatus = dict('userStatus', [
  ['0', 'enabled', 'good'],
  ['1', 'frozen', 'bad'],
])

/** What a gateway's own dictionary says of genders, until it has been read. */
export const gender = dict('gender', [
  ['0', 'male'],
  ['1', 'female'],
  ['2', 'unknown'],
])

/** Where a chain movement came from. */
export const movementSource = dict('movementSource', [
  ['0', 'systemOrder', 'good'],
  ['1', 'nonSystem', 'bad'],
])
