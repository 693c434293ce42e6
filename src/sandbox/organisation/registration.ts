import { audit } from '../audit/audit'
import type { Call } from '../request/call'
import type { Captcha } from '../captcha/captcha'
import type { Clock } from '../values/clock'
import type { Db } from '../db/Db'
import { fieldText } from '../values/fieldText'
import { noteLogin } from '../auth/noteLogin'
import { clientIp, clientOf } from '../audit/client'
import { addUser, hashSecrets } from './addUser'
import { password, userForm } from './users'
import type { Random } from '../values/random'
import { readValues } from '../record/readValues'
import { Refusal } from '../request/Refusal'
import type { Attempts } from '../auth/attempts'
import type { Hasher } from '../auth/Hasher'
import { viewerOf } from '../auth/viewerOf'

export type Registration = {
  /** Whether `sys.account.registerUser` lets people apply; a gateway without that setting does. */
  isOpen(): Promise<boolean>
  /** Keeps an account that can log in once an administrator has enabled it; gives its id. */
  apply(call: Call): Promise<string>
}

type Parts = {
  db: Db
  clock: Clock
  random: Random
  hasher: Hasher
  attempts: Attempts
  captcha: Captcha
}

const setting = 'sys.account.registerUser'
/** Accounts that may await approval at one time. */
const mostWaiting = 50
const remark = 'Applied for by oneself 自助注册'

export function createRegistration(parts: Parts): Registration {
  const { db, clock, attempts, captcha } = parts

  return {
    isOpen,
    apply: async (call) => {
      const noted = {
        userName: fieldText(call.var.body, 'username').trim(),
        client: clientOf(call),
      }
      try {
        const id = await apply(call)
        await noteLogin({ db, clock }, { ...noted, done: 'registered' })
        return id
      } catch (error) {
        if (error instanceof Refusal) await noteLogin({ db, clock }, { ...noted, refusal: error })
        throw error
      }
    },
  }

  async function isOpen(): Promise<boolean> {
    const [config] = await db.query('select config_value from sys_config where config_key = $1', [
      setting,
    ])
    return String(config?.['config_value'] ?? 'true').trim() !== 'false'
  }

  async function apply(call: Call): Promise<string> {
    const { body } = call.var
    if (!(await isOpen())) throw new Refusal(500, 'registrationClosed')
    await captcha.check(fieldText(body, 'uuid'), fieldText(body, 'captchaCode'))
    const { userName: nameInput } = userForm.inputs
    const inputs = {
      ...(nameInput && { username: nameInput }),
      password: { column: 'password', read: password, required: true },
    } as const
    const values = readValues(inputs, body)
    const secrets = await hashSecrets(parts, String(values['password']))
    // who tries out which names are taken is stopped like who tries out passwords
    return attempts.guard(`register:${clientIp(call)}`, async () => async () => {
      await refuseCrowd()
      return add(call, String(values['username']), secrets)
    })
  }

  async function refuseCrowd(): Promise<void> {
    const [waiting] = await db.query(
      'select count(*)::int as count from sys_user where awaits_approval',
    )
    if (Number(waiting?.['count']) >= mostWaiting) throw new Refusal(500, 'tooManyApplications')
  }

  async function add(
    call: Call,
    userName: string,
    secrets: Awaited<ReturnType<typeof hashSecrets>>,
  ) {
    const nowMs = clock.now()
    const applicant = { userName, nickName: userName, status: '1', remark }
    const values = readValues(userForm.inputs, applicant)
    return db.transaction(async (tx) => {
      const id = await addUser(tx, viewerOf({ user_name: userName }), { values, secrets, nowMs })
      await tx.query('update sys_user set awaits_approval = true where user_id = $1', [id])
      call.set('viewer', viewerOf({ user_id: id, user_name: userName }))
      await audit(tx, call, { title: 'system:registration:add', recordIds: [id], nowMs })
      return id
    })
  }
}
