import { config } from '@/config'
import type { Body } from '../call'
import type { Captcha } from '../captcha/captcha'
import type { Clock } from '../clock'
import type { Db, Row } from '../db/Db'
import { fieldText } from '../fieldText'
import { Refusal } from '../Refusal'
import type { Attempts } from './attempts'
import type { Hasher } from './Hasher'
import type { Sessions } from './sessions'
import { matchingStep } from './totp'

export type Login = (body: Body) => Promise<string>

type Parts = {
  db: Db
  clock: Clock
  hasher: Hasher
  attempts: Attempts
  captcha: Captcha
  sessions: Sessions
}

/** Checks captcha, password and second factor, in this order, and gives a token (§5, §7). */
export function createLogin({ db, clock, hasher, attempts, captcha, sessions }: Parts): Login {
  const nobody = hasher.hash('nobody')

  return async (body) => {
    const [name, password] = [fieldText(body, 'username').trim(), fieldText(body, 'password')]
    await captcha.check(fieldText(body, 'uuid'), fieldText(body, 'captchaCode'))
    if (name === '' || password === '') throw new Refusal(500, 'credentialsMissing')
    const user = await attempts.guard(`login:${name.slice(0, 64)}`, async () => {
      const found = await identify(name, password)
      await checkGoogleCode(found, fieldText(body, 'code'))
      return found
    })
    return sessions.open(Number(user['user_id']))
  }

  /** Takes as long, and says the same, whether the name or the password is wrong. */
  async function identify(name: string, password: string): Promise<Row> {
    const [user] = await db.query(
      'select user_id, password, status, totp_secret from sys_user where user_name = $1',
      [name],
    )
    const matches = await hasher.verify(password, String(user?.['password'] ?? (await nobody)))
    if (user === undefined || !matches) throw new Refusal(500, 'credentialsWrong')
    if (user['status'] !== '0') throw new Refusal(500, 'frozen')
    return user
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
