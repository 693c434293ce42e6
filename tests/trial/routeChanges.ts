import type { CDPSession, Page } from '@playwright/test'
import { holdingOf, type Holding } from '@/tests/bench/speed/heapOf'
import { allPlaces } from '@/tests/e2e/support/places'

/** The growth after a number of route changes. */
export type RouteGrowth = {
  changes: number
  /** Of the heap, in megabytes. */
  megabytes: number
  /** Of the nodes, as a share of those that there were. */
  nodes: number
  listeners: number
  /** How many stretches it took until one left no more than is allowed: what fills up once is no leak. */
  stretches: number
}

type Round = {
  changes: number
  /** Only each so manieth of the pages; default all. */
  every?: number
}

/** Goal 20, for a thousand changes; what an engine keeps for itself is no less after fewer. */
const allowed = { megabytes: 5, leastMegabytes: 1, nodes: 0.01, listeners: 0 }

const warmUpRounds = 2
const mostStretches = 3
const megabyte = 1_048_576

/** Goes round the pages of the administrator, by the address as links do, until a stretch leaves nothing. */
export async function changeRoutes(
  page: Page,
  { changes, every = 1 }: Round,
): Promise<RouteGrowth> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  const places = (await allPlaces(page)).filter((_, place) => place % every === 0)
  await goRound(page, places, places.length * warmUpRounds)
  let before = await atRest(page, devtools)
  for (let stretches = 1; ; stretches += 1) {
    await goRound(page, places, changes)
    const after = await atRest(page, devtools)
    const growth = { changes, stretches, ...growthFrom(before, after) }
    if (stretches === mostStretches || isAllowed(growth)) return growth
    before = after
  }
}

/** Whether this growth is allowed after that many changes. */
export function isAllowed({ changes, megabytes, nodes, listeners }: RouteGrowth): boolean {
  return (
    megabytes <= Math.max(allowed.leastMegabytes, (allowed.megabytes * changes) / 1_000) &&
    nodes <= allowed.nodes &&
    listeners <= allowed.listeners
  )
}

export function growthText({ changes, megabytes, nodes, listeners, stretches }: RouteGrowth) {
  return (
    `${changes} changes of the route: heap ${megabytes.toFixed(2)} MB, ` +
    `nodes ${(nodes * 100).toFixed(1)} %, listeners ${listeners}, in stretch ${stretches}`
  )
}

function growthFrom(before: Holding, after: Holding) {
  return {
    megabytes: (after.heap - before.heap) / megabyte,
    nodes: after.nodes / before.nodes - 1,
    listeners: after.listeners - before.listeners,
  }
}

const home = '/store/storeDraw'

async function goRound(page: Page, places: readonly string[], count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await goTo(page, places[turn % places.length]!)
  await goTo(page, home)
}

/** A page is there when its heading is and no table waits. */
async function goTo(page: Page, place: string): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash
  }, place)
  await page.waitForFunction(
    (hash) => {
      const isHere = window.location.hash.startsWith(`#${hash.split('?')[0]}`)
      const area = document.querySelector('.wd-table-area')
      const isBusy = area?.getAttribute('aria-busy') === 'true'
      return isHere && document.querySelector('main h1, main iframe') !== null && !isBusy
    },
    place,
    { polling: 20 },
  )
}

/** The lowest of a few measurements: requests end, and the engine frees memory late. */
async function atRest(page: Page, devtools: CDPSession): Promise<Holding> {
  await page.waitForLoadState('networkidle')
  const looks: Holding[] = []
  for (let look = 0; look < 5; look += 1) {
    await page.waitForTimeout(400)
    looks.push(await holdingOf(devtools))
  }
  return {
    heap: Math.min(...looks.map(({ heap }) => heap)),
    nodes: Math.min(...looks.map(({ nodes }) => nodes)),
    listeners: Math.min(...looks.map(({ listeners }) => listeners)),
  }
}
