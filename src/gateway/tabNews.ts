import { fingerprint } from './fingerprint'

/** What one tab tells the others of this browser; nothing in it opens anything. */
export type TabNews =
  | { type: 'signedOut' }
  /** `mark` tells which token it was, without giving it away. */
  | { type: 'signedIn'; userId: string; mark: string }

export type TabChannel = {
  tell: (news: TabNews) => void
  /** Whatever somebody sent, unread. */
  listen: (listener: (news: unknown) => void) => void
}

/** The parts of a window that are used; each may be missing, or throw when it is touched. */
export type TabPage = Pick<Window, 'addEventListener'> & {
  readonly BroadcastChannel?: typeof BroadcastChannel | undefined
  readonly localStorage: Pick<Storage, 'setItem' | 'removeItem'>
}

const name = 'wattdesk-session'

/**
 * Speaks to the other tabs by a `BroadcastChannel`, without one by the events of the storage; where there is
 * neither, this tab is alone and hears nothing.
 */
export function openTabChannel(page: TabPage): TabChannel {
  const channel = openBroadcast(page)
  return channel ? overBroadcast(channel) : overStorage(page)
}

function openBroadcast({ BroadcastChannel: Channel }: TabPage): BroadcastChannel | undefined {
  try {
    return Channel && new Channel(name)
  } catch {
    // a sandboxed or half-blocked page
    return undefined
  }
}

function overBroadcast(channel: BroadcastChannel): TabChannel {
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it reaches our own origin alone
    tell: (news) => channel.postMessage(news),
    listen: (listener) =>
      channel.addEventListener('message', (event: MessageEvent<unknown>) => listener(event.data)),
  }
}

function overStorage(page: TabPage): TabChannel {
  return {
    tell: (news) => {
      try {
        page.localStorage.setItem(name, JSON.stringify(news))
        page.localStorage.removeItem(name)
      } catch {
        // blocked or full: the other tabs find out by their next call
      }
    },
    listen: (listener) =>
      page.addEventListener('storage', ({ key, newValue }) => {
        if (key === name && newValue !== null) listener(parsed(newValue))
      }),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // somebody else's text
    return undefined
  }
}

/** The news in what was heard; undefined for anything else. */
export function readNews(heard: unknown): TabNews | undefined {
  if (typeof heard !== 'object' || heard === null) return undefined
  const { type, userId, mark } = heard as Readonly<Record<string, unknown>>
  if (type === 'signedOut') return { type }
  if (type !== 'signedIn' || typeof userId !== 'string' || typeof mark !== 'string')
    return undefined
  return { type, userId, mark }
}

/** Tells two tokens apart; 32 bits of it say nothing about the rest. */
export function markOf(token: string): string {
  return fingerprint(token).slice(0, 8)
}
