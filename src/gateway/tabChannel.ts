/** What the tabs of a browser tell each other: plain values, heard by the others only. */
export type TabChannel = {
  send: (message: unknown) => void
  /** Returns the function that ends the subscription. */
  subscribe: (listener: (message: unknown) => void) => () => void
  close: () => void
}

/** The browser's own; undefined where there is none, and each tab is for itself (fault row I5). */
export function openTabChannel(name: string): TabChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  const channel = new BroadcastChannel(`wattdesk.${name}`)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one
    send: (message) => channel.postMessage(message),
    subscribe(listener) {
      const hear = ({ data }: MessageEvent<unknown>) => listener(data)
      channel.addEventListener('message', hear)
      return () => channel.removeEventListener('message', hear)
    },
    close: () => channel.close(),
  }
}
