import { config } from '@/config'
import { readCaptcha } from '@/gateway/captcha'
import { GatewayError } from '@/gateway/errors'
import type { SessionInfo } from '@/gateway/session'
import { readSessionInfo, readToken } from '@/gateway/sessionInfo'
import { reasonOf, type Asker } from './Asker'
import type { Options } from './options'
import { Stop } from './Stop'

/**
 * Opens a session, or takes the given one over.
 *
 * @throws {Stop} with what stands in the way and what to do about it
 */
export async function signIn(asker: Asker, options: Options): Promise<SessionInfo> {
  if (options.token === undefined) asker.holdToken(await logIn(asker, options))
  else asker.holdToken(options.token)
  try {
    return readSessionInfo(await asker.ask('GET', '/getInfo'))
  } catch (error) {
    throw new Stop(whyNoSession(error, options), { cause: error })
  }
}

async function logIn(asker: Asker, { user, password, googleCode }: Options): Promise<string> {
  const { captchaField: _, googleCodeField } = asker.dialect
  try {
    const captcha = readCaptcha(await asker.ask('GET', '/captchaImage', { token: false }))
    if (captcha.enabled)
      throw new Stop(
        'The gateway asks for a captcha, which only a person reads: switch it off, or sign in by hand and give the token in CONFORM_TOKEN.',
      )
    const body = {
      username: user,
      password,
      ...(googleCodeField && { [googleCodeField]: googleCode || config.defaultGoogleCode }),
    }
    return readToken(await asker.ask('POST', '/login', { token: false, body }))
  } catch (error) {
    if (error instanceof Stop) throw error
    throw new Stop(whyNoLogin(error, asker), { cause: error })
  }
}

function whyNoLogin(error: unknown, { clean }: Asker): string {
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
