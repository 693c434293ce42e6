import type { Page } from '@playwright/test'
import { allResources } from '@/resources/all'
import { workbook } from '../files/workbook'
import type { HostileGateway } from './mountHostile'
import type { Supply } from './poison'
import type { Probe } from './probe'

export type Walk = {
  page: Page
  gateway: HostileGateway
  probe: Probe
  supply: Supply
}

/** Long enough for a machine that is busy with other things. */
const patienceMs = 30_000

/** Goes to a page of the portal without a reload, and checks it once it is idle. */
export async function visit(walk: Walk, place: string): Promise<void> {
  const { page, probe } = walk
  await page.evaluate((hash) => void (location.hash = hash), place)
  await rest(walk, place)
  if (await answerLeaving(page)) {
    probe.tell(`on the way to ${place}: asked whether to leave, though nothing was typed`)
    await rest(walk, place)
  }
  await probe.look(page, place.slice(0, 120))
}

/** Confirms leaving the page, if asked. */
async function answerLeaving(page: Page): Promise<boolean> {
  const leave = page.getByRole('button', { name: /^(?:Leave|离开)$/ })
  const isAsked = await leave.isVisible()
  if (isAsked) await leave.click()
  return isAsked
}

export async function rest({ page, gateway }: Walk, place: string): Promise<void> {
  const until = Date.now() + patienceMs
  // a page that is being left is not at rest
  const isAtRest = () => page.evaluate(hasSettled).catch(() => false)
  for (let calm = 0; calm < 2;) {
    if (Date.now() > until) throw new Error(`${place} comes to no rest, idle: ${gateway.isIdle()}`)
    await page.waitForTimeout(30)
    calm = gateway.isIdle() && (await isAtRest()) ? calm + 1 : 0
  }
}

/** Runs in the page. */
function hasSettled(): boolean {
  const busy = [...document.querySelectorAll('[aria-busy=true]')]
  const isBusy = busy.some((one) => one.checkVisibility())
  return !isBusy && document.querySelector('h1, form, [role=alert], .wd-shell') !== null
}

/** Every list, and below it the first record's page, its form and the form for a new one. */
export async function walkRecords(
  walk: Walk,
  places: readonly string[],
  what: Look,
): Promise<void> {
  for (const place of places) {
    const beyond = place.includes('?') ? '&' : '?'
    for (let page = 1; page <= what.pages; page += 1)
      await visit(walk, `${place}${beyond}perPage=50&page=${page}`)
    const listed = allResources.filter(({ path }) => walk.gateway.firstOf(path) !== undefined)
    const resource =
      listed.find(({ path }) => path === place) ??
      listed.find(({ path }) => path.startsWith(`${place}/`))
    if (resource === undefined) continue
    const id = idOf(resource, walk.gateway.firstOf(resource.path))
    for (let time = 0; time < what.records; time += 1) {
      if (what.details) await visit(walk, `${place}/${id}/show?time=${time}`)
      if (what.forms && resource.edit) await visit(walk, `${place}/${id}?time=${time}`)
    }
    if (what.forms && resource.create) await visit(walk, `${place}/create`)
  }
}

export type Look = { details: boolean; forms: boolean; pages: number; records: number }

function idOf(
  resource: (typeof allResources)[number],
  row: Readonly<Record<string, unknown>> = {},
) {
  const [name] = Object.entries(resource.fields).find(([, { kind }]) => kind === 'id') ?? []
  const source = name === undefined ? undefined : resource.fields[name]
  const read = (source as { source?: string } | undefined)?.source ?? name ?? 'id'
  return encodeURIComponent(String(row[read] ?? row['id'] ?? '1'))
}

/** Calls that fail with a hostile message, by every code there is a way to say it for. */
export async function walkMessages(walk: Walk, times: number): Promise<void> {
  const codes = [500, 601, 403, 404, 400]
  for (let time = 0; time < times; time += 1) {
    walk.gateway.failWith(codes[time % codes.length])
    await visit(walk, `/store/bill?page=${time + 2}`)
  }
  walk.gateway.failWith(undefined)
}

/** Values for the address. */
export async function walkAddresses(walk: Walk, times: number): Promise<void> {
  const text = (count = 3) => walk.supply('address', count).join(' ')
  const coded = (count?: number) =>
    encodeURIComponent(text(count).replaceAll(/[\uD800-\uDFFF]/g, ''))
  const filter = () =>
    encodeURIComponent(JSON.stringify({ id: text(), store: text(), type: [text()] }))
  const places = [
    () => `/store/bill?filter=${filter()}`,
    () => `/store/bill?sort=${coded()}&order=${coded()}&page=${coded(1)}&perPage=${coded(1)}`,
    () => `/store/bill?filter=${coded()}&columns=${coded()}&displayedFilters=${coded()}`,
    () => `/store/user/${coded(1)}`,
    () => `/store/user/${coded(1)}/show`,
    () => `/publish/details?id=${coded()}`,
    () => `/dict/type/data/${coded(1)}`,
    () => `/gen/edit?tableId=${coded()}`,
    () => `/index?days=${coded()}`,
    () => `/login?redirect=${coded(1)}`,
    () => `/auth-redirect?${coded()}`,
    () => `/redirect/${coded(1)}`,
    () => `/${coded(1)}`,
    () => `/${text(1)}`,
  ]
  for (let time = 0; time < times; time += 1) for (const place of places) await visit(walk, place())
}

