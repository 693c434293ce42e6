export { createGateway, type Gateway, type GatewayOptions } from './gateway'
export type { AuthGate } from './authGate'
export type { Calls, Credentials } from './calls'
export type { Captcha } from './captcha'
export type { ConnectionState } from './connection'
export type { Client, RequestOptions } from './client'
export { dataOf, rowsOf, type Answer, type Fields, type Rows } from './envelope'
export {
  catalogue,
  errorText,
  GatewayError,
  isFromGateway,
  isUnknownOutcome,
  situationSaying,
  type FailureKind,
  type Situation,
} from './errors'
export { readJson } from './json'
export { listQuery, serializeQuery, type ListRequest, type Query, type QueryValue } from './query'
export type { CookieJar, Session, SessionInfo } from './session'
export { openTabChannel } from './tabChannel'
