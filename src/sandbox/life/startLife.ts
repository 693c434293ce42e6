import type { Clock } from '../clock'
import type { Db } from '../db/Db'
import { createDice } from '../dice'
import { announce } from '../live/announce'
import type { Random } from '../random'
import type { Log } from '../refusalAnswers'
import { applyForWithdrawal } from './applyForWithdrawal'
import { deal } from './deal'
import { matchForeign } from './matchForeign'
import { moveDeposit, movePayout } from './moveOn'
import { placeDeposit, placePayout } from './placeOrder'
import { isDue } from './isDue'
import type { Step } from './Step'

type Parts = {
  db: Db
  clock: Clock
  random: Random
  /** From one event to the next. */
  seconds: number
  /** Receives unexpected errors, one entry each. */
  log: Log
}

export type Life = {
  /** Nothing happens any more; waits for what is happening. */
  stop(): Promise<void>
}

/**
 * Lets things happen as they would in a trading day (`design.md` §8): deposits and payouts are placed
 * and move, some payouts fail, withdrawals are applied for, and now and then a movement on the chain
 * has a source that is none of the system's orders, which the real-time channel tells. Where several
 * processes share a database they live one life.
 */
export function startLife({ db, clock, random, seconds, log }: Parts): Life {
  const dice = createDice(random)
  const nextStep = deal(dice, shares)
  let happening: Promise<void> = Promise.resolve()
  let isOver = false
  let callOff = wait()

  return {
    stop: async () => {
      isOver = true
      callOff()
      await happening
    },
  }

  function wait() {
    return clock.after(seconds * 1000, () => {
      happening = happen().finally(() => {
        if (!isOver) callOff = wait()
      })
    })
  }

  async function happen(): Promise<void> {
    const nowMs = clock.now()
    try {
      await db.transaction(async (tx) => {
        if (!(await isDue(tx, { nowMs, seconds }))) return
        const told = await nextStep()({ tx, dice, random, nowMs })
        if (told) await announce(tx, told)
      })
    } catch (error) {
      log(`life: ${String(error)}`)
    }
  }
}

/** How often each happens: more is moved than placed, because an order moves several times. */
const shares: readonly (readonly [Step, number])[] = [
  [placeDeposit, 2],
  [moveDeposit, 7],
  [placePayout, 1],
  [movePayout, 4],
  [applyForWithdrawal, 1],
  [matchForeign, 1],
]
