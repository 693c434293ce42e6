import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sentTo } from '@/testing'
import { aStore, aWithdrawal } from '@/tests/support/records'
import { renderApp } from '@/tests/support/renderApp'

it('lists a store’s applications, and filters those that wait', async () => {
  const store = aStore({ nick: 'Corner' })
  const { user } = await renderApp({
    as: 'admin',
    at: '/store/storeDraw',
    given: [aWithdrawal({ store, totalU: '1234.5', createTime: '2026-06-30 12:00:00' })],
  })
  expect(await screen.findByRole('row', { name: /Corner.*1,234\.5.*Applying/ })).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Filter by Wallet' }))
  await user.keyboard('Main{Enter}')
  const asked = () => sentTo('GET', '/store/storeDraw/list').at(-1)?.query
  await expect.poll(asked).toMatchObject({ walletName: 'Main' })
})
