import {
  cards,
  depositColumns,
  merchantColumns,
  merchantFields,
  withdrawalColumns,
  type Column,
} from '../columns'
import { askedDays } from '../days'
import { call, list, signIn, token, type Page, type Row } from './gateway'
import { drawCard, drawTable, element, type Days } from './views'
import './style.css'

/** The lower bound: the cost of the same pages, written by hand. */

const root = document.querySelector('#root')!

type Place = {
  path: string
  columns: readonly Column[]
  filter: string
  newestBy: string
  form?: string
}

const places: Readonly<Record<string, Place>> = {
  '/deposits': {
    path: '/api/apiRecharge',
    columns: depositColumns,
    filter: 'mchOrderNo',
    newestBy: 'createTime',
  },
  '/merchants': {
    path: '/store/user',
    columns: merchantColumns,
    filter: 'nick',
    newestBy: 'regTime',
    form: '/merchant',
  },
  '/withdrawals': {
    path: '/store/storeDraw',
    columns: withdrawalColumns,
    filter: 'walletName',
    newestBy: 'createTime',
  },
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
  const asked = {
    pageNum: '1',
    pageSize: '20',
    orderByColumn: place.newestBy,
    isAsc: 'desc',
    ...Object.fromEntries(new URLSearchParams(query)),
  }
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
  const askDays = async (name: string) => {
    const { data } = await call<{ data: Days }>(`/st/${name}/statistics?${askedDays()}`)
    return data
  }
  const answers = await Promise.all(cards.map((names) => Promise.all(names.map(askDays))))
  show(...answers.map((parts, index) => drawCard(cards[index]!.join(), parts)))
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
