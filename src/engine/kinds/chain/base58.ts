import { sha256 } from '@noble/hashes/sha2.js'
import { createBase58check } from '@scure/base'
import type { Issue } from '@/engine/schema/issue'

export const checksumIssue: Issue = { key: 'validation.addressChecksum' }

const base58check = createBase58check(sha256)

/** Whether a text is Base58Check over one of the version bytes and a 20-byte account. */
export function isAccount(text: string, versions: readonly number[]): boolean {
  const bytes = decode(text)
  return bytes?.length === 21 && versions.some((version) => version === bytes[0])
}

function decode(text: string): Uint8Array | undefined {
  try {
    return base58check.decode(text)
  } catch {
    // the decoder throws on a wrong checksum
    return undefined
  }
}
