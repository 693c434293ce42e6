import type { LeaseStorage, Locks } from '@/engine/gateway/live/leader'
import type { TabChannel } from '@/engine/gateway/tabChannel'

/** A browser's Web Locks, its storage, and the way its tabs hear each other. */
export function fakeBrowser() {
  const waiting: { grant: () => Promise<void>; isGone: () => boolean }[] = []
  let isHeld = false
  const tabs = new Set<(message: unknown) => void>()
  const told: unknown[] = []

  async function pass() {
    const next = waiting.shift()
    isHeld = next !== undefined
    if (!next) return
    if (!next.isGone()) await next.grant()
    await pass()
  }

  /** Like Web Locks: granted in turn until the promise settles, rejected when aborted. */
  const request = (_name: string, { signal }: LockOptions, held: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')))
      waiting.push({
        grant: () => held().then(resolve, reject),
        isGone: () => signal?.aborted ?? false,
      })
      if (!isHeld) void pass()
    })

  const kept = new Map<string, string>()
  const storage: LeaseStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }

  function openTab(): TabChannel {
    const own = new Set<(message: unknown) => void>()
    const hear = (message: unknown) => own.forEach((listener) => listener(message))
    tabs.add(hear)
    return {
      send(message) {
        told.push(message)
        for (const tab of tabs) if (tab !== hear) tab(structuredClone(message))
      },
      subscribe(listener) {
        own.add(listener)
        return () => void own.delete(listener)
      },
      close: () => void tabs.delete(hear),
    }
  }

  return { locks: { request } as unknown as Locks, storage, kept, openTab, told }
}
