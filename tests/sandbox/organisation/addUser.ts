import type { Hasher } from '../auth/Hasher'
import type { Viewer } from '../call'
import type { Queryable, Row } from '../db/Db'
import { inventSecret } from '../inventSecret'
import type { Random } from '../random'
import { addRecord } from '../record/addRecord'
import { userForm } from './users'

export type Secrets = { readonly password: string; readonly secondPassword: string }

/** The hashes of a first password, and of a second one that nobody knows until the user sets one. */
export async function hashSecrets(
  { hasher, random }: { hasher: Hasher; random: Random },
  password: string,
): Promise<Secrets> {
  return {
    password: await hasher.hash(password),
    secondPassword: await hasher.hash(inventSecret(random)),
  }
}

type Added = { values: Row; secrets: Secrets; nowMs: number }

/** Inserts a user who can log in, and gives its id. */
export function addUser(
  tx: Queryable,
  viewer: Viewer,
  { values, secrets: { password, secondPassword }, nowMs }: Added,
): Promise<string> {
  const fresh: typeof userForm.fresh = (...from) => ({
    ...userForm.fresh(...from),
    user_type: '00',
    second_password: secondPassword,
  })
  return addRecord(tx, { ...userForm, fresh }, viewer, { ...values, password }, nowMs)
}
