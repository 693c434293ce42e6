import type { Hasher } from '../auth/Hasher'
import type { Viewer } from '../call'
import type { Queryable, Row } from '../db/Db'
import type { Wanted } from '../import/importRoutes'
import type { ImportRow } from '../import/readRows'
import { rowByRow, type Imported } from '../import/rowByRow'
import type { Random } from '../random'
import { editRecord } from '../record/editRecord'
import { refuse } from '../record/readers'
import { readValues } from '../record/readValues'
import { Refusal } from '../Refusal'
import { isId } from '../tables/filters'
import { addUser, hashSecrets, type Secrets } from './addUser'
import { guardAdministrators, guardOneself } from './administrators'
import { endSessions } from './endSessions'
import { userForm } from './users'

const initPasswordKey = 'sys.user.initPassword'

/** What cells may say for the codes of `sys_user_sex` and `sys_normal_disable`. */
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sex: { Male: '0', 男: '0', Female: '1', 女: '1', Unknown: '2', 未知: '2' },
  status: { Normal: '0', 正常: '0', Disabled: '1', 停用: '1' },
}

/**
 * Adds every row as a single user is added, with the initial password. An account that is known is changed where
 * that is wanted, but for its password, and the row refused where not. What a row leaves empty is then left.
 */
export async function importUsers(
  tx: Queryable,
  { call, rows, isUpdating, nowMs }: Wanted,
  parts: { hasher: Hasher; random: Random },
): Promise<Imported> {
  const { viewer } = call.var
  const seen = new Set<string>()
  const known = isUpdating ? await knownIds(tx, rows) : new Map<string, string>()
  // a hash costs time by design: one for the password that all of them begin with
  let secrets: Secrets | undefined
  return rowByRow(rows, async (values) => {
    const { userName = '' } = values
    if (userName !== '' && seen.has(userName))
      refuse('importRepeatedUser', { value: userName.slice(0, 100) })
    seen.add(userName)
    const body = await bodyOf(tx, values)
    const id = known.get(userName)
    if (id !== undefined) return changeUser(tx, viewer, { id, body, nowMs })
    const read = readValues(userForm.inputs, body)
    secrets ??= await hashSecrets(parts, await initPassword(tx))
    return addUser(tx, viewer, { values: read, secrets, nowMs })
  })
}

async function knownIds(tx: Queryable, rows: readonly ImportRow[]) {
  const names = rows.map(({ values }) => values['userName'] ?? '')
  const users = await tx.query(
    'select user_id, user_name from sys_user where user_name = any($1::text[])',
    [names],
  )
  return new Map(users.map((user) => [String(user['user_name']), String(user['user_id'])]))
}

/** A row as a request would say it: codes for words, and the department's id. */
async function bodyOf(tx: Queryable, values: ImportRow['values']): Promise<Row> {
  const coded = Object.entries(values).map(([name, text]) => [name, words[name]?.[text] ?? text])
  const { deptId = '' } = values
  return {
    ...(Object.fromEntries(coded) as Row),
    deptId: deptId === '' || isId(deptId) ? deptId : await deptNamed(tx, deptId),
  }
}

async function deptNamed(tx: Queryable, name: string): Promise<string> {
  const depts = await tx.query('select id from sys_dept where dept_name = $1', [name])
  if (depts.length !== 1) refuse('deptUnknown', { value: name.slice(0, 100) })
  return String(depts[0]?.['id'])
}

async function initPassword(tx: Queryable): Promise<string> {
  const [config] = await tx.query('select config_value from sys_config where config_key = $1', [
    initPasswordKey,
  ])
  try {
    return String(userForm.firstInputs?.['password']?.read(config?.['config_value'], 'password'))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return refuse('initPasswordInvalid', { key: initPasswordKey })
  }
}

type Change = { id: string; body: Row; nowMs: number }

async function changeUser(tx: Queryable, viewer: Viewer, { id, body, nowMs }: Change) {
  await guardAdministrators(tx, viewer, [id])
  const filled = Object.entries(userForm.inputs).filter(([name]) => body[name] ?? '')
  const changes = readValues(Object.fromEntries(filled), body)
  if (changes['status'] === '1') guardOneself(viewer, [id])
  await editRecord(tx, userForm, viewer, { id, updateTime: '', changes }, nowMs)
  if (changes['status'] === '1') await endSessions(tx, id)
  return id
}
