import type { Clock } from '../values/clock'
import type { Db } from '../db/Db'
import { instant } from '../values/instant'
import { wordMessage, type MessageKey } from '../request/messages'
import type { Client } from '../audit/client'
import type { Refusal } from '../request/Refusal'

type Attempt = {
  userName: string
  client: Client
  refusal?: Refusal
  /** The action that succeeded; a login by default. */
  done?: MessageKey
}

/** Notes one attempt to log in, to register or to bind, in both languages. */
export async function noteLogin(
  { db, clock }: { db: Db; clock: Clock },
  { userName, client, refusal, done = 'loggedIn' }: Attempt,
): Promise<void> {
  const { reason, args } = refusal ?? { reason: done, args: {} }
  await db.query(
    `insert into sys_login_log (user_name, status, ipaddr, browser, os, msg, msg_zh, login_time)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      userName.replaceAll('\0', '').slice(0, 64),
      refusal ? '1' : '0',
      client.ip,
      client.browser,
      client.os,
      wordMessage(reason, args, 'en-US'),
      wordMessage(reason, args, 'zh-CN'),
      instant(clock.now()),
    ],
  )
}
