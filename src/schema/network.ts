import { sha256 } from '@noble/hashes/sha2.js'
import { createBase58check } from '@scure/base'
import type { Issue } from './issue'

/** The chains whose addresses the portal can check. */
export type Network = keyof typeof networks

const base58check = createBase58check(sha256)
const tronVersion = 0x41

/** One check per network: why a text is not an address there. */
export const networks = {
  tron: checkTron,
} as const satisfies Record<string, (text: string) => Issue | undefined>

// Base58Check over 21 bytes: the version byte and a 20-byte account.
function checkTron(text: string): Issue | undefined {
  if (!/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(text)) return { key: 'validation.addressForm' }
  const bytes = decode(text)
  const isValid = bytes?.length === 21 && bytes[0] === tronVersion
  return isValid ? undefined : { key: 'validation.addressChecksum' }
}

function decode(text: string): Uint8Array | undefined {
  try {
    return base58check.decode(text)
  } catch {
    // the decoder throws on a checksum that does not match
    return undefined
  }
}
