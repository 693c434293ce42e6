import { render, within } from '@testing-library/react'
import { createAdmin } from '@/engine/admin/createAdmin'
import { dialects, type Language } from '@/engine/config'
import type { AlertSource } from '@/engine/data/live/alertSource'
import { defineResource, f } from '@/engine/declare'
import { createGateway } from '@/engine/gateway/gateway'
import { firstChunks } from '@/engine/messages/messages'
import { usePageTitle } from '@/engine/ui/PageTitle'
import {
  adapterOf,
  fakeCookies,
  ok,
  type Reply,
  type Sent,
} from '@/tests/engine/gateway/fakeTransport'

export type Shop = {
  name: string
  goods: string
  language: Language
  permissions: readonly string[]
  alerts?: readonly AlertSource[]
}

const lowStock = { title: 'Stock is low', many: '%{count} title |||| %{count} titles' }
const sold = { title: 'A book was sold', many: '%{smart_count} book |||| %{smart_count} books' }
const alertWords = { watched: { lowStock, sold } }

/** Opens an app of one resource, with the name of its goods, on its own gateway. */
export async function openShop({ name, goods, language, permissions, alerts = [] }: Shop) {
  const resource = defineResource(goods, {
    path: `/${goods}`,
    component: `${goods}/index`,
    permissions: goods,
    title: 'title',
    fields: { id: f.id(), title: f.text({ required: true }) },
    create: { fields: ['title'] },
  })
  const words = {
    resources: { [goods]: { name: goods, plural: `All ${goods}s`, fields: { title: 'Title' } } },
  }
  const chunks = { portal: words, alerts: alertWords }
  const admin = createAdmin({
    config: { name, storage: name, tokenCookie: `${name}-Token` },
    messages: [{ 'en-US': chunks, 'zh-CN': chunks }],
    resources: [resource],
    alerts,
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
  const portal = admin.open({ messages, words: await messages.load(...firstChunks) })(gateway)
  await portal.prepare(routers)
  const { container } = render(portal.render({ routers }))
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

export const bookshop: Shop = {
  name: 'Bookshop',
  goods: 'book',
  language: 'en-US',
  permissions: ['*:*:*'],
}
export const zoo: Shop = {
  name: 'Zoo',
  goods: 'animal',
  language: 'zh-CN',
  permissions: ['animal:list'],
}
