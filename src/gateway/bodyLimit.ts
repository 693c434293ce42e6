import type { AxiosRequestConfig } from 'axios'
import { longestText } from './json'

export type BodyLimit = {
  /** The part of a request that ends it with `outer`, or once its answer is longer than anything that is read. */
  request: Required<Pick<AxiosRequestConfig, 'onDownloadProgress'>> & { signal: AbortSignal }
  isExceeded: () => boolean
}

/** Fault row A30: an answer that would be refused for its length is not waited for. */
export function limitBody(outer: AbortSignal): BodyLimit {
  const inner = new AbortController()
  let isExceeded = false
  if (outer.aborted) inner.abort()
  else outer.addEventListener('abort', () => inner.abort(), { once: true })
  return {
    request: {
      signal: inner.signal,
      onDownloadProgress({ loaded }) {
        if (loaded <= longestText) return
        isExceeded = true
        inner.abort()
      },
    },
    isExceeded: () => isExceeded,
  }
}
