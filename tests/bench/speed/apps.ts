import type { Page } from '@playwright/test'
import type { AppName } from './buildApps'
import { wideColumns } from './columns'

export type PlaceName = 'deposits' | 'withdrawals' | 'merchants' | 'home'

/** How one of the three applications is operated; all else about the journey is the same for them. */
export type App = {
  name: AppName
  /** Addresses after the `#`. */
  places: Readonly<Record<PlaceName | 'wide' | 'thousand', string>>
  account: string
  password: string
  logIn: string
  /** The rows of a list. */
  rows: string
  /** The rows of a list of a thousand, and how many of them are drawn before it is scrolled. */
  thousand: { rows: string; drawn: number }
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
  figures: { selector: string; count: number }
  charts: { selector: string; count: number }
}

const pause = (page: Page) => page.waitForTimeout(100)

const bound: App = {
  name: 'bound',
  places: {
    deposits: '/deposits',
    withdrawals: '/withdrawals',
    merchants: '/merchants',
    home: '/index',
    wide: '/wide?pageSize=50',
    thousand: '/wide?pageSize=1000',
  },
  account: 'input[aria-label=Account]',
  password: 'input[type=password]',
  logIn: 'form button',
  rows: 'tbody tr',
  thousand: { rows: 'tbody tr', drawn: 1_000 },
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
  figures: { selector: 'section strong', count: 7 },
  charts: { selector: 'section polyline', count: 7 },
}

const wide = `columns=${wideColumns.map(({ field }) => field).join()}`

const portal: App = {
  name: 'portal',
  places: {
    deposits: '/api/apiRecharge',
    withdrawals: '/store/storeDraw',
    merchants: '/store/user',
    home: '/index',
    wide: `/api/apiRecharge?${wide}&perPage=50`,
    thousand: `/api/apiRecharge?${wide}&perPage=1000`,
  },
  account: '#username',
  password: '#password',
  logIn: 'form button:text-is("Log in")',
  rows: 'tbody tr[data-id]',
  thousand: { rows: 'table[aria-rowcount="1001"] tbody tr[data-id]', drawn: 100 },
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
    await page.getByLabel('Rows per page').selectOption('50')
  },
  async search(page, text, arm) {
    await page.locator('input[name=mchOrderNo]').fill(text)
    await arm()
    await page.getByRole('button', { name: 'Search', exact: true }).click()
  },
  openForm: 'tbody tr:first-child td:last-child a',
  formInput: 'input[name=nick]',
  figures: { selector: '.wd-card .wd-figure strong', count: 5 },
  charts: { selector: '.wd-card .wd-chart-area > svg', count: 5 },
}

const stock: App = {
  name: 'stock',
  places: {
    deposits: '/deposits',
    withdrawals: '/withdrawals',
    merchants: '/merchants',
    home: '/',
    wide: '/wide',
    thousand: '/wide?perPage=1000',
  },
  account: 'input[name=username]',
  password: 'input[name=password]',
  logIn: 'button[type=submit]',
  rows: 'tbody tr.MuiTableRow-root',
  thousand: { rows: 'tbody tr.MuiTableRow-root', drawn: 1_000 },
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
  figures: { selector: 'main strong', count: 7 },
  charts: { selector: 'main .recharts-surface', count: 7 },
}

export const apps: readonly App[] = [bound, portal, stock]
