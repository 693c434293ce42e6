import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, SocketAddress } from 'node:net'

export type Client = {
  address: string
  /** Undefined on a plain connection without a trusted proxy, as an unknown proxy in front may use TLS. */
  scheme: 'http' | 'https' | undefined
  host: string
}

/** Takes the right-most forwarded address that is no trusted proxy: anything left of it may be forged. */
export function clientOf({ socket, headers }: IncomingMessage, trusted: BlockList): Client {
  const peer = peerOf(socket)
  const scheme = 'encrypted' in socket ? 'https' : undefined
  const own: Client = { address: peer, scheme, host: headers.host ?? '' }
  if (!isTrusted(trusted, peer)) return own
  const { address, hops } = walk(peer, listOf(headers['x-forwarded-for']), trusted)
  const forwarded = (name: string) => entryAt(listOf(headers[name]), hops)
  const host = forwarded('x-forwarded-host')
  return {
    address,
    scheme: schemes.get(forwarded('x-forwarded-proto').toLowerCase()) ?? own.scheme,
    host: isHost.test(host) ? host : own.host,
  }
}

/** The address at the other end of a connection. */
export function peerOf({ remoteAddress = '' }: { remoteAddress?: string | undefined }): string {
  return plainAddress(remoteAddress) ?? ''
}

/** Browsers send `Origin` wherever it matters, so a request without one counts as foreign. */
export function isOwnOrigin(
  { headers: { origin = '' } }: IncomingMessage,
  { scheme, host }: Client,
): boolean {
  if (!/^https?:/.test(origin) || !URL.canParse(origin)) return false
  const page = new URL(origin)
  const here = `${scheme ?? page.protocol.slice(0, -1)}://${host}`
  return URL.canParse(here) && new URL(here).origin === page.origin
}

const schemes: ReadonlyMap<string, 'http' | 'https'> = new Map([
  ['http', 'http'],
  ['ws', 'http'],
  ['https', 'https'],
  ['wss', 'https'],
])

const isHost = /^(?:[a-z\d._-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

function walk(peer: string, list: readonly string[], trusted: BlockList) {
  let [address, hops] = [peer, 0]
  for (const entry of list.toReversed()) {
    const next = plainAddress(withoutPort(entry))
    if (next === undefined) break
    ;[address, hops] = [next, hops + 1]
    if (!isTrusted(trusted, next)) break
  }
  return { address, hops }
}

function entryAt(list: readonly string[], hops: number): string {
  return list.at(-Math.max(1, Math.min(hops, list.length))) ?? ''
}

/** Some proxies write `192.0.2.1:4711` and `[2001:db8::1]:4711`. */
function withoutPort(entry: string): string {
  return entry.replace(/^\[(.*)\](?::\d+)?$/s, '$1').replace(/^([\d.]+):\d+$/, '$1')
}

function listOf(header: string | readonly string[] | undefined): readonly string[] {
  const text = String(header ?? '')
  return text === '' ? [] : text.split(',').map((entry) => entry.trim())
}

/** Addresses and networks such as `10.0.0.0/8` or `fd00::/8`; throws an error that names any other entry. */
export function parseTrustedProxies(text: string | undefined): BlockList {
  const trusted = new BlockList()
  for (const entry of (text ?? '').split(/[\s,]+/).filter((one) => one !== '')) {
    const [address = '', length, ...more] = entry.split('/')
    const bits = bitsOf(address, length)
    const plain = plainAddress(address)
    if (plain === undefined || bits === undefined || more.length > 0)
      throw new Error(
        `TRUSTED_PROXIES: "${entry}" is not an address or a network such as 10.0.0.0/8`,
      )
    trusted.addSubnet(plain, bits, familyOf(plain))
  }
  return trusted
}

function isTrusted(trusted: BlockList, address: string): boolean {
  return isIP(address) !== 0 && trusted.check(address, familyOf(address))
}

function plainAddress(text: string): string | undefined {
  const address = text.replace(/%.*$/s, '')
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : undefined
  return new SocketAddress({ address, family: 'ipv6' }).address.replace(mapped, '')
}

const mapped = /^::ffff:(?=\d+\.)/

function bitsOf(address: string, length: string | undefined): number | undefined {
  const written = isIP(address) === 6 ? 128 : 32
  const counted = isIP(plainAddress(address) ?? '') === 6 ? 128 : 32
  const bits = (length === undefined ? written : wholeNumber(length)) - (written - counted)
  return bits >= 0 && bits <= counted ? bits : undefined
}

function wholeNumber(text: string): number {
  return /^\d{1,3}$/.test(text) ? Number(text) : NaN
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}
