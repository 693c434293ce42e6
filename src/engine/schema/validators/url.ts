import { accepting } from './validator'

const shape = /^https?:\/\/[^\s\\\p{Cc}\p{Cf}\p{Cs}]+$/iu
const label = '[a-z\\d_](?:[a-z\\d_-]{0,61}[a-z\\d_])?'
const host = new RegExp(`^(?:${label}(?:\\.${label})*|\\[[\\da-f:]+\\])$`)

/**
 * §5 Url: an absolute http or https address of at most 2,048 characters without a login. The host must be in its normal
 * form: `http://2130706433` (which is 127.0.0.1) is refused.
 */
export const url = accepting('url', isWebAddress, 2048)

function isWebAddress(input: string): boolean {
  if (!shape.test(input) || !URL.canParse(input)) return false
  const { hostname, username, password } = new URL(input)
  return username === '' && password === '' && host.test(hostname) && isAsTyped(hostname, input)
}

// the parser rewrites international names to xn--, and groups of an IPv6 address; nothing else may
// differ
function isAsTyped(hostname: string, input: string): boolean {
  const typed = input.slice(input.indexOf('//') + 2).toLowerCase()
  return typed.startsWith(hostname) || /^\[|(^|\.)xn--/.test(hostname)
}

/** `undefined` for a text that is no web address. */
export function webAddress(text: string): string | undefined {
  return url(text) ? undefined : new URL(text).href
}
