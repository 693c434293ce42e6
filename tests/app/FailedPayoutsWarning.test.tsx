import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sentTo } from '@/testing/app/gatewayServer'
import { address, renderApp } from '@/tests/support/renderApp'

const warning = 'There has unsuccessful withdrawal orders,Handle >>'

describe('§8 the order list', () => {
  it.each(['/api/apiRecharge', '/api/apiDraw'])(
    'warns of failed payouts above %s and leads to them',
    async (list) => {
      const { user } = await renderApp({ at: list })
      await user.click(await screen.findByRole('link', { name: warning }))
      await waitFor(() => expect(address()).toContain('/api/apiDraw'))
      await waitFor(() =>
        expect(sentTo('GET', '/api/apiDraw/list').at(-1)?.query).toMatchObject({ status: '4' }),
      )
    },
  )

  it('has no warning when no payout has failed', async () => {
    await renderApp({
      at: '/api/apiDraw',
      given: ({ db }) => db.query(`update api_draw set status = '3' where status = '4'`),
    })
    await waitFor(() => expect(sentTo('GET', '/api/apiDraw/exist/fail')).toHaveLength(1))
    expect(await screen.findByText(/in total/)).toBeVisible()
    expect(screen.queryByText(warning)).toBeNull()
  })
})
