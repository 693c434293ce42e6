import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { server } from '@/testing'
import { sentTo } from '@/testing/app/gatewayServer'
import { renderApp } from '@/tests/support/renderApp'

const lists = {
  deposits: '/api/apiRecharge/list',
  bills: '/store/bill/list',
  merchants: '/store/user/list',
}

async function openStore() {
  const app = await renderApp({ at: '/store/store/1/show' })
  await screen.findByRole('heading', { level: 1, name: /^Store / })
  return app
}

const card = (name: RegExp) => screen.findByRole('region', { name })

describe('a record’s page', () => {
  it('lists what belongs to the record, with counts and links to the whole lists', async () => {
    await openStore()
    const bills = await card(/^Bills \d+$/)
    expect(within(bills).getAllByRole('listitem')).toHaveLength(3)
    expect(within(bills).getByRole('link', { name: 'All Bills' })).toHaveAttribute(
      'href',
      expect.stringContaining(`/store/bill?filter=${encodeURIComponent('{"store":"1"}')}`),
    )
    expect(sentTo('GET', lists.bills).at(-1)?.query).toMatchObject({ store: '1', pageSize: '10' })
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(names.map((name) => name?.replace(/ \d*$/, ''))).toEqual(
      expect.arrayContaining(['Deposits', 'Payouts', 'Withdrawals', 'Bills', 'Merchants']),
    )
  })

  it('shows the balance after the newest bill', async () => {
    await openStore()
    const bills = await card(/^Bills \d+$/)
    const [newest] = within(bills).getAllByRole('link', { name: /^Bill \d+$/ })
    const after = await screen.findByRole('link', { name: /^after bill \d+$/i })
    expect(after).toHaveAttribute('href', newest?.getAttribute('href'))
  })

  it('loses a list that fails, and brings it back', async () => {
    const closed = HttpResponse.json({ code: 500, msg: 'The books are closed' })
    server.use(http.get(`*${lists.merchants}`, () => closed, { once: true }))
    const { user } = await openStore()
    const merchants = await card(/^Merchants/)
    expect(await within(merchants).findByRole('alert')).toHaveTextContent('The books are closed')
    expect((await card(/^Bills \d+$/)).querySelector('li')).toBeVisible()

    await user.click(within(merchants).getByRole('button', { name: 'Try again' }))
    expect((await within(merchants).findAllByRole('listitem')).length).toBeGreaterThan(0)
  })

  it('says which deposits a payment without an order may belong to, and why', async () => {
    await renderApp({ at: '/api/waterWallet' })
    const strangers = await screen.findAllByRole('row', { name: /Non-system/ })
    const link = within(strangers[0]!).getAllByRole('link')[0]!
    const id = link.textContent ?? ''
    expect(id).toMatch(/^\d+$/)
    sessionStorage.clear()
    location.hash = `#/api/waterWallet/${id}/show`
    const deposits = await card(/^Likely deposits$/)
    const [first] = await within(deposits).findAllByRole('listitem')
    expect(first).toHaveTextContent(
      /(same amount|same to).*, \d+ minutes? before this chain movement$/,
    )
    expect(within(first!).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('/api/apiRecharge/'),
    )
    expect(sentTo('GET', lists.deposits).at(-1)?.query).toMatchObject({ pageSize: '50' })
  })

  it('§6: asks for no list that the operator may not open', async () => {
    const permissions = ['store:store:list', 'store:store:query', 'store:bill:list']
    const user = { userId: 1, userName: 'clerk', userType: '00' }
    server.use(
      http.get('*/getInfo', () =>
        HttpResponse.json({ code: 200, data: { user, roles: ['clerk'], permissions } }),
      ),
    )
    await openStore()
    expect(within(await card(/^Bills \d+$/)).getAllByRole('listitem')).toHaveLength(3)
    expect(screen.queryByRole('link', { name: /^Bill \d+$/ })).toBeNull()
    expect(screen.queryByRole('region', { name: /^Merchants/ })).toBeNull()
    expect(sentTo('GET', lists.merchants)).toEqual([])
    expect(sentTo('GET', lists.deposits)).toEqual([])
  })
})
