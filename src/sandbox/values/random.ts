import { sha256 } from './sha256'

/** The sandbox's source of randomness, so that seeds and tests are reproducible. */
export type Random = {
  /** A whole number from 0 up to, not including, 2³². */
  uint32(): number
  bytes(length: number): Uint8Array
}

/** Secure randomness for tokens, from the platform's generator. */
export const secureRandom: Random = {
  uint32: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
  bytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
}

/** The same numbers for the same seed on every machine. For records and tests, never for tokens. */
export function seededRandom(seed: string): Random {
  const state = new Uint32Array(sha256(new TextEncoder().encode(seed)).buffer)
  const uint32 = () => nextSfc32(state)
  const bytes = (length: number) => Uint8Array.from({ length }, () => uint32() >>> 24)
  return { uint32, bytes }
}

/** sfc32 by Chris Doty-Humphrey (public domain): three words of state and a counter. */
function nextSfc32(state: Uint32Array): number {
  const [a = 0, b = 0, c = 0, counter = 0] = state
  const result = (a + b + counter) >>> 0
  state[0] = b ^ (b >>> 9)
  state[1] = c + (c << 3)
  state[2] = ((c << 21) | (c >>> 11)) + result
  state[3] = counter + 1
  return result
}
