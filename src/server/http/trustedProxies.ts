import { BlockList, isIP, SocketAddress } from 'node:net'

/**
 * Reads `TRUSTED_PROXIES`: addresses and networks such as `10.0.0.0/8` or `fd00::/8`, separated by commas or spaces.
 *
 * @throws Error naming the entry that is neither
 */
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

export function isTrusted(trusted: BlockList, address: string): boolean {
  return isIP(address) !== 0 && trusted.check(address, familyOf(address))
}

/** An address in canonical form: without a zone, and IPv4-mapped IPv6 as IPv4. */
export function plainAddress(text: string): string | undefined {
  const address = text.replace(/%.*$/s, '')
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : undefined
  return new SocketAddress({ address, family: 'ipv6' }).address.replace(mapped, '')
}

const mapped = /^::ffff:(?=\d+\.)/

/** The prefix length for the canonical address, of a network in either form. */
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
