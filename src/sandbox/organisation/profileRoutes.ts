import type { Attempts } from '../auth/attempts'
import { bearerToken } from '../auth/bearerToken'
import type { Compare } from '../auth/createCompare'
import type { Hasher } from '../auth/Hasher'
import type { Call } from '../request/call'
import { sha256Hex } from '../values/sha256'
import type { Db, Queryable } from '../db/Db'
import { fieldText } from '../values/fieldText'
import { checkUnique } from '../record/checkUnique'
import { columnsOf } from '../record/columnsOf'
import { updateRow } from '../record/editRecord'
import { refuse } from '../record/readers'
import { readValues, sentInputs } from '../record/readValues'
import type { Route } from '../request/route'
import { selection } from '../tables/selection'
import type { Work, Writing } from '../writing'
import { endSessions } from '../auth/endSessions'
import { personalInputs, userForm, users } from './users'

type Parts = { db: Db; attempts: Attempts; hasher: Hasher; compare: Compare; writing: Writing }

/** Gateway contract §6: what users see and change of themselves. */
export function profileRoutes({ db, attempts, hasher, compare, writing }: Parts): Route[] {
  const path = `${users.path}/profile`
  const password = (call: Call) => changePassword(call, { db, attempts, hasher, compare })
  return [
    {
      method: 'GET',
      path,
      access: 'loggedIn',
      answer: async (call) => ({ data: await profileOf(db, call) }),
    },
    {
      method: 'PUT',
      path,
      hasBody: true,
      ...writing.write('loggedIn', edit, { title: 'system:profile:edit' }),
    },
    {
      method: 'PUT',
      path: `${path}/updatePwd`,
      hasBody: 'optional',
      ...writing.write('loggedIn', password, { title: 'system:profile:updatePwd' }),
    },
  ]
}

async function profileOf(db: Queryable, { var: { viewer } }: Call) {
  const id = [viewer.userId]
  const [user] = await db.query(`select ${selection(users)} from sys_user where user_id = $1`, id)
  const [groups] = await db.query(
    `select (select coalesce(string_agg(role_name, ',' order by role_sort), '') from sys_role
         join sys_user_role using (role_id) where user_id = $1) as roles,
       (select coalesce(string_agg(post_name, ',' order by post_sort), '') from sys_post
         join sys_user_post on post_id = id where user_id = $1) as posts`,
    id,
  )
  return { user, roleGroup: groups?.['roles'], postGroup: groups?.['posts'] }
}

function edit(call: Call): Work {
  const { body, viewer } = call.var
  const changes = readValues(sentInputs(personalInputs, body), body)
  const id = String(viewer.userId)
  return async (tx, nowMs) => {
    await checkUnique(tx, { ...userForm, unique: [['email'], ['phonenumber']] }, changes, id)
    const row = { ...columnsOf(personalInputs, changes), update_by: viewer.userName }
    await updateRow(tx, users, { id, row }, nowMs)
    return id
  }
}

type Checking = Pick<Parts, 'db' | 'attempts' | 'hasher' | 'compare'>

/** Both passwords come in the query, as older gateways want them, or in the body. §5 newPwdLenErr. */
async function changePassword(
  call: Call,
  { db, attempts, hasher, compare }: Checking,
): Promise<Work> {
  const { body, viewer } = call.var
  const sent = { ...body, ...call.req.query() }
  const [old, wanted] = [fieldText(sent, 'oldPassword'), fieldText(sent, 'newPassword')]
  const { length } = Array.from(wanted)
  if (length < 6 || length > 20) refuse('newPwdLength')
  if (wanted === old) refuse('newPwdSame')
  const id = String(viewer.userId)
  const read = async () => {
    const [user] = await db.query('select password from sys_user where user_id = $1', [id])
    return user?.['password']
  }
  await attempts.guard(`password:${id}`, async () => {
    const isRight = await compare({ owner: `password ${id}`, given: old, read })
    return async () => {
      if (!isRight(await read())) refuse('oldPwdWrong')
    }
  })
  const hashed = await hasher.hash(wanted)
  return async (tx, nowMs) => {
    const row = { password: hashed, update_by: viewer.userName }
    await updateRow(tx, users, { id, row }, nowMs)
    await endSessions(tx, [id], sha256Hex(bearerToken(call)))
    return id
  }
}
