import type { Queryable } from '../db/Db'
import type { Dice } from '../values/dice'
import type { Random } from '../values/random'

/** Where and when something happens. */
export type EventParts = { tx: Queryable; dice: Dice; random: Random; nowMs: number }

/** Its message on the real-time channel. */
export type LiveMessage = { command: string; data: unknown }

/** One event of the simulated life; now and then there is nothing for it to happen to. */
export type Step = (event: EventParts) => Promise<LiveMessage | undefined>
