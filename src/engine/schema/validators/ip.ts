import type { Validator } from './validator'

const listCap = 4096
const shownCap = 64
const octet = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
const ipv4 = new RegExp(`^${octet}(?:\\.${octet}){3}$`)

/**
 * §5: an entry of an IP list, or several joined by commas, at most 4,096 characters: IPv4 without leading zeros, IPv6
 * without a zone, or either with a prefix length. The first wrong entry is named.
 */
export const ipList: Validator = (input) => {
  if (input.length > listCap) return { key: 'validation.maxLength', args: { max: listCap } }
  const wrong = input.split(/, ?/).find((entry) => !isRange(entry))
  if (wrong === undefined) return undefined
  return { key: 'validation.ipList', args: { entry: shorten(wrong) } }
}

function isRange(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/')
  const bits = ipv4.test(address) ? 32 : isIpv6(address) ? 128 : -1
  if (bits < 0 || more.length > 0) return false
  return prefix === undefined || (/^(0|[1-9]\d{0,2})$/.test(prefix) && Number(prefix) <= bits)
}

function isIpv6(text: string): boolean {
  const halves = withHexTail(text).split('::')
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')))
  const isFull = halves.length === 1 ? groups.length === 8 : groups.length <= 7
  return halves.length <= 2 && isFull && groups.every((group) => /^[\da-fA-F]{1,4}$/.test(group))
}

// The last 32 bits may be written as an IPv4 address: two groups.
function withHexTail(text: string): string {
  const tail = text.lastIndexOf(':') + 1
  return ipv4.test(text.slice(tail)) ? `${text.slice(0, tail)}0:0` : text
}

function shorten(entry: string): string {
  const characters = [...entry]
  return characters.length > shownCap ? `${characters.slice(0, shownCap).join('')}…` : entry
}
