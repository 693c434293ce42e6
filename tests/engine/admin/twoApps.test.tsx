import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { firstChunks } from '@/engine/messages/messages'
import { createAdmin } from '@/engine/admin/createAdmin'
import { config, dialects, type Language } from '@/engine/config'
import { createGateway } from '@/engine/gateway/gateway'
import { defineResource, f } from '@/engine/declare'
import { usePageTitle } from '@/engine/ui/PageTitle'
import { loadOverlays } from '@/engine/ui/overlay/overlays'
import { adapterOf, fakeCookies, ok, type Reply, type Sent } from '../gateway/fakeTransport'

type Shop = { name: string; goods: string; language: Language; permissions: readonly string[] }

/** An app of one resource, called as its goods, on a gateway of its own. */
async function open({ name, goods, language, permissions }: Shop) {
  const resource = defineResource(goods, {
    path: `/${goods}`,
    component: `${goods}/index`,
    permissions: goods,
    title: 'title',
    fields: { id: f.id(), title: f.text({ required: true }) },
  })
  const words = {
    resources: { [goods]: { name: goods, plural: `All ${goods}s`, fields: { title: 'Title' } } },
  }
  const admin = createAdmin({
    config: { name, storage: name, tokenCookie: `${name}-Token` },
    messages: [{ 'en-US': { portal: words }, 'zh-CN': { portal: words } }],
    resources: [resource],
    home: function Home() {
      usePageTitle(name)
      return <h1>{`Welcome to ${name}`}</h1>
    },
  })
  const { cookies, stored } = fakeCookies()
  stored.set(`${name}-Token`, `token of ${name}`)
  const sent: Sent[] = []
  const network = new EventTarget()
  const gateway = createGateway({
    baseUrl: '/prod-api',
    dialect: dialects.specification,
    language: () => language,
    cookies,
    page: network,
    tokenCookie: admin.config.tokenCookie,
    adapter: adapterOf((call) => {
      sent.push(call)
      return answerOf(goods, permissions, call)
    }),
  })
  await gateway.calls.getInfo()
  const routers = { tree: await gateway.calls.getRouters() }
  const messages = admin.messagesIn(language)
  const open = admin.open({ messages, words: await messages.load(...firstChunks) })
  const element = open({ gateway, routers })
  const { container } = render(element)
  return { gateway, stored, sent, network, page: within(container) }
}

function answerOf(goods: string, permissions: readonly string[], { url }: Sent): Reply {
  if (url.includes('getInfo')) {
    const user = { userId: 1, userName: `${goods} keeper`, userType: '00' }
    return ok({ user, roles: [], permissions })
  }
  if (url.includes('getRouters')) {
    const page = { path: 'goods', component: `${goods}/index`, meta: { title: `Our ${goods}s` } }
    return ok([{ path: '/stock', component: 'Layout', alwaysShow: true, children: [page] }])
  }
  if (url.includes(`/${goods}/list`))
    return { json: { code: 200, rows: [{ id: 1, title: `First ${goods}` }], total: 1 } }
  return ok()
}

const bookshop: Shop = {
  name: 'Bookshop',
  goods: 'book',
  language: 'en-US',
  permissions: ['*:*:*'],
}
const zoo: Shop = { name: 'Zoo', goods: 'animal', language: 'zh-CN', permissions: ['animal:list'] }

const listsAskedBy = ({ sent }: { sent: readonly Sent[] }) =>
  sent.map(({ url }) => /\/(\w+)\/list/.exec(url)?.[1]).filter(Boolean)

beforeAll(loadOverlays, 60_000)

afterEach(() => {
  window.location.hash = ''
  localStorage.clear()
})

describe('two admins in one process', () => {
  it('have resources, words, pages and gateways of their own', async () => {
    window.location.hash = '#/index'
    const shops = [await open(bookshop), await open(zoo)] as const
    const [books, animals] = shops
    expect(await books.page.findByText('Welcome to Bookshop')).toBeVisible()
    expect(await animals.page.findByText('Welcome to Zoo')).toBeVisible()
    act(() => {
      window.location.hash = '#/stock/goods'
    })
    expect(await books.page.findByText('First book')).toBeVisible()
    expect(await animals.page.findByText('First animal')).toBeVisible()
    // the title of the page, which is read aloud, is the document's alone
    for (const role of ['main', 'navigation'] as const) {
      for (const part of books.page.getAllByRole(role))
        expect(part).not.toHaveTextContent(/animal/i)
      for (const part of animals.page.getAllByRole(role))
        expect(part).not.toHaveTextContent(/book/i)
    }
    expect(books.page.getByRole('button', { name: 'Refresh' })).toBeVisible()
    expect(animals.page.getByRole('button', { name: '刷新' })).toBeVisible()
    expect(shops.map(listsAskedBy)).toEqual([['book'], ['animal']])
    const tokens = shops.map(({ sent }) => sent.at(-1)?.headers['Authorization'])
    expect(tokens).toEqual(['Bearer token of Bookshop', 'Bearer token of Zoo'])
  })

  it('offer no page about users where none are declared', async () => {
    window.location.hash = '#/index'
    const { page } = await open(bookshop)
    fireEvent.click(await page.findByRole('button', { name: /User menu/ }))
    expect(await screen.findByRole('menuitem', { name: 'Log out' })).toBeVisible()
    expect(screen.queryByRole('menuitem', { name: 'Personal centre' })).toBeNull()
  })

  it('have sessions of their own: one that ends leaves the other', async () => {
    window.location.hash = '#/stock/goods'
    const [books, animals] = [await open(bookshop), await open(zoo)]
    await books.page.findByText('First book')
    await animals.page.findByText('First animal')
    act(() => animals.gateway.session.clear())
    expect(animals.stored.size).toBe(0)
    expect(books.gateway.session.info()?.permissions).toEqual(['*:*:*'])
    expect(books.stored.get('Bookshop-Token')).toBe('token of Bookshop')
    act(() => books.gateway.gate.report('token of Bookshop', true))
    expect(await screen.findByRole('dialog')).toHaveTextContent('Your login has expired')
    expect(animals.gateway.gate.state()).toBe('closed')
  })

  it('follow connections of their own, and ask again once they are back', async () => {
    window.location.hash = '#/stock/goods'
    const [books, animals] = [await open(bookshop), await open(zoo)]
    await books.page.findByText('First book')
    await animals.page.findByText('First animal')
    act(() => void books.network.dispatchEvent(new Event('offline')))
    expect(books.page.getByText(/^You are offline\./)).toBeVisible()
    expect(animals.gateway.connection.state()).toBe('open')
    // what was read is no longer fresh
    vi.useFakeTimers({ now: Date.now() + config.staleMs, toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    act(() => void books.network.dispatchEvent(new Event('online')))
    await waitFor(() => expect(listsAskedBy(books)).toEqual(['book', 'book']))
    expect(listsAskedBy(animals)).toEqual(['animal'])
  })
})
