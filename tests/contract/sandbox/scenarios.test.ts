// @vitest-environment node
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { createPortalServer } from '@/server/serve/createPortalServer'
import { knownPassword } from '@/sandbox/settings/accounts'
import { inlineFiles } from '@/sandbox/files/inlineFiles'
import { testSandbox } from '@/tests/support/testSandbox'
import { scenarioNamed } from '@/sandbox/scenarios'
import { trade } from '@/sandbox/trade'
import { scenarios, type ScenarioName } from '@/sandbox/trade/scenarios'
import { hostileTexts } from '@/sandbox/trade/scenarios/hostileText'
import { inScenario } from '@/sandbox/scenarios/inScenario'
import { mountScenarios, scriptPath } from '@/sandbox/scenarios/mountScenarios'
import { aBuild } from '@/tests/server/portalFixture'

const bills = '/store/bill/list?pageSize=5'

/** The sandbox in a scenario, called by `admin`. */
async function enter(name: ScenarioName) {
  const scenario = scenarioNamed(name, scenarios)
  const sandbox = await testSandbox(scenario.dialect ? { dialect: scenario.dialect } : {})
  await scenario.prepare?.(sandbox.db)
  const carried = inScenario(sandbox, scenario, sandbox.clock)
  const token = await sandbox.logIn('admin')
  const ask = async (path = bills, init: RequestInit = {}) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    return carried.fetch(new Request(`http://sandbox${path}`, { headers, ...init }))
  }
  const read = async (path?: string) => (await ask(path)).json()
  return { ...carried, sandbox, token, ask, read }
}

/** A socket that writes down what reaches it. */
function aSocket() {
  const frames: string[] = []
  const closed: number[] = []
  return {
    frames,
    closed,
    send: (text: string) => void frames.push(text),
    close: (code: number) => void closed.push(code),
  }
}

const login = () =>
  new Request('http://sandbox/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: knownPassword }),
  })

const post = (path: string, body: object): [string, RequestInit] => [
  path,
  { method: 'POST', body: JSON.stringify(body) },
]

describe('a scenario', () => {
  it('describes its effect in the log', () => {
    for (const { what } of Object.values(scenarios)) expect(what).toMatch(/^[a-z].{20,110}[^.]$/)
    expect(() => scenarioNamed('quick', scenarios)).toThrow(
      '"quick" is no scenario: there are slow, flaky',
    )
  })

  it('slow answers every call', async () => {
    const { fetch } = await enter('slow')
    const asked = fetch(new Request('http://sandbox/captchaImage'))
    const early = new Promise((resolve) => setTimeout(resolve, 500, 'nothing yet'))
    expect(await Promise.race([asked, early])).toBe('nothing yet')
    expect((await asked).status).toBe(200)
  })

  it('flaky fails now and then, in the same order each time, and lets every login in', async () => {
    const walk = async () => {
      const { ask } = await enter('flaky')
      const seen: string[] = []
      for (let turn = 0; turn < 30; turn += 1) {
        // oxlint-disable-next-line no-await-in-loop
        const answer = await ask()
        // oxlint-disable-next-line no-await-in-loop
        const text = await answer.text().catch(() => 'cut')
        seen.push(text === 'cut' ? text : String(answer.status))
        // oxlint-disable-next-line no-await-in-loop
        expect((await ask('/getInfo')).status).toBe(200)
      }
      return seen
    }
    const first = await walk()
    expect(new Set(first)).toEqual(new Set(['200', '503', 'cut']))
    expect(await walk()).toEqual(first)
  })

  it('outage lasts for the last twenty seconds of each minute', async () => {
    const { ask, live, sandbox, token } = await enter('outage')
    const socket = aSocket()
    const admission = await live.admit(token)
    if ('join' in admission) admission.join(socket)
    expect((await ask()).status).toBe(200)
    sandbox.clock.advance(45_000)
    expect((await ask()).status).toBe(502)
    expect(socket.closed).toEqual([1011])
    expect(await live.admit(token)).toEqual({ status: 503 })
    sandbox.clock.advance(20_000)
    expect((await ask()).status).toBe(200)
    expect(sandbox.clock.alarms()).toBe(0)
  })

  it.each(['expired-session', 'frozen-account'] as const)(
    '%s ends a session after half a minute, its socket as well',
    async (name) => {
      const { fetch, live, read, sandbox, token } = await enter(name)
      expect(await read()).toMatchObject({ code: 200 })
      const socket = aSocket()
      const admission = await live.admit(token)
      if ('join' in admission) admission.join(socket)
      sandbox.clock.advance(30_000)
      expect(await read()).toMatchObject({ code: 401 })
      expect(socket.closed).toEqual([4401])
      expect(await live.admit(token)).toEqual({ status: 401 })
      const again = await (await fetch(login())).json()
      expect(again.code).toBe(name === 'frozen-account' ? 500 : 200)
      // the sandbox behind knows nothing of it
      expect(fetch).not.toBe(sandbox.fetch)
      const headers = { Authorization: `Bearer ${token}` }
      const behind = await sandbox.fetch(new Request('http://sandbox/getInfo', { headers }))
      expect(await behind.json()).toMatchObject({ code: 200 })
    },
  )

  it('lost-answers books without answering', async () => {
    const { ask, read } = await enter('lost-answers')
    const notice = { noticeTitle: 'Lost', noticeType: '1', noticeContent: '', status: '0' }
    expect((await ask(...post('/system/notice', notice))).type).toBe('error')
    expect(await read('/system/notice/list?noticeTitle=Lost')).toMatchObject({ total: 1 })
  })

  it('garbled and forbidden affect the lists only', async () => {
    const garbled = await enter('garbled')
    const texts: string[] = []
    // oxlint-disable-next-line no-await-in-loop
    for (let turn = 0; turn < 20; turn += 1)
      texts.push((await (await garbled.ask()).text()).slice(-8))
    expect(new Set(texts.map((text) => text.at(-1)))).toEqual(
      new Set(['}', '>', expect.any(String)]),
    )
    expect(await garbled.read('/getInfo')).toMatchObject({ code: 200 })
    const forbidden = await enter('forbidden')
    expect(await forbidden.read()).toMatchObject({ code: 403 })
    expect(await forbidden.read('/getRouters')).toMatchObject({ code: 200 })
  })

  it('alert-storm sends twenty payments a second until the socket is gone', async () => {
    const { live, sandbox, token } = await enter('alert-storm')
    const socket = aSocket()
    const admission = await live.admit(token)
    const connection = 'join' in admission ? admission.join(socket) : undefined
    sandbox.clock.advance(2_000)
    expect(socket.frames).toHaveLength(40)
    expect(new Set(socket.frames)).toHaveProperty('size', 40)
    connection?.gone()
    sandbox.clock.advance(2_000)
    expect(socket.frames).toHaveLength(40)
  })

  it('empty, huge and hostile-text have their own records', async () => {
    const empty = await enter('empty')
    expect(await empty.read()).toMatchObject({ total: 0 })
    expect(await empty.read('/store/store/list')).toMatchObject({ total: 2 })
    const huge = await enter('huge')
    expect(await huge.read()).toMatchObject({ total: 20_000 })
    const widest = 'orderByColumn=totalU&isAsc=desc&pageSize=1'
    const { rows, total } = await huge.read(`/store/storeDraw/list?${widest}`)
    expect([total, rows[0].totalU]).toEqual([20_000, `${'9'.repeat(20)}.${'9'.repeat(18)}`])
    const hostile = await enter('hostile-text')
    const stores = await hostile.read('/store/store/list?pageSize=100')
    const nicks = stores.rows.map(({ nick }: { nick: string }) => nick)
    expect(new Set(nicks)).toEqual(new Set(hostileTexts))
    expect(hostile.sandbox.problems).toEqual([])
  })

  it('ruoyi answers like a stock gateway', async () => {
    const { read } = await enter('ruoyi')
    expect(await read('/getInfo')).toMatchObject({ user: { userName: 'admin' } })
  })
})

