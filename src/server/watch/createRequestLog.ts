import type { SeenRequest, Watch } from './Watch'

/** Writes one line of JSON for each request: without query, ids, token and body. */
export function createRequestLog(write: (line: string) => void): Pick<Watch, 'onRequest'> {
  return {
    onRequest: ({ kind, method, path, status, ms, bytes, client }: SeenRequest) =>
      write(
        JSON.stringify({
          time: new Date().toISOString(),
          kind,
          method,
          path: withoutIds(path),
          status,
          ms: Math.round(ms),
          bytes,
          client,
        }),
      ),
  }
}

const word = /^[a-z]+(?:[-_][a-z]+)*$/i
const longestWord = 32
const fileName = /^[\w-]{1,80}\.(?:css|html|ico|js|json|map|png|svg|txt|wasm|woff2)$/

/** Puts `*` in place of each part of a path that is neither a word nor the name of a file. */
export function withoutIds(path: string): string {
  return path
    .split('/')
    .map((part) => (part === '' || isPlain(part) ? part : '*'))
    .join('/')
}

function isPlain(part: string): boolean {
  return (word.test(part) && part.length <= longestWord) || fileName.test(part)
}
