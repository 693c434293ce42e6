// @vitest-environment node
import { stat } from 'node:fs/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { describe, expect, it } from 'vitest'
import type { Sandbox } from '@/sandbox/createSandbox'
import { atMost } from '@/sandbox/values/atMost'
import type { Hasher } from '@/sandbox/auth/Hasher'
import { scryptHasher } from '@/sandbox/auth/scryptHasher'
import { minuteMs } from '@/sandbox/values/clock'
import { secureRandom } from '@/sandbox/values/random'
import { knownPassword } from '@/sandbox'
import { openContract, overNode } from '../mounts'
import { sandboxWith } from '../sandbox/sandboxWith'

const crowd = 100
/** A quarter of the limit in use, to take a quarter of the time. */
const cost = 4_096

describe('many at once', () => {
  it('K12: a hundred logins are hashed a few at a time, and nothing else waits for them', async () => {
    const { hasher, most } = counted(scryptHasher({ random: secureRandom, cost }))
    const { fetch } = await sandboxWith(hasher)
    const delay = monitorEventLoopDelay({ resolution: 10 })
    delay.enable()
    let left = crowd
    const logins = Array.from({ length: crowd }, (_, place) =>
      codeOfLogin(fetch, place).finally(() => (left -= 1)),
    )
    // a thread is free for a file while most of them still wait
    await stat(import.meta.filename)
    expect(left).toBeGreaterThan(crowd / 2)
    expect(await Promise.all(logins)).toEqual(logins.map(() => 500))
    delay.disable()
    expect(most()).toBeGreaterThan(2)
    expect(delay.percentile(99) / 1e6).toBeLessThan(1_000)
  })

  it('K12: work waits in its order, and a failure makes room', async () => {
    const inTurn = atMost(2)
    const [begun, ends]: [number[], (() => void)[]] = [[], []]
    const work = (number: number) =>
      inTurn(async () => {
        begun.push(number)
        await new Promise<void>((resolve) => ends.push(resolve))
        if (number === 0) throw new Error('fails')
        return number
      })
    const results = Promise.allSettled([0, 1, 2, 3].map(work))
    const settle = () => new Promise((resolve) => setImmediate(resolve))
    await settle()
    expect(begun).toEqual([0, 1])
    for (let ended = 0; ended < 4; ended += 1) {
      ends[ended]?.()
      await settle()
      expect(begun).toHaveLength(Math.min(4, ended + 3))
    }
    expect(begun).toEqual([0, 1, 2, 3])
    expect((await results).map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ])
  })
})

it('K6: a client with a forged address counts under its real one', async () => {
  const { call, sandbox } = await openContract(overNode)
  const guess = (place: number, password: string) => {
    const address = `198.51.100.${place}`
    const headers = {
      'X-Forwarded-For': `${address}, 127.0.0.1`,
      'X-Real-IP': address,
      Forwarded: `for=${address}`,
    }
    const username = `account${place}`
    return call('POST', '/login', { body: { username, password }, headers })
  }
  for (let place = 0; place < 10; place += 1) await guess(place, 'guess')
  expect((await guess(11, 'guess')).msg).toContain('locked for 30 minutes')
  const noted = await sandbox.db.query(
    'select distinct ipaddr from sys_login_log where user_name like $1',
    ['account%'],
  )
  expect(noted).toEqual([{ ipaddr: '127.0.0.1' }])
})

it('K9: no lock outlasts its length, even if the clock goes back by an hour', async () => {
  const { call, sandbox } = await openContract(overNode)
  const login = (password: string) =>
    call('POST', '/login', { body: { username: 'admin', password } })
  for (let failures = 0; failures < 10; failures += 1) await login('wrong')
  sandbox.clock.advance(-60 * minuteMs)
  expect((await login(knownPassword)).msg).toBe('Too many failed attempts: locked for 30 minutes')
  sandbox.clock.advance(90 * minuteMs)
  expect(await login(knownPassword)).toMatchObject({ code: 200 })
})

async function codeOfLogin(fetch: Sandbox['fetch'], place: number): Promise<number> {
  const headers = {
    'Content-Type': 'application/json',
    'X-Forwarded-For': `198.51.100.${place}`,
  }
  const body = JSON.stringify({ username: `nobody${place}`, password: 'guess' })
  const answer = await fetch(new Request('http://sandbox/login', { method: 'POST', headers, body }))
  return ((await answer.json()) as { code: number }).code
}

/** The same, and the highest number of parallel hashes. */
function counted({ hash, verify }: Hasher): { hasher: Hasher; most: () => number } {
  let [running, most] = [0, 0]
  const during = async <T>(work: Promise<T>): Promise<T> => {
    running += 1
    most = Math.max(most, running)
    try {
      return await work
    } finally {
      running -= 1
    }
  }
  const hasher = {
    hash: (secret: string) => during(hash(secret)),
    verify: (secret: string, stored: string) => during(verify(secret, stored)),
  }
  return { hasher, most: () => most }
}
