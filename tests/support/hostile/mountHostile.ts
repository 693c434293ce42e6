import type { BrowserContext, Page, Route } from '@playwright/test'
import { poisonAnswer, type Poison, type Supply } from './poison'

/** The gateway between the portal and the sandbox that makes every answer hostile. */
export type HostileGateway = {
  /** Whether no request is open. */
  isIdle: () => boolean
  /** The first record that the list of a path answered with, as it came. */
  firstOf: (path: string) => Readonly<Record<string, unknown>> | undefined
  /** From here on every call fails by this code of the envelope, with a hostile message; undefined: none does. */
  failWith: (code: number | undefined) => void
}

type Menu = { data: readonly unknown[] }
type Row = Record<string, unknown>
type List = { rows?: Row[] }

/** Changes nothing in the sandbox: calls that would are refused. */
export async function mountHostile(
  context: BrowserContext,
  supply: Supply,
  how: Poison,
): Promise<HostileGateway> {
  const known = new Map<string, Row[]>()
  let pending = 0
  let failure: number | undefined
  const refuse = (route: Route, code: number) =>
    route.fulfill({ json: { code, msg: supply('msg', 4).join(' ') } })
  const answer = async (route: Route, path: string) => {
    if (route.request().method() !== 'GET') return refuse(route, 500)
    if (failure !== undefined && path.endsWith('/list')) return refuse(route, failure)
    const response = await route.fetch()
    const body: unknown = await response.json().catch(() => undefined)
    if (body === undefined) return route.fulfill({ response })
    if (path.endsWith('/list')) remember(known, path.replace(/\/list$/, ''), body as List)
    return route.fulfill({
      response,
      json: special(path, poisonAnswer(path, body, supply, how), supply),
    })
  }
  await context.route('**/prod-api/**', async (route) => {
    pending += 1
    const { pathname } = new URL(route.request().url())
    try {
      await answer(route, pathname.replace('/prod-api', ''))
    } catch (error) {
      // a page that is gone waits for no answer
      if (!/closed|disposed|already handled|ended|aborted/i.test(String(error))) throw error
    } finally {
      pending -= 1
    }
  })
  return {
    isIdle: () => pending === 0,
    firstOf: (path) => known.get(path)?.[0],
    failWith: (code) => void (failure = code),
  }
}

/** A page beyond the end has the rows of the first one that had any. */
function remember(known: Map<string, Row[]>, path: string, body: List): void {
  const { rows = [] } = body
  if (rows.length > 0 && !known.has(path)) known.set(path, rows)
  if (body.rows?.length === 0) body.rows = known.get(path) ?? []
}

/** Answers that are neither lists nor records. */
function special(path: string, body: unknown, supply: Supply): unknown {
  if (path === '/getRouters')
    return { ...(body as Menu), data: [...(body as Menu).data, ...strangers(supply)] }
  if (path === '/getInfo') return withRights(body, supply)
  if (path.startsWith('/system/config/configKey/')) {
    const value = supply(`${path} value`, 1)[0]
    return { ...(body as object), msg: value, data: value }
  }
  return body
}

/** Menu entries that no page has, hostile all over. */
function strangers(supply: Supply): readonly unknown[] {
  const one = (field: string) => supply(`menu ${field}`, 1)[0] ?? ''
  return Array.from({ length: 12 }, (_, at) => ({
    name: one('name'),
    path: at % 2 === 0 ? `/strange-${at}` : one('path'),
    component: at % 3 === 0 ? 'InnerLink' : one('component'),
    redirect: one('redirect'),
    meta: { title: one('title'), icon: one('icon'), link: one('link') },
  }))
}

function withRights(body: unknown, supply: Supply): unknown {
  type Rights = { roles?: readonly string[]; permissions?: readonly string[] }
  const add = (given: Rights): Rights => ({
    ...given,
    roles: [...(given.roles ?? []), ...supply('role name', 20)],
    permissions: [...(given.permissions ?? []), ...supply('permission', 20)],
  })
  const { data, ...others } = body as { data?: Rights }
  return data === undefined ? add(others) : { ...others, data: add(data) }
}

/** A channel that says hostile things and nothing else. */
export async function mountHostileChannel(page: Page, supply: Supply): Promise<() => void> {
  const sockets = new Set<{ send: (text: string) => void }>()
  await page.routeWebSocket(/\/ws\/web\/user/, (socket) => {
    sockets.add(socket)
    socket.onClose(() => sockets.delete(socket))
  })
  const one = (field: string) => supply(`socket ${field}`, 1)[0] ?? ''
  return () => {
    for (const socket of sockets)
      for (let count = 0; count < 10; count += 1) {
        const data = { id: one('id'), orderId: one('orderId'), hash: one('hash'), msg: one('msg') }
        socket.send(JSON.stringify({ command: '1001', data, msg: one('text') }))
        socket.send(JSON.stringify({ command: '1001', data: one('data') }))
        socket.send(JSON.stringify({ command: one('command'), data }))
        socket.send(one('raw'))
      }
  }
}
