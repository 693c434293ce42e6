import type { Hasher } from './auth/Hasher'
import type { Db } from './db/Db'

/** Gives every account this password and, where that changes anything, ends all sessions. */
export async function setPasswords(db: Db, hasher: Hasher, password: string): Promise<void> {
  const users = await db.query('select user_id, password from sys_user order by user_id')
  const [first] = users
  if (first && (await hasher.verify(password, String(first['password'])))) return
  const hashes = await Promise.all(users.map(() => hasher.hash(password)))
  await db.transaction(async (tx) => {
    for (const [index, user] of users.entries())
      await tx.query('update sys_user set password = $2 where user_id = $1', [
        user['user_id'],
        hashes[index],
      ])
    await tx.query('delete from sys_session')
  })
}
