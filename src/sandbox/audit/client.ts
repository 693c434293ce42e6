import type { Call } from '../request/call'

const thisMachine = '127.0.0.1'
/** IPv4 or IPv6, so far as a log needs to tell it from other text. */
const address = /^(?:\d{1,3}(?:\.\d{1,3}){3}|(?=.*:)[\da-f:.]{2,45})$/i

/**
 * The address of who asks, as the server that stands before the sandbox vouches for it; where none does, the
 * request came from this machine.
 */
export function clientIp({ req }: Call): string {
  const named = (req.header('X-Forwarded-For') ?? '').replace(/^::ffff:(?=\d+\.)/i, '')
  return address.test(named) ? named : thisMachine
}

export type Client = { ip: string; browser: string; os: string }

/** Who asks: the address, and the browser and the system that the `User-Agent` header names. */
export function clientOf(call: Call): Client {
  const userAgent = call.req.header('User-Agent') ?? ''
  return {
    ip: clientIp(call),
    browser: firstOf(browsers, userAgent),
    os: firstOf(systems, userAgent),
  }
}

/** More special names first: most browsers name those that they descend from as well. */
const browsers = ['Edg', 'OPR', 'Firefox', 'HeadlessChrome', 'Chrome', 'Safari']
const systems = ['Windows', 'Android', 'iPhone', 'iPad', 'Mac OS X', 'Linux']

function firstOf(names: readonly string[], userAgent: string): string {
  return names.find((name) => userAgent.includes(name)) ?? 'Unknown'
}
