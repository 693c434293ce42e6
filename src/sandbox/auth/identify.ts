import type { Db, Row } from '../db/Db'
import { Refusal } from '../request/Refusal'
import type { Verdict } from './attempts'
import type { Compare } from './createCompare'

/**
 * Compares a name and a password; the verdict is their user, if they may log in.
 * @throws Refusal 500 `credentialsWrong`, `awaitsApproval` or `frozen`, by the verdict
 */
export type Identify = (name: string, password: string) => Promise<Verdict<Row>>

/** Takes the same time and gives the same answer for a wrong name as for a wrong password. */
export function createIdentify({ db, compare }: { db: Db; compare: Compare }): Identify {
  return async (name, password) => {
    const read = async () => (await find(name))?.['password']
    const isRight = await compare({ owner: `name ${name}`, given: password, read })
    return async () => {
      const user = await find(name)
      if (user === undefined || !isRight(user['password']))
        throw new Refusal(500, 'credentialsWrong')
      if (user['status'] === '0') return user
      throw new Refusal(500, user['awaits_approval'] === true ? 'awaitsApproval' : 'frozen')
    }
  }

  async function find(name: string): Promise<Row | undefined> {
    const [user] = await db.query(
      `select user_id, user_name, password, status, awaits_approval, totp_secret from sys_user
       where user_name = $1`,
      [name],
    )
    return user
  }
}
