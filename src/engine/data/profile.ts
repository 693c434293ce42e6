import { dataOf, field, isFields, lacking } from '@/engine/gateway/envelope'
import { exactAnswer } from '@/engine/gateway/exactAnswer'
import { wireIdsOf } from '@/engine/gateway/wireIds'
import type { Resource } from '@/engine/schema/resource'
import { toText } from '@/engine/schema/kind'
import type { Gateway } from './gateway'
import { readRecord, writeEdit, type PortalRecord } from './wire/records'

const path = '/system/user/profile'

/** Whoever is signed in, as the gateway knows them. */
export type Profile = {
  record: PortalRecord
  /** As the gateway names it; empty for none. */
  avatar: string
  department: string
  roles: string
  posts: string
}

/**
 * `GET /system/user/profile`: the user under `data` or under `data.user`, roles and positions beside it or at top
 * level (gateway contract §1.3).
 *
 * @param resource the users', whose fields are read
 * @throws {GatewayError} `unreadable` where no user came
 */
export async function readProfile(
  { client }: Gateway,
  resource: Resource,
  signal: AbortSignal,
): Promise<Profile> {
  const answer = exactAnswer(await client.get(path, { signal }))
  const data = dataOf(answer)
  if (!isFields(data)) throw lacking(answer, 'data')
  const inner = field(data, 'user')
  const user = isFields(inner) ? inner : data
  const dept = field(user, 'dept')
  const beside = (name: string) => toText(field(data, name) ?? field(answer.body, name)) ?? ''
  return {
    record: readRecord(resource, user),
    avatar: toText(field(user, 'avatar')) ?? '',
    department: isFields(dept) ? (toText(field(dept, 'deptName')) ?? '') : '',
    roles: beside('roleGroup'),
    posts: beside('postGroup'),
  }
}

/** @throws {GatewayError} */
export async function saveProfile(
  { client }: Gateway,
  resource: Resource,
  values: Readonly<Record<string, string>>,
  over: PortalRecord,
  idempotencyKey: string,
): Promise<void> {
  const body = writeEdit(resource, values, over, wireIdsOf(client).write)
  await client.put(path, { body, headers: { 'Idempotency-Key': idempotencyKey } })
}

export type PasswordChange = { oldPassword: string; newPassword: string }

/**
 * Changes the password (`PUT …/updatePwd`). Older gateways of the family read both passwords from the query, newer
 * ones from the body (gateway contract §6): they are sent in both.
 *
 * @throws {GatewayError} `refused` with the gateway's words
 */
export async function changePassword(
  { client }: Gateway,
  { oldPassword, newPassword }: PasswordChange,
): Promise<void> {
  const passwords = { oldPassword, newPassword }
  await client.put(`${path}/updatePwd`, { query: passwords, body: passwords })
}

/** The session shows another avatar from now on. */
export function showAvatar({ session }: Pick<Gateway, 'session'>, avatar: string): void {
  const info = session.info()
  if (info) session.load({ ...info, user: { ...info.user, avatar } })
}
