import { isLosslessNumber, parse, stringify } from 'lossless-json'
import type { Call } from '../request/call'

const longest = 2000

/**
 * What a request params, as JSON of at most 2,000 characters: numbers digit by digit as they were sent, and of
 * of a secret only that it was sent.
 */
export function paramsShown({ req, var: sent }: Call): string {
  const params = { ...req.param(), ...req.query(), ...bodyOf(sent.bodyText ?? '', sent.body) }
  const isSecret = (name: string) => secretName.test(name) || sent.secretNames?.has(name) === true
  const hidden = isSecretConfig(params)
    ? (name: string) => name === 'configValue' || isSecret(name)
    : isSecret
  const shown = stringify(withoutSecrets(params, hidden)) ?? ''
  return Array.from(shown.replaceAll('\\u0000', '')).slice(0, longest).join('')
}

function bodyOf(text: string, body: unknown): object {
  try {
    return asObject(parse(text))
  } catch {
    return asObject(body)
  }
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}

const secretName = /pwd|password|secret|private_?key|google_?code|token|captcha/i

/** A setting whose key says that its value is secret. */
function isSecretConfig(params: object): boolean {
  return 'configKey' in params && secretName.test(stringify(params.configKey) ?? '')
}

function withoutSecrets(value: unknown, isHidden: (name: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutSecrets(item, isHidden))
  if (typeof value !== 'object' || value === null || isLosslessNumber(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => [
      name,
      isHidden(name) ? '******' : withoutSecrets(inner, isHidden),
    ]),
  )
}
