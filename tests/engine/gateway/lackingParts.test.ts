// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { dialects } from '@/engine/config'
import { GatewayError } from '@/engine/gateway/errors'
import { createLackingParts } from '@/engine/gateway/lackingParts'
import { createSession } from '@/engine/gateway/session'
import { fakeCookies } from './fakeTransport'

function memoryStorage() {
  let stored: string | null = null
  return { read: () => stored, write: (text: string) => void (stored = text) }
}

function open({
  dialect = dialects.ruoyi as { isStock: boolean },
  storage = memoryStorage(),
} = {}) {
  const session = createSession(fakeCookies().cookies, false)
  session.signIn('t1')
  return { session, storage, parts: createLackingParts(dialect, session, storage) }
}

const missing = async () => {
  throw new GatewayError('missing', { code: 404 })
}

describe('what a stock gateway lacks', () => {
  it('is tried once, however many calls there are', async () => {
    const { parts } = open()
    let calls = 0
    const call = async () => {
      calls += 1
      return missing()
    }
    const asked = Array.from({ length: 7 }, () => parts.ask('statistics', call))
    const results = await Promise.allSettled(asked)
    expect(calls).toBe(1)
    expect(results.map((one) => one.status)).toEqual(Array.from({ length: 7 }, () => 'rejected'))
    expect([parts.lacks('statistics'), parts.lacks('channel')]).toEqual([true, false])
  })

  it.each([
    'Cannot GET /st/stUser/statistics',
    'No endpoint GET /st/stUser/statistics.',
    'No static resource st/stUser/statistics.',
    'No mapping for GET /st/stUser/statistics',
    "Request method 'GET' is not supported",
    "Request method 'GET' not supported",
    '路径不存在，请检查路径是否正确',
    "请求地址'/st/stUser/statistics',不存在.",
  ])('is recognised by its words: %s', async (msg) => {
    const { parts } = open()
    const call = () => Promise.reject(new GatewayError('refused', { code: 500, msg }))
    await expect(parts.ask('statistics', call)).rejects.toMatchObject({ msg })
    expect(parts.lacks('statistics')).toBe(true)
  })

  it.each([
    new GatewayError('server', { code: 502, httpStatus: 502 }),
    new GatewayError('network'),
    new GatewayError('aborted'),
    new GatewayError('forbidden', { code: 403 }),
    new GatewayError('refused', { code: 500, msg: 'The user was not found in the list' }),
  ])('is not assumed after another failure: $situation', async (error) => {
    const { parts } = open()
    await expect(
      parts.ask('statistics', async () => {
        throw error
      }),
    ).rejects.toBe(error)
    expect(parts.lacks('statistics')).toBe(false)
    await expect(parts.ask('statistics', async () => 7)).resolves.toBe(7)
  })

  it('is never a part that has answered before', async () => {
    const { parts } = open()
    await parts.ask('statistics', async () => 7)
    await expect(parts.ask('statistics', missing)).rejects.toMatchObject({ kind: 'missing' })
    expect(parts.lacks('statistics')).toBe(false)
  })

  it('is known after a reload and in other tabs, and tried again at the next login', async () => {
    const { parts, storage } = open()
    await parts.ask('failedPayouts', missing).catch(() => undefined)
    const { parts: later, session } = open({ storage })
    let calls = 0
    const call = async () => (calls += 1)
    await expect(later.ask('failedPayouts', call)).rejects.toMatchObject({ kind: 'missing' })
    expect(calls).toBe(0)
    session.signIn('t2')
    expect(later.lacks('failedPayouts')).toBe(false)
    expect(await later.ask('failedPayouts', call)).toBe(1)
  })

  it('is nothing on the platform’s own gateway: each call is made and fails', async () => {
    const { parts } = open({ dialect: dialects.specification })
    let calls = 0
    const call = async () => {
      calls += 1
      return missing()
    }
    for (let time = 0; time < 3; time += 1)
      await expect(parts.ask('statistics', call)).rejects.toMatchObject({ kind: 'missing' })
    expect([calls, parts.lacks('statistics')]).toEqual([3, false])
  })

  it('is known to the page even if nothing can be stored', async () => {
    const full = {
      read: () => 'no json',
      write: () => {
        throw new Error('quota')
      },
    }
    const { parts } = open({ storage: full })
    await parts.ask('channel', missing).catch(() => undefined)
    expect(parts.lacks('channel')).toBe(true)
  })
})
