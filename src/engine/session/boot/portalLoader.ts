export type PortalLoader<Portal> = {
  load: () => Promise<Portal>
  /** Fetches ahead; a failure is left to the load that matters. */
  prefetch: () => void
  isPrefetching: () => boolean
}

/** Fetches the portal's code once; what failed ahead of need is fetched again when it is needed. */
export function createPortalLoader<Portal>(fetch: () => Promise<Portal>): PortalLoader<Portal> {
  let fetched: Promise<Portal> | undefined
  let ahead = false

  const load = () => {
    fetched ??= fetch().catch((error: unknown) => {
      fetched = undefined
      throw error
    })
    return fetched
  }

  const settle = () => {
    ahead = false
  }

  return {
    load: () => {
      ahead = false
      return load()
    },
    prefetch: () => {
      if (fetched) return
      ahead = true
      load().then(settle, settle)
    },
    isPrefetching: () => ahead,
  }
}
