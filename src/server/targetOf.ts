import type { IncomingMessage } from 'node:http'

/** The path with every `..` resolved, so that what follows cannot be led out of its folder. */
export function targetOf({ url = '' }: IncomingMessage): URL | undefined {
  return url.startsWith('/') && URL.canParse(`http://portal${url}`)
    ? new URL(`http://portal${url}`)
    : undefined
}
