import { QueryClient } from '@tanstack/react-query'
import { onTestFinished, vi } from 'vitest'
import { failedPayouts } from '@/app/alerts'
import type { CountedAlert } from '@/engine/data/live/alertSource'
import { createCount } from '@/engine/data/live/count'
import { createLeader, type Locks } from '@/engine/gateway/live/leader'
import { fakeGateway, ok } from '@/tests/engine/gateway/fakeTransport'
import { fakeLocks } from '@/tests/engine/gateway/live/fakeLocks'
import { signIn } from '@/tests/engine/gateway/live/openChannel'

type Wish = {
  who?: Parameters<typeof signIn>[1] | 'nobody'
  /** The gateway's answer. */
  answer?: (signal: AbortSignal) => number | Promise<number>
  locks?: Locks
}

/** One tab that counts, with vitest's timers. */
export function openCount({ who = {}, answer = () => 0, locks = fakeLocks() }: Wish = {}) {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 22, 2, 0, 0) })
  const gateway = fakeGateway(() => ok(true))
  const queryClient = new QueryClient()
  const leader = createLeader('live.1', locks)
  const asked = { count: 0, aborted: 0 }
  const found: (number | null)[] = []
  if (who !== 'nobody') signIn(gateway.session, who)
  const source: CountedAlert = {
    ...failedPayouts,
    async count(_gateway, signal = new AbortController().signal) {
      asked.count += 1
      signal.addEventListener('abort', () => (asked.aborted += 1))
      return answer(signal)
    },
  }
  const count = createCount({ gateway, client: queryClient, leader }, source, (one) =>
    found.push(one),
  )
  const follow = () => count.follow(true)
  const ends = [gateway.session.subscribe(follow), leader.subscribe(follow), count.stop]
  follow()
  const close = () => {
    for (const end of [...ends, leader.stop]) end()
  }
  onTestFinished(() => {
    close()
    queryClient.clear()
    vi.useRealTimers()
  })
  return { ...gateway, queryClient, asked, found, close }
}
