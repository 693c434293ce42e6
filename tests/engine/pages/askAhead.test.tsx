import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { createPageGateway } from '@/engine/data/pageGateway'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { address, renderApp } from '@/tests/support/renderApp'

const withdrawals = '/store/storeDraw'
const bills = '/store/bill'
const lists = () => sentTo('GET', `${bills}/list`)

async function openWithdrawals(as?: string) {
  const { user } = await renderApp({ at: withdrawals, ...(as && { as }) })
  await screen.findByText(/in total/)
  return user
}

describe('the press on the link of the home page', () => {
  const figures = () => sentTo('GET', /^\/st\//)

  it('asks for the figures of its period, and the click for no others', async () => {
    const user = await openWithdrawals()
    const link = screen.getByRole('link', { name: 'Wattdesk' })
    await user.pointer({ keys: '[MouseLeft>]', target: link })
    await waitFor(() => expect(figures()).toHaveLength(7))
    expect(address()).toBe(withdrawals)

    await user.pointer({ keys: '[/MouseLeft]', target: link })
    const card = await screen.findByRole('article', { name: 'Trade amount' })
    await waitFor(() => expect(card.querySelector('.wd-figure')).toHaveTextContent(/CNY$/))
    expect(figures()).toHaveLength(7)
  })

  it('asks for nothing on a gateway without figures', async () => {
    const gateway = createPageGateway({ language: 'en-US' })
    vi.spyOn(gateway.parts, 'lacks').mockReturnValue(true)
    const { user } = await renderApp({ at: withdrawals, gateway })
    await screen.findByText(/in total/)
    await user.click(screen.getByRole('link', { name: 'Wattdesk' }))
    await screen.findByRole('region', { name: 'Waiting for you' })
    expect(figures()).toHaveLength(0)
  })
})

describe('the press on a link', () => {
  it('asks for the rows of its list, and the click for no others', async () => {
    const user = await openWithdrawals()
    const link = screen.getByRole('link', { name: 'Bills' })
    await user.pointer({ keys: '[MouseLeft>]', target: link })
    await waitFor(() => expect(lists()).toHaveLength(1))
    expect(address()).toBe(withdrawals)

    await user.pointer({ keys: '[/MouseLeft]', target: link })
    expect(await screen.findByRole('heading', { name: 'Bills' })).toBeVisible()
    await screen.findByText(/in total/)
    expect(lists()).toHaveLength(1)
  })

  it('asks for nothing if the click is to open another tab or a menu', async () => {
    const user = await openWithdrawals()
    const link = screen.getByRole('link', { name: 'Bills' })
    await user.keyboard('{Control>}')
    await user.pointer({ keys: '[MouseLeft>]', target: link })
    await user.keyboard('{/Control}')
    await user.pointer({ keys: '[MouseRight>]', target: link })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(lists()).toHaveLength(0)
  })

  it('asks for the record of its page once, and again on the next visit', async () => {
    const user = await openWithdrawals()
    const [link] = screen.getAllByRole('link', { name: /^\d+$/ })
    const id = link?.textContent ?? ''
    const reads = () => sentTo('GET', `${withdrawals}/${id}`)
    await user.pointer({ keys: '[MouseLeft>]', target: link! })
    await waitFor(() => expect(reads()).toHaveLength(1))
    expect(address()).toBe(withdrawals)

    await user.pointer({ keys: '[/MouseLeft]', target: link! })
    await screen.findByRole('heading', { name: `Withdrawal ${id}` })
    await waitFor(() => expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'false'))
    expect(reads()).toHaveLength(1)

    history.back()
    await screen.findByText(/in total/)
    history.forward()
    await screen.findByRole('heading', { name: `Withdrawal ${id}` })
    await waitFor(() => expect(reads()).toHaveLength(2))
  })
})

describe('a navigation', () => {
  it('asks for no form that the user may not open', async () => {
    await openWithdrawals('auditor')
    window.location.hash = '/store/store/1'
    await waitFor(() => expect(address()).toBe('/401'))
    expect(sentTo('GET', '/store/store/1')).toHaveLength(0)
  })

  it('asks for no list that the user may not see', async () => {
    const listsBills = 'select menu_id from sys_menu where perms = $1'
    await renderApp({
      as: 'store',
      at: withdrawals,
      given: ({ db }) =>
        db.query(`delete from sys_role_menu where menu_id in (${listsBills})`, ['store:bill:list']),
    })
    await screen.findByText(/in total/)
    window.location.hash = bills
    await waitFor(() => expect(address()).not.toBe(bills))
    expect(lists()).toHaveLength(0)
  })
})

describe('a portal that opens', () => {
  it('asks for the record at its address once, before the page is drawn', async () => {
    const wasDrawn: boolean[] = []
    const note = ({ request }: { request: Request }) => {
      if (request.url.endsWith('/store/store/1'))
        wasDrawn.push(document.querySelector('main') !== null)
    }
    server.events.on('request:start', note)
    await renderApp({ at: '/store/store/1/show' })
    await waitFor(() => expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'false'))
    server.events.removeListener('request:start', note)
    expect(wasDrawn).toEqual([false])
  })

  it('asks for the figures of its home page once', async () => {
    await renderApp({ at: '/index' })
    const card = await screen.findByRole('article', { name: 'Trade amount' })
    await waitFor(() => expect(card.querySelector('.wd-figure')).toHaveTextContent(/CNY$/))
    expect(sentTo('GET', /^\/st\//)).toHaveLength(7)
  })
})
