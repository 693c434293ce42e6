import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aMovement } from '@/tests/support/records'
import { address, renderApp } from '@/tests/support/renderApp'

it('shows an alert of an unknown payment, and leads to it', async () => {
  const { sandbox, user } = await renderApp({ alerts: true })
  const id = await sandbox.insert(aMovement({ matched: '1', mchOrderNo: null }))
  await expect.poll(() => sandbox.live.send('1001', { id }), { timeout: 30_000 }).toBe(1)
  await user.click(await screen.findByText('matched a non-system order'))
  expect(address()).toContain(`/api/waterWallet?filter=`)
})
