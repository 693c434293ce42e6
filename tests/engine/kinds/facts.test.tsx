import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aDeposit, aMerchant } from '@/tests/support/records'
import { renderApp } from '@/tests/support/renderApp'

/** The question over a merchant, from its row. */
async function openQuestion(role: 'switch' | 'menuitem', name: RegExp) {
  const { user } = await renderApp({
    at: '/store/user?filter={"nick":"Corner"}',
    given: ({ insert }) => insert(aMerchant({ nick: 'Corner' })),
  })
  if (role === 'menuitem')
    await user.click(await screen.findByRole('button', { name: /^More for/ }))
  await user.click(await screen.findByRole(role, { name }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('button', { name: 'Cancel' })
  return dialog
}

const terms = (dialog: Awaited<ReturnType<typeof openQuestion>>) =>
  dialog.getAllByRole('term').map((term) => term.textContent)

describe('the facts in a confirmation', () => {
  it('of a switch are the named fields, then the list’s other columns', async () => {
    const dialog = await openQuestion('switch', /^Status merchant Corner/)
    expect(terms(dialog)).toEqual([
      'Display name',
      'Store',
      'Name',
      'Status',
      'Phone',
      'Telegram',
      'API withdrawal',
      'Registered at UTC+8',
    ])
    expect(dialog.getAllByRole('definition')[2]).toHaveTextContent('Someone')
  })

  it('of a deletion are the list’s columns', async () => {
    const dialog = await openQuestion('menuitem', /^Delete/)
    expect(terms(dialog)).toContain('Phone')
    expect(terms(dialog)).not.toContain('Deposit fee')
    expect(terms(dialog)).toHaveLength(8)
  })

  it('come first where the list does not have them', async () => {
    const { user } = await renderApp({
      at: '/api/apiRecharge?filter={"mchOrderNo":"M-1"}',
      given: ({ insert }) => insert(aDeposit({ mchOrderNo: 'M-1', status: '1' })),
    })
    await user.click(await screen.findByRole('button', { name: /^Refund/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByLabelText(/Reason/)
    expect(terms(dialog).slice(0, 2)).toEqual(['From address', 'Received'])
    expect(terms(dialog)).not.toContain('Extra information')
  })
})