/** What opens over a page: the menu's search, the user's menu, the alerts. */
export async function walkShell(walk: Walk, speak: () => void): Promise<void> {
  const { page, probe } = walk
  await visit(walk, '/store/bill')
  await page.keyboard.press('/')
  const search = page.getByRole('dialog')
  await search.waitFor()
  await page.keyboard.type('a')
  await probe.look(page, 'the search of the menu')
  await page.keyboard.press('Escape')
  await search.waitFor({ state: 'detached' })
  speak()
  const bell = page.locator('.wd-bell')
  await bell.click()
  await rest(walk, 'the alerts')
  await probe.look(page, 'the alerts')
  await page.keyboard.press('Escape')
}

/** Everything that the browser keeps for the portal, replaced in three ways, each seen after a reload. */
export async function walkStorage(walk: Walk, origin: string): Promise<void> {
  const { page, probe, supply } = walk
  for (const way of ['raw', 'text', 'within'] as const) {
    const texts = supply(`storage ${way}`, 60)
    await page.evaluate(spoilStorage, { way, texts })
    const cookie = (name: string, value = '') => ({
      name,
      value: encodeURIComponent(value),
      url: origin,
    })
    await page
      .context()
      .addCookies([cookie('sidebarStatus', texts[0]?.replaceAll(/[\uD800-\uDFFF]/g, ''))])
    await page.reload()
    await rest(walk, `storage, ${way}`)
    await probe.look(page, `storage, ${way}`)
  }
}

type Spoil = { way: 'raw' | 'text' | 'within'; texts: readonly string[] }

/** Runs in the page. */
function spoilStorage({ way, texts }: Spoil): void {
  let next = 0
  const text = () => texts[next++ % texts.length] ?? ''
  const within = (value: unknown): unknown => {
    if (typeof value === 'string') return text()
    if (Array.isArray(value)) return [...value.map(within), text()]
    if (typeof value !== 'object' || value === null) return value
    return {
      ...Object.fromEntries(Object.entries(value).map(([key, one]) => [key, within(one)])),
      [text()]: text(),
    }
  }
  const read = (kept: string): unknown => {
    try {
      return JSON.parse(kept)
    } catch {
      return kept
    }
  }
  const known = [
    'layout-setting',
    'tags',
    'drafts',
    'outElsewhere',
    'wattdesk-sound',
    'wattdesk.alerts',
  ]
  for (const storage of [localStorage, sessionStorage])
    for (const key of new Set([...known, ...Object.keys(storage)])) {
      const kept =
        storage.getItem(key) ?? '{"list":[{"path":"/x","search":"?x"}],"theme":"x","mode":"x"}'
      if (way === 'raw') storage.setItem(key, text())
      if (way === 'text') storage.setItem(key, JSON.stringify(text()))
      if (way === 'within') storage.setItem(key, JSON.stringify(within(read(kept))))
    }
}

/** Files whose names and cells are hostile, half of them with hostile headings, in the dialog that shows what would be imported. */
export async function walkFiles(
  walk: Walk,
  headings: readonly string[],
  times: number,
): Promise<void> {
  const { page, probe, supply } = walk
  await visit(walk, '/system/user')
  await page.locator('.wd-toolbar button[aria-haspopup]:not([aria-expanded])').first().click()
  const dialog = page.getByRole('dialog')
  const cells = () =>
    Array.from({ length: 50 }, () => [...supply('cell', headings.length)].map(cell))
  for (let time = 0; time < times; time += 1) {
    const head = time % 2 === 0 ? headings : supply('heading', headings.length).map(cell)
    const name = `${(supply('file name', 1)[0] ?? '').replaceAll(/[/\\\0]/g, '_').slice(0, 150)}.xlsx`
    const buffer = Buffer.from(workbook([head, ...cells()]))
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/zip', buffer })
    await dialog.locator('table, [role=alert]').first().waitFor()
    await probe.look(page, `a file that is to be imported, ${time}`)
  }
  await dialog.locator('.wd-dialog-buttons button').first().click()
  await dialog.waitFor({ state: 'detached' })
}

/** Characters that a workbook can hold: XML excludes the others. */
function cell(text: string): string {
  return [...text]
    .filter((one) => /[\t\n\r\u0020-\uD7FF\uE000-\uFFFD]/u.test(one) || one.length === 2)
    .join('')
    .slice(0, 2_000)
}

/** @returns the exported file of a list */
export async function walkExport(walk: Walk, place: string): Promise<string> {
  const { page, probe } = walk
  await visit(walk, place)
  await page.locator('.wd-toolbar button[aria-haspopup=dialog]').last().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio').nth(1).check()
  const download = page.waitForEvent('download')
  await dialog.locator('.wd-dialog-buttons button').last().click()
  const file = await (await download).path()
  await probe.look(page, `the export of ${place}`)
  await page.keyboard.press('Escape')
  return file
}
