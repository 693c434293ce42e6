import type { IncomingMessage } from 'node:http'

/** Resolves every `..`; undefined if the address is malformed. */
export function targetOf({ url = '' }: IncomingMessage): URL | undefined {
  return url.startsWith('/') && URL.canParse(`http://portal${url}`)
    ? new URL(`http://portal${url}`)
    : undefined
}
