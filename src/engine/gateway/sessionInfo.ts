import { dataOf, field, isFields, lacking, placesOf, type Answer } from './envelope'
import type { SessionInfo } from './session'

/** §6: for users without a role. */
const defaultRoles = ['ROLE_DEFAULT']

/**
 * Reads `POST /login`: the token under `data`, at top level, or `data` itself.
 *
 * @throws {GatewayError} `unreadable` without one that fits in a header
 */
export function readToken(answer: Answer): string {
  const places = placesOf(answer)
  const tokens = ['token', 'access_token'].flatMap((name) => places.map((one) => field(one, name)))
  const isToken = (value: unknown) => typeof value === 'string' && /^[\x21-\x7e]+$/.test(value)
  const token = [...tokens, dataOf(answer)].find(isToken)
  if (typeof token === 'string') return token
  throw lacking(answer, 'data.token')
}

/**
 * Reads `GET /getInfo`, under `data` or at top level; only the fields of §3.
 *
 * @throws {GatewayError} `unreadable` without a user and roles
 */
export function readSessionInfo(answer: Answer): SessionInfo {
  const source = placesOf(answer).find(
    (one) => isFields(field(one, 'user')) || Array.isArray(field(one, 'roles')),
  )
  if (!source) throw lacking(answer, 'data.user')
  const found = field(source, 'user')
  const user = isFields(found) ? found : {}
  const id = field(user, 'userId')
  const roles = stringsOf(field(source, 'roles'))
  return {
    user: {
      userId: typeof id === 'number' ? String(id) : stringOf(id),
      userName: stringOf(field(user, 'userName')),
      // the number 0 is not the '00' that opens the live channel
      userType: stringOf(field(user, 'userType')),
      avatar: stringOf(field(user, 'avatar')),
    },
    roles: roles.length > 0 ? roles : defaultRoles,
    permissions: stringsOf(field(source, 'permissions')),
  }
}

function stringOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function stringsOf(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return []
  return value.filter((one) => typeof one === 'string' && one !== '')
}
