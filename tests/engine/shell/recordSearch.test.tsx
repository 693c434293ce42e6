import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { config } from '@/engine/config'
import { sentTo, server } from '@/testing'
import { aDeposit, aMovement } from '@/tests/support/records'
import { address, renderApp } from '@/tests/support/renderApp'

const hash = 'c9af23b0b1e2d3c4a5968778695a4b3c2d1e0f00112233445566778899aabbcc'
const number = 'D2026063012000000990001'
const deposit = aDeposit({ id: '990001', mchOrderNo: number, hash })
const listCalls = () => sentTo('GET', /\/(?:api|store|energy)\/\w+\/list/)

async function paste(user: UserEvent, text: string) {
  await user.keyboard('{Control>}k{/Control}')
  await user.click(await screen.findByRole('combobox', { name: 'Page or record' }))
  const before = listCalls().length
  await user.paste(text)
  return { asked: () => listCalls().slice(before), dialog: within(screen.getByRole('dialog')) }
}

describe('the one search', () => {
  it('opens the order whose number was pasted, by one Enter pressed early', async () => {
    const given = [deposit, aMovement({ id: '990002', mchOrderNo: number })]
    const { user } = await renderApp({ at: '/index', given })
    const { asked } = await paste(user, ` “${number}”\n`)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toContain('/api/apiRecharge/990001/show'))
    const orders = asked().filter(({ query }) => query['mchOrderNo'] === number)
    expect(orders.map(({ path }) => path).sort()).toEqual([
      '/api/apiDraw/list',
      '/api/apiRecharge/list',
      '/api/waterWallet/list',
    ])
  })

  it('groups what a link to an explorer finds by list, with status, amount and store', async () => {
    const given = [deposit, aMovement({ id: '990002', hash })]
    const { user } = await renderApp({ at: '/index', given })
    const { dialog } = await paste(user, `https://tronscan.org/#/transaction/${hash.toUpperCase()}`)
    const hits = await waitFor(() => {
      const found = dialog.getAllByRole('option')
      expect(found).toHaveLength(2)
      return found
    })
    expect(dialog.getByText('2 records')).toBeVisible()
    expect(hits.map((hit) => hit.textContent).join()).toContain(number)
  })

  it('shows the ordered amount of an order for which nothing has come', async () => {
    const waiting = aDeposit({
      id: '990003',
      mchOrderNo: number,
      buyNum: '0',
      originBuyNum: '1800',
    })
    const { user } = await renderApp({ at: '/index', given: [waiting] })
    const { dialog } = await paste(user, number)
    expect(await dialog.findByRole('option')).toHaveTextContent('ordered 1,800')
  })

  it('finds the portal’s own short form by its head and its tail', async () => {
    const { user } = await renderApp({ at: '/index', given: [deposit] })
    const { dialog, asked } = await paste(user, 'c9af23…aabbcc')
    expect(await dialog.findByRole('option', { name: new RegExp(number) })).toBeVisible()
    const hashes = asked().flatMap(({ query }) => query['hash'] ?? [])
    expect(new Set(hashes)).toEqual(new Set(['c9af23']))
  })

  it('asks nothing for a text that is nothing, and keeps no text', async () => {
    const { user } = await renderApp({ at: '/index' })
    const { asked, dialog } = await paste(user, '2026-11-20 10:15:00')
    expect(await dialog.findByText('No matching page')).toBeVisible()
    await user.clear(screen.getByRole('combobox', { name: 'Page or record' }))
    await user.paste(hash)
    await dialog.findByText(/Nothing found in/)
    const texts = asked().flatMap(({ query }) => Object.values(query))
    expect(texts).toContain(hash)
    expect(texts.filter((text) => text.includes('10:15'))).toEqual([])
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href])
    expect(kept).not.toContain(hash)
    expect(address()).not.toContain(hash)
  })

  it('says where it looked, where it may not, and offers the explorer', async () => {
    const { user } = await renderApp({ as: 'store', at: '/index' })
    const { dialog } = await paste(user, 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')
    expect(await dialog.findByText(/Nothing found in .*Withdrawals/)).toBeVisible()
    expect(
      dialog.getByText(/Not searched, because your menu lacks them: .*Energy users/),
    ).toBeVisible()
    expect(dialog.getByText(/TRON address/)).toBeVisible()
    expect(dialog.getByRole('link', { name: /Open in the explorer/ })).toHaveAttribute(
      'href',
      'https://tronscan.org/#/address/TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    )
  })

  it('shows the fault of one list beside the hits of the others', async () => {
    const { user } = await renderApp({ at: '/index', given: [deposit] })
    const closed = () => HttpResponse.json({ code: 500, msg: 'The books are closed' })
    server.use(http.get('*/api/waterWallet/list', closed))
    const { dialog } = await paste(user, hash)
    const fault = await dialog.findByRole('alert')
    expect(fault).toHaveTextContent(/could not be searched.*The books are closed/)
    expect(await dialog.findByRole('option', { name: new RegExp(number) })).toBeVisible()
  })

  it('asks six lists at a time, and no further one for a text that has changed', async () => {
    const { user } = await renderApp({ at: '/index' })
    let answer: () => void = () => undefined
    const answers = new Promise<void>((resolve) => {
      answer = resolve
    })
    const asked: string[] = []
    server.use(
      http.get(/\/list$/, async ({ request }) => {
        // the home page asks lists as well
        if (!new URL(request.url).searchParams.toString().includes('=T')) return undefined
        asked.push(request.url)
        await answers
        return HttpResponse.json({ code: 200, rows: [], total: 0 })
      }),
    )
    const { dialog } = await paste(user, 'TWdwqRjAVWnDG4mUNTA1PaKAUHs2ueX4yB')
    await waitFor(() => expect(asked).toHaveLength(config.searchCalls))
    await user.keyboard(' and more')
    expect(await dialog.findByText('No matching page')).toBeVisible()
    answer()
    await user.clear(screen.getByRole('combobox', { name: 'Page or record' }))
    await user.paste('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')
    expect(await dialog.findByText(/Nothing found in/)).toBeVisible()
    const ofTheFirst = asked.filter((url) => url.includes('TWdwqRjAVWnDG4mUNTA1PaKAUHs2ueX4yB'))
    expect(ofTheFirst).toHaveLength(config.searchCalls)
    expect(asked.length).toBeGreaterThan(2 * config.searchCalls)
  })

  it.each([
    ['does not have the call', 404],
    ['does not permit it', 403],
  ])('shows the hits of the others when a gateway %s', async (_, code) => {
    server.use(
      http.get('*/waterWallet/list', () => HttpResponse.json({ code, msg: 'not for you' })),
    )
    const { user } = await renderApp({ at: '/index', given: [deposit] })
    const { dialog } = await paste(user, hash)
    expect(await dialog.findByRole('option', { name: new RegExp(number) })).toBeVisible()
    expect(await dialog.findByRole('alert')).toHaveTextContent(/Chain movements/i)
  })
})
