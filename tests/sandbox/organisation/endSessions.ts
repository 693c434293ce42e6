import type { Queryable } from '../db/Db'

/** Ends every session of a user but, if given, the one with this hash of its token. */
export async function endSessions(tx: Queryable, userId: string, except = ''): Promise<void> {
  await tx.query('delete from sys_session where user_id = $1 and token_hash <> $2', [
    userId,
    except,
  ])
}
