import { refuse, textOf, type Reader } from './readers'

const mostEntries = 100

/** §5, IP lists: at most 100 addresses or ranges, as a list or joined by commas; kept joined by commas. */
export const ipList: Reader = (value, name) => {
  const items: readonly unknown[] = Array.isArray(value) ? value : textOf(value, name).split(',')
  const entries = items.map((item) => textOf(item, name)).filter((entry) => entry !== '')
  if (entries.length > mostEntries) refuse('tooManyEntries', { name, limit: mostEntries })
  const wrong = entries.find((entry) => !isRange(entry))
  if (wrong !== undefined) refuse('ipInvalid', { name, entry: wrong.slice(0, 64) })
  const joined = entries.join(',')
  return joined.length <= 4096 ? joined : refuse('lineTooLong', { name, limit: 4096 })
}

/** An IPv4 or IPv6 address, alone or with the length of a prefix. */
function isRange(text: string): boolean {
  const [host = '', prefix = '', ...more] = text.split('/')
  const bits = isIpv4(host) ? 32 : isIpv6(host) ? 128 : -1
  const isPrefix =
    !text.includes('/') || (/^(0|[1-9]\d{0,2})$/.test(prefix) && Number(prefix) <= bits)
  return bits > 0 && more.length === 0 && isPrefix
}

function isIpv4(text: string): boolean {
  const parts = text.split('.')
  return (
    parts.length === 4 &&
    parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256)
  )
}

/** Read by the platform's URL parser. */
function isIpv6(text: string): boolean {
  return /^[\da-f:.]{2,45}$/i.test(text) && text.includes(':') && URL.canParse(`http://[${text}]/`)
}
