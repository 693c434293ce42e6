import { audit } from '../audit/audit'
import type { Call } from '../request/call'
import type { Captcha } from '../captcha/captcha'
import { minuteMs, type Clock } from '../values/clock'
import type { Db, Row } from '../db/Db'
import { fieldText } from '../values/fieldText'
import { instant } from '../values/instant'
import { inventGoogleCode } from '../values/inventSecret'
import { noteLogin } from './noteLogin'
import { clientIp, clientOf } from '../audit/client'
import { endSessions } from './endSessions'
import type { Random } from '../values/random'
import { Refusal } from '../request/Refusal'
import { attemptKey, type Attempts, type Verdict } from './attempts'
import type { Compare } from './createCompare'
import { createIdentify } from './identify'
import { matchingStep } from './totp'
import { viewerOf } from './viewerOf'

/** A fresh secret that waits for its first code, or notice that it is bound. */
export type Bound = { secret?: string; otpauth?: string; bound: boolean }

type Parts = {
  db: Db
  clock: Clock
  random: Random
  compare: Compare
  attempts: Attempts
  captcha: Captcha
}

/** How long a fresh secret waits for its first code. */
const waitMs = 10 * minuteMs
const issuer = 'Wattdesk'

/**
 * Links a second factor. Account, password and captcha give a fresh secret; the same account and password with a
 * code of that secret bind it, and end the sessions that began without it. A secret that is bound is never given
 * nor replaced.
 */
export function createBinding(parts: Parts): (call: Call) => Promise<Bound> {
  const { db, clock, random, attempts, captcha } = parts
  const identify = createIdentify(parts)

  return async (call) => {
    const { body } = call.var
    const userName = fieldText(body, 'username').trim()
    call.set('secretNames', new Set(['code']))
    try {
      return await bind(call, userName)
    } catch (error) {
      const client = clientOf(call)
      if (error instanceof Refusal)
        await noteLogin({ db, clock }, { userName, client, refusal: error })
      throw error
    }
  }

  async function bind(call: Call, name: string): Promise<Bound> {
    const { body } = call.var
    const [password, code] = [fieldText(body, 'password'), fieldText(body, 'code').trim()]
    if (code === '') await captcha.check(fieldText(body, 'uuid'), fieldText(body, 'captchaCode'))
    if (name === '' || password === '') throw new Refusal(500, 'credentialsMissing')
    const compare = async () => {
      const verdict = await identify(name, password)
      return () => judge(verdict)
    }
    const judge = async (verdict: Verdict<Row>) => {
      // a call without a captcha counts only right after one with it
      const pending = code === '' ? '' : await pendingOf(name)
      const user = await verdict()
      if (user['totp_secret'] !== null) throw new Refusal(500, 'alreadyBound')
      return code === '' ? offer(user) : confirm(call, user, { pending, code })
    }
    return attempts.guard(attemptKey(name), compare, clientIp(call))
  }

  async function pendingOf(name: string): Promise<string> {
    const [user] = await db.query(
      'select totp_pending from sys_user where user_name = $1 and totp_pending_until > $2',
      [name, instant(clock.now())],
    )
    if (user === undefined) throw new Refusal(500, 'bindExpired')
    return String(user['totp_pending'])
  }

  async function offer(user: Row): Promise<Bound> {
    const secret = inventGoogleCode(random)
    await db.query(
      'update sys_user set totp_pending = $2, totp_pending_until = $3 where user_id = $1',
      [user['user_id'], secret, instant(clock.now() + waitMs)],
    )
    const account = encodeURIComponent(`${issuer}:${String(user['user_name'])}`)
    const otpauth = `otpauth://totp/${account}?secret=${secret}&issuer=${issuer}`
    return { secret, otpauth, bound: false }
  }

  async function confirm(
    call: Call,
    user: Row,
    { pending, code }: { pending: string; code: string },
  ): Promise<Bound> {
    const nowMs = clock.now()
    const step = await matchingStep(pending, code, nowMs)
    if (step === undefined) throw new Refusal(500, 'googleCodeWrong')
    const id = String(user['user_id'])
    call.set('viewer', viewerOf(user))
    await db.transaction(async (tx) => {
      await tx.query(
        `update sys_user set totp_secret = totp_pending, totp_last_step = $3, totp_pending = null,
           totp_pending_until = null where user_id = $1 and totp_pending = $2`,
        [id, pending, step],
      )
      await endSessions(tx, [id])
      await audit(tx, call, { title: 'system:secondFactor:bind', recordIds: [id], nowMs })
    })
    return { bound: true }
  }
}
