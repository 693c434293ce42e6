import { addTo } from '../values/addTo'
import type { Hasher } from '../auth/Hasher'
import type { Queryable, Row } from '../db/Db'
import { accepted, allAccepted, attempt, writeDecided, type Imported } from '../import/decideRows'
import type { Wanted } from '../import/importRoutes'
import type { ImportRow } from '../import/readRows'
import type { Random } from '../values/random'
import { referenceCheck } from '../record/checkReferences'
import { uniqueClaims } from '../record/checkUnique'
import { refuse } from '../record/readers'
import { readValues } from '../record/readValues'
import { Refusal } from '../request/Refusal'
import { isId } from '../tables/filters'
import { findRows } from '../tables/findRow'
import { addUsers, hashSecrets, type Secrets } from './addUser'
import { administratorGuard, guardOneself } from './administrators'
import { changeUsers } from './changeUsers'
import { userForm, users } from './users'

const initPasswordKey = 'sys.user.initPassword'

/** Texts of cells for the codes of `sys_user_sex` and `sys_normal_disable`. */
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sex: { Male: '0', 男: '0', Female: '1', 女: '1', Unknown: '2', 未知: '2' },
  status: { Normal: '0', 正常: '0', Disabled: '1', 停用: '1' },
}

/**
 * What new users begin with, or why there is nothing: one hash for the initial password of all of them, since a hash
 * costs time by design. It is made before the transaction, for which other calls wait.
 */
export async function initialSecrets(
  db: Queryable,
  parts: { hasher: Hasher; random: Random },
): Promise<Secrets | Refusal> {
  const [config] = await db.query('select config_value from sys_config where config_key = $1', [
    initPasswordKey,
  ])
  const password = attempt(() =>
    userForm.firstInputs?.['password']?.read(config?.['config_value'], 'password'),
  )
  return password instanceof Refusal
    ? new Refusal(500, 'initPasswordInvalid', { key: initPasswordKey })
    : hashSecrets(parts, String(password))
}

/** A row: the user that it changes, if any, the written values, and the whole user afterwards. */
type Said = { id?: string; values: Row; record: Row }

/**
 * Adds every row as a single user is added, with the initial password. An account that is known is changed where
 * that is wanted, but for its password, and the row refused where not. What a row leaves empty is then left.
 */
export async function importUsers(
  tx: Queryable,
  wanted: Wanted,
  secrets: Secrets | Refusal,
): Promise<Imported> {
  const { rows, nowMs, call } = wanted
  const { viewer } = call.var
  const read = await rowReader(tx, wanted, secrets)
  const decided = rows.map(({ values }) => attempt(() => read(values)))
  const all = allAccepted(decided)
  const written = all.map(({ values }) => values)
  const checkReferences = await referenceCheck(tx, userForm.inputs, viewer, written)
  const records = all.map(({ record }) => record)
  const claim = await uniqueClaims(tx, userForm, records)
  const check = (one: Said): Said => {
    checkReferences(one.values)
    claim(one.record, one.id)
    return one
  }
  const decisions = decided.map((one) => attempt(() => check(accepted(one))))
  return writeDecided(rows, decisions, async (taken) => {
    const changes = taken.flatMap(({ id, values }) => (id === undefined ? [] : [{ id, values }]))
    await changeUsers(tx, viewer, changes, nowMs)
    const added = taken.flatMap(({ id, values }) => (id === undefined ? [values] : []))
    const addedIds =
      added.length === 0
        ? []
        : await addUsers(tx, viewer, { values: added, secrets: accepted(secrets), nowMs })
    return taken.map(({ id }) => id ?? addedIds.shift() ?? '')
  })
}

/** Reads what all rows need to know, and gives what reads each of them in their order. */
async function rowReader(
  tx: Queryable,
  { call, rows, isUpdating }: Wanted,
  secrets: Secrets | Refusal,
): Promise<(values: ImportRow['values']) => Said> {
  const { viewer } = call.var
  const depts = await deptsNamed(tx, rows)
  const known = isUpdating ? await knownIds(tx, rows) : new Map<string, string>()
  const ids = [...known.values()]
  const guardAdministrators = await administratorGuard(tx, viewer, ids)
  const current = await findRows(tx, users, viewer, ids, userForm.unique?.flat())
  const seen = new Set<string>()
  return (values) => {
    const { userName = '' } = values
    refuseSeen(seen, userName)
    const body = bodyOf(depts, values)
    const id = known.get(userName)
    if (id === undefined) {
      const added = readValues(userForm.inputs, body)
      accepted(secrets)
      return { values: added, record: added }
    }
    guardAdministrators([id])
    const filled = Object.entries(userForm.inputs).filter(([name]) => body[name] ?? '')
    const changes = readValues(Object.fromEntries(filled), body)
    if (changes['status'] === '1') guardOneself(viewer, [id])
    const before = current.get(id)
    if (before === undefined) throw new Refusal(404, 'notFound')
    return { id, values: changes, record: { ...before, ...changes } }
  }
}

function refuseSeen(seen: Set<string>, userName: string): void {
  if (userName !== '' && seen.has(userName))
    refuse('importRepeatedUser', { value: userName.slice(0, 100) })
  seen.add(userName)
}

/** The users with the accounts of the rows, by account. */
async function knownIds(tx: Queryable, rows: readonly ImportRow[]) {
  const names = rows.map(({ values }) => values['userName'] ?? '')
  const found = await tx.query(
    'select user_id, user_name from sys_user where user_name = any($1::text[]) for update',
    [names],
  )
  return new Map(found.map((user) => [String(user['user_name']), String(user['user_id'])]))
}

/** The ids of the departments with each of the names in the rows. */
async function deptsNamed(tx: Queryable, rows: readonly ImportRow[]) {
  const names = rows.map(({ values }) => values['deptId'] ?? '').filter((name) => !isId(name))
  const found = await tx.query(
    'select id, dept_name from sys_dept where dept_name = any($1::text[])',
    [names],
  )
  const depts = new Map<string, string[]>()
  for (const { id, dept_name: name } of found) addTo(depts, String(name), String(id))
  return depts
}

type Depts = ReadonlyMap<string, readonly string[]>

/** A row as a request would say it: codes for words, and the department's id. */
function bodyOf(depts: Depts, values: ImportRow['values']): Row {
  const coded = Object.entries(values).map(([name, text]) => [name, words[name]?.[text] ?? text])
  const { deptId = '' } = values
  return {
    ...(Object.fromEntries(coded) as Row),
    deptId: deptId === '' || isId(deptId) ? deptId : deptNamed(depts, deptId),
  }
}

function deptNamed(depts: Depts, name: string): string {
  const [dept, ...others] = depts.get(name) ?? []
  if (dept === undefined || others.length > 0) refuse('deptUnknown', { value: name.slice(0, 100) })
  return dept
}
