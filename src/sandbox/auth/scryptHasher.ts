import { scrypt, timingSafeEqual } from 'node:crypto'
import type { Random } from '../values/random'
import { atMost } from '../values/atMost'
import type { Hasher } from './Hasher'

/** Two at once: Node has four threads, which files and DNS need too. */
const inTurn = atMost(2)

/**
 * scrypt with its cost written beside each hash, so that a hash stays readable when the cost changes.
 * At most two hashes are computed at once.
 * @param cost scrypt's N, a power of two: 16384 takes 16 MiB and about 50 ms
 */
export function scryptHasher({ random, cost = 16_384 }: { random: Random; cost?: number }): Hasher {
  return {
    hash: async (secret) => {
      const salt = Buffer.from(random.bytes(16))
      return ['scrypt', cost, toText(salt), toText(await derive(secret, salt, cost))].join('$')
    },
    verify: async (secret, stored) => {
      const [, storedCost = '', salt = '', key = ''] = stored.split('$')
      const derived = await derive(secret, Buffer.from(salt, 'base64'), Number(storedCost))
      return timingSafeEqual(derived, Buffer.from(key, 'base64'))
    },
  }
}

function derive(secret: string, salt: Buffer, cost: number): Promise<Buffer> {
  return inTurn(
    () =>
      new Promise((resolve, reject) => {
        scrypt(secret.normalize(), salt, 32, { N: cost, r: 8, p: 1 }, (error, key) =>
          error ? reject(error) : resolve(key),
        )
      }),
  )
}

function toText(bytes: Buffer): string {
  return bytes.toString('base64')
}
