import { scrypt } from '@noble/hashes/scrypt.js'
import type { Random } from '../values/random'
import type { Hasher } from './Hasher'

/**
 * The hashes of `scryptHasher` in plain TypeScript, for a browser; either verifies what the other made.
 * @param cost scrypt's N, a power of two
 */
export function plainScryptHasher({ random, cost }: { random: Random; cost: number }): Hasher {
  return {
    hash: async (secret) => {
      const salt = random.bytes(16)
      return ['scrypt', cost, toBase64(salt), toBase64(derive(secret, salt, cost))].join('$')
    },
    verify: async (secret, stored) => {
      const [, storedCost = '', salt = '', key = ''] = stored.split('$')
      return toBase64(derive(secret, fromBase64(salt), Number(storedCost))) === key
    },
  }
}

function derive(secret: string, salt: Uint8Array, cost: number): Uint8Array {
  return scrypt(secret.normalize(), salt, { N: cost, r: 8, p: 1, dkLen: 32 })
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}
