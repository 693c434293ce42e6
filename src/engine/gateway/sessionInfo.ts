import { dataOf, field, isFields, lacking, type Answer, type Fields } from './envelope'
import type { SessionInfo } from './session'

/** §6: the role of users without one. */
const defaultRoles = ['ROLE_DEFAULT']

/**
 * Reads `POST /login`: the token under `data`, at top level, or `data` itself.
 *
 * @throws {GatewayError} `unreadable` without a token that fits in a header
 */
export function readToken(answer: Answer): string {
  const data = dataOf(answer)
  const inner = isFields(data) ? data : {}
  const found = [
    field(inner, 'token'),
    field(answer.body, 'token'),
    field(inner, 'access_token'),
    data,
  ]
  const token = found.find((value) => typeof value === 'string' && /^[\x21-\x7e]+$/.test(value))
  if (typeof token === 'string') return token
  throw lacking(answer, 'data.token')
}

/**
 * Reads `GET /getInfo`, under `data` or at top level; only the fields of §3.
 *
 * @throws {GatewayError} `unreadable` without a user and roles
 */
export function readSessionInfo(answer: Answer): SessionInfo {
  const source = [dataOf(answer), answer.body].filter(isFields).find(holdsInfo)
  if (!source) throw lacking(answer, 'data.user')
  const user = field(source, 'user')
  const roles = stringsOf(field(source, 'roles'))
  return {
    user: readUser(isFields(user) ? user : {}),
    roles: roles.length > 0 ? roles : defaultRoles,
    permissions: stringsOf(field(source, 'permissions')),
  }
}

function holdsInfo(source: Fields): boolean {
  return isFields(field(source, 'user')) || Array.isArray(field(source, 'roles'))
}

function readUser(user: Fields): SessionInfo['user'] {
  const id = field(user, 'userId')
  return {
    userId: typeof id === 'number' ? String(id) : stringOf(id),
    userName: stringOf(field(user, 'userName')),
    // the number 0 is not the '00' that opens the real-time channel
    userType: stringOf(field(user, 'userType')),
    avatar: stringOf(field(user, 'avatar')),
  }
}

function stringOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function stringsOf(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return []
  return value.filter((one) => typeof one === 'string' && one !== '')
}
