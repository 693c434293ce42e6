import { GatewayError } from '@/engine/gateway/errors'
import type { SessionInfo } from '@/engine/gateway/session'
import { reasonOf, type Portal } from './look/openPortal'
import type { Options } from './options'
import { Stop } from './look/Stop'

/**
 * Opens a session, or takes over that of the given token.
 *
 * @throws {Stop} with the obstacle and its remedy
 */
export async function logIn(portal: Portal, options: Options): Promise<SessionInfo> {
  const { token, password, googleCode, user } = options
  for (const secret of [token ?? '', password, googleCode]) portal.hide(secret)
  if (token === undefined) await sendLogin(portal, options)
  else portal.session.signIn(token)
  portal.hide(portal.session.token() ?? '')
  const info = await portal.calls.getInfo().catch((error: unknown) => {
    throw new Stop(whyNoSession(error, options), { cause: error })
  })
  const { userName } = info.user
  if (token !== undefined && user !== '' && user !== userName)
    throw new Stop(`CONFORM_TOKEN belongs to "${userName}", and --user names "${user}".`)
  return info
}

async function sendLogin(portal: Portal, { user, password, googleCode }: Options): Promise<void> {
  try {
    const { enabled, uuid } = await portal.calls.captcha()
    if (enabled)
      throw new Stop(
        'The gateway asks for a captcha, which only a person reads: switch it off, or log in by hand and give the token in CONFORM_TOKEN.',
      )
    await portal.calls.login({ username: user, password, googleCode, captchaCode: '', uuid })
  } catch (error) {
    if (error instanceof Stop) throw error
    throw new Stop(whyNoLogin(error, portal), { cause: error })
  }
}

function whyNoLogin(error: unknown, { clean }: Portal): string {
  const reason = clean(reasonOf(error))
  if (isElsewhere(error)) return notThere(error, reason)
  const isCode = /google|totp|authenticator|验证器|谷歌|动态/i.test(reason)
  return isCode
    ? `The account wants a Google code (${reason}): give it in CONFORM_CODE, or a token in CONFORM_TOKEN.`
    : `The gateway refuses the login (${reason}): look at --user and CONFORM_PASSWORD.`
}

function whyNoSession(error: unknown, { token }: Options): string {
  const reason = reasonOf(error)
  if (isElsewhere(error)) return notThere(error, reason)
  return token === undefined
    ? `The gateway took the login, but GET /getInfo fails: ${reason}.`
    : `The gateway does not take the token (${reason}): give a fresh one in CONFORM_TOKEN.`
}

function isElsewhere(error: unknown): boolean {
  return (
    error instanceof GatewayError &&
    (['network', 'unreadable', 'missing'].includes(error.kind) || (error.httpStatus ?? 200) >= 300)
  )
}

function notThere(error: unknown, reason: string): string {
  const isPage = error instanceof GatewayError && error.messageKey.endsWith('unexpected')
  if (isPage)
    return 'A page (HTML) came in place of an answer: --gateway wants the address with the base path, such as https://example.com/prod-api.'
  const isSilent = error instanceof GatewayError && error.kind === 'network'
  return isSilent
    ? `The gateway cannot be reached: ${reason}.`
    : `What answers there is no gateway (${reason}): --gateway wants the address with the base path, such as https://example.com/prod-api.`
}
