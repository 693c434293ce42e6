import { parse, stringify } from 'lossless-json'
import { tried } from './tried'

/** JSON over several lines with every digit; any other text unchanged. */
export function prettyJson(text: string): string {
  return tried(() => stringify(parse(text), null, 2)) ?? text
}
