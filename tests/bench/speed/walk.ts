import type { Browser, Page } from '@playwright/test'
import { knownPassword } from '@/sandbox'
import { allPlaces } from '@/tests/e2e/support/places'
import { appNamed, desk } from './apps'
import { watchTraffic } from './settle'
import { installVitals, type Interaction, type Vitals } from './vitals'

export type Walked = {
  /** Each input with the page and the work that it was part of. */
  interactions: readonly (Interaction & { place: string; work: string })[]
  /** Each page in use, and as it loads. */
  shifts: readonly { place: string; cls: number; moved: readonly string[] }[]
  loads: readonly { place: string; lcp: number; painted: string }[]
}

type Options = {
  origin: string
  cpu: number
  /** Pages by their address; all by default. */
  only: readonly string[]
  say: (line: string) => void
}

/** A day's walk over all pages: each is opened by its address, used, and left. */
export async function walkAllPages(browser: Browser, options: Options): Promise<Walked> {
  const context = await browser.newContext(desk)
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
    const { only } = this.options
    const places = only.length > 0 ? only : new Set(await allPlaces(this.page))
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
      return true
    })
    await this.work('/login', 'log in', (page) => click(page, logIn))
  }

  private async load(place: string): Promise<void> {
    await this.page.goto('about:blank')
    await this.page.goto(`${this.options.origin}/#${place}`)
    await this.traffic.settle(this.page)
    const { lcp, painted } = await this.note(place, 'load')
    this.loads.push({ place, lcp, painted })
  }

  private async work(place: string, work: string, act: Act): Promise<void> {
    const settle = () => this.traffic.settle(this.page)
    const isOffered = await act(this.page, settle).catch((cause: unknown) => {
      throw new Error(`${place}, ${work}: ${String(cause)}`, { cause })
    })
    if (!isOffered) return
    await settle()
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

/** Returns whether the page offers it. */
type Act = (page: Page, settle: () => Promise<void>) => Promise<boolean>

const formInput = 'main form:not([role=search]) input[type=text]'

/** What an operator does on any page that offers it; what opens a dialog or another page comes back. */
const works: readonly [name: string, act: Act][] = [
  ['sort', (page) => click(page, 'thead button.wd-sort')],
  ['turn the page', (page) => click(page, 'button[aria-label="Go to next page"]')],
  ['page size', (page) => choose(page, '.wd-pager select', '5')],
  ['open the filters', (page) => click(page, '.wd-filters-toggle')],
  [
    'type a filter',
    (page) => type(page, '[role=search] input[type=text], [role=search] input:not([type])'),
  ],
  ['reset', (page) => click(page, '.wd-filters-clear')],
  ['select a row', (page) => click(page, 'tbody [data-select]')],
  ['choose columns', (...at) => dialog(at, '.wd-toolbar button[aria-haspopup=dialog]')],
  ['a row’s action', (...at) => dialog(at, 'tbody [data-action]')],
  ['a row’s menu', (...at) => dialog(at, 'tbody [data-more]')],
  ['open a record', (...at) => visit(at, 'tbody a[data-to]')],
  ['edit a record', (...at) => visitForm(at, 'td.wd-actions a[data-to]')],
  ['create a record', (...at) => visitForm(at, '.wd-toolbar a.wd-button-primary')],
  ['type into a form', (page) => type(page, formInput)],
  ['show figures as a table', (page) => click(page, '.wd-card button[aria-pressed]')],
  ['another page by the menu', (...at) => visit(at, 'nav a[href^="#/store/"]')],
  ['open the menu’s group', (page) => click(page, 'nav button[aria-expanded]')],
  ['open the user’s menu', (...at) => dialog(at, 'header button[aria-haspopup=menu]')],
]

async function found(page: Page, selector: string) {
  const control = page.locator(selector).filter({ visible: true }).first()
  return (await control.count()) > 0 && (await control.isEnabled()) ? control : undefined
}

async function click(page: Page, selector: string): Promise<boolean> {
  const control = await found(page, selector)
  await control?.click()
  return control !== undefined
}

/** By the keyboard, as the browser counts what follows a script's choice as unexpected. */
async function choose(page: Page, selector: string, text: string): Promise<boolean> {
  const select = await found(page, selector)
  await select?.press(text)
  return select !== undefined
}

async function type(page: Page, selector: string): Promise<boolean> {
  const input = await found(page, selector)
  if (!input) return false
  const before = await input.inputValue()
  await input.pressSequentially('12', { delay: 50 })
  await input.fill(before)
  return true
}

type At = Parameters<Act>

const modals = '.MuiModal-root'

async function dialog([page, settle]: At, selector: string): Promise<boolean> {
  if (!(await click(page, selector))) return false
  await settle()
  await page.keyboard.press('Escape')
  await settle()
  await click(page, `${modals} button:text-matches("^(leave|discard)", "i")`)
  await page.locator(modals).filter({ visible: true }).waitFor({ state: 'hidden' })
  return true
}

async function visit([page, settle]: At, selector: string): Promise<boolean> {
  if (!(await click(page, selector))) return false
  await settle()
  await page.goBack()
  return true
}

async function visitForm([page, settle]: At, selector: string): Promise<boolean> {
  if (!(await click(page, selector))) return false
  await settle()
  await type(page, formInput)
  await page.goBack()
  await settle()
  await click(page, `${modals} button:text-matches("^(leave|discard)", "i")`)
  return true
}
