import type { Page } from '@playwright/test'
import type { AppName } from './buildApps'
import type { Sight } from './stopwatch'

export type PlaceName = 'deposits' | 'withdrawals' | 'merchants' | 'home'

/** The operator's browser. */
export const desk = {
  locale: 'en-US',
  timezoneId: 'Asia/Shanghai',
  viewport: { width: 1440, height: 900 },
} as const

/** How one of the applications is operated; all else about the journey is the same for them. */
export type App = {
  name: AppName
  /** Addresses after the `#`. */
  places: Readonly<Record<PlaceName | 'fifty' | 'thousand', string>>
  account: string
  password: string
  logIn: string
  /** The rows of a list, and the cells of a row that show its record. */
  rows: string
  cells: string
  /** What a list of a thousand rows is seen by: all of them, or as many as the window shows. */
  thousand: Sight
  next: string
  /** Makes the menu's entry for a place visible. @returns its selector. */
  reveal: (page: Page, place: PlaceName) => Promise<string>
  /** Chooses fifty rows a page; `arm` is called right before the input that does it. */
  chooseFifty: (page: Page, arm: () => Promise<void>) => Promise<void>
  /** Looks for an order number; `arm` as above. */
  search: (page: Page, text: string, arm: () => Promise<void>) => Promise<void>
  /** What opens the form over the first merchant, and the input in it that holds its name. */
  openForm: string
  formInput: string
  /** The five figures of the dashboard, and their charts. */
  figures: string
  charts: string
}

const pause = (page: Page) => page.waitForTimeout(100)

const bound: App = {
  name: 'bound',
  places: {
    deposits: '/deposits',
    withdrawals: '/withdrawals',
    merchants: '/merchants',
    home: '/index',
    fifty: '/deposits?pageSize=50',
    thousand: '/deposits?pageSize=1000',
  },
  account: 'input[aria-label=Account]',
  password: 'input[type=password]',
  logIn: 'form button',
  rows: 'tbody tr',
  cells: 'td',
  thousand: { selector: 'tbody tr', count: 1_000 },
  next: 'button[aria-label="Go to next page"]',
  reveal: async (_page, place) => `nav a[href="#${bound.places[place]}"]`,
  async chooseFifty(page, arm) {
    await arm()
    await page.locator('select').selectOption('50')
  },
  async search(page, text, arm) {
    await page.locator('input[aria-label=mchOrderNo]').fill(text)
    await arm()
    await page.locator('[role=search] button').click()
  },
  openForm: 'tbody tr:first-child a',
  formInput: 'input[name=nick]',
  figures: 'section strong',
  charts: 'section polyline',
}

const portal: App = {
  name: 'portal',
  places: {
    deposits: '/api/apiRecharge',
    withdrawals: '/store/storeDraw',
    merchants: '/store/user',
    home: '/index',
    fifty: '/api/apiRecharge?perPage=50',
    thousand: '/api/apiRecharge?perPage=1000',
  },
  account: '#username',
  password: '#password',
  logIn: 'form button:text-is("Log in")',
  rows: 'tbody tr[data-id]',
  cells: 'td[data-label]',
  thousand: { selector: 'table[aria-rowcount="1001"] tbody tr[data-id]', atLeast: 20 },
  next: 'button[aria-label="Go to next page"]',
  async reveal(page, place) {
    const link = `nav a[href="#${portal.places[place]}"]`
    if (!(await page.locator(link).isVisible())) {
      const group = place === 'deposits' ? 'Orders' : 'Stores'
      await page.getByRole('navigation').getByRole('button', { name: group }).click()
      await page.locator(link).waitFor()
      await pause(page)
    }
    return link
  },
  async chooseFifty(page, arm) {
    await arm()
    await page.getByLabel('Rows per page').filter({ visible: true }).selectOption('50')
  },
  async search(page, text, arm) {
    const input = page.locator('input[name=mchOrderNo]').filter({ visible: true })
    if ((await input.count()) === 0) await page.locator('.wd-filters-toggle').click()
    await input.fill(text)
    await arm()
    await input.press('Enter')
  },
  openForm: 'tbody tr:first-child td:last-child a',
  formInput: 'input[name=nick]',
  figures: '.wd-card .wd-figure strong',
  charts: '.wd-card .wd-chart-area > svg',
}

const stock: App = {
  name: 'stock',
  places: {
    deposits: '/deposits',
    withdrawals: '/withdrawals',
    merchants: '/merchants',
    home: '/',
    fifty: '/deposits?perPage=50',
    thousand: '/deposits?perPage=1000',
  },
  account: 'input[name=username]',
  password: 'input[name=password]',
  logIn: 'button[type=submit]',
  rows: 'tbody tr.MuiTableRow-root',
  cells: 'td',
  thousand: { selector: 'tbody tr.MuiTableRow-root', count: 1_000 },
  next: 'button[aria-label="Go to next page"]',
  async reveal(page, place) {
    // a table wider than the window lies over the menu once it is scrolled to its end
    await page.evaluate(() => scrollTo(0, 0))
    return `.RaMenu-open a[href="#${stock.places[place]}"]`
  },
  async chooseFifty(page, arm) {
    await page.getByRole('combobox', { name: /rows per page/i }).click()
    const fifty = page.getByRole('option', { name: '50' })
    await fifty.waitFor()
    await pause(page)
    await arm()
    await fifty.click()
  },
  async search(page, text, arm) {
    await arm()
    await page.locator('input[name=mchOrderNo]').fill(text)
  },
  openForm: 'tbody tr:first-child td:first-child',
  formInput: 'input[name=nick]',
  figures: 'main strong',
  charts: 'main .recharts-surface',
}

const known = { bound, portal, stock }

export function appNamed(name: AppName): App {
  return known[name]
}
