/** Seconds for which one code is shown (RFC 6238). */
const stepSeconds = 30

/** The number of the time step in which `nowMs` lies. */
export function totpStep(nowMs: number): number {
  return Math.floor(nowMs / 1000 / stepSeconds)
}

/** The six-digit code of a time step (RFC 6238 over HMAC-SHA-1) for a base32 secret. */
export async function totpCode(secret: string, step: number): Promise<string> {
  const counter = new DataView(new ArrayBuffer(8))
  counter.setBigUint64(0, BigInt(step))
  const algorithm = { name: 'HMAC', hash: 'SHA-1' }
  const key = await crypto.subtle.importKey('raw', fromBase32(secret), algorithm, false, ['sign'])
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter))
  const offset = mac.getUint8(19) & 15
  const number = mac.getUint32(offset) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** The time step of a code, at most one step early or late; undefined for a wrong code. */
export async function matchingStep(
  secret: string,
  code: string,
  nowMs: number,
): Promise<number | undefined> {
  const current = totpStep(nowMs)
  for (const step of [current, current - 1, current + 1])
    if ((await totpCode(secret, step)) === code) return step
  return undefined
}

function fromBase32(text: string): Uint8Array<ArrayBuffer> {
  const bits = Array.from(text, (letter) => base32.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/[01]{8}/g) ?? []
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2))
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
