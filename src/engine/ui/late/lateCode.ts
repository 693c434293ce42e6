import { useEffect, useState } from 'react'
import { createSlot, useSlot } from './slot'

export type LateCode<T> = ReturnType<typeof lateCode<T>>

/** Loads code once, when it is first needed; after a failure it can load again. */
export function lateCode<T>(fetch: () => Promise<T>) {
  const { get, put, subscribe } = createSlot<T>()
  let coming: Promise<T> | undefined
  const load = () => {
    coming ??= fetch().catch((error: unknown) => {
      coming = undefined
      throw error
    })
    return coming.then((code) => {
      put(code)
      return code
    })
  }
  return { get, subscribe, load }
}

export function useLate<T>(late: LateCode<T>, isWanted = true) {
  const code = useSlot(late)
  const [hasFailed, setFailed] = useState(false)
  const isDue = isWanted && code === undefined && !hasFailed
  useEffect(() => {
    if (isDue) late.load().catch(() => setFailed(true))
  }, [late, isDue])
  return { code, hasFailed, retry: () => setFailed(false) }
}
