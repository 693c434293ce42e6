import { toHex } from './bytes'

/**
 * SHA-256 (FIPS 180-4), synchronous and without native modules, so that the sandbox also runs in a
 * browser and a seed can sign thousands of addresses without awaiting.
 */
export function sha256(message: Uint8Array): Uint8Array {
  const state = Uint32Array.from(initialState)
  const padded = pad(message)
  for (let offset = 0; offset < padded.byteLength; offset += blockBytes)
    mixBlock(state, new DataView(padded.buffer, offset, blockBytes))
  const digest = new DataView(new ArrayBuffer(32))
  state.forEach((word, index) => digest.setUint32(index * 4, word))
  return new Uint8Array(digest.buffer)
}

/** SHA-256 of a text's UTF-8 bytes as 64 lower-case hex digits. */
export function sha256Hex(text: string): string {
  return toHex(sha256(new TextEncoder().encode(text)))
}

const blockBytes = 64
const primes = firstPrimes(64)
const initialState = primes.slice(0, 8).map((prime) => fractionBits(Math.sqrt(prime)))
const roundConstants = primes.map((prime) => fractionBits(Math.cbrt(prime)))

function firstPrimes(count: number): number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n += 1) if (found.every((p) => n % p !== 0)) found.push(n)
  return found
}

function fractionBits(root: number): number {
  return Math.floor((root % 1) * 2 ** 32)
}

function pad(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = Math.ceil((message.length + 9) / blockBytes) * blockBytes
  const padded = new Uint8Array(length)
  padded.set(message)
  padded[message.length] = 0x80
  new DataView(padded.buffer).setBigUint64(length - 8, BigInt(message.length) * 8n)
  return padded
}

function mixBlock(state: Uint32Array, block: DataView): void {
  const schedule = expand(block)
  const w = Uint32Array.from(state)
  for (let i = 0; i < 64; i += 1) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = w
    const choice = (e & f) ^ (~e & g)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const t1 = h + s1 + choice + (roundConstants[i] ?? 0) + (schedule[i] ?? 0)
    w.copyWithin(1, 0, 7)
    w[4] = d + t1
    w[0] = t1 + s0 + majority
  }
  w.forEach((word, index) => (state[index] = (state[index] ?? 0) + word))
}

function expand(block: DataView): Uint32Array {
  const words = new Uint32Array(64)
  const at = (index: number) => words[index] ?? 0
  for (let i = 0; i < 16; i += 1) words[i] = block.getUint32(i * 4)
  for (let i = 16; i < 64; i += 1) {
    const early = at(i - 15)
    const late = at(i - 2)
    const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
    words[i] = at(i - 16) + s0 + at(i - 7) + s1
  }
  return words
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}
