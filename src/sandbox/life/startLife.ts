import type { Clock } from '../values/clock'
import type { Db } from '../db/Db'
import { createDice } from '../values/dice'
import { announce } from '../live/announce'
import type { Random } from '../values/random'
import type { Log } from '../refusalAnswers'
import { deal } from './deal'
import { isDue } from './isDue'
import type { Step } from './Step'

type Parts = {
  db: Db
  clock: Clock
  random: Random
  /** From one event to the next. */
  seconds: number
  /** What can happen, and how often relative to each other. */
  events: readonly (readonly [Step, number])[]
  /** Receives unexpected errors, one entry each. */
  log: Log
}

export type Life = {
  /** Nothing happens any more; waits for what is happening. */
  stop(): Promise<void>
}

/**
 * Lets a platform's events happen by themselves, one every few seconds. Processes that share a database share one
 * life.
 */
export function startLife({ db, clock, random, seconds, events, log }: Parts): Life {
  const dice = createDice(random)
  const nextStep = deal(dice, events)
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
