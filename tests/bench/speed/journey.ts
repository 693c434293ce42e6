import type { Browser, CDPSession, Page } from '@playwright/test'
import { knownPassword } from '@/sandbox'
import type { App, PlaceName } from './apps'
import { heapOf } from './heapOf'
import { installStopwatch, type Sight, type Taken } from './stopwatch'

export type Step = {
  /** Milliseconds to the frame that shows the result. */
  ms: number
  inp: number
  blocking: number
  /** Since the step before, including what was fetched ahead. */
  requests: number
  /** Compressed, as the network layer reports them. */
  bytes: number
  scriptBytes: number
}

export type StepName =
  | 'login form'
  | 'login → rows'
  | 'reload → rows'
  | 'next page'
  | 'page size 50'
  | 'search → rows'
  | 'menu, first time'
  | 'menu, again'
  | 'open a form'
  | 'back to the list'
  | 'dashboard: figures'
  | 'dashboard: charts'
  | '50 × 15, opened'
  | '50 × 15, turned'
  | '1,000 rows, opened'

export type Journey = {
  steps: Readonly<Partial<Record<StepName, readonly Step[]>>>
  /** Bytes of the heap after a collection: after the operator's journey, and with a thousand rows in sight. */
  heap: { journey: number; thousand: number }
}

/** An operator's journey through one application in a fresh profile. `cpu` is how many times the processor is slowed. */
export async function travel(
  browser: Browser,
  app: App,
  origin: string,
  cpu: number,
): Promise<Journey> {
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
  })
  try {
    const traveller = await Traveller.start(await context.newPage(), app, origin, cpu)
    await traveller.logIn()
    await traveller.work()
    const journey = await traveller.heap()
    await traveller.wideTables()
    return { steps: traveller.steps, heap: { journey, thousand: await traveller.heap() } }
  } finally {
    await context.close()
  }
}

class Traveller {
  readonly steps: Partial<Record<StepName, Step[]>> = {}
  private traffic = { requests: 0, bytes: 0, scriptBytes: 0 }

  private constructor(
    private readonly page: Page,
    private readonly devtools: CDPSession,
    private readonly app: App,
    private readonly origin: string,
  ) {}

