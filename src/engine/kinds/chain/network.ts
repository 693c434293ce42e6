import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Issue } from '@/engine/schema/issue'
import { checksumIssue, isAccount } from './base58'
import { bitcoinForm, canonicalBitcoin, checkBitcoin } from './bitcoin'

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
  /** The spellings in which gateways store a text, the usual one first. */
  readonly spellings: (text: string, thing: ChainThing) => readonly string[]
  /** Whether a text can be the beginning of an address. */
  readonly beginning: RegExp
  /** The public page's address, to which the text is appended. */
  readonly explorer: Readonly<Record<ChainThing, string>>
  readonly samples: Readonly<Record<ChainThing, string>>
}

const tronVersions = [0x41]

const tron: Chain = {
  address: checkTron,
  addressForm: tronForm,
  hash: (text) =>
    /^[\da-f]{64}$/i.test(text) ? undefined : { key: 'validation.hashForm', args: { digits: 64 } },
  canonical: (text, thing) => (thing === 'hash' ? bareHex(text) : text),
  spellings: (text, thing) => [thing === 'hash' ? bareHex(text) : text],
  beginning: /^T[1-9A-HJ-NP-Za-km-z]{5,32}$/,
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
  canonical: (text) => `0x${bareHex(text)}`,
  spellings: (text, thing) => [
    thing === 'hash' ? `0x${bareHex(text)}` : withChecksum(text),
    thing === 'hash' ? bareHex(text) : text.toLowerCase(),
  ],
  beginning: /^0x[\da-f]{4,39}$/i,
  explorer: { address: 'https://etherscan.io/address/', hash: 'https://etherscan.io/tx/' },
  samples: { address: '0x52908400098527886E0F7030069857D2E4169EE7', hash: `0x${'a'.repeat(64)}` },
}

const bitcoin: Chain = {
  address: checkBitcoin,
  addressForm: bitcoinForm,
  hash: tron.hash,
  canonical: (text, thing) => (thing === 'hash' ? bareHex(text) : canonicalBitcoin(text)),
  spellings: (text, thing) => [thing === 'hash' ? bareHex(text) : canonicalBitcoin(text)],
  beginning: /^(?:bc1[02-9ac-hj-np-z]{3,58}|[13][1-9A-HJ-NP-Za-km-z]{5,32})$/i,
  explorer: { address: 'https://mempool.space/address/', hash: 'https://mempool.space/tx/' },
  samples: { address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', hash: 'a'.repeat(64) },
}

const chains = [ethereum, bitcoin, tron]

const any = {
  address: (text: string) => chainOf(text).address(text),
  addressForm: (text: string) => chainOf(text).addressForm(text),
  hash: (text: string) => chainOf(text).hash(text),
  canonical: (text: string, thing: ChainThing) => chainOf(text).canonical(text, thing),
  // the form of a hash without 0x tells no chain
  spellings: (text: string, thing: ChainThing) =>
    thing === 'hash' ? ethereum.spellings(text, thing) : chainOf(text).spellings(text, thing),
  beginning: new RegExp(chains.map(({ beginning }) => beginning.source).join('|'), 'i'),
  samples: tron.samples,
}

export const networks = { tron, ethereum, bitcoin, any } as const

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
  if (text.startsWith('0x')) return ethereum
  return bitcoinForm(text) ? tron : bitcoin
}

function bareHex(text: string): string {
  return text.toLowerCase().replace(/^0x/, '')
}

function tronForm(text: string): Issue | undefined {
  return /^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(text) ? undefined : { key: 'validation.addressForm' }
}

function checkTron(text: string): Issue | undefined {
  return tronForm(text) ?? (isAccount(text, tronVersions) ? undefined : checksumIssue)
}

function ethereumForm(text: string): Issue | undefined {
  return /^0x[\da-fA-F]{40}$/.test(text) ? undefined : { key: 'validation.ethereumForm' }
}

function checkEthereum(text: string): Issue | undefined {
  const issue = ethereumForm(text)
  if (issue || !carriesChecksum(text)) return issue
  return text === withChecksum(text) ? undefined : checksumIssue
}

// EIP-55: a letter is upper case where the digest of the lower-case form has a digit of 8 or more.
// A text in one case carries no checksum.
function withChecksum(text: string): string {
  const small = bareHex(text)
  const digest = bytesToHex(keccak_256(utf8ToBytes(small)))
  const body = Array.from(small, (letter, index) =>
    digest.charAt(index) >= '8' ? letter.toUpperCase() : letter,
  )
  return `0x${body.join('')}`
}
