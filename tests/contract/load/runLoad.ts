import { setTimeout as pause } from 'node:timers/promises'
import { config } from '@/engine/config'
import { accounts } from '@/sandbox/trade/accounts'
import { holdSockets } from './holdSockets'
import { percentile } from './percentile'
import { sendCall, type Answered } from './sendCall'
import { workAsSlowClients } from './slowClients'

export type Load = {
  /** The portal's, such as `http://127.0.0.1:4173`. */
  origin: string
  /** Operators that log in at once and then work. */
  sessions: number
  /** Connections of the real-time channel that stay open and send heartbeats. */
  sockets: number
  /** Clients that send their requests, or read their answers, a few bytes at a time. */
  slow: number
  /** How long everybody works after the logins, in seconds. */
  seconds: number
  /** From one step of an operator to the next, in milliseconds. */
  thinkMs: number
}

export type LoadFigures = {
  /** Answers to operators, logins included. */
  calls: number
  p50Ms: number
  p99Ms: number
  slowestMs: number
  /** The slowest login, in milliseconds. */
  loginMs: number
  /** Answers that were not code 200, and how often: code, call, message. */
  others: Readonly<Record<string, number>>
  /** Sockets that were open to the end. */
  socketsHeld: number
  /** Whole answers to slow clients. */
  slowAnswers: number
}

/** Runs many clients against a portal and its gateway, and measures their answers. */
export async function runLoad(load: Load): Promise<LoadFigures> {
  const answers: Answered[] = []
  const call = async (...asked: Parameters<typeof sendCall>) => {
    const answered = await sendCall(...asked)
    answers.push(answered)
    return answered
  }
  const api = load.origin + config.basePath
  const people = Array.from({ length: load.sessions }, (_, at) => at)
  const tokens = await Promise.all(people.map((at) => logIn(call, api, at)))
  const loginMs = Math.max(...answers.map(({ ms }) => ms))
  const [admin] = tokens
  const ends = Date.now() + load.seconds * 1_000
  const sockets = await holdSockets(load.origin, admin ?? '', load.sockets)
  const [slowAnswers] = await Promise.all([
    workAsSlowClients({ api, token: admin ?? '', count: load.slow, ends }),
    ...tokens.map((token, at) => work({ call, api, token, at, ends, thinkMs: load.thinkMs })),
  ])
  const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b)
  return {
    calls: answers.length,
    p50Ms: percentile(times, 50),
    p99Ms: percentile(times, 99),
    slowestMs: percentile(times, 100),
    loginMs,
    others: countOthers(answers),
    socketsHeld: sockets.close(),
    slowAnswers,
  }
}

type Call = typeof sendCall

const people = accounts.filter(({ totpSecret }) => totpSecret === undefined)

async function logIn(call: Call, api: string, at: number): Promise<string> {
  const { name, password } = people[at % people.length] ?? { name: '', password: '' }
  const body = JSON.stringify({ username: name, password })
  const { envelope } = await call(`${api}/login`, { method: 'POST', body })
  return (envelope.data as { token?: string } | undefined)?.token ?? ''
}

type Operator = {
  call: Call
  api: string
  token: string
  at: number
  ends: number
  thinkMs: number
}

/** What an operator's portal asks for, one page after the other. */
const steps: readonly (readonly string[])[] = [
  ['/getInfo', '/getRouters'],
  ['/store/storeDraw/list?pageNum=1&pageSize=20', '/store/storeDraw/totals'],
  ['/store/bill/list?pageNum=3&pageSize=20', '/store/bill/totals'],
  ['/store/storeDraw/list?status=1&pageNum=1&pageSize=50'],
  ['/store/storeDraw/list?pageNum=2&pageSize=20'],
]

async function work({ call, api, token, at, ends, thinkMs }: Operator): Promise<void> {
  for (let step = at; Date.now() < ends; step += 1) {
    const paths = steps[step % steps.length] ?? []
    await Promise.all(paths.map((path) => call(api + path, { token })))
    // now and then somebody writes
    const body = JSON.stringify({ nickName: `Operator ${step}` })
    if (step % 10 === 9) await call(`${api}/system/user/profile`, { method: 'PUT', token, body })
    await pause(thinkMs * (0.5 + ((at * 7 + step * 3) % 10) / 10))
  }
}

function countOthers(answers: readonly Answered[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { path, envelope } of answers) {
    if (envelope.code === 200) continue
    const kind = `${envelope.code} ${path} ${envelope.msg}`
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}
