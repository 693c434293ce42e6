import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { knownSecondPassword } from '@/sandbox'
import { sentTo } from '@/testing'
import { aWithdrawal } from '@/tests/support/records'
import { renderApp } from '@/tests/support/renderApp'

it('rejects a withdrawal with a reason, by one call', async () => {
  const createTime = '2026-06-30 12:00:00'
  const { user } = await renderApp({
    at: '/store/storeDraw?filter={"id":"9001"}',
    given: [aWithdrawal({ id: '9001', createTime })],
  })
  await user.click(await screen.findByRole('button', { name: 'Reject withdrawal 9001' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByLabelText(/Reason/), 'Wrong address')
  await user.type(dialog.getByLabelText(/Second password/), knownSecondPassword)
  await user.click(dialog.getByRole('button', { name: 'Reject' }))

  expect(await screen.findByRole('row', { name: /9001.*Rejected/ })).toBeVisible()
  const [sent, ...more] = sentTo('PUT', '/store/storeDraw/reject/9001')
  expect(more).toEqual([])
  expect(sent?.body).toMatchObject({ reason: 'Wrong address' })
  expect(sent?.headers.get('Idempotency-Key')).toMatch(/\S/)
})
