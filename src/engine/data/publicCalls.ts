import type { Dialect } from '@/engine/config'
import type { Client } from '@/engine/gateway/client'
import { dataOf, field, lacking, placesOf } from '@/engine/gateway/envelope'
import { GatewayError, isNotThere } from '@/engine/gateway/errors'

type Account = { username: string; password: string }

type Application = Account & {
  captchaCode: string
  uuid: string
}

export type SecondFactor = { secret: string; otpauth: string }

export async function register(
  client: Client,
  { captchaField }: Pick<Dialect, 'captchaField'>,
  application: Application,
): Promise<void> {
  await client.post('/register', { token: false, body: bodyOf(application, captchaField) })
}

/** Requests the secret of a second factor (`design.md` §5); {@link confirmFactor} binds it. */
export async function requestFactor(
  client: Client,
  application: Application,
  issuer: string,
): Promise<SecondFactor> {
  const body = { ...bodyOf(application, 'captchaCode'), code: '' }
  const answer = await client.post('/bind', { token: false, body })
  const [source = answer.body] = placesOf(answer)
  const given = [field(source, 'otpauth'), field(source, 'url'), dataOf(answer)].find(isOtpauth)
  const inside = given && new URL(given).searchParams.get('secret')
  const secret = [field(source, 'secret'), inside].find(isSecret)
  if (secret === undefined) throw lacking(answer, 'data.secret')
  const [label, name] = [`${issuer}:${body.username}`, issuer].map(encodeURIComponent)
  return { secret, otpauth: given ?? `otpauth://totp/${label}?secret=${secret}&issuer=${name}` }
}

export async function confirmFactor(
  client: Client,
  { username, password, code }: Account & { code: string },
): Promise<void> {
  const body = { username: username.trim(), password, code: code.replaceAll(/\s/g, '') }
  await client.post('/bind', { token: false, body })
}

/** The gateway lacks the call, requires a login for it, or has it switched off. */
export function isNotOffered(error: unknown): boolean {
  if (!(error instanceof GatewayError)) return false
  if (['auth', 'forbidden'].includes(error.kind) || isNotThere(error)) return true
  return error.kind === 'refused' && switchedOff.test(error.msg ?? '')
}

const switchedOff =
  /[没未]有?开启注册|(?:registration|sign-?up) is (?:not (?:enabled|open)|disabled|closed)|not supported/i

function bodyOf(application: Application, captchaField: Dialect['captchaField']) {
  const { username, password, captchaCode, uuid } = application
  const answer = uuid !== '' && { [captchaField]: captchaCode.trim(), uuid }
  return { username: username.trim(), password, ...answer }
}

function isOtpauth(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 512 && /^otpauth:\/\/totp\/\S+$/.test(value)
}

function isSecret(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Z2-7]{16,128}=*$/i.test(value)
}
