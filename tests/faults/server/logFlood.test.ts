// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLog } from '@/engine/log'
import { createProxyGateway } from '@/server/proxy/createProxyGateway'
import { serverLog } from '@/server/http/log'
import { manualClock } from '@/sandbox/values/clock'
import { createSandbox } from '@/sandbox/createSandbox'
import type { Db } from '@/sandbox/db/Db'
import { inlineFiles } from '@/sandbox/files/inlineFiles'
import { ed25519Keys } from '@/sandbox/keys/ed25519Keys'
import { seededRandom } from '@/sandbox/values/random'
import { testHasher } from '@/sandbox/testing/seedForTests'
import { aPortal, ask, jsonOf } from '@/tests/server/portalFixture'

const thousand = Array.from({ length: 1_000 }, (_, place) => place)
const minuteMs = 60_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

/** Fifty at a time. */
async function thousandTimes(run: () => Promise<unknown>): Promise<void> {
  for (let round = 0; round < 20; round += 1) await Promise.all(Array.from({ length: 50 }, run))
}

const lost = () => Promise.reject(new Error('the database is gone'))
const lostDb: Db = {
  query: lost,
  script: lost,
  transaction: lost,
  exclusively: lost,
  listen: lost,
  close: lost,
}

/** The lines on a level of the console, as they are written. */
function linesOn(level: 'error' | 'warn'): string[] {
  const lines: string[] = []
  vi.spyOn(console, level).mockImplementation((line: unknown) => void lines.push(String(line)))
  return lines
}

describe('a thousand equal failures in a minute', () => {
  it('of a missing gateway are one line, and one with their count', async () => {
    const lines = linesOn('error')
    const port = await aPortal({ gateway: createProxyGateway('http://127.0.0.1:1') })
    await thousandTimes(() => ask(port, '/prod-api/x'))
    const line = 'gateway http://127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1'
    expect(lines).toEqual([line])
    vi.advanceTimersByTime(minuteMs)
    expect(lines).toEqual([line, `999 more: ${line}`])
  })

  it('of the portal are one line with the id that each client gets', async () => {
    const lines = linesOn('error')
    const port = await aPortal({ gateway: { fetch: () => Promise.reject(new Error('boom')) } })
    const told = new Set<unknown>()
    await thousandTimes(async () => told.add(jsonOf(await ask(port, '/prod-api/x'))['msg']))
    expect(told.size).toBe(1)
    const id = /^Internal error ([\da-f]{8})$/.exec(String([...told][0]))?.[1]
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(`request ${id} failed: Error: boom\n    at `)
    vi.advanceTimersByTime(minuteMs)
    expect(lines.slice(1)).toEqual([`999 more: request ${id} failed: Error: boom`])
  })

  it('of a policy are one line', async () => {
    const lines = linesOn('warn')
    const port = await aPortal()
    await thousandTimes(() => ask(port, '/__csp', { method: 'POST', body: '{"a":1}' }))
    vi.advanceTimersByTime(minuteMs)
    expect(lines).toEqual(['csp report: {"a":1}', 'csp report: 999 more: {"a":1}'])
  })

  it('of the sandbox are one line with the id that each client gets', async () => {
    const lines: string[] = []
    const sandbox = createSandbox({
      db: lostDb,
      clock: manualClock(0),
      random: seededRandom('flood'),
      hasher: testHasher,
      files: inlineFiles,
      keys: ed25519Keys(seededRandom('flood')),
      settings: { captcha: false, dialect: 'specification', faults: false },
      log: serverLog((line) => lines.push(line)),
    })
    const told = new Set<string>()
    const headers = { Authorization: `Bearer ${'f'.repeat(64)}` }
    await thousandTimes(async () => {
      const answer = await sandbox.fetch(new Request('http://sandbox/getInfo', { headers }))
      told.add(await answer.text())
    })
    expect(told.size).toBe(1)
    expect(lines).toHaveLength(1)
    const id = /unexpected error ([\da-f]{8}): /.exec(lines[0] ?? '')?.[1]
    expect([...told][0]).toContain(id)
  })
})

describe('a log', () => {
  function open() {
    const lines: string[] = []
    const write = (line: string) => void lines.push(line)
    return { lines, log: createLog({ write, later: setTimeout }) }
  }

  it('writes a lasting failure once a minute, with its count', () => {
    const { lines, log } = open()
    for (let minute = 0; minute < 3; minute += 1) {
      for (const _ of thousand) log('away')
      vi.advanceTimersByTime(minuteMs)
    }
    expect(lines).toEqual(['away', '999 more: away', '1000 more: away', '1000 more: away'])
  })

  it('writes a failure that comes back later as a new one', () => {
    const { lines, log } = open()
    for (const _ of [1, 2]) {
      log('away')
      vi.advanceTimersByTime(2 * minuteMs)
    }
    expect(lines).toEqual(['away', 'away'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('writes sixty different lines a minute, and the number of further ones', () => {
    const { lines, log } = open()
    for (const place of thousand) log(`failure ${place}`)
    expect(lines).toHaveLength(60)
    vi.advanceTimersByTime(minuteMs)
    expect(lines.slice(60)).toEqual(['940 more of other kinds'])
  })

  it('counts lines of one cause together', () => {
    const { lines, log } = open()
    for (const place of thousand) log(`call ${place}: unreadable`, 'unreadable')
    vi.advanceTimersByTime(minuteMs)
    expect(lines).toEqual(['call 0: unreadable', '999 more: unreadable'])
  })

  it('without a timer writes the count with the first line after the minute', () => {
    const lines: string[] = []
    const log = createLog({ write: (line) => lines.push(line) })
    for (const _ of thousand) log('away')
    vi.setSystemTime(Date.now() + minuteMs)
    log('other')
    expect(lines).toEqual(['away', '999 more: away', 'other'])
  })
})
