import { alertStorm } from './alertStorm'
import { empty } from './empty'
import { expiredSession } from './expiredSession'
import { flaky } from './flaky'
import { forbidden } from './forbidden'
import { frozenAccount } from './frozenAccount'
import { garbled } from './garbled'
import { hostileText } from './hostileText'
import { huge } from './huge'
import { lostAnswers } from './lostAnswers'
import { outage } from './outage'
import { ruoyi } from './ruoyi'
import type { Scenario } from './Scenario'
import { slow } from './slow'

/** Every scenario by the name that stands in the address: `/?scenario=slow#/…`. */
export const scenarios = {
  slow,
  flaky,
  outage,
  garbled,
  'lost-answers': lostAnswers,
  'expired-session': expiredSession,
  'frozen-account': frozenAccount,
  forbidden,
  'alert-storm': alertStorm,
  empty,
  huge,
  'hostile-text': hostileText,
  ruoyi,
} as const satisfies Readonly<Record<string, Scenario>>

export type ScenarioName = keyof typeof scenarios

/** @throws Error naming what there is */
export function scenarioNamed(name: string): Scenario {
  const found = Object.entries(scenarios).find(([known]) => known === name)
  if (found) return found[1]
  throw new Error(`"${name}" is no scenario: there are ${Object.keys(scenarios).join(', ')}.`)
}
