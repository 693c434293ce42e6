import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { address, renderApp } from '@/tests/support/renderApp'

const announced = () => document.querySelector('[aria-live=polite].wd-visually-hidden')?.textContent
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('a change of the page', () => {
  it('focuses the new heading, sets the title and announces it', async () => {
    const { user } = await renderApp({ at: '/store/bill' })
    const first = await heading('Bills')
    expect(first).not.toHaveFocus()
    await user.click(screen.getByRole('link', { name: 'Withdrawals' }))
    const next = await heading('Withdrawals')
    await waitFor(() => expect(next).toHaveFocus())
    expect(document.title).toBe('Withdrawals · Wattdesk')
    await waitFor(() => expect(announced()).toBe('Withdrawals · Wattdesk'))
  })

  it('closes the menu that stands open over the page', async () => {
    const { user } = await renderApp({ at: '/store/bill' })
    await heading('Bills')
    const entry = screen.getByRole('link', { name: 'Withdrawals' })
    await user.click(screen.getByRole('button', { name: /^User menu/ }))
    await screen.findByRole('menu')
    // the menu covers it, but the address can change
    fireEvent.click(entry)
    await heading('Withdrawals')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  })

  it('waits for a page whose code is being loaded', async () => {
    const { user } = await renderApp({ at: '/store/bill' })
    await heading('Bills')
    const [row] = await screen.findAllByRole('link', { name: /^\d+$/ })
    if (row) await user.click(row)
    await waitFor(() => expect(address()).toMatch(/\/show/))
    await waitFor(() => expect(document.querySelector('.wd-show-header h1')).toHaveFocus())
  })
})

describe('§2 /404', () => {
  it('names the wanted page and how to continue', async () => {
    const { user } = await renderApp({ at: '/no/such?page=2' })
    await heading('There is no such page')
    expect(address()).toBe('/404')
    expect(screen.getByText('/no/such?page=2')).toBeInTheDocument()
    const advice = screen.getByText('/', { selector: 'p kbd' }).closest('p')
    expect(advice).toHaveTextContent('press / to search.')
    expect(document.title).toBe('There is no such page · Wattdesk')
    await user.click(screen.getByRole('link', { name: 'Back to the home page' }))
    await waitFor(() => expect(address()).toBe('/index'))
  })
})

describe('§6 /401', () => {
  it('names the wanted page, the missing component and whom to ask', async () => {
    await renderApp({ as: 'auditor', at: '/store/store/create?from=1' })
    await heading('You have no access to this page')
    expect(address()).toBe('/401')
    const page = screen.getByRole('main')
    expect(page).toHaveTextContent('You were going to /store/store/create?from=1.')
    expect(page).toHaveTextContent('ask your administrator')
    expect(page).toHaveTextContent('The permission to ask for is store:store:add.')
  })
})
