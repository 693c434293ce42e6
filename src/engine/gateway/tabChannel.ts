import { tried } from '@/engine/values/tried'

/** Carries plain values to the browser's other tabs. */
export type TabChannel = {
  send: (message: unknown) => void
  /** Returns the unsubscribe function. */
  subscribe: (listener: (message: unknown) => void) => () => void
  close: () => void
}

/** The used parts of a window; each may be missing or throw. */
export type TabPage = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly BroadcastChannel?: typeof BroadcastChannel | undefined
  readonly localStorage: Pick<Storage, 'setItem' | 'removeItem'>
}

/**
 * Uses a `BroadcastChannel`, else storage events; undefined without either, so that each tab is alone.
 *
 * @param name tabs with the same name hear each other
 */
export function openTabChannel(page: TabPage, name: string): TabChannel | undefined {
  return overBroadcast(page, name) ?? overStorage(page, name)
}

function overBroadcast({ BroadcastChannel: Channel }: TabPage, name: string) {
  const channel = tried(() => Channel && new Channel(name))
  if (!channel) return undefined
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it reaches our own origin alone
    send: (message: unknown) => channel.postMessage(message),
    subscribe(listener: (message: unknown) => void) {
      const hear = ({ data }: MessageEvent<unknown>) => listener(data)
      channel.addEventListener('message', hear)
      return () => channel.removeEventListener('message', hear)
    },
    close: () => channel.close(),
  }
}

function overStorage(page: TabPage, name: string): TabChannel | undefined {
  const storage = tried(() => page.localStorage)
  if (!storage) return undefined
  const ends = new Set<() => void>()
  return {
    send: (message) =>
      // with a full storage, the other tabs notice with their next call
      tried(() => {
        storage.setItem(name, JSON.stringify(message))
        storage.removeItem(name)
      }),
    subscribe(listener) {
      const hear = ({ key, newValue }: StorageEvent) => {
        if (key === name && newValue !== null) listener(tried(() => JSON.parse(newValue)))
      }
      const end = () => page.removeEventListener('storage', hear)
      page.addEventListener('storage', hear)
      ends.add(end)
      return end
    },
    close: () => ends.forEach((end) => end()),
  }
}
