import { onTestFinished, vi } from 'vitest'
import type { CountedAlert } from '@/engine/data/live/alertSource'

/** Counts one more title each time, and how often it was asked. */
export function lowStock() {
  const asked = { count: 0 }
  const source: CountedAlert = {
    kind: 'lowStock',
    count: async () => (asked.count += 1),
    everyMs: 500,
    page: 'book',
    filter: { title: 'low' },
    isSpoken: true,
  }
  return { source, asked }
}

/** A browser that speaks, has Web Locks and opens sockets. */
export function stubBrowser() {
  const said: string[] = []
  const locks: string[] = []
  const sockets: FakeSocket[] = []
  vi.stubGlobal('speechSynthesis', {
    speak: ({ text }: { text: string }) => void said.push(text),
    cancel() {},
    getVoices: () => [{ lang: 'en-US' }, { lang: 'zh-CN' }],
  })
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class extends EventTarget {
      constructor(readonly text: string) {
        super()
      }
    },
  )
  const request = async (name: string, _options: object, held: () => Promise<void>) => {
    const isFree = !locks.includes(name)
    locks.push(name)
    await (isFree ? held() : new Promise(() => {}))
  }
  vi.stubGlobal('navigator', Object.assign(navigator, { locks: { request } }))
  class FakeSocket extends EventTarget {
    readyState = 0
    bufferedAmount = 0

    constructor() {
      super()
      sockets.push(this)
      queueMicrotask(() => {
        this.readyState = 1
        this.dispatchEvent(new Event('open'))
      })
    }

    send() {}
    close() {}
  }
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', async () => new Response('{"code":400}'))
  vi.spyOn(console, 'info').mockImplementation(() => undefined)
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'locks')
    vi.unstubAllGlobals()
  })
  return { said, locks, sockets }
}
