import type { Hasher } from '../auth/Hasher'
import type { Call } from '../request/call'
import type { Db } from '../db/Db'
import type { Files } from '../files/Files'
import { importRoutes } from '../import/importRoutes'
import type { Columns } from '../import/readRows'
import { wordMessage } from '../request/messages'
import type { Random } from '../values/random'
import type { Route } from '../request/route'
import type { Writing } from '../writing'
import { importUsers, initialSecrets } from './importUsers'
import { users } from './users'

/** The family's own headings in Chinese; the portal's in English, which the family does not speak. */
const columns: Columns = {
  headings: {
    deptId: ['Department No.', '部门编号', 'Department', '部门'],
    userName: ['Account', '登录名称'],
    nickName: ['Name', '用户名称', '用户昵称'],
    email: ['Email', '用户邮箱', '邮箱'],
    phonenumber: ['Phone', '手机号码'],
    sex: ['Gender', '用户性别', '性别'],
    status: ['Status', '帐号状态', '账号状态', '状态'],
  },
  optional: ['deptId', 'email', 'phonenumber', 'sex', 'status'],
}

type Parts = { db: Db; files: Files; random: Random; hasher: Hasher; writing: Writing }

/** The template of users, which anybody may have, and their import (gateway contract §6). */
export function userImportRoutes({ db, files, writing, ...parts }: Parts): Route[] {
  return importRoutes({
    files,
    path: users.path,
    guard: (prepare) => writing.write('system:user:import', prepare),
    columns,
    template: { access: 'loggedIn', sheet: 'User Template', file: 'user_template.xlsx' },
    prepare: async () => {
      const secrets = await initialSecrets(db, parts)
      return (tx, wanted) => importUsers(tx, wanted, secrets)
    },
    wordIds: (ids, call) => wordAccounts(db, ids, call),
  })
}

async function wordAccounts(db: Db, ids: readonly string[], { var: { language } }: Call) {
  const rows = await db.query(
    'select user_id, user_name from sys_user where user_id = any($1::bigint[])',
    [ids],
  )
  const names = new Map(rows.map((row) => [String(row['user_id']), String(row['user_name'])]))
  return ids.map((id) => wordMessage('importedUser', { name: names.get(id) ?? id }, language))
}
