import type { Locks } from '@/engine/gateway/live/leader'

/** Like Web Locks: granted in turn until the promise settles, rejected when aborted. */
export function fakeLocks(): Locks {
  const waiting: { grant: () => Promise<void>; isGone: () => boolean }[] = []
  let isHeld = false

  async function pass() {
    const next = waiting.shift()
    isHeld = next !== undefined
    if (!next) return
    if (!next.isGone()) await next.grant()
    await pass()
  }

  const request = (_name: string, { signal }: LockOptions, held: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')))
      waiting.push({
        grant: () => held().then(resolve, reject),
        isGone: () => signal?.aborted ?? false,
      })
      if (!isHeld) void pass()
    })
  return { request } as unknown as Locks
}
