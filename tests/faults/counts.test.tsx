import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { createInbox } from '@/engine/alerts/inbox'
import { quantity } from '@/engine/alerts/wordsOf'
import { readEnvelope, rowsOf, readCount } from '@/engine/gateway/envelope'
import '@/engine/alerts/Alerts'
import { shortCount } from '@/engine/ui/shortCount'
import { withBadge, withoutBadge } from '@/engine/ui/alertsView'
import { server } from '@/testing/app/gatewayServer'
import { renderApp } from '@/tests/support/renderApp'

type Real = { config: object }

vi.mock('@/engine/config', async (load) => {
  const real = await load<Real>()
  return { ...real, config: { ...real.config, quietMs: 100 } }
})

describe('a count of the gateway', () => {
  it.each([
    [0, 0],
    [12, 12],
    ['12', 12],
    [' 12 ', 12],
    ['1e9', 1_000_000_000],
    ['12.0', 12],
    [true, undefined],
    ['true', undefined],
    [false, undefined],
    [null, undefined],
    ['', undefined],
    [-1, undefined],
    [1.5, undefined],
    ['1.5', undefined],
    ['1e309', undefined],
    [Infinity, undefined],
    [Number.NaN, undefined],
    ['0x10', undefined],
    ['１２', undefined],
    [[1], undefined],
    [{}, undefined],
  ])('%j reads as %j', (value, count) => {
    expect(readCount(value)).toBe(count)
  })

  it.each(['true', '1.5', '-3', '"abc"', 'null', '[1]', '1e309'])(
    'that is %s is no total: there are at least the rows that came',
    (total) => {
      const answer = readEnvelope(200, `{"code":200,"rows":[{"id":1},{"id":2}],"total":${total}}`)
      expect(rowsOf(answer)).toEqual({ rows: [{ id: 1 }, { id: 2 }], total: 2, isAtLeast: true })
    },
  )

  it('of a thousand million is a total', () => {
    const answer = readEnvelope(200, '{"code":200,"rows":[{"id":1}],"total":1e9}')
    expect(rowsOf(answer)).toEqual({ rows: [{ id: 1 }], total: 1_000_000_000 })
  })
})

describe('a badge', () => {
  it('is exact up to 999, and 999+ beyond', () => {
    expect([0, 1, 999, 1_000, 1e9].map(shortCount)).toEqual(['0', '1', '999', '999+', '999+'])
  })

  it('is added to the title of the browser’s tab and removed', () => {
    expect(withBadge('Bills', 1e9)).toBe('(999+) Bills')
    expect(withoutBadge(withBadge('Bills', 1e9))).toBe('Bills')
  })
})

describe('the number of failed payouts', () => {
  const t = (key: string, args: object = {}) => `${key} ${JSON.stringify(args)}`
  const inboxOf = (count: number | null) => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    }
    const clock = {
      now: () => 1_000,
      setTimeout: (run: () => void) => run(),
      clearTimeout: () => undefined,
    }
    const kinds = ['failedPayouts']
    const open = () =>
      createInbox({ storage, storageKey: 'k', kinds, clock, onNews: () => undefined })
    const inbox = open()
    inbox.noteCount('failedPayouts', count)
    inbox.stop()
    // as another tab reads it
    const [alert] = open().alerts.get() ?? []
    if (!alert) throw new Error('no alert')
    return alert
  }

  it('is shown if the gateway counts them', () => {
    expect(quantity(inboxOf(8), t)).toBe('watched.failedPayouts.many {"smart_count":8,"count":"8"}')
    expect(quantity(inboxOf(1e9), t)).toContain('"count":"999+"')
  })

  it('is not shown if the gateway only says that there are some', () => {
    expect(quantity(inboxOf(null), t)).toBeUndefined()
  })

  it.each([
    ['true', undefined],
    ['1e9', '999+ payouts'],
  ])('reads %s in the panel of the alerts as %j', async (count, said) => {
    server.use(
      http.get('*/api/apiDraw/exist/fail/count', () =>
        HttpResponse.text(`{"code":200,"msg":"","data":${count}}`, {
          headers: { 'Content-Type': 'application/json' },
        }),
      ),
    )
    const { user } = await renderApp({ alerts: true })
    // the alerts wait for a quiet page
    const bell = await screen.findByRole('button', { name: /^Alerts, 1 not/ })
    await user.click(bell)
    const panel = within(await screen.findByRole('dialog'))
    const entry = (await panel.findByText(/^There are failed payout orders/)).closest('li')!
    const told = within(entry).queryByText(/payouts?$/)?.textContent
    expect(told).toBe(said)
  })
})
