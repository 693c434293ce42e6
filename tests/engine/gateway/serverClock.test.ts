// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { createServerClock } from '@/engine/gateway/serverClock'
import { fakeGateway, ok } from './fakeTransport'

const noon = Date.UTC(2026, 5, 30, 4)
const inWords = (ms: number) => new Date(ms).toUTCString()

describe('the clock of the gateway', () => {
  it('is this machine’s own until an answer has told', () => {
    const clock = createServerClock(() => noon)
    expect(clock.now()).toBe(noon)
    clock.note(undefined)
    clock.note('yesterday')
    expect(clock.now()).toBe(noon)
  })

  it.each([86_400_000, -86_400_000, 5_000])('follows an answer that is %d ms off', (aheadMs) => {
    let own = noon
    const clock = createServerClock(() => own)
    clock.note(inWords(noon + aheadMs))
    own += 1_000
    expect(clock.now()).toBe(noon + aheadMs + 500 + 1_000)
  })

  it('takes what a header cannot tell exactly for no difference', () => {
    const clock = createServerClock(() => noon + 2_000)
    clock.note(inWords(noon))
    expect(clock.now()).toBe(noon + 2_000)
  })

  it('comes back when this machine’s clock is put right', () => {
    let own = noon + 3_600_000
    const clock = createServerClock(() => own)
    clock.note(inWords(noon))
    own = noon
    clock.note(inWords(noon))
    expect(clock.now()).toBe(noon)
  })

  it('follows the time of every answer', async () => {
    vi.useFakeTimers({ now: noon })
    const headers = { date: inWords(noon - 60_000) }
    const { client, serverClock } = fakeGateway(() => ({ ...(ok() as object), headers }), {
      token: 't',
    })
    await client.get('/x')
    expect(serverClock.now()).toBe(noon - 59_500)
    vi.useRealTimers()
  })
})
