import { config } from '@/engine/config'
import type { Body } from '../request/call'
import type { Captcha } from '../captcha/captcha'
import type { Clock } from '../values/clock'
import type { Db, Row } from '../db/Db'
import { fieldText } from '../values/fieldText'
import { instant } from '../values/instant'
import { noteLogin } from './noteLogin'
import type { Client } from '../audit/client'
import { Refusal } from '../request/Refusal'
import { attemptKey, type Attempts } from './attempts'
import type { Compare } from './createCompare'
import { createIdentify } from './identify'
import type { Sessions } from './sessions'
import { matchingStep } from './totp'

/** Returns a token or refuses; logs both. */
export type Login = (body: Body, client: Client) => Promise<string>

type Parts = {
  db: Db
  clock: Clock
  compare: Compare
  attempts: Attempts
  captcha: Captcha
  sessions: Sessions
}

/** Checks captcha, password and second factor, in this order, and gives a token (§5, §7). */
export function createLogin({ db, clock, compare, attempts, captcha, sessions }: Parts): Login {
  const identify = createIdentify({ db, compare })

  return async (body, client) => {
    const userName = fieldText(body, 'username').trim()
    try {
      const token = await sessions.open(await userIdOf(body, client), client)
      await noteLogin({ db, clock }, { userName, client })
      return token
    } catch (error) {
      if (error instanceof Refusal)
        await noteLogin({ db, clock }, { userName, client, refusal: error })
      throw error
    }
  }

  async function userIdOf(body: Body, { ip }: Client): Promise<number> {
    const [name, password] = [fieldText(body, 'username').trim(), fieldText(body, 'password')]
    await captcha.check(fieldText(body, 'uuid'), fieldText(body, 'captchaCode'))
    if (name === '' || password === '') throw new Refusal(500, 'credentialsMissing')
    const compare = async () => {
      const verdict = await identify(name, password)
      return async () => {
        const found = await verdict()
        await checkGoogleCode(found, fieldText(body, 'code'))
        return found
      }
    }
    const user = await attempts.guard(attemptKey(name), compare, ip)
    await db.query('update sys_user set login_ip = $2, login_date = $3 where user_id = $1', [
      user['user_id'],
      ip,
      instant(clock.now()),
    ])
    return Number(user['user_id'])
  }

  async function checkGoogleCode(user: Row, code: string): Promise<void> {
    const secret = user['totp_secret']
    if (typeof secret !== 'string') return
    if (code === '' || code === config.defaultGoogleCode)
      throw new Refusal(500, 'googleCodeMissing')
    const step = await matchingStep(secret, code, clock.now())
    const isFresh = step !== undefined && (await useStep(user, step))
    if (!isFresh) throw new Refusal(500, 'googleCodeWrong')
  }

  async function useStep(user: Row, step: number): Promise<boolean> {
    const used = await db.query(
      `update sys_user set totp_last_step = $2
       where user_id = $1 and totp_last_step < $2 returning user_id`,
      [user['user_id'], step],
    )
    return used.length === 1
  }
}
