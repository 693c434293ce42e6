import { keccak_256 } from '@noble/hashes/sha3.js'
import { toHex } from './bytes'

/** An ERC20 address with the capitals of EIP-55, which are its checksum. */
export function isEvmAddress(text: string): boolean {
  return /^0x[0-9a-fA-F]{40}$/.test(text) && withCapitals(text.slice(2).toLowerCase()) === text
}

/** The address of a 20-byte account. */
export function evmAddress(account: Uint8Array): string {
  return withCapitals(toHex(account))
}

/** A letter is a capital where the hash of the lower-case text has a digit of eight or more. */
function withCapitals(digits: string): string {
  const hash = toHex(keccak_256(new TextEncoder().encode(digits)))
  const letters = Array.from(digits, (letter, index) =>
    hash.charAt(index) >= '8' ? letter.toUpperCase() : letter,
  )
  return `0x${letters.join('')}`
}
