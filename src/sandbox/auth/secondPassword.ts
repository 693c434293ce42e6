import type { Call } from '../request/call'
import type { Db } from '../db/Db'
import { fieldText } from '../values/fieldText'
import { Refusal } from '../request/Refusal'
import type { Attempts } from './attempts'
import type { Compare } from './createCompare'

export type SecondPassword = {
  /**
   * Checks `secondPwd` of the body against the viewer's (§3 Withdrawal).
   * @throws Refusal 500 `secondPwdWrong` or `locked`
   */
  check(call: Call): Promise<void>
}

export function createSecondPassword(parts: {
  db: Db
  compare: Compare
  attempts: Attempts
}): SecondPassword {
  const { db, compare, attempts } = parts
  return {
    check: async (call) => {
      const given = fieldText(call.var.body, 'secondPwd')
      if (given === '') throw new Refusal(500, 'secondPwdWrong')
      const { userId } = call.var.viewer
      const read = () => storedFor(userId)
      await attempts.guard(`second:${userId}`, async () => {
        const isRight = await compare({ owner: `second ${userId}`, given, read })
        return async () => {
          if (!isRight(await read())) throw new Refusal(500, 'secondPwdWrong')
        }
      })
    },
  }

  async function storedFor(userId: number): Promise<unknown> {
    const [user] = await db.query('select second_password from sys_user where user_id = $1', [
      userId,
    ])
    return user?.['second_password']
  }
}
