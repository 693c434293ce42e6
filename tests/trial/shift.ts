import type { CDPSession, Page } from '@playwright/test'
import { heapOf } from '@/tests/bench/speed/heapOf'
import { enter } from './enter'
import type { Trial } from './openTrial'

/** A working day, or a part of it. */
export type Shift = { steps: number; drops: number; alerts: number; exports: number }

export type Worked = {
  /** How much the heap has grown. */
  megabytes: number
  /** How long it took until a question was on the page, in milliseconds: 19 of 20 were as fast. */
  p95Ms: number
}

/** J12: 8 hours in steps of 6 seconds. */
export const wholeShift: Shift = { steps: 4_800, drops: 500, alerts: 2_000, exports: 300 }

export function partOf(shift: Shift, part: number): Shift {
  const { steps, drops, alerts, exports } = shift
  const [some, fewer, told, files] = [steps, drops, alerts, exports].map((count) => count * part)
  return { steps: some!, drops: fewer!, alerts: told!, exports: files! }
}

const stepMs = 6_000
/** In seconds of the page's clock. */
const longestDrop = 300
const megabyte = 1_048_576
const warmUp: Shift = { steps: 60, drops: 4, alerts: 120, exports: 4 }

/** Works a shift on the list of withdrawals, by a clock that is moved on; the page is not open yet. */
export async function work(page: Page, trial: Trial, shift: Shift): Promise<Worked> {
  await page.clock.install()
  await enter(page, trial, '/store/storeDraw')
  await page.locator('.wd-bell[data-live=open]').waitFor()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  await pass(page, trial, warmUp, 0)
  // a session lives for eight hours, and so long is the shift alone
  await trial.sandbox.db.query("update sys_session set created_at = created_at + interval '1 hour'")
  const before = await atRest(page, devtools)
  const waits = await pass(page, trial, shift, warmUp.alerts)
  const after = await atRest(page, devtools)
  const slow = waits.toSorted((one, other) => one - other).at(Math.floor(waits.length * 0.95))
  return { megabytes: (after - before) / megabyte, p95Ms: slow ?? 0 }
}

async function pass(page: Page, trial: Trial, shift: Shift, firstAlert: number): Promise<number[]> {
  const waits: number[] = []
  let alert = firstAlert
  for (let step = 0; step < shift.steps; step += 1) {
    trial.sandbox.clock.advance(stepMs)
    await page.clock.runFor(stepMs)
    for (let told = due(shift.alerts, step, shift); told > 0; told -= 1) tell(trial, (alert += 1))
    if (due(shift.drops, step, shift) > 0) await drop(page, trial)
    if (due(shift.exports, step, shift) > 0) waits.push(await takeAway(page))
  }
  return waits
}

/** How many of `count` events, spread over the shift, fall into this step. */
function due(count: number, step: number, { steps }: Shift): number {
  return Math.floor(((step + 1) * count) / steps) - Math.floor((step * count) / steps)
}

function tell({ faults, sandbox }: Trial, number: number): void {
  const hash = number.toString(16).padStart(64, '0')
  const createTime = new Date(sandbox.clock.now()).toISOString().slice(0, 19).replace('T', ' ')
  const frame = JSON.stringify({ command: '1001', data: { id: String(number), hash, createTime } })
  faults.onSockets({ socket: 'send', frame })
}

/** The line is cut; it comes back when its time has passed. */
async function drop(page: Page, { faults }: Trial): Promise<void> {
  faults.onSockets({ socket: 'destroy' })
  await page.locator('.wd-bell:not([data-live=open])').waitFor()
  const isBack = page.locator('.wd-bell[data-live=open]')
  for (let waited = 0; (await isBack.count()) === 0; waited += 1) {
    if (waited > longestDrop) throw new Error(`The line is not back after ${longestDrop} s.`)
    await page.clock.runFor(1_000)
    await page.waitForTimeout(20)
  }
}

/** Exports the list. @returns the time until the dialog opened, in milliseconds */
async function takeAway(page: Page): Promise<number> {
  const begun = performance.now()
  await page.locator('.wd-list-header').getByRole('button', { name: 'Export' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  const waited = performance.now() - begun
  const file = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export' }).click()
  await (await file).delete()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await dialog.waitFor({ state: 'detached' })
  return waited
}

/** Messages disappear, and the engine frees memory. */
async function atRest(page: Page, devtools: CDPSession): Promise<number> {
  await page.clock.runFor(30_000)
  await page.waitForTimeout(1_000)
  await heapOf(devtools)
  await page.waitForTimeout(1_000)
  return heapOf(devtools)
}
