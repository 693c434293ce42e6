import { keccak_256 } from '@noble/hashes/sha3.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { createBase58check } from '@scure/base'
import type { Issue } from '@/engine/schema/issue'

/** The chains whose addresses and hashes the engine checks; on `any`, the text's form tells the chain. */
export type Network = keyof typeof networks

export type ChainThing = 'address' | 'hash'

type Chain = {
  readonly address: (text: string) => Issue | undefined
  /** The check of an address without its checksum, which costs a digest. */
  readonly addressForm: (text: string) => Issue | undefined
  readonly hash: (text: string) => Issue | undefined
  /** One spelling of a text: lower case where case has no meaning. */
  readonly canonical: (text: string, thing: ChainThing) => string
  /** The public page's address, to which the text is appended. */
  readonly explorer: Readonly<Record<ChainThing, string>>
  readonly samples: Readonly<Record<ChainThing, string>>
}

const base58check = createBase58check(sha256)
const tronVersion = 0x41

const tron: Chain = {
  address: checkTron,
  addressForm: tronForm,
  hash: (text) =>
    /^[\da-f]{64}$/i.test(text) ? undefined : { key: 'validation.hashForm', args: { digits: 64 } },
  canonical: (text, thing) => (thing === 'hash' ? text.toLowerCase() : text),
  explorer: {
    address: 'https://tronscan.org/#/address/',
    hash: 'https://tronscan.org/#/transaction/',
  },
  samples: { address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', hash: 'a'.repeat(64) },
}

const ethereum: Chain = {
  address: checkEthereum,
  addressForm: ethereumForm,
  hash: (text) =>
    /^(?:0x)?[\da-f]{64}$/i.test(text)
      ? undefined
      : { key: 'validation.hashForm', args: { digits: 64 } },
  canonical: (text) => `0x${text.toLowerCase().replace(/^0x/, '')}`,
  explorer: { address: 'https://etherscan.io/address/', hash: 'https://etherscan.io/tx/' },
  samples: { address: '0x52908400098527886E0F7030069857D2E4169EE7', hash: `0x${'a'.repeat(64)}` },
}

const any = {
  address: (text: string) => chainOf(text).address(text),
  addressForm: (text: string) => chainOf(text).addressForm(text),
  hash: (text: string) => chainOf(text).hash(text),
  canonical: (text: string, thing: ChainThing) => chainOf(text).canonical(text, thing),
  samples: tron.samples,
}

export const networks = { tron, ethereum, any } as const

/**
 * The public page of an address or hash; `undefined` for any other text.
 *
 * @example explorerUrl('tron', 'hash', 'c9af…') // 'https://tronscan.org/#/transaction/c9af…'
 */
export function explorerUrl(network: Network, thing: ChainThing, text: string): string | undefined {
  const chain = network === 'any' ? chainOf(text) : networks[network]
  if (chain[thing](text)) return undefined
  const written = chain === ethereum && !text.startsWith('0x') ? `0x${text}` : text
  return `${chain.explorer[thing]}${written}`
}

/** An Ethereum address in a single case carries none. */
export function carriesChecksum(text: string): boolean {
  const body = text.slice(2)
  return !text.startsWith('0x') || (body !== body.toLowerCase() && body !== body.toUpperCase())
}

function chainOf(text: string): Chain {
  return text.startsWith('0x') ? ethereum : tron
}

export const checksumIssue: Issue = { key: 'validation.addressChecksum' }

function tronForm(text: string): Issue | undefined {
  return /^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(text) ? undefined : { key: 'validation.addressForm' }
}

// Base58Check over 21 bytes: the version byte and a 20-byte account.
function checkTron(text: string): Issue | undefined {
  const issue = tronForm(text)
  if (issue) return issue
  const bytes = decode(text)
  const isValid = bytes?.length === 21 && bytes[0] === tronVersion
  return isValid ? undefined : checksumIssue
}

function decode(text: string): Uint8Array | undefined {
  try {
    return base58check.decode(text)
  } catch {
    // the decoder throws on a wrong checksum
    return undefined
  }
}

function ethereumForm(text: string): Issue | undefined {
  return /^0x[\da-fA-F]{40}$/.test(text) ? undefined : { key: 'validation.ethereumForm' }
}

// EIP-55: a letter is upper case where the digest of the lower-case form has a digit of 8 or more.
// A text in one case carries no checksum.
function checkEthereum(text: string): Issue | undefined {
  const issue = ethereumForm(text)
  if (issue || !carriesChecksum(text)) return issue
  const body = text.slice(2)
  const small = body.toLowerCase()
  const digest = bytesToHex(keccak_256(utf8ToBytes(small)))
  const right = Array.from(small, (letter, index) =>
    digest.charAt(index) >= '8' ? letter.toUpperCase() : letter,
  )
  return body === right.join('') ? undefined : checksumIssue
}
