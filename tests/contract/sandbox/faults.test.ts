// @vitest-environment node
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createPortalServer } from '@/server/serve/createPortalServer'
import type { Sandbox } from '@/sandbox'
import { createFaults, type Faults } from '@/sandbox/faults/createFaults'
import { mountFaults } from '@/sandbox/faults/mountFaults'
import { faultControl } from '@/tests/support/faults'
import { aBuild, ask, jsonOf } from '@/tests/server/portalFixture'
import { allMounts, mounts, openContract, overNode, signed, type Mount } from '../mounts'

const list = '/store/storeDraw/list'

async function listenWith(gateway: Pick<Sandbox, 'fetch'>, faults?: Faults): Promise<number> {
  const { server, close } = createPortalServer({
    root: aBuild(),
    gateway,
    dialect: 'specification',
  })
  onTestFinished(close)
  if (faults) mountFaults(server, faults)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

async function openFaulty(mount: Mount) {
  const contract = await openContract(mount, { faults: true })
  const { faults } = contract.sandbox
  if (!faults) throw new Error('no fault plane')
  const token = await contract.sandbox.logIn('store')
  const headers = { Authorization: `Bearer ${token}` }
  const get = (path = list) => contract.send(path, { headers })
  return { ...contract, faults, headers, get, asStore: contract.withToken(token) }
}

/** How a request ended that has no answer: a rejection, or the network error of a direct call. */
async function isLost(answer: Promise<Response>): Promise<boolean> {
  const isBroken = async (response: Response) => {
    if (response.type === 'error') return true
    await response.arrayBuffer()
    return false
  }
  return answer.then(isBroken).catch(() => true)
}

describe.each(allMounts)('a fault through $name', (mount) => {
  it('replaces the gateway’s answer by a status, body, type, code and headers, once', async () => {
    const { faults, get } = await openFaulty(mount)
    faults.set({ path: list, status: 502, body: '<h1>Bad</h1>', headers: { 'Retry-After': '3' } })
    faults.set({ code: 'abc', msg: 'no' })
    faults.set({ status: 204, path: '*' })
    const first = await get()
    expect([first.status, await first.text()]).toEqual([502, '<h1>Bad</h1>'])
    expect(first.headers.get('Content-Type')).toMatch('text/html')
    expect(first.headers.get('Retry-After')).toBe('3')
    expect(await (await get()).json()).toEqual({ code: 'abc', msg: 'no' })
    expect((await get()).status).toBe(204)
    expect(await (await get()).json()).toMatchObject({ code: 200 })
  })

  it('applies to matching requests only, after those it lets pass, as often as it says', async () => {
    const { faults, get } = await openFaulty(mount)
    faults.set({ method: 'POST', status: 500, times: 'always' })
    faults.set({ path: '/store/*/list', status: 500, skip: 1, times: 2 })
    const statuses: number[] = []
    for (const path of [list, '/getInfo', list, list, list]) {
      // oxlint-disable-next-line no-await-in-loop
      statuses.push((await get(path)).status)
    }
    expect(statuses).toEqual([200, 200, 500, 500, 200])
    expect(faults.list()).toMatchObject([
      { id: 1, met: 0 },
      { id: 2, met: 2 },
    ])
    faults.clear()
    expect(faults.list()).toEqual([])
  })

  it('applies to a seeded share of them', async () => {
    const { faults, get } = await openFaulty(mount)
    faults.set({ status: 503, share: 0.5, times: 'always', seed: 'a' })
    const pattern = async () => {
      const statuses: number[] = []
      // oxlint-disable-next-line no-await-in-loop
      for (let i = 0; i < 20; i += 1) statuses.push((await get('/captchaImage')).status)
      return statuses
    }
    const first = await pattern()
    expect(new Set(first)).toEqual(new Set([200, 503]))
    faults.clear()
    faults.set({ status: 503, share: 0.5, times: 'always', seed: 'a' })
    expect(await pattern()).toEqual(first)
  })

  it('cuts the body, and delays until it is removed', async () => {
    const { faults, get } = await openFaulty(mount)
    faults.set({ path: list, truncate: 12 })
    const cut = await get()
    expect(cut.status).toBe(200)
    expect(await cut.text()).toHaveLength(12)
    faults.set({ path: list, delayMs: 1_000_000 })
    const held = get()
    setTimeout(() => faults.clear(), 50)
    expect(await (await held).json()).toMatchObject({ code: 200 })
  })

  it('breaks the connection before and after the call took effect, and midway', async () => {
    const { asStore, faults, get, send, headers } = await openFaulty(mount)
    const { body } = signed({
      address: 'TWmVMBRBpEbkrvYkBazDAc9kv61KfrLw82',
      totalU: '10',
      walletName: 'w',
    })
    const apply = (key: string) =>
      send('/store/storeDraw', {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify(body),
      })
    const count = async () => (await asStore('GET', `${list}?pageSize=1`)).total
    const before = await count()
    faults.set({ method: 'POST', path: '/store/storeDraw', reset: 'before' })
    expect(await isLost(apply('one'))).toBe(true)
    expect(await count()).toBe(before)
    faults.set({ method: 'POST', path: '/store/storeDraw', reset: 'after' })
    expect(await isLost(apply('two'))).toBe(true)
    expect(await count()).toBe(before + 1)
    expect(await isLost(apply('two'))).toBe(false)
    expect(await count()).toBe(before + 1)
    faults.set({ path: list, reset: 'midway' })
    expect(await isLost(get())).toBe(true)
  })

  it('can let a call take effect and replace its answer', async () => {
    const { asStore, faults, get } = await openFaulty(mount)
    faults.set({ path: '/logout', code: 500, msg: 'late' })
    expect(await asStore('POST', '/logout')).toMatchObject({ code: 500, msg: 'late' })
    expect(await (await get()).json()).toMatchObject({ code: 200 })
    faults.set({ path: '/logout', code: 500, commit: true })
    expect(await asStore('POST', '/logout')).toMatchObject({ code: 500 })
    expect(await (await get()).json()).toMatchObject({ code: 401 })
  })
})

describe('over Node', () => {
  it('drips byte by byte, and sends plain bytes as compressed ones', async () => {
    const { faults, get } = await openFaulty(overNode)
    faults.set({ body: '{"code":200}', dripMs: 5 })
    const chunks: number[] = []
    const { body } = await get()
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>)
      chunks.push(chunk.length)
    expect(chunks.length).toBeGreaterThan(1)
    expect(chunks.reduce((sum, length) => sum + length, 0)).toBe(12)
    faults.set({ headers: { 'Content-Encoding': 'gzip' } })
    expect(await isLost(get())).toBe(true)
  })
})

