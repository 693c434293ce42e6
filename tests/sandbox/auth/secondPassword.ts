import type { Call } from '../call'
import type { Db } from '../db/Db'
import { fieldText } from '../fieldText'
import { Refusal } from '../Refusal'
import type { Attempts } from './attempts'
import type { Hasher } from './Hasher'

export type SecondPassword = {
  /**
   * Checks `secondPwd` of the body against the viewer's (§3 Withdrawal).
   * @throws Refusal 500 `secondPwdWrong` or `locked`
   */
  check(call: Call): Promise<void>
}

export function createSecondPassword(parts: {
  db: Db
  hasher: Hasher
  attempts: Attempts
}): SecondPassword {
  const { db, hasher, attempts } = parts
  return {
    check: async (call) => {
      const given = fieldText(call.var.body, 'secondPwd')
      if (given === '') throw new Refusal(500, 'secondPwdWrong')
      const { userId } = call.var.viewer
      await attempts.guard(`second:${userId}`, () => judge(userId, given))
    },
  }

  async function judge(userId: number, given: string): Promise<void> {
    const [user] = await db.query('select second_password from sys_user where user_id = $1', [
      userId,
    ])
    const matches = await hasher.verify(given, String(user?.['second_password']))
    if (!matches) throw new Refusal(500, 'secondPwdWrong')
  }
}
