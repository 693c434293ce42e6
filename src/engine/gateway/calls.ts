import { config, type Dialect } from '@/engine/config'
import { readCaptcha, type Captcha } from './captcha'
import type { Client } from './client'
import { dataOf, lacking } from './envelope'
import type { Session, SessionInfo } from './session'
import { readSessionInfo, readToken } from './sessionInfo'

export type Credentials = {
  username: string
  password: string
  /** Empty when none was entered. */
  googleCode: string
  captchaCode: string
  /** The captcha's key; empty if the gateway asks for none. */
  uuid: string
}

/** §7, the session calls. */
export type Calls = {
  /** @throws {GatewayError} */
  captcha: () => Promise<Captcha>
  /**
   * Starts the session.
   *
   * @throws {GatewayError} `refused` with the server's text; `unreadable` without a usable token
   */
  login: (credentials: Credentials) => Promise<void>
  /**
   * Loads the session.
   *
   * @throws {GatewayError}
   */
  getInfo: () => Promise<SessionInfo>
  /**
   * The menu tree as sent.
   *
   * @throws {GatewayError} `unreadable` if it is not a list
   */
  getRouters: () => Promise<readonly unknown[]>
  /** Never rejects. Clears the session in any case, after at most 3 s. */
  logout: () => Promise<void>
}

const longestLogoutMs = 3_000

export function createCalls(client: Client, session: Session, dialect: Dialect): Calls {
  return {
    captcha: async () => readCaptcha(await client.get('/captchaImage', { token: false })),

    async login(credentials) {
      const body = loginBody(credentials, dialect)
      const answer = await client.post('/login', { token: false, body })
      const token = readToken(answer)
      session.signIn(token)
      // browsers silently drop a cookie that is too long
      if (session.token() !== token) throw lacking(answer, 'data.token')
    },

    async getInfo() {
      const info = readSessionInfo(await client.get('/getInfo'))
      session.load(info)
      return info
    },

    async getRouters() {
      const answer = await client.get('/getRouters')
      const tree = dataOf(answer)
      if (!Array.isArray(tree)) throw lacking(answer, 'data')
      return tree
    },

    async logout() {
      try {
        await client.post('/logout', { endsSession: true, timeoutMs: longestLogoutMs })
      } catch {
        // the local session ends whatever the server answers
      } finally {
        session.clear()
      }
    },
  }
}

function loginBody(credentials: Credentials, { captchaField, googleCodeField }: Dialect) {
  const { username, password, googleCode, captchaCode, uuid } = credentials
  return {
    username: username.trim(),
    password,
    ...(googleCodeField && { [googleCodeField]: googleCode.trim() || config.defaultGoogleCode }),
    ...(uuid !== '' && { [captchaField]: captchaCode.trim(), uuid }),
  }
}
