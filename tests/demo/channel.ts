/**
 * The messages between the parts of the demo, over one broadcast channel. The sandbox runs in a worker of one tab;
 * the service worker hands it the calls of all tabs, and their pages its sockets.
 */
export type Message =
  // calls
  | { kind: 'call'; id: string; request: WrittenRequest }
  | { kind: 'taken'; id: string }
  | { kind: 'answer'; id: string; answer: WrittenAnswer }
  // the real-time channel: from a page …
  | { kind: 'dial'; socket: string; token: string | null }
  | { kind: 'frame'; socket: string; bytes: number }
  | { kind: 'hangUp'; socket: string }
  // … and to it
  | { kind: 'open'; socket: string }
  | { kind: 'text'; socket: string; text: string }
  | { kind: 'closed'; socket: string; code: number; reason: string }
  // the demo itself: from a page …
  | { kind: 'strangerPays' }
  | { kind: 'reset' }
  // … and to all
  /** A sandbox begins: what an earlier one left undone it does not know of. */
  | { kind: 'begun' }
  | { kind: 'isReset' }
  | { kind: 'failed' }

/** A request in a form that can be handed from one part of a browser to another. */
export type WrittenRequest = {
  method: string
  url: string
  headers: HeaderList
  body: ArrayBuffer | undefined
}
/** The same of a response; status 0 is one that does not arrive. */
export type WrittenAnswer = { status: number; headers: HeaderList; body: ArrayBuffer | undefined }
type HeaderList = readonly (readonly [name: string, value: string])[]

export type Channel = {
  tell(message: Message): void
  /** @returns how to stop listening */
  listen(hear: (message: Message) => void): () => void
  close(): void
}

/** The demo at an address, in a scenario: tabs that share both share it. */
export type Place = {
  /** Of the folder that the demo is served from, such as `/demo/`. */
  path: string
  /** By name; undefined is the ordinary one. */
  scenario: string | undefined
}

/** Where a page of the demo is. */
export function placeOf(address: string, folder: string): Place {
  const scenario = new URL(address).searchParams.get('scenario') ?? undefined
  return { path: new URL(folder, address).pathname, scenario }
}

/** Names the channel, the lock and the database of a place. */
export function nameOf({ path, scenario }: Place): string {
  return ['wattdesk-demo', path, ...(scenario === undefined ? [] : [scenario])]
    .map(encodeURIComponent)
    .join(' ')
}

export function openChannel(name: string): Channel {
  const channel = new BroadcastChannel(name)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- no window
    tell: (message) => channel.postMessage(message),
    listen: (hear) => {
      const listener = (event: Event) => hear((event as MessageEvent<Message>).data)
      channel.addEventListener('message', listener)
      return () => channel.removeEventListener('message', listener)
    },
    close: () => channel.close(),
  }
}
