import { GatewayError } from './errors'

/** The family's texts for an unknown call, in whatever envelope. */
const texts =
  /^\s*(?:cannot (?:get|post|put|delete) \/|no (?:static resource|endpoint|mapping|handler)\b|request method '?\w+'? (?:is )?not supported|not found\s*$)|路径不存在|请求地址.*不存在|不支持.*请求/i

export function saysNotThere(text: string): boolean {
  return texts.test(text)
}

/** Whether the gateway has no such call: 404, or one of the family's texts. */
export function isNotThere(error: unknown): boolean {
  if (!(error instanceof GatewayError)) return false
  return error.kind === 'missing' || saysNotThere(error.msg ?? '')
}
