import type { Hasher } from '../auth/Hasher'
import type { Call } from '../request/call'
import type { Db, Queryable, Row } from '../db/Db'
import { fieldText } from '../values/fieldText'
import type { Random } from '../values/random'
import { editRecord, updateRow } from '../record/editRecord'
import { code, id as readId } from '../record/readers'
import { readValues, sentInputs } from '../record/readValues'
import { idParam, type Route } from '../request/route'
import { removeRoute } from '../routes/record'
import { findRow } from '../tables/findRow'
import { selection } from '../tables/selection'
import { posts } from './posts'
import type { Work, Writing } from '../writing'
import { addUser, hashSecrets } from './addUser'
import { guardAdministrators, guardGrant, guardOneself } from './administrators'
import { endSessions } from '../auth/endSessions'
import { linkedIds, postsOfUser, readLinks, rolesOfUser, setLinks } from './links'
import { roles } from './roles'
import type { Files } from '../files/Files'
import { userImportRoutes } from './userImportRoutes'
import { approve, password, userForm, users } from './users'

type Parts = { db: Db; files: Files; random: Random; hasher: Hasher; writing: Writing }

/** Gateway contract §6. */
export function userRoutes({ db, files, random, hasher, writing }: Parts): Route[] {
  const { write } = writing
  const { path } = users
  const put = { method: 'PUT', hasBody: true } as const
  const changing = (prepare: (call: Call) => Work) => write('system:user:edit', prepare)
  return [
    ...userImportRoutes({ db, files, random, hasher, writing }),
    {
      method: 'GET',
      path: `${path}/`,
      access: 'system:user:query',
      answer: async () => ({ data: await choices(db) }),
    },
    {
      method: 'GET',
      path: `${path}/${idParam}`,
      access: 'system:user:query',
      answer: async (call) => ({ data: await oneUser(db, call) }),
    },
    {
      method: 'POST',
      path,
      hasBody: true,
      ...write('system:user:add', (call) => add(call, { hasher, random })),
    },
    { ...put, path, ...changing(edit) },
    { ...put, path: `${path}/changeStatus`, ...changing(changeStatus) },
    {
      ...put,
      path: `${path}/resetPwd`,
      ...write('system:user:resetPwd', (call) => resetPassword(call, hasher)),
    },
    {
      method: 'GET',
      path: `${path}/authRole/${idParam}`,
      access: 'system:user:query',
      answer: async (call) => ({ data: await rolesToGive(db, call) }),
    },
    {
      method: 'PUT',
      path: `${path}/authRole`,
      hasBody: 'optional',
      ...write('system:user:edit', giveRoles, { title: 'system:user:authRole' }),
    },
    removeRoute(writing, userForm),
  ]
}

/** The roles and positions that a user can be given; the administrators' role only by its name. */
async function choices(db: Queryable) {
  return {
    roles: await db.query(`select ${selection(roles)} from sys_role order by role_sort, role_id`),
    posts: await db.query(`select ${selection(posts)} from sys_post order by post_sort, id`),
  }
}

async function oneUser(db: Queryable, call: Call) {
  const id = call.req.param('id') ?? ''
  const user = await findRow(db, users, call.var.viewer, id)
  const roleIds = await linkedIds(db, rolesOfUser, id)
  const postIds = await linkedIds(db, postsOfUser, id)
  return { user: { ...user, roleIds, postIds }, ...(await choices(db)), roleIds, postIds }
}

function add(call: Call, parts: { hasher: Hasher; random: Random }): Work {
  const { body, viewer } = call.var
  const values = readValues({ ...userForm.inputs, ...userForm.firstInputs }, body)
  const [roleIds, postIds] = [readLinks(rolesOfUser, body), readLinks(postsOfUser, body)]
  guardGrant(viewer, roleIds)
  return async (tx, nowMs) => {
    const secrets = await hashSecrets(parts, String(values['password']))
    const id = await addUser(tx, viewer, { values, secrets, nowMs })
    await setLinks(tx, rolesOfUser, id, roleIds)
    await setLinks(tx, postsOfUser, id, postIds)
    return id
  }
}

function edit(call: Call): Work {
  const { body, viewer } = call.var
  const id = String(readId(body['userId'], 'userId'))
  const changes = readValues(sentInputs(userForm.inputs, body), body)
  const [roleIds, postIds] = [readLinks(rolesOfUser, body), readLinks(postsOfUser, body)]
  guardGrant(viewer, roleIds)
  if (changes['status'] === '1') guardOneself(viewer, [id])
  return async (tx, nowMs, note) => {
    await guardAdministrators(tx, viewer, [id])
    const version = { id, updateTime: fieldText(body, 'updateTime'), changes }
    note(id, await editRecord(tx, userForm, viewer, version, nowMs))
    await setLinks(tx, rolesOfUser, id, roleIds)
    await setLinks(tx, postsOfUser, id, postIds)
    if (changes['status'] === '1') await endSessions(tx, [id])
    return id
  }
}

function changeStatus(call: Call): Work {
  const { body, viewer } = call.var
  const id = String(readId(body['userId'], 'userId'))
  const status = code(['0', '1'])(body['status'], 'status')
  guardOneself(viewer, [id])
  return async (tx, nowMs) => {
    await guardAdministrators(tx, viewer, [id])
    await findRow(tx, users, viewer, id)
    await updateRow(tx, users, { id, row: { status, update_by: viewer.userName } }, nowMs)
    if (status === '1') await endSessions(tx, [id])
    else await approve(tx, [id])
    return id
  }
}

/** … and removes the second factor, so that a user who lost the phone can bind another. */
function resetPassword(call: Call, hasher: Hasher): Work {
  const { body, viewer } = call.var
  const id = String(readId(body['userId'], 'userId'))
  const input = { column: 'password', read: password, required: true } as const
  const { password: given } = readValues({ password: input }, body)
  return async (tx, nowMs) => {
    await guardAdministrators(tx, viewer, [id])
    await findRow(tx, users, viewer, id)
    const row = {
      password: await hasher.hash(String(given)),
      totp_secret: null,
      totp_pending_until: null,
      update_by: viewer.userName,
    }
    await updateRow(tx, users, { id, row }, nowMs)
    await endSessions(tx, [id])
    return id
  }
}

async function rolesToGive(db: Queryable, call: Call) {
  const { user, roles: all, roleIds } = await oneUser(db, call)
  const isHeld = (role: Row) => ({ flag: roleIds.includes(role['roleId']) })
  return { user, roles: all.map((role) => Object.assign(role, isHeld(role))) }
}

/** `userId` and `roleIds` come in the query, or in the body. */
function giveRoles(call: Call): Work {
  const { body, viewer } = call.var
  const sent = { ...body, ...call.req.query() }
  const id = String(readId(sent['userId'], 'userId'))
  const roleIds = readLinks(rolesOfUser, sent) ?? []
  guardGrant(viewer, roleIds)
  return async (tx) => {
    await guardAdministrators(tx, viewer, [id])
    await findRow(tx, users, viewer, id)
    await setLinks(tx, rolesOfUser, id, roleIds)
    return id
  }
}
