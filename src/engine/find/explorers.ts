import type { ChainThing } from '@/engine/kinds/chain/network'
import type { ChainName } from '@/engine/schema/pasted'
import { tried } from '@/engine/values/tried'

export type Linked = {
  readonly text: string
  readonly thing: ChainThing
  /** Undefined if the link leaves it open. */
  readonly network: ChainName | undefined
}

/** Explorers by their host, with the network of all their pages; others name the network in the path. */
const explorers: readonly { readonly host: string; readonly network?: ChainName }[] = [
  { host: 'tronscan.org', network: 'tron' },
  { host: 'tronscan.io', network: 'tron' },
  { host: 'etherscan.io', network: 'ethereum' },
  { host: 'bscscan.com', network: 'ethereum' },
  { host: 'polygonscan.com', network: 'ethereum' },
  { host: 'arbiscan.io', network: 'ethereum' },
  { host: 'basescan.org', network: 'ethereum' },
  { host: 'mempool.space', network: 'bitcoin' },
  { host: 'blockstream.info', network: 'bitcoin' },
  { host: 'blockchain.com' },
  { host: 'blockchair.com' },
  { host: 'oklink.com' },
  { host: 'tokenview.io' },
]

const networkWords: ReadonlyMap<string, ChainName> = new Map<string, ChainName>([
  ...['tron', 'trx'].map((word) => [word, 'tron'] as const),
  ...['ethereum', 'eth', 'bsc', 'bnb', 'polygon'].map((word) => [word, 'ethereum'] as const),
  ...['bitcoin', 'btc'].map((word) => [word, 'bitcoin'] as const),
])

const thingWords: ReadonlyMap<string, ChainThing> = new Map([
  ...['address', 'addresses', 'account', 'contract', 'token', 'token20', 'a'].map(
    (word) => [word, 'address'] as const,
  ),
  ...['tx', 'transaction', 'transactions', 'hash'].map((word) => [word, 'hash'] as const),
])

/**
 * The address or hash that a link to a public explorer shows; undefined for any other text.
 *
 * @example readLink('https://tronscan.org/#/transaction/9e0d…') // { text: '9e0d…', thing: 'hash', network: 'tron' }
 */
export function readLink(text: string): Linked | undefined {
  const url = tried(() => new URL(/^https?:/i.test(text) ? text : `https://${text}`))
  const known = url && explorers.find(({ host }) => `.${url.hostname}`.endsWith(`.${host}`))
  if (!known) return undefined
  const words = `${url.pathname}/${url.hash}/${url.search}`.split(/[/?#&=]+/).filter(Boolean)
  const named = words.find((word) => networkWords.has(word.toLowerCase()))
  const network = known.network ?? networkWords.get(named?.toLowerCase() ?? '')
  // the last one counts: a token's page may show one holder
  const at = words.findLastIndex((word) => thingWords.has(word.toLowerCase()))
  const thing = thingWords.get(words[at]?.toLowerCase() ?? '')
  // some explorers name the network between the two
  const found = words.slice(at + 1).find((word) => !networkWords.has(word.toLowerCase()))
  return thing && found ? { text: found, thing, network } : undefined
}
