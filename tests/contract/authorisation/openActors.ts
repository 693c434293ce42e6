import { sha256Hex } from '@/sandbox/values/sha256'
import { testSandbox, type TestSandbox } from '@/tests/support/testSandbox'
import { tableResetter } from '@/sandbox/testing/resetTables'
import type { Caller, Envelope } from '../mounts'
import type { Actor } from './readMatrix'
import { samples, type Asked } from './samples'
import { trade } from '@/sandbox/trade'

const resetTables = tableResetter(trade)

/** A request, ready to be sent by one actor or several. */
export type Ready = { method: string; path: string; init: RequestInit }

export type Actors = {
  sandbox: TestSandbox
  /** A request that succeeds with the permission, over freshly made records. */
  prepare(call: string, by: Actor): Promise<Ready>
  /** Sends it as an actor. */
  send(actor: Actor, request: Ready): Promise<Response>
  /** The code that an actor is answered; a file is a 200. */
  codeFor(actor: Actor, request: Ready): Promise<number>
  /** All that an actor is answered; of an export the file, which has its name from chance. */
  answerFor(actor: Actor, request: Ready): Promise<string>
  /** Puts the records back and keeps the sessions. */
  reset(): Promise<void>
}

const accounts = {
  expired: 'admin',
  admin: 'admin',
  auditor: 'auditor',
  tri: 'tri',
  store: 'store',
  foreign: 'store',
} as const

/** A sandbox with a session for each actor; that of `expired` is over. */
export async function openActors(): Promise<Actors> {
  const sandbox = await testSandbox()
  const { db } = sandbox
  const tokens: Partial<Record<Actor, string>> = {}
  for (const [actor, account] of Object.entries(accounts))
    tokens[actor as Actor] = await sandbox.logIn(account)
  const helper = callerOf(sandbox, await sandbox.logIn('admin'))
  await sandbox.logIn('store2')
  await db.query(
    `update sys_session set last_seen_at = last_seen_at - interval '31 minutes'
     where token_hash = $1`,
    [sha256Hex(tokens.expired ?? '')],
  )
  const sessions = await db.query('select * from sys_session')
  let count = 0
  const send = (actor: Actor, { path, init }: Ready) => {
    const headers = new Headers(init.headers)
    headers.set('Authorization', `Bearer ${tokens[actor] ?? ''}`)
    return sandbox.fetch(new Request(`http://sandbox${path}`, { ...init, headers }))
  }
  return {
    sandbox,
    prepare: async (call, by) => {
      count += 1
      const asked = {
        db,
        admin: helper,
        by: callerOf(sandbox, tokens[by] ?? ''),
        unique: `u${count}`,
      }
      return prepare(call, { ...asked, store: by === 'foreign' ? 2 : 1 })
    },
    send,
    codeFor: async (actor, request) => codeOf(await send(actor, request)),
    answerFor: async (actor, request) => {
      const answer = await (await send(actor, request)).text()
      if (!request.path.endsWith('/export')) return answer
      const path = `/common/download?fileName=${(JSON.parse(answer) as Envelope).data}`
      const file = await send(actor, { method: 'GET', path, init: {} })
      return Buffer.from(await file.arrayBuffer()).toString('base64')
    },
    reset: async () => {
      await resetTables(db)
      await db.query(
        'insert into sys_session select * from jsonb_populate_recordset(null::sys_session, $1)',
        [JSON.stringify(sessions)],
      )
    },
  }
}

async function prepare(call: string, asked: Asked): Promise<Ready> {
  const [method = '', path = ''] = call.split(' ')
  const { at, body, parts } = samples[call] ?? {}
  const init: RequestInit = { method }
  const isSending = method !== 'GET'
  if (parts) init.body = parts()
  else if (isSending) {
    init.headers = { 'Content-Type': 'application/json' }
    init.body = JSON.stringify((await body?.(asked)) ?? {})
  }
  return { method, path: at ? await at(asked) : path.replaceAll(/\{\w+\}/g, '1'), init }
}

function callerOf({ fetch }: TestSandbox, token: string): Caller {
  return async (method, path, { body } = {}) => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
    const answer = await fetch(new Request(`http://sandbox${path}`, init))
    return (await answer.json()) as Envelope
  }
}

async function codeOf(answer: Response): Promise<number> {
  if (!answer.headers.get('Content-Type')?.startsWith('application/json')) return answer.status
  return ((await answer.json()) as Envelope).code
}
