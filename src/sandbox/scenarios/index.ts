import { expiredSession } from './expiredSession'
import { flaky } from './flaky'
import { forbidden } from './forbidden'
import { frozenAccount } from './frozenAccount'
import { garbled } from './garbled'
import { lostAnswers } from './lostAnswers'
import { outage } from './outage'
import { ruoyi } from './ruoyi'
import type { Scenario } from './Scenario'
import { slow } from './slow'

/** Every scenario that needs no platform, by its name in the address: `/?scenario=slow#/…`. */
export const scenarios = {
  slow,
  flaky,
  outage,
  garbled,
  'lost-answers': lostAnswers,
  'expired-session': expiredSession,
  'frozen-account': frozenAccount,
  forbidden,
  ruoyi,
} as const satisfies Scenarios

/** Scenarios by name. */
export type Scenarios = Readonly<Record<string, Scenario>>

/** @throws Error naming the scenarios that there are */
export function scenarioNamed(name: string, known: Scenarios): Scenario {
  const found = Object.hasOwn(known, name) ? known[name] : undefined
  if (found) return found
  throw new Error(`"${name}" is no scenario: there are ${Object.keys(known).join(', ')}.`)
}
