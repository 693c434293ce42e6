import { parse, stringify } from 'lossless-json'

/** JSON over several lines, every digit as it was; any other text as it is. */
export function prettyJson(text: string): string {
  try {
    return stringify(parse(text), null, 2) ?? text
  } catch {
    // no JSON, or cut short by the gateway
    return text
  }
}
