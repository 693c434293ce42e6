import { bech32, bech32m } from '@scure/base'
import type { Issue } from '@/engine/schema/issue'
import { checksumIssue, isAccount } from './base58'

const base58Form = /^[13][1-9A-HJ-NP-Za-km-z]{25,34}$/
// BIP 173: in one case; no 1, b, i, o after the prefix
const segwitForm = /^(?:bc1[02-9ac-hj-np-z]{11,71}|BC1[02-9AC-HJ-NP-Z]{11,71})$/
const versions = [0x00, 0x05]

export function bitcoinForm(text: string): Issue | undefined {
  return base58Form.test(text) || segwitForm.test(text)
    ? undefined
    : { key: 'validation.bitcoinForm' }
}

/** A legacy address carries Base58Check, a SegWit address bech32 (version 0) or bech32m (later versions). */
export function checkBitcoin(text: string): Issue | undefined {
  const issue = bitcoinForm(text)
  if (issue) return issue
  const isValid = base58Form.test(text) ? isAccount(text, versions) : isSegwit(text.toLowerCase())
  return isValid ? undefined : checksumIssue
}

function isSegwit(text: string): boolean {
  const version = text.startsWith('bc1q') ? 0 : 1
  const coder = version === 0 ? bech32 : bech32m
  const [, ...program] = coder.decodeUnsafe(text, 90)?.words ?? []
  const bytes = coder.fromWordsUnsafe(program)
  if (!bytes) return false
  return version === 0
    ? bytes.length === 20 || bytes.length === 32
    : bytes.length >= 2 && bytes.length <= 40
}

/** A SegWit address means the same in upper case; a legacy address does not. */
export function canonicalBitcoin(text: string): string {
  return segwitForm.test(text) ? text.toLowerCase() : text
}
