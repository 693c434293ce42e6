import { bearerToken } from './bearerToken'
import type { Bound } from './binding'
import type { Login } from './login'
import type { Registration } from '../organisation/registration'
import type { Sessions } from './sessions'
import type { Call, Viewer } from '../request/call'
import type { Captcha } from '../captcha/captcha'
import type { Db } from '../db/Db'
import { menuOf } from './menuOf'
import { clientOf } from '../audit/client'
import type { Route } from '../request/route'

type Parts = {
  db: Db
  captcha: Captcha
  login: Login
  registration: Registration
  bind: (call: Call) => Promise<Bound>
  sessions: Sessions
}

/** §7 Session; `design.md` §5 for registering and binding. */
export function sessionRoutes({
  db,
  captcha,
  login,
  registration,
  bind,
  sessions,
}: Parts): Route[] {
  return [
    {
      method: 'GET',
      path: '/captchaImage',
      access: 'anonymous',
      answer: async () => {
        const registerEnabled = await registration.isOpen()
        return { data: { ...(await captcha.issue()), registerEnabled } }
      },
    },
    {
      method: 'POST',
      path: '/login',
      access: 'anonymous',
      hasBody: true,
      answer: async (call) => {
        const client = clientOf(call)
        return { data: { token: await login(call.var.body, client) } }
      },
    },
    {
      method: 'POST',
      path: '/register',
      access: 'anonymous',
      hasBody: true,
      answer: async (call) => ({ data: await registration.apply(call) }),
    },
    {
      method: 'POST',
      path: '/bind',
      access: 'anonymous',
      hasBody: true,
      answer: async (call) => ({ data: await bind(call) }),
    },
    {
      method: 'POST',
      path: '/logout',
      // Gateway contract §3.4: also answered when the session is already over.
      access: 'anonymous',
      answer: async (call) => {
        await sessions.close(bearerToken(call))
        return {}
      },
    },
    {
      method: 'GET',
      path: '/getInfo',
      access: 'loggedIn',
      answer: async (call) => ({ data: infoOf(call.var.viewer) }),
    },
    {
      method: 'GET',
      path: '/getRouters',
      access: 'loggedIn',
      answer: async (call) => ({ data: await menuOf(db, call.var.viewer) }),
    },
  ]
}

function infoOf({ userId, userName, userType, avatar, roles, permissions }: Viewer) {
  return { user: { userId, userName, userType, avatar }, roles, permissions }
}
