import { dict } from '@/schema'

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
