import type { Db, Row } from '../db/Db'
import { Refusal } from '../Refusal'
import type { Hasher } from './Hasher'

/**
 * Who has this name and this password, if they may log in.
 * @throws Refusal 500 `credentialsWrong`, `awaitsApproval` or `frozen`
 */
export type Identify = (name: string, password: string) => Promise<Row>

/** Takes as long, and says the same, whether the name or the password is wrong. */
export function createIdentify({ db, hasher }: { db: Db; hasher: Hasher }): Identify {
  const nobody = hasher.hash('nobody')

  return async (name, password) => {
    const [user] = await db.query(
      `select user_id, user_name, password, status, awaits_approval, totp_secret from sys_user
       where user_name = $1`,
      [name],
    )
    const matches = await hasher.verify(password, String(user?.['password'] ?? (await nobody)))
    if (user === undefined || !matches) throw new Refusal(500, 'credentialsWrong')
    if (user['status'] === '0') return user
    throw new Refusal(500, user['awaits_approval'] === true ? 'awaitsApproval' : 'frozen')
  }
}
