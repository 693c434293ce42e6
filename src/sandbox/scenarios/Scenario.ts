import type { DialectName } from '@/engine/config'
import type { Clock } from '../values/clock'
import type { Sandbox } from '../createSandbox'
import type { Db } from '../db/Db'
import type { Fault, SocketFault } from '../faults/Fault'

/** The part of a sandbox that a mount carries. */
export type Carried = Pick<Sandbox, 'fetch' | 'live'>

/** A way in which the gateway behaves, chosen by name. */
export type Scenario = {
  /** One line for a person. */
  readonly what: string
  /** Changes seeded records for this scenario; by default it has those of the sandbox. */
  readonly prepare?: (db: Db) => Promise<void>
  /** How it answers; by default as the sandbox does. */
  readonly dialect?: DialectName
  readonly faults?: readonly Fault[]
  readonly sockets?: readonly SocketFault[]
  /** Behaviour beyond faults and records. */
  readonly around?: (carried: Carried, clock: Clock) => Carried
}
