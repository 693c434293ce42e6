import { minuteMs, type Clock } from '../values/clock'
import type { Db } from '../db/Db'
import { createDice } from '../values/dice'
import { instant } from '../values/instant'
import type { Random } from '../values/random'
import { Refusal } from '../request/Refusal'
import { drawCaptcha } from './drawCaptcha'
import { glyphNames } from './glyphs'

export type Captcha = {
  /** Answers `GET /captchaImage`: a new picture and its key, or that none is needed. */
  issue(): Promise<{ captchaEnabled: boolean; uuid?: string; img?: string }>
  /**
   * Uses up the key in any case.
   * @throws Refusal 500 `captchaExpired` or `captchaWrong`
   */
  check(uuid: string, answer: string): Promise<void>
  last(): string | undefined
}

/** Gateway contract §1.3. */
const lifeMs = 2 * minuteMs
const length = 4

type Parts = { db: Db; clock: Clock; random: Random; enabled: boolean }

export function createCaptcha({ db, clock, random, enabled }: Parts): Captcha {
  const dice = createDice(random)
  let last: string | undefined

  return {
    issue: async () => {
      if (!enabled) return { captchaEnabled: false }
      const answer = Array.from({ length }, () => dice.pick(glyphNames)).join('')
      const uuid = Array.from(random.bytes(16), (byte) => byte.toString(16).padStart(2, '0')).join(
        '',
      )
      await keep(uuid, answer)
      last = answer
      return { captchaEnabled: true, uuid, img: toBase64(drawCaptcha(answer, dice)) }
    },
    check: async (uuid, answer) => {
      if (!enabled) return
      const [kept] = await db.query(
        'delete from sys_captcha where uuid = $1 returning answer, expires_at > $2 as alive',
        [uuid, instant(clock.now())],
      )
      if (kept?.['alive'] !== true) throw new Refusal(500, 'captchaExpired')
      if (kept['answer'] !== answer.trim().toUpperCase()) throw new Refusal(500, 'captchaWrong')
    },
    last: () => last,
  }

  async function keep(uuid: string, answer: string): Promise<void> {
    const now = clock.now()
    await db.query('delete from sys_captcha where expires_at <= $1', [instant(now)])
    await db.query('insert into sys_captcha (uuid, answer, expires_at) values ($1, $2, $3)', [
      uuid,
      answer,
      instant(now + lifeMs),
    ])
  }
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
