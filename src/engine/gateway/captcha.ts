import { field, placesOf, type Answer, type Fields } from './envelope'

export type Captcha = {
  /** False if the gateway requires no code. */
  enabled: boolean
  /** Sent back with the login; empty if the gateway sent none. */
  uuid: string
  /** Whether the gateway accepts registrations; most don't say. */
  registration?: boolean | undefined
  /** A data URL; absent if the image is no PNG, JPEG or GIF. */
  image?: string | undefined
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
 * `captchaOnOff`, and on by default. The first bytes tell the image type.
 */
export function readCaptcha(answer: Answer): Captcha {
  const [source = answer.body] = placesOf(answer)
  const flag = field(source, 'captchaEnabled') ?? field(source, 'captchaOnOff')
  const enabled = readFlag(flag) !== false
  return {
    enabled,
    uuid: enabled ? readUuid(source) : '',
    registration: readFlag(field(source, 'registerEnabled')),
    image: enabled ? readImage(field(source, 'img')) : undefined,
  }
}

function readFlag(flag: unknown): boolean | undefined {
  if (flag === false || flag === 'false') return false
  return flag === true || flag === 'true' || undefined
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
