import type { Browser, CDPSession, Page } from '@playwright/test'
import { knownPassword } from '@/sandbox'
import { desk, type App, type PlaceName } from './apps'
import { elementsOf, readCells, readForm, readTexts, type Seen } from './cells'
import { heapOf } from './heapOf'
import { watchTraffic, type Traffic } from './settle'
import type { Split } from './split'
import { installStopwatch, type Sight, type Taken } from './stopwatch'
import { openTracer, type Tracer } from './trace'

export type Step = Traffic & {
  /** Milliseconds to the frame that shows the result. */
  ms: number
  inp: number
  blocking: number
  split: Split | undefined
}

export const stepNames = [
  'log-in form visible',
  'login → rows',
  'reload → rows',
  'next page',
  'page size 50',
  'search → rows',
  'open a form',
  'back to the list',
  'menu, first time',
  'menu, again',
  'dashboard: figures',
  'dashboard: charts',
  '50 × 15, opened',
  '50 × 15, turned',
  '1,000 rows, opened',
  '1,000 rows, scrolled to the end',
] as const
export type StepName = (typeof stepNames)[number]

export type Journey = {
  steps: Readonly<Partial<Record<StepName, readonly Step[]>>>
  /** Milliseconds that the last task of more than 50 ms ended after the log-in form was there. */
  lateTask: number
  /** Bytes of the heap after a collection: after the operator's journey, and with a thousand rows in sight. */
  heap: { journey: number; thousand: number }
  /** Of a row of fifteen columns, with its own. */
  elements: number | undefined
  seen: Seen
}

type Options = {
  app: App
  origin: string
  /** How many times the processor is slowed. */
  cpu: number
  /** The steps that are wanted; the journey leaves out what none of them needs. */
  only: ReadonlySet<StepName>
  isTraced: boolean
}

/** An operator's journey through one application in a fresh profile. */
export async function travel(browser: Browser, options: Options): Promise<Journey> {
  const context = await browser.newContext(desk)
  try {
    const tracer = options.isTraced ? await openTracer(browser) : undefined
    const traveller = await Traveller.start(await context.newPage(), options, tracer)
    return await traveller.travel()
  } finally {
    await context.close()
  }
}

const account = 0
const list = 1

class Traveller {
  private readonly steps: Partial<Record<StepName, Step[]>> = {}
  private readonly seen: Record<string, readonly string[]> = {}
  private elements: number | undefined
  private readonly traffic: ReturnType<typeof watchTraffic>

  private constructor(
    private readonly page: Page,
    private readonly devtools: CDPSession,
    private readonly options: Options,
    private readonly tracer: Tracer | undefined,
  ) {
    this.traffic = watchTraffic(devtools)
  }