describe('the scenario of a page', () => {
  async function open() {
    const sandbox = await testSandbox()
    const root = aBuild()
    const portal = (
      gateway: Parameters<typeof createPortalServer>[0]['gateway'],
      dialect: 'ruoyi' | 'specification',
    ) => createPortalServer({ root, gateway, dialect })
    const { server, close } = portal(sandbox, 'specification')
    onTestFinished(close)
    const mounted = mountScenarios(server, {
      files: inlineFiles,
      sandbox,
      dialect: 'specification',
      platform: trade,
      scenarios,
      portal,
    })
    onTestFinished(mounted.close)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const token = await sandbox.logIn('admin')
    const call = async (path: string, scenario?: string) => {
      const headers = {
        Authorization: `Bearer ${token}`,
        ...(scenario && { Referer: `${origin}/?scenario=${scenario}` }),
      }
      return (await fetch(`${origin}/prod-api${path}`, { headers })).json()
    }
    return { sandbox, origin, token, call }
  }

  it('is in the page’s address; only the page names it, and it gets a script', async () => {
    const { origin } = await open()
    const [plain, slow] = await Promise.all(
      ['/', '/?scenario=slow'].map((path) => fetch(`${origin}${path}`)),
    )
    expect(plain?.headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(slow?.headers.get('Referrer-Policy')).toBe('same-origin')
    expect(slow?.headers.get('Content-Security-Policy')).toBeTruthy()
    const [page, pageOfScenario] = [await plain?.text(), await slow?.text()]
    expect(page).not.toContain(scriptPath)
    expect(pageOfScenario).toContain(`<script src="${scriptPath}"></script>`)
    expect(pageOfScenario?.replace(`<script src="${scriptPath}"></script>`, '').length).toBe(
      page?.length,
    )
    const unknown = await fetch(`${origin}/?scenario=quick`)
    expect([unknown.status, await unknown.text()]).toEqual([
      404,
      expect.stringContaining('"quick" is no scenario'),
    ])
  })

  it('applies to the page’s own calls, not to those of other pages', async () => {
    const { call } = await open()
    expect(await call(bills, 'forbidden')).toMatchObject({ code: 403 })
    expect(await call(bills)).toMatchObject({ code: 200 })
    expect(await call('/getInfo', 'ruoyi')).toMatchObject({ user: { userName: 'admin' } })
    expect(await call('/getInfo')).toMatchObject({ data: { user: { userName: 'admin' } } })
  })

  it('with its own records knows the logged-in account, and writes nothing into the other records', async () => {
    const { call, sandbox } = await open()
    expect(await call(bills, 'empty')).toMatchObject({ code: 200, total: 0 })
    expect(await call(bills)).toMatchObject({ total: 500 })
    await sandbox.db.query('delete from sys_session')
    expect(await call('/getInfo', 'empty')).toMatchObject({ code: 401 })
  })

  it('applies to the page’s socket, by its address', async () => {
    const { origin, token } = await open()
    const address = `${origin.replace('http', 'ws')}/ws/web/user?token=${token}&scenario=alert-storm`
    const socket = new WebSocket(address, { origin })
    const [frame] = (await once(socket, 'message')) as [Buffer]
    expect(JSON.parse(frame.toString())).toMatchObject({ command: '1001', data: { id: '1' } })
    socket.close()
    await once(socket, 'close')
  })
})
