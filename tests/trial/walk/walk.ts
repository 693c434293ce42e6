import type { Page } from '@playwright/test'
import { createDice, type Dice } from '@/sandbox/values/dice'
import { seededRandom } from '@/sandbox/values/random'
import type { Invariants } from '@/tests/e2e/support/invariants'
import type { Trial } from '../openTrial'
import { chaosFaults } from './chaosFaults'
import { findControls, type Control } from './findControls'
import { bookedSince, booksOf } from './ledger'
import { operate } from './operate'
import { enterAgain, recover } from './recover'
import { quietly, type Traffic } from './traffic'

export type Walk = { trial: Trial; page: Page; invariants: Invariants; seed: number; steps: number }

/** The record of a walk. */
export type Walked = { met: number; actions: readonly string[]; decided: number }

/** The share of the calls that fail. */
const chaosShare = 0.2
/** The number of calls that an idle portal may make in ten seconds. */
const idleMs = 10_000
const idleCalls = 10

/**
 * An operator who presses random controls while a fifth of all calls fails: after each step the invariants
 * hold, at the end the page recovers without a reload, and every movement of money has its one reason.
 *
 * @throws Error with the seed, the step and everything done before it
 */
export async function walk({ trial, page, invariants, seed, steps }: Walk): Promise<Walked> {
  const dice = createDice(seededRandom(`walk ${seed}`))
  const actions: string[] = []
  const traffic = quietly(page)
  const before = await booksOf(trial.sandbox.db)
  for (const fault of chaosFaults(`${seed}`, chaosShare)) trial.faults.set(fault)
  try {
    for (let step = 1; step <= steps; step += 1) {
      actions.push(await takeStep(page, invariants, dice, traffic))
      const broken = await invariants.broken()
      if (broken.length > 0) throw new Error(broken.join('\n'))
    }
    const asked = await invariants.callsIn(idleMs)
    if (asked.length > idleCalls) throw new Error(`asked by itself: ${asked.join(', ')}`)
    const met = trial.faults.list().reduce((sum, fault) => sum + fault.met, 0)
    trial.faults.clear()
    actions.push('the faults stop')
    await recover(page, trial)
    const { decided, unexplained } = await bookedSince(trial.sandbox.db, before)
    if (unexplained.length > 0) throw new Error(`money without a reason: ${unexplained.join(', ')}`)
    return { met, actions, decided }
  } catch (error) {
    const list = actions.map((action, place) => `${place + 1}. ${action}`)
    const where = `seed ${seed}, step ${actions.length} of ${steps}`
    throw new Error(`${where}\n${String(error)}\n${list.join('\n')}`, { cause: error })
  } finally {
    trial.faults.clear()
  }
}

async function takeStep(
  page: Page,
  invariants: Invariants,
  dice: Dice,
  traffic: Traffic,
): Promise<string> {
  const controls = await findControls(page)
  const what = await chooseAndDo(page, { controls, invariants, dice })
  await traffic.settled()
  return `${what} → ${new URL(page.url()).hash}`
}

type Situation = { controls: readonly Control[]; invariants: Invariants; dice: Dice }

async function chooseAndDo(page: Page, { controls, invariants, dice }: Situation): Promise<string> {
  if (/#\/(?:login|register|bind)/.test(page.url())) return enterAgain(page)
  const luck = dice.fraction()
  if (luck < 0.03) return back(page, dice)
  if (luck < 0.09) return goSomewhere(page, dice)
  // a question is answered or put away before long
  const isAsked = controls.some(({ kind }) => kind.endsWith('answer'))
  if (luck < (isAsked ? 0.25 : 0.11) || controls.length === 0) return press(page, 'Escape')
  const control = pickOne(controls, dice)
  const { what, typed, isGivenUp } = await operate(page, control, dice)
  if (isGivenUp) invariants.forget()
  if (typed) invariants.typed(typed.name, typed.value)
  return typed ? `${what} = "${typed.value}"` : what
}

/** Never further than where the walk began. */
async function back(page: Page, dice: Dice): Promise<string> {
  const steps = dice.chance(0.7) ? -1 : 1
  await page.evaluate((count) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number }
    if (count > 0 || idx > 0) history.go(count)
  }, steps)
  return steps < 0 ? 'back' : 'forward'
}

/** What waits to be decided. */
const applying = '/store/storeDraw?filter=%7B%22status%22%3A%5B%221%22%5D%7D'

const places = [
  '/index',
  '/store/storeDraw',
  applying,
  applying,
  applying,
  '/store/store/1',
  '/store/user/create',
  '/store/bill?page=2',
  '/api/apiRecharge',
  '/api/apiDraw',
  '/energy/user/1',
]

async function goSomewhere(page: Page, dice: Dice): Promise<string> {
  const place = dice.pick(places)
  await page.evaluate((hash) => {
    window.location.hash = hash
  }, place)
  return `to ${place}`
}

async function press(page: Page, key: string): Promise<string> {
  await page.keyboard.press(key)
  return key
}

/** First a kind, by how often it is used; then one of it: a long menu is no more likely than a short one. */
function pickOne(controls: readonly Control[], dice: Dice): Control {
  const kinds = new Map(controls.map(({ kind, weight }) => [kind, weight]))
  let left = dice.fraction() * [...kinds.values()].reduce((sum, weight) => sum + weight, 0)
  for (const [kind, weight] of kinds) {
    left -= weight
    if (left < 0) return dice.pick(controls.filter((one) => one.kind === kind))
  }
  return dice.pick(controls)
}
