import type { AxiosProgressEvent } from 'axios'
import { longestText } from './json'

/** Axios options that abort a request whose answer is too long to be read. */
export type BodyLimit = {
  /** Aborts with `outer` or at the limit. */
  signal: AbortSignal
  onDownloadProgress: (event: Pick<AxiosProgressEvent, 'loaded'>) => void
  isExceeded: () => boolean
}

/** Stops loading an answer that would be refused for its length. */
export function limitBody(outer: AbortSignal): BodyLimit {
  const inner = new AbortController()
  let isExceeded = false
  if (outer.aborted) inner.abort()
  else outer.addEventListener('abort', () => inner.abort(), { once: true })
  return {
    signal: inner.signal,
    onDownloadProgress({ loaded }) {
      if (loaded <= longestText) return
      isExceeded = true
      inner.abort()
    },
    isExceeded: () => isExceeded,
  }
}
