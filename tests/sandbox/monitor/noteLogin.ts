import type { Clock } from '../clock'
import type { Db } from '../db/Db'
import { instant } from '../instant'
import { wordMessage } from '../messages'
import type { Client } from '../operLog/client'
import type { Refusal } from '../Refusal'

type Attempt = { userName: string; client: Client; refusal?: Refusal }

/** Notes one attempt to log in, in both languages. */
export async function noteLogin(
  { db, clock }: { db: Db; clock: Clock },
  { userName, client, refusal }: Attempt,
): Promise<void> {
  const { messageKey, args } = refusal ?? { messageKey: 'loggedIn' as const, args: {} }
  await db.query(
    `insert into sys_login_log (user_name, status, ipaddr, browser, os, msg, msg_zh, login_time)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      userName.replaceAll('\0', '').slice(0, 64),
      refusal ? '1' : '0',
      client.ip,
      client.browser,
      client.os,
      wordMessage(messageKey, args, 'en-US'),
      wordMessage(messageKey, args, 'zh-CN'),
      instant(clock.now()),
    ],
  )
}
