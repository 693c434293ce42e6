import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { aWithdrawal } from '@/tests/support/records'
import { openFilters } from '@/tests/support/openFilters'
import { address, renderApp } from '@/tests/support/renderApp'

const list = '/store/storeDraw'
const asked = () => sentTo('GET', `${list}/list`).map(({ query }) => query)
const chips = () => within(screen.getByRole('search'))
const chip = (name: RegExp) => chips().queryByRole('button', { name })
const inAddress = () => new URLSearchParams(address().split('?')[1]).get('filter')

async function openList(filter: object = {}) {
  const app = await renderApp({
    at: `${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
    given: ({ insert }) =>
      insert(aWithdrawal({ totalU: '7654321.5', createTime: '2026-06-30 12:34:56' })),
  })
  await screen.findByText(/ in total$|No withdrawals match/)
  return app
}

describe('the line of filters', () => {
  it('mounts no field until it opens, at the field of the chip', async () => {
    const { user } = await openList()
    expect(chips().queryByRole('textbox')).toBeNull()
    await user.click(chips().getByRole('button', { name: 'Filter by Wallet' }))
    expect(await screen.findByLabelText('Wallet')).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(chips().queryByRole('textbox')).toBeNull()
    expect(chips().getByRole('button', { name: 'Filters' })).toHaveFocus()
  })

  it('shows what is set in words, and removes it at a press', async () => {
    const { user } = await openList({ status: ['1', '3'], store: '1', walletName: 'a' })
    await waitFor(() => expect(chip(/^Store: Aurora Energy$/)).toBeVisible())
    expect(chip(/^Status: Applying, Rejected$/)).toBeVisible()
    await user.click(chips().getByRole('button', { name: 'Remove the filter Status' }))
    expect(chip(/^Status:/)).toBeNull()
    await waitFor(() => expect(asked().at(-1)).not.toHaveProperty('status'))
    expect(asked().at(-1)).toMatchObject({ store: '1', walletName: 'a' })
    await waitFor(() => expect(inAddress()).toBe('{"store":"1","walletName":"a"}'))
  })

  it('applies a typed text after a pause, and keeps what is typed meanwhile', async () => {
    const { user } = await openList()
    await openFilters(user)
    const before = asked().length
    await user.type(screen.getByLabelText('Wallet'), 'main')
    await user.click(screen.getByRole('checkbox', { name: 'Passed' }))
    await user.type(screen.getByLabelText('Wallet'), ' w')
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ status: '2', walletName: 'main w' }))
    expect(screen.getByLabelText('Wallet')).toHaveValue('main w')
    // the choice, and the text
    expect(asked().length - before).toBe(2)
  })
})

describe('a pasted text', () => {
  const wallet = 'TWdwqRjAVWnDG4mUNTA1PaKAUHs2ueX4yB'

  it.each([
    ['a link to an explorer', `https://tronscan.org/#/address/${wallet}`, wallet],
    [
      'quotes, blanks and a character without width',
      `“${wallet.slice(0, 9)}\u200b${wallet.slice(9)}” `,
      wallet,
    ],
    [
      'the portal’s own short form',
      `${wallet.slice(0, 6)}…${wallet.slice(-6)}`,
      wallet.slice(0, 6),
    ],
  ])('is read out of %s', async (_, text, read) => {
    const { user } = await openList()
    await user.click(chips().getByRole('button', { name: 'Filter by Address' }))
    const before = asked().length
    await user.paste(text)
    await waitFor(() => expect(screen.getByLabelText('Address')).toHaveValue(read))
    expect(asked().slice(before)).toEqual([expect.objectContaining({ address: read })])
    await waitFor(() => expect(inAddress()).toBe(JSON.stringify({ address: read })))
  })

  it('stays as it is where it is nothing, or no field of the search', async () => {
    const { user } = await openList()
    await openFilters(user)
    await user.type(screen.getByLabelText('Wallet'), '“12345”')
    await user.type(screen.getByLabelText('Address'), 'two words{Enter}')
    await waitFor(() =>
      expect(asked().at(-1)).toMatchObject({ walletName: '“12345”', address: 'two words' }),
    )
  })

  it('that finds nothing here is looked up in every list at a press', async () => {
    const { user } = await openList({ address: wallet })
    await user.click(await screen.findByRole('button', { name: 'Search everywhere' }))
    const search = await screen.findByRole('combobox', { name: 'Page or record' })
    expect(search).toHaveValue(wallet)
    await waitFor(() =>
      expect(sentTo('GET', '/api/apiRecharge/list').at(-1)?.query).toMatchObject({
        address: wallet,
      }),
    )
  })

  it('offers no search where no filter is one of its fields', async () => {
    await openList({ walletName: 'nobody has this' })
    expect(await screen.findByText(/No withdrawals match/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Search everywhere' })).toBeNull()
  })
})

describe('a range of amounts', () => {
  it('is sent as text, stands in the address, and finds the payment', async () => {
    const { user } = await openList()
    await user.click(chips().getByRole('button', { name: 'Filter by Amount' }))
    await user.keyboard('7,654,321.5')
    await user.type(screen.getByLabelText('Amount to'), '7654321.50{Enter}')
    await screen.findByText('1 in total')
    expect(asked().at(-1)).toMatchObject({ beginTotalU: '7654321.5', endTotalU: '7654321.50' })
    expect(chip(/^Amount: 7,654,321\.5 – 7654321\.50$/)).toBeVisible()
    await waitFor(() => expect(inAddress()).toContain('"totalU":{"from":"7,654,321.5"'))
  })

  it('refuses what is no amount, too exact, or reversed', async () => {
    const { user } = await openList()
    await openFilters(user)
    const before = asked().length
    const from = screen.getByLabelText('Amount from')
    await user.type(from, '1.1234567{Enter}')
    expect(screen.getByRole('alert')).toHaveTextContent('6')
    expect(from).toHaveFocus()
    await user.clear(from)
    await user.type(from, '5')
    await user.type(screen.getByLabelText('Amount to'), '4{Enter}')
    expect(screen.getByRole('alert')).toHaveTextContent('The first amount is above the second')
    expect(asked()).toHaveLength(before)
  })

  it('is sent in params[…] to a stock gateway', async () => {
    await renderApp({
      scenario: 'ruoyi',
      at: `${list}?filter=${encodeURIComponent('{"totalU":{"from":"10","to":"20"}}')}`,
    })
    await waitFor(() =>
      expect(asked().at(-1)).toMatchObject({
        'params[beginTotalU]': '10',
        'params[endTotalU]': '20',
      }),
    )
  })

  it('is hidden once the gateway ignores it, and the list says so', async () => {
    server.use(
      http.get(`*${list}/list`, ({ request }) => {
        const url = new URL(request.url)
        url.searchParams.delete('beginTotalU')
        return url.href === request.url ? undefined : fetch(url, { headers: request.headers })
      }),
    )
    const { user } = await openList({ totalU: { from: '7654321' } })
    expect(await screen.findByText(/cannot filter by Amount/)).toBeVisible()
    await user.click(chips().getByRole('button', { name: 'Remove the filter Amount' }))
    await waitFor(() => expect(chip(/Amount/)).toBeNull())
    await openFilters(user)
    expect(screen.queryByLabelText('Amount from')).toBeNull()
  })
})

describe('a range of times', () => {
  it('takes minutes of the gateway’s clock', async () => {
    const { user } = await openList()
    await openFilters(user)
    await user.type(screen.getByLabelText('Applied at from'), '202606301234')
    await user.type(screen.getByLabelText('Applied at to'), '2026-06-30 12:34{Enter}')
    await screen.findByText('1 in total')
    expect(asked().at(-1)).toMatchObject({
      beginTime: '2026-06-30 12:34:00',
      endTime: '2026-06-30 12:34:59',
    })
    expect(chip(/^Applied at: 2026-06-30 12:34$/)).toBeVisible()
  })
})
