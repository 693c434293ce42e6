import type { Hasher } from '../auth/Hasher'
import type { Viewer } from '../request/call'
import type { Queryable, Row } from '../db/Db'
import { inventSecret } from '../values/inventSecret'
import type { Random } from '../values/random'
import { addRecord } from '../record/addRecord'
import type { Form } from '../record/Form'
import { insertRecords } from '../record/insertRecords'
import { userForm } from './users'

export type Secrets = { readonly password: string; readonly secondPassword: string }

/** The hashes of a first password and of a random second one, which the user replaces. */
export async function hashSecrets(
  { hasher, random }: { hasher: Hasher; random: Random },
  password: string,
): Promise<Secrets> {
  return {
    password: await hasher.hash(password),
    secondPassword: await hasher.hash(inventSecret(random)),
  }
}

type Added<T> = { values: T; secrets: Secrets; nowMs: number }

/** Inserts a user who can log in, and gives its id. */
export function addUser(
  tx: Queryable,
  viewer: Viewer,
  { values, secrets, nowMs }: Added<Row>,
): Promise<string> {
  const { password } = secrets
  return addRecord(tx, formWith(secrets), viewer, { ...values, password }, nowMs)
}

/** Inserts users who have been checked and have the same password, and gives their ids in the same order. */
export function addUsers(
  tx: Queryable,
  viewer: Viewer,
  { values, secrets, nowMs }: Added<readonly Row[]>,
): Promise<string[]> {
  const { password } = secrets
  const records = values.map((one): Row => ({ ...one, password }))
  return insertRecords(tx, formWith(secrets), viewer, records, nowMs)
}

function formWith({ secondPassword }: Secrets): Form {
  const fresh: Form['fresh'] = (...from) => ({
    ...userForm.fresh(...from),
    user_type: '00',
    second_password: secondPassword,
  })
  return { ...userForm, fresh }
}
