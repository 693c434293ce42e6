import { GatewayError } from './errors'

/** How gateways of the family say that nothing serves a call, in whatever envelope. */
const texts =
  /^\s*(?:cannot (?:get|post|put|delete) \/|no (?:static resource|endpoint|mapping|handler)\b|request method '?\w+'? (?:is )?not supported|not found\s*$)|路径不存在|请求地址.*不存在|不支持.*请求/i

/** Whether a text of the gateway says that nothing serves the call. */
export function saysNotThere(text: string): boolean {
  return texts.test(text)
}

/** Whether a call failed because the gateway has no such call: 404, or one of the family's texts in any envelope. */
export function isNotThere(error: unknown): boolean {
  if (!(error instanceof GatewayError)) return false
  return error.kind === 'missing' || saysNotThere(error.msg ?? '')
}
