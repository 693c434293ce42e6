import { createPrivateKey, createPublicKey } from 'node:crypto'
import type { Random } from '../values/random'
import type { KeyMaker } from './KeyMaker'

/** Ed25519 pairs (RFC 8410: PKCS #8 and SPKI) whose private part is drawn from `random`. */
export function ed25519Keys(random: Random): KeyMaker {
  return {
    make: () => {
      const der = Buffer.concat([pkcs8Head, random.bytes(32)])
      const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
      const publicDer = createPublicKey(key).export({ format: 'der', type: 'spki' })
      return { publicKey: publicDer.toString('base64'), privateKey: der.toString('base64') }
    },
  }
}

/** All of a PKCS #8 Ed25519 key before its 32 bytes. */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex')