describe('the control', () => {
  const gateway = { fetch: async () => Response.json({ code: 200 }) }

  it('sets, lists and clears faults', async () => {
    const faults = createFaults()
    const port = await listenWith({ fetch: faults.around(gateway.fetch) }, faults)
    const control = faultControl(`http://127.0.0.1:${port}`)
    expect(await control.fault({ path: list, status: 502 }, { code: 403 })).toEqual([1, 2])
    const call = async () => (await ask(port, `/prod-api${list}`)).status
    expect([await call(), await call(), await call()]).toEqual([502, 200, 200])
    expect(await control.listFaults()).toMatchObject([{ met: 1 }, { fault: { code: 403 }, met: 1 }])
    expect(await control.socketFault({ socket: 'close', code: 4401 })).toBe(0)
    await control.clearFaults()
    expect(await control.listFaults()).toEqual([])
  })

  it.each([
    [{}, 'A fault does nothing'],
    [[{ status: 502 }, null], 'JSON object'],
    [{ status: 99 }, '"status" is 99: give a whole number from 200 to 599'],
    [{ path: 'list', status: 500 }, '"path" is "list"'],
    [{ times: 0, status: 500 }, '"times" is 0'],
    [{ headers: { a: 1 } }, '"headers"'],
    [{ stat: 502 }, '"stat" is none of method, path'],
    [{ __proto__: null, constructor: 1 }, '"constructor" is none of'],
    [{ socket: 'send' }, '"frame" is missing'],
    [{ socket: 'close', code: 1005 }, '"code" is 1005'],
    [{ socket: 'shout' }, '"socket" is "shout"'],
    [{ socket: 'refuse', status: 404 }, '"status" is 404: give 401, 403 or 503'],
  ])('refuses %j with a sentence and sets nothing', async (body, sentence) => {
    const faults = createFaults()
    const port = await listenWith(gateway, faults)
    const answer = await ask(port, '/__fault', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(answer.status).toBe(400)
    expect(jsonOf(answer).msg).toContain(sentence)
    expect(faults.list()).toEqual([])
  })

  it('K7, T34: is served to this machine only, and not at all without the setting', async () => {
    const faults = createFaults()
    const open = await listenWith(gateway, faults)
    const closed = await listenWith(gateway)
    const json = { 'Content-Type': 'application/json' }
    const post = async (port: number, path: string, headers: Record<string, string> = json) =>
      (await ask(port, path, { method: 'POST', headers, body: '{"status":500}' })).status
    expect(await post(closed, '/__fault')).toBe(404)
    expect(await post(open, '/__fault/')).toBe(404)
    for (const foreign of [
      { Origin: 'http://evil.example' },
      { Host: 'evil.example' },
      { 'X-Forwarded-For': '203.0.113.9' },
      { Forwarded: 'for=203.0.113.9' },
    ])
      // oxlint-disable-next-line no-await-in-loop
      expect(await post(open, '/__fault', { ...json, ...foreign })).toBe(404)
    expect(await post(open, '/__fault', { 'Content-Type': 'text/plain' })).toBe(415)
    expect((await ask(open, '/__fault', { method: 'PUT' })).status).toBe(405)
    expect(faults.list()).toEqual([])
    expect(await post(open, '/__fault')).toBe(200)
    const { sandbox } = await openContract(mounts[0]!)
    expect(sandbox.faults).toBeUndefined()
    const below = await sandbox.fetch(new Request('http://sandbox/__fault', { method: 'POST' }))
    expect(await below.json()).toMatchObject({ code: 404 })
  })
})
