// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { openTabChannel, type TabPage } from '@/engine/gateway/tabChannel'

describe('I5: the way to the other tabs', () => {
  const news = { type: 'signedOut' } as const

  it('is a BroadcastChannel; what is closed hears nothing', async () => {
    const [one, other] = [1, 2].map(() =>
      openTabChannel(pageWith(BroadcastChannel), 'wattdesk.session'),
    )
    const heard: unknown[] = []
    one?.subscribe((message) => heard.push(message))
    const end = other?.subscribe((message) => heard.push(message))
    one?.send(news)
    await vi.waitFor(() => expect(heard).toEqual([news]))
    end?.()
    one?.send(news)
    other?.send('last')
    await vi.waitFor(() => expect(heard).toEqual([news, 'last']))
    one?.close()
    other?.close()
  })

  it('is the storage’s own event without one, and leaves nothing behind', () => {
    const { page, stored, hear, listeners } = storagePage()
    const listener = vi.fn<(news: unknown) => void>()
    const channel = openTabChannel(page, 'wattdesk.session')
    channel?.subscribe(listener)
    channel?.send(news)
    expect(stored.size).toBe(0)
    hear('wattdesk.session', '{"type":"signedOut"}')
    hear('wattdesk.session', null)
    hear('other', 'x')
    hear('wattdesk.session', '{broken')
    expect(listener.mock.calls).toEqual([[news], [undefined]])
    channel?.close()
    expect(listeners.size).toBe(0)
  })

  it('is none where both are missing', () => {
    const Blocked = vi.fn<() => void>(function blocked() {
      throw new Error('SecurityError')
    })
    const page = pageWith(Blocked as unknown as typeof BroadcastChannel)
    expect(openTabChannel(page, 'wattdesk.session')).toBeUndefined()
  })
})

/** A page whose storage is blocked. */
function pageWith(Channel: typeof BroadcastChannel): TabPage {
  return {
    addEventListener: () => {},
    removeEventListener: () => {},
    BroadcastChannel: Channel,
    get localStorage(): Storage {
      throw new Error('SecurityError')
    },
  }
}

type Listener = (event: { key: string; newValue: string | null }) => void

function storagePage() {
  const stored = new Map<string, string>()
  const listeners = new Set<Listener>()
  const page = {
    addEventListener: (_type: string, listener: Listener) => void listeners.add(listener),
    removeEventListener: (_type: string, listener: Listener) => void listeners.delete(listener),
    localStorage: {
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
  } as unknown as TabPage
  const hear = (key: string, newValue: string | null) =>
    listeners.forEach((listener) => listener({ key, newValue }))
  return { page, stored, listeners, hear }
}
