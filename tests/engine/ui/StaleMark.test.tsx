import { render, screen } from '@testing-library/react'
import { I18nContextProvider } from 'ra-core'
import { expect, it } from 'vitest'
import { GatewayContext } from '@/engine/data/gateway'
import { createPageGateway } from '@/engine/data/pageGateway'
import { StaleMark } from '@/engine/ui/time/StaleMark'

const t = (key: string, args: Readonly<Record<string, unknown>> = {}) =>
  key === 'views.asOf' ? `As of ${String(args['time'])}.` : key

function renderMark(at: number) {
  const gateway = createPageGateway({ language: 'en-US' })
  render(
    <GatewayContext value={gateway}>
      <I18nContextProvider
        value={{ translate: t, changeLocale: async () => {}, getLocale: () => 'en-US' }}
      >
        <StaleMark error={new Error()} at={at} onRetry={() => undefined} />
      </I18nContextProvider>
    </GatewayContext>,
  )
}

/** What a clock on the gateway's wall shows. */
const atGateway = (at: number) =>
  new Date(at + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')

it('tells the age of stale rows in the gateway’s zone, in any zone of the browser', () => {
  const now = Date.now()
  renderMark(now)
  expect(screen.getByText(`As of ${atGateway(now).slice(11)} UTC+8.`)).toBeVisible()
})

it('tells the day, too, where it is another one there', () => {
  const before = Date.now() - 86_400_000
  renderMark(before)
  expect(screen.getByText(`As of ${atGateway(before)} UTC+8.`)).toBeVisible()
})