  static async start(page: Page, app: App, origin: string, cpu: number): Promise<Traveller> {
    await installStopwatch(page, [{ selector: app.account }, { selector: app.rows, filled: true }])
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Performance.enable')
    if (cpu > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    const traveller = new Traveller(page, devtools, app, origin)
    traveller.countTraffic()
    return traveller
  }

  heap(): Promise<number> {
    return heapOf(this.devtools)
  }

  async logIn(): Promise<void> {
    const { page, app } = this
    await page.goto(this.at('deposits'))
    this.note('login form', await page.evaluate(() => stopwatch.loaded()))
    await page.locator(app.account).fill('admin')
    await page.locator(app.password).fill(knownPassword)
    // as long as it takes to type them
    await page.waitForTimeout(2_000)
    await this.settle()
    await this.measure('login → rows', { selector: app.rows, filled: true }, () =>
      page.locator(app.logIn).click(),
    )
  }

  async work(): Promise<void> {
    const { page, app } = this
    for (let turn = 0; turn < 3; turn += 1) await this.turnPage('next page')
    const order = await page
      .locator(app.rows)
      .nth(7)
      .locator('td')
      .filter({ hasText: /^\d{20,}$/ })
    const number = (await order.first().textContent()) ?? ''

    const first = await this.firstRow()
    await this.settle()
    await app.chooseFifty(page, () => this.arm([{ selector: app.rows, count: 50, not: first }]))
    this.note('page size 50', await this.taken())

    await this.settle()
    await app.search(page, number, () =>
      this.arm([{ selector: app.rows, count: 1, holds: number }]),
    )
    this.note('search → rows', await this.taken())

    await this.settle()
    await page.goto(this.at('deposits'))
    await this.settle()
    await this.open('menu, first time', 'withdrawals')
    await this.open('menu, again', 'deposits')
    await this.open('menu, again', 'withdrawals')
    await this.open('menu, first time', 'merchants')

    const merchants = await this.firstRow()
    await this.measure('open a form', { selector: app.formInput, filled: true }, () =>
      page.locator(app.openForm).first().click(),
    )
    await this.settle()
    await page.evaluate(
      (sight) => {
        stopwatch.arm([sight], 'now')
        history.back()
      },
      { selector: app.rows, holds: merchants.slice(0, 4) } satisfies Sight,
    )
    this.note('back to the list', await this.taken())

    await this.settle()
    const home = await app.reveal(page, 'home')
    await this.arm([{ ...app.figures, filled: true }, { ...app.charts }])
    await page.locator(home).first().click()
    const { ms, ...rest } = await this.taken()
    this.note('dashboard: figures', { ...rest, ms: ms.slice(0, 1) })
    this.note('dashboard: charts', { ...rest, ms: ms.slice(1), blocking: 0 })

    await this.open('menu, again', 'deposits')
    await page.reload()
    this.note('reload → rows', await page.evaluate(() => stopwatch.loaded()))
    await this.settle()
  }

  async wideTables(): Promise<void> {
    const { app } = this
    await this.jump('50 × 15, opened', 'wide', { selector: app.rows, count: 50 })
    await this.turnPage('50 × 15, turned')
    await this.open('menu, again', 'withdrawals')
    const { rows, drawn } = app.thousand
    await this.jump('1,000 rows, opened', 'thousand', { selector: rows, count: drawn })
  }

  private async turnPage(name: StepName): Promise<void> {
    await this.settle()
    const not = await this.firstRow()
    await this.measure(name, { selector: this.app.rows, filled: true, not }, () =>
      this.page.locator(this.app.next).click(),
    )
  }

  private async open(name: StepName, place: PlaceName): Promise<void> {
    await this.settle()
    const link = await this.app.reveal(this.page, place)
    const not = await this.firstRow()
    await this.measure(name, { selector: this.app.rows, filled: true, not }, () =>
      this.page.locator(link).first().click(),
    )
  }

  /** To an address by hand, as a link in a message leads there. */
  private async jump(name: StepName, place: 'wide' | 'thousand', sight: Sight): Promise<void> {
    await this.settle()
    const { places } = this.app
    await this.page.evaluate(
      ({ sight, hash }) => {
        stopwatch.arm([sight], 'now')
        location.hash = hash
      },
      { sight: { ...sight, filled: true }, hash: places[place] },
    )
    this.note(name, await this.taken())
  }

  private async measure(name: StepName, sight: Sight, act: () => Promise<void>): Promise<void> {
    await this.arm([sight])
    await act()
    this.note(name, await this.taken())
  }

  private async arm(sights: readonly Sight[]): Promise<void> {
    await this.page.evaluate((wanted) => stopwatch.arm(wanted, 'input'), sights)
  }

  private taken(): Promise<Taken> {
    return this.page.evaluate(() => stopwatch.taken())
  }

  private note(name: StepName, { ms: [ms = 0], inp, blocking }: Taken): void {
    const steps = (this.steps[name] ??= [])
    steps.push({ ms, inp, blocking, ...this.traffic })
    this.traffic = { requests: 0, bytes: 0, scriptBytes: 0 }
  }

  private async firstRow(): Promise<string> {
    const row = this.page.locator(this.app.rows).first()
    return (await row.count()) > 0 ? ((await row.textContent()) ?? '').trim() : ''
  }

  /** Waits until no request is open: names and code fetched ahead come late. */
  private async settle(): Promise<void> {
    await this.page.waitForLoadState('networkidle')
    await this.page.waitForTimeout(700)
  }

  private at(place: PlaceName): string {
    return `${this.origin}/#${this.app.places[place]}`
  }

  private countTraffic(): void {
    const scripts = new Set<string>()
    this.devtools.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId)
    })
    this.devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      this.traffic.requests += 1
      this.traffic.bytes += encodedDataLength
      if (scripts.has(requestId)) this.traffic.scriptBytes += encodedDataLength
    })
  }
}