  static async start(page: Page, options: Options, tracer: Tracer | undefined) {
    const { app, cpu } = options
    const loads: Sight[] = []
    loads[account] = { selector: `${app.account}:read-write` }
    loads[list] = { selector: app.rows, filled: true }
    await installStopwatch(page, loads)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Performance.enable')
    if (cpu > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    return new Traveller(page, devtools, options, tracer)
  }

  async travel(): Promise<Journey> {
    const lateTask = await this.logIn()
    await this.part(['reload → rows'], () => this.reload())
    await this.part(['next page'], () => this.turnPages())
    await this.part(['page size 50', 'search → rows'], () => this.sizeAndSearch())
    await this.part(['menu, first time', 'menu, again'], () => this.changeMenu())
    await this.part(['open a form', 'back to the list'], () => this.openForm())
    await this.part(['dashboard: figures', 'dashboard: charts'], () => this.openDashboard())
    await this.part(['50 × 15, opened', '50 × 15, turned'], () => this.openFifty())
    const journey = await heapOf(this.devtools)
    await this.part(['1,000 rows, opened', '1,000 rows, scrolled to the end'], () =>
      this.openThousand(),
    )
    const heap = { journey, thousand: await heapOf(this.devtools) }
    return { steps: this.steps, lateTask, heap, elements: this.elements, seen: this.seen }
  }

  private async part(names: readonly StepName[], work: () => Promise<void>): Promise<void> {
    if (names.some((name) => this.options.only.has(name))) await work()
  }

  private async logIn(): Promise<number> {
    const { page } = this
    const { app } = this.options
    const taken = await this.step('log-in form visible', async () => {
      await page.goto(this.at('deposits'))
      return page.evaluate((sight) => stopwatch.loaded(sight), account)
    })
    // as fast as a person
    await page.locator(app.account).pressSequentially('admin', { delay: 100 })
    await page.locator(app.password).pressSequentially(knownPassword, { delay: 100 })
    await this.settle()
    const lastMs = await page.evaluate(() => stopwatch.lastLongTask())
    await this.measure('login → rows', { selector: app.rows, filled: true }, () =>
      page.locator(app.logIn).click(),
    )
    return Math.max(0, lastMs - taken.ms[0]!)
  }

  private async reload(): Promise<void> {
    await this.settle()
    await this.step('reload → rows', async () => {
      await this.page.reload()
      return this.page.evaluate((sight) => stopwatch.loaded(sight), list)
    })
  }

  private async turnPages(): Promise<void> {
    await this.look('deposits')
    for (let turn = 0; turn < 3; turn += 1) await this.turnPage('next page')
  }

  private async sizeAndSearch(): Promise<void> {
    const { page } = this
    const { app } = this.options
    const [number = ''] = (await readCells(page, app))[7]!.split('\t')
    const not = await this.firstRow()
    await this.settle()
    await this.step('page size 50', async () => {
      await app.chooseFifty(page, () => this.arm([{ selector: app.rows, count: 50, not }]))
      return this.taken()
    })
    await this.settle()
    await this.step('search → rows', async () => {
      const sight = { selector: app.rows, count: 1, holds: number }
      await app.search(page, number, () => this.arm([sight]))
      return this.taken()
    })
    await this.settle()
    await page.goto(this.at('deposits'))
    await page.locator(app.rows).filter({ visible: true }).nth(19).waitFor()
  }

  private async changeMenu(): Promise<void> {
    await this.open('menu, first time', 'withdrawals')
    await this.look('withdrawals')
    await this.open('menu, again', 'deposits')
    await this.open('menu, again', 'withdrawals')
    await this.open('menu, first time', 'merchants')
    await this.look('merchants')
  }

  private async openForm(): Promise<void> {
    const { page } = this
    const { app } = this.options
    if (!this.seen['merchants']) await this.goTo('merchants')
    await app.chooseFifty(page, async () => {})
    const rows = page.locator(app.rows).filter({ visible: true })
    await rows.nth(20).waitFor()
    await this.settle()
    const merchant = await this.firstRow()
    const count = await rows.count()
    await this.measure('open a form', { selector: app.formInput, filled: true }, () =>
      page.locator(app.openForm).filter({ visible: true }).first().click(),
    )
    await this.settle()
    this.seen['form'] = await readForm(page)
    const sight = { selector: app.rows, count, holds: merchant.slice(0, 4) }
    await this.step('back to the list', async () => {
      await page.evaluate((sight) => {
        stopwatch.arm([sight], 'now')
        history.back()
      }, sight)
      return this.taken()
    })
  }

  private async openDashboard(): Promise<void> {
    const { page } = this
    const { app } = this.options
    await this.settle()
    const home = await app.reveal(page, 'home')
    const { ms, ...rest } = await this.step('dashboard: charts', async () => {
      await this.arm([
        { selector: app.charts, atLeast: 5 },
        { selector: app.figures, count: 5, filled: true },
      ])
      await page.locator(home).first().click()
      return this.taken()
    })
    this.note('dashboard: figures', { ...rest, ms: ms.slice(1), blocking: 0 }, undefined)
    this.seen['figures'] = await readTexts(page, app.figures)
  }

  private async openFifty(): Promise<void> {
    const { page } = this
    const { app } = this.options
    await this.goTo('withdrawals')
    await this.jump('50 × 15, opened', 'fifty', { selector: app.rows, count: 50 })
    await this.look('50 × 15')
    this.elements = await elementsOf(page, app)
    await this.turnPage('50 × 15, turned')
  }

  private async openThousand(): Promise<void> {
    const { page } = this
    const { app } = this.options
    await this.goTo('withdrawals')
    const answer = page.waitForResponse((response) => response.url().includes('pageSize=1000'))
    await this.jump('1,000 rows, opened', 'thousand', app.thousand)
    const { rows } = (await (await answer).json()) as { rows: { createTime: string }[] }
    await this.settle()
    const last = rows.at(-1)!.createTime
    await this.step('1,000 rows, scrolled to the end', async () => {
      await page.evaluate(scrollToEnd, { selector: app.rows, last })
      return this.taken()
    })
    this.seen['the last of 1,000'] = (await readCells(page, app)).slice(-1)
  }

  private async turnPage(name: StepName): Promise<void> {
    await this.settle()
    const { rows, next } = this.options.app
    const not = await this.firstRow()
    await this.measure(name, { selector: rows, filled: true, not }, () =>
      this.page.locator(next).filter({ visible: true }).click(),
    )
  }

  private async open(name: StepName, place: PlaceName): Promise<void> {
    await this.settle()
    const { app } = this.options
    const link = await app.reveal(this.page, place)
    const not = await this.firstRow()
    await this.measure(name, { selector: app.rows, filled: true, not }, () =>
      this.page.locator(link).first().click(),
    )
  }

  /** By the menu, unmeasured. */
  private async goTo(place: PlaceName): Promise<void> {
    await this.settle()
    const link = await this.options.app.reveal(this.page, place)
    await this.page.locator(link).first().click()
    await this.settle()
    await this.page.locator(this.options.app.rows).filter({ visible: true }).first().waitFor()
  }

  /** To an address by hand, as a link in a message leads there. */
  private async jump(name: StepName, place: 'fifty' | 'thousand', sight: Sight): Promise<void> {
    await this.settle()
    const { places } = this.options.app
    await this.step(name, async () => {
      await this.page.evaluate(
        ({ sight, hash }) => {
          stopwatch.arm([sight], 'now')
          location.hash = hash
        },
        { sight: { ...sight, filled: true }, hash: places[place] },
      )
      return this.taken()
    })
  }

  private async measure(name: StepName, sight: Sight, act: () => Promise<void>): Promise<void> {
    await this.step(name, async () => {
      await this.arm([sight])
      await act()
      return this.taken()
    })
  }

  private async step(name: StepName, work: () => Promise<Taken>): Promise<Taken> {
    let taken: Taken | undefined
    const take = async () => {
      taken = await inTime(name, work())
    }
    const split = this.tracer ? await this.tracer.split(take) : void (await take())
    this.note(name, taken!, split)
    return taken!
  }

  private note(name: StepName, { ms, inp, blocking }: Taken, split: Split | undefined): void {
    const steps = (this.steps[name] ??= [])
    steps.push({ ms: ms[0]!, inp, blocking, split, ...this.traffic.taken() })
  }

  private async arm(sights: readonly Sight[]): Promise<void> {
    await this.page.evaluate((wanted) => stopwatch.arm(wanted, 'input'), sights)
  }

  private taken(): Promise<Taken> {
    return this.page.evaluate(() => stopwatch.taken())
  }

  private async firstRow(): Promise<string> {
    const row = this.page.locator(this.options.app.rows).filter({ visible: true }).first()
    return (await row.count()) > 0 ? ((await row.textContent()) ?? '').trim() : ''
  }

  private async look(place: string): Promise<void> {
    this.seen[place] = await readCells(this.page, this.options.app)
  }

  private settle(): Promise<void> {
    return this.traffic.settle(this.page)
  }

  private at(place: PlaceName): string {
    return `${this.options.origin}/#${this.options.app.places[place]}`
  }
}

const longestStepMs = 60_000

/** @throws {Error} naming the step when its result does not come */
async function inTime<T>(name: StepName, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${name}: no result`)), longestStepMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Runs in the page: scrolls to the end in each frame until the last row is there. */
async function scrollToEnd({ selector, last }: { selector: string; last: string }): Promise<void> {
  const isScrolled = (element: Element) =>
    element.scrollHeight > 2 * element.clientHeight &&
    ['auto', 'scroll'].includes(getComputedStyle(element).overflowY)
  const row = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility())
  let area = row?.parentElement ?? null
  while (area && !isScrolled(area)) area = area.parentElement
  const scrolled = area ?? document.scrollingElement!
  let isThere = false
  const scroll = () => {
    if (isThere) return
    scrolled.scrollTop = scrolled.scrollHeight
    requestAnimationFrame(scroll)
  }
  stopwatch.arm([{ selector, last }], 'now')
  scroll()
  await stopwatch.taken()
  isThere = true
}
