import type { Browser, Page } from '@playwright/test'
import { knownPassword } from '@/sandbox'
import { allPlaces } from '@/tests/e2e/support/places'
import { appNamed } from './apps'
import { watchTraffic } from './settle'
import { installVitals, type Interaction, type Vitals } from './vitals'

export type Walked = {
  /** Each input with the page and the work that it was part of. */
  interactions: readonly (Interaction & { place: string; work: string })[]
  /** Each page in use, and as it loads. */
  shifts: readonly { place: string; cls: number; moved: readonly string[] }[]
  loads: readonly { place: string; lcp: number; painted: string }[]
}

type Options = { origin: string; cpu: number; say: (line: string) => void }

/** A day's walk over all pages: each is opened by its address, used, and left. */
export async function walkAllPages(browser: Browser, options: Options): Promise<Walked> {
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
  })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(10_000)
    await installVitals(page)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: options.cpu })
    const walker = new Walker(page, watchTraffic(devtools), options)
    return await walker.walk()
  } finally {
    await context.close()
  }
}

class Walker {
  private readonly interactions: Walked['interactions'][number][] = []
  private readonly shifts: Walked['shifts'][number][] = []
  private readonly loads: Walked['loads'][number][] = []

  constructor(
    private readonly page: Page,
    private readonly traffic: ReturnType<typeof watchTraffic>,
    private readonly options: Options,
  ) {}

  async walk(): Promise<Walked> {
    await this.logIn()
    const places = [...new Set(await allPlaces(this.page))]
    for (const place of places) {
      this.options.say(`the page ${place}`)
      await this.load(place)
      for (const [work, act] of works) await this.work(place, work, act)
    }
    const { interactions, shifts, loads } = this
    return { interactions, shifts, loads }
  }

  private async logIn(): Promise<void> {
    const { account, password, logIn } = appNamed('portal')
    await this.load('/login')
    await this.work('/login', 'type', async (page) => {
      await page.locator(account).pressSequentially('admin', { delay: 50 })
      await page.locator(password).pressSequentially(knownPassword, { delay: 50 })
    })
    await this.work('/login', 'log in', (page) => page.locator(logIn).click())
  }

  private async load(place: string): Promise<void> {
    await this.page.goto('about:blank')
    await this.page.goto(`${this.options.origin}/#${place}`)
    await this.traffic.settle(this.page)
    const { lcp, painted } = await this.note(place, 'load')
    this.loads.push({ place, lcp, painted })
  }

  private async work(place: string, work: string, act: Act): Promise<void> {
    await act(this.page)
    await this.traffic.settle(this.page)
    await this.note(place, work)
  }

  private async note(place: string, work: string): Promise<Vitals> {
    const taken = await this.page.evaluate(() => vitals.take())
    const { cls, moved } = taken
    this.interactions.push(...taken.interactions.map((one) => ({ ...one, place, work })))
    this.shifts.push({ place, cls, moved: moved.map((one) => `${work}: ${one}`) })
    return taken
  }
}

type Act = (page: Page) => Promise<void>

/** What an operator does on any page that offers it; what opens a dialog or another page comes back. */
const works: readonly [name: string, act: Act][] = [
  ['sort', (page) => click(page, 'thead button.wd-sort')],
  ['turn the page', (page) => click(page, 'button[aria-label="Go to next page"]')],
  ['page size', (page) => choose(page, '.wd-pager select', '50')],
  [
    'type a filter',
    (page) => type(page, '[role=search] input[type=text], [role=search] input:not([type])'),
  ],
  ['search', (page) => click(page, '[role=search] [type=submit]')],
  ['reset', (page) => click(page, '[role=search] [type=submit] + button')],
  ['select a row', (page) => click(page, 'tbody [data-select]')],
  ['choose columns', (page) => dialog(page, '.wd-toolbar button[aria-haspopup=dialog]')],
  ['a row’s action', (page) => dialog(page, 'tbody [data-action]')],
  ['a row’s menu', (page) => dialog(page, 'tbody [data-more]')],
  ['open a record', (page) => visit(page, 'tbody a[data-to]')],
  ['edit a record', (page) => visitForm(page, 'td.wd-actions a[data-to]')],
  ['create a record', (page) => visitForm(page, '.wd-toolbar a.wd-button-primary')],
  ['type into a form', (page) => type(page, 'main form:not([role=search]) input[type=text]')],
  ['show figures as a table', (page) => click(page, '.wd-card button[aria-pressed]')],
  ['open the menu’s group', (page) => click(page, 'nav button[aria-expanded]')],
  ['open the user’s menu', (page) => dialog(page, 'header button[aria-haspopup=menu]')],
]

async function found(page: Page, selector: string) {
  const control = page.locator(selector).filter({ visible: true }).first()
  return (await control.count()) > 0 && (await control.isEnabled()) ? control : undefined
}

async function click(page: Page, selector: string): Promise<void> {
  await (await found(page, selector))?.click()
}

async function choose(page: Page, selector: string, value: string): Promise<void> {
  await (await found(page, selector))?.selectOption(value)
}

async function type(page: Page, selector: string): Promise<void> {
  const input = await found(page, selector)
  if (!input) return
  const before = await input.inputValue()
  await input.pressSequentially('12', { delay: 50 })
  await input.fill(before)
}

async function dialog(page: Page, selector: string): Promise<void> {
  const control = await found(page, selector)
  if (!control) return
  await control.click()
  await page.waitForTimeout(300)
  await page.keyboard.press('Escape')
}

async function visit(page: Page, selector: string): Promise<void> {
  const link = await found(page, selector)
  if (!link) return
  await link.click()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(300)
  await page.goBack()
}

async function visitForm(page: Page, selector: string): Promise<void> {
  const link = await found(page, selector)
  if (!link) return
  await link.click()
  await page.waitForTimeout(600)
  await type(page, 'main form:not([role=search]) input[type=text]')
  await page.goBack()
  await page.waitForTimeout(300)
  const leave = page.getByRole('button', { name: /^(leave|discard)/i })
  if (await leave.isVisible()) await leave.click()
}
