import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aWithdrawal } from '@/tests/support/records'
import { sentTo } from '@/testing/app/gatewayServer'
import { address, renderApp } from '@/tests/support/renderApp'

const list = '/store/storeDraw'
const wallet = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

async function openRecord(as: string, values: Parameters<typeof aWithdrawal>[0]) {
  let id = ''
  const app = await renderApp({
    as,
    given: async ({ insert }) => {
      id = await insert(aWithdrawal({ address: wallet, ...values }))
    },
  })
  window.location.hash = `${list}/${id}/show`
  return { ...app, id }
}

describe('a record’s page', () => {
  it('shows every declared field, the address whole', async () => {
    const { id } = await openRecord('admin', { totalU: '5.000000000000000001' })
    expect(await screen.findByRole('heading', { name: `Withdrawal ${id}` })).toBeVisible()
    const amount = await screen.findByText('5.000000', { selector: '.wd-money' })
    expect(amount).toHaveTextContent(/^5\.000000000000000001$/)
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'No.',
      'Store',
      'Address',
      'Amount',
      'Fee',
      'Net amount',
      'Status',
      'Wallet',
      'Applied at UTC+8',
    ])
    expect(screen.getAllByRole('definition')[2]).toHaveTextContent(wallet)
    expect(document.title).toBe(`Withdrawal ${id} · Wattdesk`)
  })

  it('disables a decision that the state forbids, and shows the state', async () => {
    await openRecord('admin', { status: '2' })
    const pass = await screen.findByRole('button', { name: 'Pass' })
    expect(pass).toBeDisabled()
    expect(pass).toHaveAccessibleDescription('Status: Passed')
  })

  it('§6: hides a decision without its permission', async () => {
    await openRecord('auditor', { status: '1' })
    await screen.findByText('Applying')
    expect(screen.queryByRole('button', { name: 'Pass' })).toBeNull()
  })

  it('of another store does not exist for a store operator', async () => {
    await openRecord('store', { store: '2' })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The requested resource does not exist',
    )
    expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute(
      'href',
      expect.stringContaining(list),
    )
    expect(screen.queryByText(wallet)).toBeNull()
  })

  it('leads back to the list as it was left', async () => {
    const { user } = await renderApp({ at: `${list}?filter={"status":["3"]}&page=1&perPage=10` })
    await user.click((await screen.findAllByRole('link', { name: /^\d+$/ }))[0]!)
    await screen.findByRole('heading', { name: /^Withdrawal \d+$/ })
    await user.click(within(screen.getByRole('article')).getByRole('link', { name: 'Withdrawals' }))
    await waitFor(() => expect(address()).toContain('perPage=10'))
    const asked = sentTo('GET', `${list}/list`).filter(({ query }) => !('address' in query))
    expect(asked.at(-1)?.query).toMatchObject({ status: '3' })
  })
})
