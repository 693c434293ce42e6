import { expect } from 'vitest'
import { createDice, type Dice } from '@/sandbox/values/dice'
import { testSandbox, type TestSandbox } from '@/tests/support/testSandbox'
import { seededRandom } from '@/sandbox/values/random'
import { tableResetter } from '@/sandbox/testing/resetTables'
import { serveLive } from '../serveLive'
import { aMalformedRequest, type WireRequest } from './aRequest'
import { heapMegabytes } from './heap'
import { rawBytes, sendRaw } from './rawRequest'
import { trade } from '@/sandbox/trade'

const resetTables = tableResetter(trade)

type Barrage = {
  /** How many requests. */
  count: number
  /** The same seed gives the same requests. */
  seed: string
}

/** The growth of memory from the first hundred requests to the last, in megabytes. */
type Survived = { grownMegabytes: number }

type Shot = { dice: Dice; request: WireRequest; token: string }

/** Restores records and sessions after this many requests, as some succeed. */
const round = 100

/** Straight at the sandbox: each is answered with HTTP 200 and an envelope or a file. */
export async function bombardSandbox(barrage: Barrage): Promise<Survived> {
  const sandbox = await testSandbox()
  return bombard(sandbox, barrage, async ({ request, token }) => {
    const response = await sandbox.fetch(requestOf(request, token))
    expect(response.status).toBe(200)
    const text = await response.text()
    if (response.headers.get('Content-Type')?.startsWith('application/json') && text !== '')
      expect(JSON.parse(text)).toMatchObject({ code: expect.any(Number), msg: expect.any(String) })
  })
}

/** At the served sandbox, byte by byte: an answer below 500 or none, and the next one is served. */
export async function bombardServer(barrage: Barrage): Promise<Survived> {
  const sandbox = await testSandbox()
  const port = await serveLive(sandbox)
  return bombard(sandbox, barrage, async ({ dice, request, token }) => {
    const answer = await sendRaw(port, rawBytes(dice, request, token))
    expect(answer).toMatch(/^(?:HTTP\/1\.1 [1-4]\d\d |$)/)
    expect(answer).not.toMatch(/^Set-Cookie/im)
  })
}

async function bombard(
  sandbox: TestSandbox,
  { count, seed }: Barrage,
  shoot: (shot: Shot) => Promise<void>,
): Promise<Survived> {
  let [token, before] = ['', 0]
  for (let number = 0; number < count; number += 1) {
    if (number % round === 0) {
      await resetTables(sandbox.db)
      token = await sandbox.logIn('admin')
    }
    if (number === round) before = await heapMegabytes()
    const dice = createDice(seededRandom(`${seed} ${number}`))
    const request = aMalformedRequest(dice, sandbox.calls)
    try {
      await shoot({ dice, request, token })
      expect(sandbox.problems).toEqual([])
    } catch (error) {
      throw new Error(`seed ${seed}, request ${number}: ${shown(request)}`, { cause: error })
    }
  }
  await resetTables(sandbox.db)
  return { grownMegabytes: (await heapMegabytes()) - before }
}

function requestOf({ method, target, headers, body }: WireRequest, token: string): Request {
  const sent = new Headers({ Authorization: `Bearer ${token}` })
  for (const [name, value] of headers) sent.set(name, value)
  const url = URL.canParse(`http://sandbox${target}`)
    ? `http://sandbox${target}`
    : 'http://sandbox/'
  return new Request(url, { method, headers: sent, ...(body && { body }) })
}

function shown({ method, target, headers, body }: WireRequest): string {
  const sent = body && new TextDecoder().decode(body.subarray(0, 300))
  return JSON.stringify({ method, target: target.slice(0, 300), headers, body: sent }).slice(
    0,
    1_500,
  )
}
