import type { Step } from '../life/Step'
import { applyForWithdrawal } from './life/applyForWithdrawal'
import { matchForeign } from './life/matchForeign'
import { moveDeposit, movePayout } from './life/moveOn'
import { placeDeposit, placePayout } from './life/placeOrder'

/**
 * A trading day: deposits and payouts are placed and move, some payouts fail, withdrawals are applied for, and now and
 * then a chain movement comes from no order of the system. An order moves several times, so moves are more frequent.
 */
export const events: readonly (readonly [Step, number])[] = [
  [placeDeposit, 2],
  [moveDeposit, 7],
  [placePayout, 1],
  [movePayout, 4],
  [applyForWithdrawal, 1],
  [matchForeign, 1],
]
