import { config, type Dialect } from '@/engine/config'
import { readCaptcha } from './captcha'
import type { Client } from './client'
import { dataOf, lacking } from './envelope'
import type { Session } from './session'
import { readSessionInfo, readToken } from './sessionInfo'

export type Credentials = {
  username: string
  password: string
  /** Empty if none was entered. */
  googleCode: string
  captchaCode: string
  /** The captcha's key; empty if the gateway asks for none. */
  uuid: string
}

const longestLogoutMs = 3_000

/** §7: the session calls. */
export function createCalls(client: Client, session: Session, dialect: Dialect) {
  return {
    /** @throws {GatewayError} */
    captcha: async () => readCaptcha(await client.get('/captchaImage', { token: false })),

    /** @throws {GatewayError} `refused` with the server's text; `unreadable` without a usable token */
    async login(credentials: Credentials) {
      const body = loginBody(credentials, dialect)
      const answer = await client.post('/login', { token: false, body })
      const token = readToken(answer)
      session.signIn(token)
      // browsers silently drop a cookie that is too long
      if (session.token() !== token) throw lacking(answer, 'data.token')
    },

    /** @throws {GatewayError} */
    async getInfo() {
      const info = readSessionInfo(await client.get('/getInfo'))
      session.load(info)
      return info
    },

    /** @throws {GatewayError} `unreadable` if the menu tree is not a list */
    async getRouters(): Promise<readonly unknown[]> {
      const answer = await client.get('/getRouters')
      const tree = dataOf(answer)
      if (!Array.isArray(tree)) throw lacking(answer, 'data')
      return tree
    },

    /** Never rejects. Clears the session in any case, after at most 3 s. */
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
