import type { AxiosProgressEvent } from 'axios'
import { longestText } from './json'

/** The part of a request that ends it once its answer is longer than anything that is read. */
export type BodyLimit = {
  /** Aborted with `outer`, or by the limit. */
  signal: AbortSignal
  onDownloadProgress: (event: Pick<AxiosProgressEvent, 'loaded'>) => void
  isExceeded: () => boolean
}

/** Fault row A30: an answer that would be refused for its length is not waited for. */
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
