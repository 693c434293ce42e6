import { sha256 } from './sha256'

/** A TRC20 address: 34 Base58Check characters over 21 bytes that begin with 0x41. */
export function isTronAddress(text: string): boolean {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(text)) return false
  const bytes = decode(text)
  if (bytes === undefined || bytes[0] !== networkByte) return false
  const sum = checksum(bytes.subarray(0, 21))
  return sum.every((byte, index) => byte === bytes[21 + index])
}

/** The address of a 20-byte account. */
export function tronAddress(account: Uint8Array): string {
  const payload = Uint8Array.of(networkByte, ...account)
  return encode(Uint8Array.of(...payload, ...checksum(payload)))
}

const networkByte = 0x41
const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

function checksum(payload: Uint8Array): Uint8Array {
  return sha256(sha256(payload)).subarray(0, 4)
}

function encode(bytes: Uint8Array): string {
  let number = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  let text = ''
  for (; number > 0n; number /= 58n) text = alphabet.charAt(Number(number % 58n)) + text
  return text
}

function decode(text: string): Uint8Array | undefined {
  const digits = Array.from(text, (letter) => BigInt(alphabet.indexOf(letter)))
  let number = digits.reduce((sum, digit) => sum * 58n + digit, 0n)
  const bytes = new Uint8Array(25)
  for (let i = 24; i >= 0; i -= 1, number >>= 8n) bytes[i] = Number(number & 255n)
  return number === 0n ? bytes : undefined
}
