// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { Hasher } from '@/sandbox/auth/Hasher'
import { scryptHasher } from '@/sandbox/auth/scryptHasher'
import { testSandbox } from '@/tests/support/testSandbox'
import { secureRandom } from '@/sandbox/values/random'
import { knownPassword } from '@/sandbox'
import { runLoad } from './runLoad'
import { overNode, openContract } from '../mounts'
import { sandboxWith } from '../sandbox/sandboxWith'
import { serveLive } from '../serveLive'

describe('under load', () => {
  it('the thread answers calls between any two statements of the embedded database', async () => {
    const { db } = await testSandbox()
    const statements = 50
    let [done, turns, isOver] = [0, 0, false]
    const count = () => {
      turns += 1
      if (!isOver) setImmediate(count)
    }
    setImmediate(count)
    await Promise.all(
      Array.from({ length: statements }, () => db.query('select 1').then(() => (done += 1))),
    )
    isOver = true
    expect(done).toBe(statements)
    expect(turns).toBeGreaterThanOrEqual(statements / 2)
  })

  it('short lists are answered before long ones that were asked for earlier', async () => {
    const { as } = await openContract(overNode)
    const call = await as('admin')
    const answered: string[] = []
    const ask = async (name: string, pageSize: number) => {
      const { rows } = await call('GET', `/store/bill/list?pageSize=${pageSize}`)
      answered.push(name)
      return rows.length
    }
    const long = Array.from({ length: 12 }, () => ask('long', 500))
    const short = Array.from({ length: 12 }, () => ask('short', 10))
    expect(await Promise.all(long)).toEqual(long.map(() => 500))
    expect(await Promise.all(short)).toEqual(short.map(() => 10))
    expect(answered.slice(-6)).toEqual(Array.from({ length: 6 }, () => 'long'))
  })

  it('passwords of several accounts are compared at once, even from one address', async () => {
    const names = ['admin', 'auditor', 'tri', 'store', 'store2']
    const { login, running } = await openLogins({ together: names.length })
    expect(await Promise.all(names.map((name) => login(name)))).toEqual(names.map(() => 200))
    expect(running.most).toBe(names.length)
  })

  it('logins with the same name and password at the same time share one comparison', async () => {
    const { login, running } = await openLogins()
    const codes = await Promise.all(Array.from({ length: 30 }, () => login('admin')))
    expect(codes).toEqual(codes.map(() => 200))
    expect(running.count).toBeLessThan(5)
  })

  it('guesses that arrive together are refused after ten, and the address is locked', async () => {
    const { login, db } = await openLogins()
    const guesses = Array.from({ length: 30 }, (_, at) => login('auditor', `guess ${at}`))
    expect(await Promise.all(guesses)).toEqual(guesses.map(() => 500))
    const failures = await db.query('select sum(failures)::int as sum from sys_attempt')
    expect(failures).toEqual([{ sum: 10 }])
    expect(await login('admin')).toBe(500)
  })

  it('a crowd of sessions, sockets and slow clients gets no error', async () => {
    const sandbox = await testSandbox()
    const origin = `http://127.0.0.1:${await serveLive(sandbox)}`
    const size = { sessions: 20, sockets: 50, slow: 20, seconds: 2, thinkMs: 200 }
    const { others, socketsHeld, calls } = await runLoad({ origin, ...size })
    expect({ others, socketsHeld }).toEqual({ others: {}, socketsHeld: 50 })
    expect(calls).toBeGreaterThan(size.sessions * 2)
    expect(sandbox.problems).toEqual([])
  })
})

/**
 * Logins at a sandbox whose comparisons are counted, one address for all.
 * @param together the comparisons that must have begun before the first one ends
 */
async function openLogins({ together = 1 } = {}) {
  let haveBegun: () => void = () => undefined
  const begun = new Promise<void>((resolve) => (haveBegun = resolve))
  const real = scryptHasher({ random: secureRandom, cost: 4_096 })
  const running = { now: 0, most: 0, count: 0 }
  const hasher: Hasher = {
    hash: real.hash,
    verify: async (secret, stored) => {
      running.count += 1
      running.now += 1
      running.most = Math.max(running.most, running.now)
      if (running.now === together) haveBegun()
      await begun
      return real.verify(secret, stored).finally(() => (running.now -= 1))
    },
  }
  const { fetch, db } = await sandboxWith(hasher)
  const login = async (username: string, password = knownPassword) => {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': '198.51.100.1' }
    const body = JSON.stringify({ username, password })
    const answer = await fetch(
      new Request('http://sandbox/login', { method: 'POST', headers, body }),
    )
    return ((await answer.json()) as { code: number }).code
  }
  return { login, running, db }
}
