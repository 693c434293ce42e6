// @vitest-environment jsdom
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { knownPassword } from '@/sandbox'
import { testSandbox } from '@/tests/support/testSandbox'
import { answerCalls, createCaller } from './calls'
import { nameOf, placeOf, type Channel, type Message } from './channel'
import { channelSocket } from './ChannelSocket'
import { carrySockets } from './sockets'

/** A channel within this thread: others receive a message a moment later, as a copy. */
function aChannel(): () => Channel {
  const listeners = new Set<{ end: Channel; hear: (message: Message) => void }>()
  return () => {
    const end: Channel = {
      tell: (message) => {
        const copy = structuredClone(message)
        for (const listener of listeners)
          if (listener.end !== end) queueMicrotask(() => listener.hear(copy))
      },
      listen: (hear) => {
        const listener = { end, hear }
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      close: () => {},
    }
    return end
  }
}

const loginCall = () =>
  new Request('http://portal.test/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Accept-Language': 'zh-CN' },
    body: JSON.stringify({ username: 'admin', password: knownPassword }),
  })

describe('the calls of the demo', () => {
  it('arrive with method, headers and body, and return the answer', async () => {
    const [join, { fetch }] = [aChannel(), await testSandbox()]
    answerCalls(join(), fetch)
    const response = await createCaller(join())(loginCall())
    expect(response.headers.get('Content-Type')).toMatch('application/json')
    expect(await response.json()).toMatchObject({ code: 200, data: { token: expect.any(String) } })
  })

  it('wait until a sandbox starts, and take effect once however often they are sent', async () => {
    const join = aChannel()
    const answer = createCaller(join())(loginCall())
    const sandbox = join()
    await new Promise((resolve) => setTimeout(resolve))
    const fetch = vi.fn<() => Promise<Response>>(async () => new Response('{}'))
    answerCalls(sandbox, fetch)
    sandbox.tell({ kind: 'begun' })
    sandbox.tell({ kind: 'begun' })
    expect((await answer).status).toBe(200)
    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('do not arrive once their sandbox is gone: their outcome is unknown', async () => {
    const join = aChannel()
    const first = join()
    const taken = vi.fn<() => Promise<Response>>(() => new Promise(() => {}))
    const stop = answerCalls(first, taken)
    const answer = createCaller(join())(loginCall())
    await vi.waitFor(() => expect(taken).toHaveBeenCalled())
    stop()
    const second = join()
    const fetch = vi.fn<() => Promise<Response>>()
    answerCalls(second, fetch)
    second.tell({ kind: 'begun' })
    expect((await answer).type).toBe('error')
    expect(fetch).not.toHaveBeenCalled()
  })
})

describe('the sockets of the demo', () => {
  async function aLine() {
    const [join, sandbox] = [aChannel(), await testSandbox()]
    onTestFinished(() => sandbox.live.close())
    const near = join()
    carrySockets(near, sandbox.live)
    const Socket = channelSocket(join())
    const dial = (token: string) => {
      const socket = new Socket(`ws://portal.test/ws/web/user?token=${token}`)
      const seen: unknown[] = []
      socket.addEventListener('open', () => seen.push('open'))
      socket.addEventListener('message', (event) => seen.push((event as MessageEvent).data))
      socket.addEventListener('close', (event) => seen.push((event as CloseEvent).code))
      return { socket, seen }
    }
    return { sandbox, near, dial }
  }

  it('§7: open with a token, receive commands, and end with the session', async () => {
    const { sandbox, dial } = await aLine()
    const token = await sandbox.logIn('admin')
    const { socket, seen } = dial(token)
    await vi.waitFor(() => expect(seen).toEqual(['open']))
    socket.send('')
    sandbox.live.send('1001', { id: '1' })
    await vi.waitFor(() => expect(seen.at(-1)).toBe('{"command":"1001","data":{"id":"1"}}'))
    const headers = { Authorization: `Bearer ${token}` }
    await sandbox.fetch(new Request('http://portal.test/logout', { method: 'POST', headers }))
    await vi.waitFor(() => expect(seen.at(-1)).toBe(4401))
    expect(socket.readyState).toBe(3)
  })

  it('are refused without a session, and end on closing or when another sandbox starts', async () => {
    const { sandbox, near, dial } = await aLine()
    const refused = dial('made-up')
    await vi.waitFor(() => expect(refused.seen).toEqual([1006]))
    const hungUp = dial(await sandbox.logIn('admin'))
    const left = dial(await sandbox.logIn('admin'))
    await vi.waitFor(() => expect([hungUp.seen, left.seen]).toEqual([['open'], ['open']]))
    hungUp.socket.close()
    await vi.waitFor(() => expect(sandbox.live.send('1001', {})).toBe(1))
    expect(hungUp.seen).toEqual(['open', 1000])
    near.tell({ kind: 'begun' })
    await vi.waitFor(() => expect(left.seen.at(-1)).toBe(1006))
  })
})

describe('the place of a demo', () => {
  it.each([
    ['http://a.test/?captcha=off#/login', '/', undefined],
    ['http://a.test/demo/index.html?scenario=slow#/store', '/demo/', 'slow'],
  ])('%s', (address, path, scenario) => {
    expect(placeOf(address, './')).toEqual({ path, scenario })
  })

  it('has a unique name', () => {
    const places = [
      { path: '/', scenario: undefined },
      { path: '/', scenario: 'slow' },
      { path: '/slow/', scenario: undefined },
      { path: '/ slow', scenario: undefined },
    ]
    expect(new Set(places.map(nameOf)).size).toBe(4)
  })
})
