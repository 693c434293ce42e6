import { sumDecimals, toDecimal } from '@/engine/values/decimal'
import {
  depositColumns,
  merchantColumns,
  merchantFields,
  statistics,
  wideColumns,
  withdrawalColumns,
  type Column,
} from '../columns'
import { askedDays } from '../days'
import { call, list, signIn, token, type Page, type Row } from './gateway'
import { drawLine, drawTable, element } from './views'
import './style.css'

/** The lower bound: the cost of the same pages, written by hand. */

const root = document.querySelector('#root')!

type Place = { path: string; columns: readonly Column[]; filter: string; form?: string }

const places: Readonly<Record<string, Place>> = {
  '/deposits': { path: '/api/apiRecharge', columns: depositColumns, filter: 'mchOrderNo' },
  '/wide': { path: '/api/apiRecharge', columns: wideColumns, filter: 'mchOrderNo' },
  '/merchants': {
    path: '/store/user',
    columns: merchantColumns,
    filter: 'nick',
    form: '/merchant',
  },
  '/withdrawals': { path: '/store/storeDraw', columns: withdrawalColumns, filter: 'walletName' },
}

async function open(): Promise<void> {
  if (!token()) return drawLogin()
  await Promise.all([call('/getInfo'), call('/getRouters'), go()])
}

function drawLogin(): void {
  const user = element('input', { 'aria-label': 'Account' })
  const password = element('input', { 'aria-label': 'Password', type: 'password' })
  const form = element('form', {}, user, password, element('button', {}, 'Log in'))
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const body = JSON.stringify({ username: user.value, password: password.value })
    const { data } = await call<{ data: { token: string } }>('/login', { method: 'POST', body })
    signIn(data.token)
    void open()
  })
  root.replaceChildren(form)
}

const stores = new Map<string, string>()

async function learnStores(rows: readonly Row[]): Promise<void> {
  const unknown = [...new Set(rows.map(({ store }) => String(store)))].filter(
    (id) => !stores.has(id),
  )
  if (unknown.length === 0) return
  const answer = await list('/store/store', {
    id: unknown.join(),
    pageSize: String(unknown.length),
  })
  for (const { id, nick } of answer.rows) stores.set(String(id), String(nick))
}

const kept = new Map<string, Page>()

async function go(): Promise<void> {
  const [name = '', query = ''] = location.hash.slice(1).split('?')
  if (name === '/index' || name === '' || name === '/') return drawDashboard()
  if (name === '/merchant') return drawForm(new URLSearchParams(query).get('id') ?? '')
  const place = places[name]
  if (!place) return
  const asked = { pageNum: '1', pageSize: '20', ...Object.fromEntries(new URLSearchParams(query)) }
  const key = location.hash
  const known = kept.get(key)
  if (known) drawList(name, place, asked, known)
  const page = await list(place.path, asked)
  if (!known || known.rows.some((row, index) => row['id'] !== page.rows[index]?.['id'])) {
    await learnStores(page.rows)
    drawList(name, place, asked, page)
  }
  kept.set(key, page)
}

type Asked = Record<string, string> & { pageNum: string; pageSize: string }

function drawList(name: string, place: Place, asked: Asked, page: Page): void {
  const to = (change: Record<string, string>) => {
    location.hash = `${name}?${new URLSearchParams({ ...asked, ...change }).toString()}`
  }
  const filter = element('input', { 'aria-label': place.filter, value: asked[place.filter] ?? '' })
  const search = element('form', { role: 'search' }, filter, element('button', {}, 'Search'))
  search.addEventListener('submit', (event) => {
    event.preventDefault()
    to({ pageNum: '1', [place.filter]: filter.value })
  })
  const next = element('button', { 'aria-label': 'Go to next page' }, '›')
  next.addEventListener('click', () => to({ pageNum: String(Number(asked.pageNum) + 1) }))
  const sizes = [20, 50, 1000].map((size) =>
    element('option', { value: String(size) }, String(size)),
  )
  const size = element('select', { 'aria-label': 'Rows per page' }, ...sizes)
  size.value = asked.pageSize
  size.addEventListener('change', () => to({ pageNum: '1', pageSize: size.value }))
  const hrefOf = place.form ? (row: Row) => `#${place.form}?id=${row['id']}` : undefined
  const table = drawTable(place.columns, page, stores, hrefOf)
  const pager = element('div', {}, `${page.total} in total, page ${asked.pageNum}`, size, next)
  show(search, element('div', { class: 'table' }, table), pager)
}

async function drawForm(id: string): Promise<void> {
  const { data } = await call<{ data: Row }>(`/store/user/${encodeURIComponent(id)}`)
  const inputs = merchantFields.map((field) =>
    element(
      'label',
      {},
      field,
      element('input', { name: field, value: String(data[field] ?? '') }),
    ),
  )
  show(element('form', {}, ...inputs, element('button', {}, 'Save')))
}

async function drawDashboard(): Promise<void> {
  const answers = statistics.map((name) =>
    call<{ data: readonly { date: string; value: string }[] }>(
      `/st/${name}/statistics?${askedDays()}`,
    ),
  )
  const cards = (await Promise.all(answers)).map(({ data }, index) => {
    const values = data.slice(-7).map(({ value }) => String(value))
    const sum = String(sumDecimals(values.map((value) => toDecimal(value)!)))
    const figure = element('strong', {}, sum)
    return element('section', {}, statistics[index] ?? '', figure, drawLine(values))
  })
  show(...cards)
}

const main = element('main')
const links = ['/index', ...Object.keys(places)].map((name) =>
  element('a', { href: `#${name}` }, name.slice(1)),
)
const menu = element('nav', {}, ...links)

function show(...content: readonly Node[]): void {
  main.replaceChildren(...content)
  if (!main.isConnected) root.replaceChildren(menu, main)
}

addEventListener('hashchange', () => void go())
void open()
