import { config } from '@/engine/config'

export type LeaseStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type Lease = {
  /** Takes it where it is free, and says again that it is taken where it is mine. */
  renew: () => void
  /** Whether it was mine when it was last renewed, and nobody has taken it since. */
  isMine: () => boolean
  release: () => void
}

type Parts = {
  name: string
  storage: LeaseStorage
  /** Milliseconds since 1970. */
  now: () => number
  /** Without blanks. */
  id: string
}

/**
 * A place in the storage with the name of the tab that leads and until when. Of two tabs that take it in the
 * same moment the last one has it: a lease counts from its second renewal on, when the other has seen that.
 */
export function createLease({ name, storage, now, id }: Parts): Lease {
  const key = `wattdesk.leads.${name}`
  let isConfirmed = false

  function holder(): string | undefined {
    const [holding = '', until = ''] = (storage.getItem(key) ?? '').split(' ')
    const leftMs = Number(until) - now()
    // a clock that was set back does not hold it for ever
    return leftMs > 0 && leftMs <= config.leaseMs ? holding : undefined
  }

  return {
    renew() {
      const held = holder()
      isConfirmed = held === id
      if (held !== undefined && held !== id) return
      storage.setItem(key, `${id} ${now() + config.leaseMs}`)
    },
    isMine: () => isConfirmed && holder() === id,
    release() {
      isConfirmed = false
      if (holder() === id) storage.removeItem(key)
    },
  }
}
