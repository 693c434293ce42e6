import { dataOf, field, isFields, type Answer, type Fields } from './envelope'

export type Captcha = {
  /** False: the gateway asks for no code. */
  enabled: boolean
  /** Sent back with the login; empty if the gateway sent none. */
  uuid: string
  /** Whether the gateway takes registrations; most don't say. */
  registration?: boolean
  /** A data URL; absent if the image is no PNG, JPEG or GIF. */
  image?: string
}

/** In characters of base64. */
const longestImage = 200_000

const signatures = [
  ['iVBORw0KGgo', 'image/png'],
  ['/9j/', 'image/jpeg'],
  ['R0lGODdh', 'image/gif'],
  ['R0lGODlh', 'image/gif'],
] as const

/**
 * Reads `GET /captchaImage`, under `data` or at top level. The flag is `captchaEnabled`, in older gateways
 * `captchaOnOff`; without either it is on. The image type is read from its first bytes.
 */
export function readCaptcha(answer: Answer): Captcha {
  const data = dataOf(answer)
  const source = isFields(data) ? data : answer.body
  const flag = field(source, 'captchaEnabled') ?? field(source, 'captchaOnOff')
  const said = readRegistration(field(source, 'registerEnabled'))
  if (isOff(flag)) return { enabled: false, uuid: '', ...said }
  const image = readImage(field(source, 'img'))
  return { enabled: true, uuid: readUuid(source), ...said, ...(image !== undefined && { image }) }
}

function readRegistration(flag: unknown): Pick<Captcha, 'registration'> {
  if (isOff(flag)) return { registration: false }
  return flag === true || flag === 'true' ? { registration: true } : {}
}

function isOff(flag: unknown): boolean {
  return flag === false || flag === 'false'
}

function readUuid(source: Fields): string {
  const uuid = field(source, 'uuid')
  return typeof uuid === 'string' || typeof uuid === 'number' ? String(uuid) : ''
}

function readImage(img: unknown): string | undefined {
  if (typeof img !== 'string' || img.length > longestImage) return undefined
  const base64 = img.replace(/^data:[^,]*,/, '').replaceAll(/\s/g, '')
  const type = signatures.find(([start]) => base64.startsWith(start))?.[1]
  if (!type || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return undefined
  return `data:${type};base64,${base64}`
}
