import { field, isFields, lacking, placesOf } from '@/engine/gateway/envelope'
import { exactAnswer } from '@/engine/gateway/exactAnswer'
import { wireIdsOf } from '@/engine/gateway/wireIds'
import { toText } from '@/engine/schema/kind'
import type { Resource } from '@/engine/schema/resource'
import type { Gateway } from './gateway'
import { idempotencyHeader } from './wire/idempotency'
import { fieldsOf } from './wire/readers'
import { readRecord, writeEdit, type PortalRecord } from './wire/records'

const path = '/system/user/profile'

export type Profile = Awaited<ReturnType<typeof readProfile>>

/** The user is under `data` or `data.user`, roles and positions beside it or at top level (gateway contract §1.3). */
export async function readProfile({ client }: Gateway, resource: Resource, signal: AbortSignal) {
  const answer = exactAnswer(await client.get(path, { signal }))
  const places = placesOf(answer)
  const [data] = places
  if (!data || data === answer.body) throw lacking(answer, 'data')
  const inner = field(data, 'user')
  const user = isFields(inner) ? inner : data
  const text = (value: unknown) => toText(value) ?? ''
  const beside = (name: string) =>
    text(places.map((place) => field(place, name)).find((value) => (value ?? null) !== null))
  return {
    record: readRecord(resource, user),
    avatar: text(field(user, 'avatar')),
    department: text(field(fieldsOf(field(user, 'dept')), 'deptName')),
    roles: beside('roleGroup'),
    posts: beside('postGroup'),
  }
}

export async function saveProfile(
  { client }: Gateway,
  resource: Resource,
  values: Readonly<Record<string, string>>,
  over: PortalRecord,
  idempotencyKey: string,
): Promise<void> {
  const body = writeEdit(resource, values, over, wireIdsOf(client).write)
  await client.put(path, { body, headers: idempotencyHeader(idempotencyKey) })
}

export type PasswordChange = { oldPassword: string; newPassword: string }

/** Older gateways read the passwords from the query, newer ones from the body (gateway contract §6): both get them. */
export async function changePassword({ client }: Gateway, change: PasswordChange): Promise<void> {
  const { oldPassword, newPassword } = change
  const passwords = { oldPassword, newPassword }
  await client.put(`${path}/updatePwd`, { query: passwords, body: passwords })
}

export function showAvatar({ session }: Pick<Gateway, 'session'>, avatar: string): void {
  const info = session.info()
  if (info) session.load({ ...info, user: { ...info.user, avatar } })
}
