import type { Clock } from '../values/clock'
import type { Db, Queryable } from '../db/Db'
import { createDice, type Dice } from '../values/dice'
import { instant } from '../values/instant'
import { announce } from '../live/announce'
import type { Random } from '../values/random'
import type { Log } from '../refusalAnswers'
import type { Step } from './Step'

type Parts = {
  db: Db
  clock: Clock
  random: Random
  /** From one event to the next. */
  seconds: number
  /** Events with their relative frequency. */
  events: readonly (readonly [Step, number])[]
  /** Receives unexpected errors, one entry each. */
  log: Log
}

export type Life = {
  /** Stops the life; waits for the event under way. */
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
        const message = await nextStep()({ tx, dice, random, nowMs })
        if (message) await announce(tx, message)
      })
    } catch (error) {
      log(`life: ${String(error)}`)
    }
  }
}

/**
 * Gives the next item each time: every one as often as its share says before any comes again, each
 * round in another order.
 */
export function deal<T>(dice: Dice, shares: readonly (readonly [T, number])[]): () => T {
  let left: T[] = []
  return () => {
    if (left.length === 0) left = shares.flatMap(([item, share]) => Array<T>(share).fill(item))
    const item = dice.pick(left)
    left.splice(left.indexOf(item), 1)
    return item
  }
}

/**
 * Whether something may happen now: not when it has within so many seconds, in whichever process. A yes is
 * noted. A note that lies further ahead is of a clock that was wrong.
 */
export async function isDue(
  tx: Queryable,
  { nowMs, seconds }: { nowMs: number; seconds: number },
): Promise<boolean> {
  const noted = await tx.query(
    `insert into meta (key, value) values ('life', $1)
     on conflict (key) do update set value = excluded.value
     where meta.value::timestamptz <= $2 or meta.value::timestamptz > $3 returning key`,
    [nowMs, nowMs - seconds * 1000, nowMs + seconds * 1000].map(instant),
  )
  return noted.length === 1
}
