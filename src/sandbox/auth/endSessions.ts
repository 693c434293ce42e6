import type { Queryable } from '../db/Db'

/** Ends all sessions of these users, except the one with the given token hash. */
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
