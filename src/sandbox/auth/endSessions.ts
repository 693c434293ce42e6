import type { Queryable } from '../db/Db'

/** Ends every session of these users but, if given, the one with this hash of its token. */
export async function endSessions(
  tx: Queryable,
  userIds: readonly string[],
  except = '',
): Promise<void> {
  await tx.query('delete from sys_session where user_id = any($1::bigint[]) and token_hash <> $2', [
    userIds,
    except,
  ])
}
