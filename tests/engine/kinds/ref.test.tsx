import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { createDataProvider } from '@/engine/data/dataProvider'
import { createPageGateway } from '@/engine/data/pageGateway'
import { createRegistry } from '@/engine/registry'
import { f } from '@/engine/declare'
import { allResources } from '@/resources/all'
import { aStore } from '@/tests/support/records'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { address, renderApp } from '@/tests/support/renderApp'
import { renderInput } from '@/tests/support/renderKind'
import { openFilters } from '@/tests/support/openFilters'

const gateway = createPageGateway({ language: 'en-US' })

const list = '/store/storeDraw'
const stores = '/store/store/list'
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Store' })
const options = () => {
  const popup = screen.queryByRole('listbox')
  const offered = popup ? within(popup).queryAllByRole('option') : []
  return offered.map((option) => option.textContent?.replace(/ \d+$/, ''))
}
const optionAtKeys = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '')
/** The searches of the combobox; a page's cells read by id. */
const searches = () => sentTo('GET', stores).filter(({ query }) => !('id' in query))
const withdrawalsAsked = () => sentTo('GET', `${list}/list`)

async function openList(at = list) {
  const app = await renderApp({
    at,
    given: async ({ insert }) => {
      await insert(aStore({ nick: 'Zebra One' }))
      await insert(aStore({ nick: 'Zebra Two' }))
    },
  })
  await screen.findByText(/ in total$/)
  await openFilters(app.user)
  return app
}

describe('the filter of a reference', () => {
  it('searches the other resource by name, and sends an id', async () => {
    const { user } = await openList()
    await user.type(box(), 'zebra')
    await waitFor(() => expect(options()).toEqual(['Zebra One', 'Zebra Two']))
    await waitFor(() => expect(searches().at(-1)?.query['nick']).toBe('zebra'))
    expect(searches().at(-1)?.query).toEqual({
      nick: 'zebra',
      pageNum: '1',
      pageSize: '20',
      orderByColumn: 'nick',
      isAsc: 'asc',
    })
    await user.keyboard('{ArrowDown}')
    expect(optionAtKeys()).toHaveTextContent('Zebra Two')
    await user.keyboard('{Enter}')
    expect(box()).toHaveValue('Zebra Two')
    expect(box()).toHaveAttribute('aria-expanded', 'false')

    await screen.findByText(/No withdrawals match these filters/)
    const id = withdrawalsAsked().at(-1)?.query['store']
    expect(id).toMatch(/^\d+$/)
    expect(decodeURIComponent(address())).toContain(`{"store":"${id}"}`)
  })

  it('searches once typing pauses, not letter by letter', async () => {
    await openList()
    for (const value of ['z', 'ze', 'zeb', 'zebra o'])
      fireEvent.change(box(), { target: { value } })
    await waitFor(() => expect(options()).toEqual(['Zebra One']))
    const asked = searches().map(({ query }) => query['nick'])
    expect(asked.filter((nick) => nick !== undefined)).toEqual(['zebra o'])
  })

  it('does not search while an input method composes', async () => {
    const { user } = await openList()
    await user.click(box())
    await waitFor(() => expect(options().length).toBeGreaterThan(0))
    const before = searches().length
    fireEvent.compositionStart(box())
    fireEvent.change(box(), { target: { value: 'chen' } })
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true })
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(searches()).toHaveLength(before)
    expect(box()).toHaveValue('chen')
    fireEvent.change(box(), { target: { value: '晨光' } })
    fireEvent.compositionEnd(box(), { target: { value: '晨光' } })
    await waitFor(() => expect(options()).toEqual(['晨光能源', '晨光能源 (Asia) 亚洲']))
    expect(
      searches()
        .slice(before)
        .map(({ query }) => query['nick']),
    ).toEqual(['晨光'])
  })

  it('shows the name of a record from a link, and can be cleared', async () => {
    const { user } = await openList(`${list}?filter={"store":"1"}`)
    await waitFor(() => expect(box()).toHaveValue('Aurora Energy'))
    expect(withdrawalsAsked().at(-1)?.query).toMatchObject({ store: '1' })
    await user.click(screen.getByRole('button', { name: 'Clear Store' }))
    expect(box()).toHaveValue('')
    expect(box()).toHaveFocus()
    await waitFor(() => expect(withdrawalsAsked().at(-1)?.query).not.toHaveProperty('store'))
  })

  it('is cleared with its text and with all filters', async () => {
    const { user } = await openList(`${list}?filter={"store":"1"}`)
    await waitFor(() => expect(box()).toHaveValue('Aurora Energy'))
    await user.clear(box())
    await waitFor(() => expect(withdrawalsAsked().at(-1)?.query).not.toHaveProperty('store'))
    await user.type(box(), 'zebra')
    await user.click(await screen.findByRole('option', { name: /Zebra One/ }))
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(box()).toHaveValue('')
  })

  it('refuses a typed text without a chosen record, and moves the focus there', async () => {
    const { user } = await openList()
    await user.type(box(), 'zebra')
    await waitFor(() => expect(options()).toHaveLength(2))
    await user.keyboard('{Escape}{Enter}')
    expect(box()).toHaveFocus()
    expect(box()).toHaveValue('zebra')
    expect(await screen.findByText('Choose one from the list')).toBeVisible()
    expect(withdrawalsAsked()).toHaveLength(1)
    await user.tab()
    expect(box()).toHaveAttribute('aria-invalid', 'true')
    await user.click(box())
    await user.click(await screen.findByRole('option', { name: /Zebra One/ }))
    await waitFor(() => expect(withdrawalsAsked()).toHaveLength(2))
  })

  it('never shows a late answer for a newer text', async () => {
    const { user } = await openList()
    const rows = (nick: string) =>
      HttpResponse.json({ rows: [{ id: nick.length, nick }], total: 1 })
    server.use(
      http.get(`*${stores}`, async ({ request }) => {
        const nick = new URL(request.url).searchParams.get('nick') ?? ''
        if (nick === 'slow') await delay(700)
        return rows(nick)
      }),
    )
    await user.type(box(), 'slow')
    await waitFor(() => expect(searches().at(-1)?.query['nick']).toBe('slow'))
    await user.clear(box())
    await user.type(box(), 'quick')
    await user.keyboard('{Enter}')
    expect(box()).toHaveValue('quick')
    await waitFor(() => expect(options()).toEqual(['quick']))
    await delay(700)
    expect(options()).toEqual(['quick'])
  })

  it('narrows its options at once when it has all of them', async () => {
    const { user } = await openList()
    await user.type(box(), 'zebra')
    await waitFor(() => expect(options()).toHaveLength(2))
    server.use(http.get(`*${stores}`, () => delay('infinite')))
    await user.keyboard(' two{Enter}')
    expect(box()).toHaveValue('Zebra Two')
  })

  it('chooses the first match of a partial answer only after the next answer', async () => {
    const { user } = await openList()
    await user.click(box())
    await screen.findByText(/^The first 20 of \d+/)
    server.use(http.get(`*${stores}`, () => delay('infinite')))
    await user.keyboard('a')
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByText('Searching…')).toBeVisible()
    await user.keyboard('{Enter}')
    expect(box()).toHaveValue('a')
    expect(withdrawalsAsked()).toHaveLength(1)
    // the highlighted option is chosen
    await user.click(screen.getByRole('option', { name: /^Aurora Energy \d+$/ }))
    expect(box()).toHaveValue('Aurora Energy')
  })

  it('names a failure, and searches again on Enter or by its button', async () => {
    const { user } = await openList()
    server.use(http.get(`*${stores}`, () => HttpResponse.json({ code: 500, msg: 'out of order' })))
    await user.type(box(), 'zebra')
    const alert = await screen.findByText(/^The stores could not be loaded/)
    expect(alert).toHaveTextContent('out of order')
    const before = searches().length
    await user.keyboard('{Enter}')
    await waitFor(() => expect(searches()).toHaveLength(before + 1))
    server.resetHandlers()
    server.use(
      http.get(`*${stores}`, () =>
        HttpResponse.json({ rows: [{ id: 9, nick: 'Zebra' }], total: 1 }),
      ),
    )
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(options()).toEqual(['Zebra']))
  })

  it('says when there are no matches, and when there are more than it shows', async () => {
    const { user } = await openList()
    await user.click(box())
    expect(await screen.findByText(/^The first 20 of \d+\. Type more/)).toBeVisible()
    await user.type(box(), 'no such store')
    expect(await screen.findByText('No stores match “no such store”.')).toBeVisible()
  })

  it('closes on Escape, and discards the text on the next', async () => {
    const { user } = await openList(`${list}?filter={"store":"1"}`)
    await waitFor(() => expect(box()).toHaveValue('Aurora Energy'))
    await user.tripleClick(box())
    await user.keyboard('zeb')
    await waitFor(() => expect(options()).toHaveLength(2))
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(box()).toHaveValue('zeb')
    await user.keyboard('{Escape}')
    expect(box()).toHaveValue('Aurora Energy')
  })

  it('is hidden from a store operator, who has one store', async () => {
    const { user } = await renderApp({ as: 'store', at: list })
    await screen.findByText(/ in total$/)
    await openFilters(user)
    expect(screen.getByLabelText('Wallet')).toBeVisible()
    expect(screen.queryByLabelText('Store')).toBeNull()
  })

  it('takes an id from an operator without permission for the other list', async () => {
    const { user } = await renderApp({
      as: 'auditor',
      at: list,
      given: ({ db }) =>
        db.query(`delete from sys_role_menu where menu_id in
          (select menu_id from sys_menu where perms = 'store:store:list')`),
    })
    await screen.findByText(/ in total$/)
    await openFilters(user)
    await user.type(screen.getByRole('textbox', { name: 'Store' }), '1{Enter}')
    await waitFor(() => expect(withdrawalsAsked().at(-1)?.query).toMatchObject({ store: '1' }))
    expect(sentTo('GET', stores)).toEqual([])
  })

  it('speaks Chinese', async () => {
    const { user } = await renderApp({ at: list, language: 'zh-CN' })
    await openFilters(user)
    const input = await screen.findByRole('combobox', { name: '商户' })
    await user.type(input, 'zzz')
    expect(await screen.findByText('没有与“zzz”匹配的商户。')).toBeVisible()
  })
})

describe('the filter by id', () => {
  it('finds the records that a customer quotes', async () => {
    const { user } = await openList()
    await user.type(screen.getByRole('textbox', { name: 'No.' }), '3,5 {Enter}')
    await screen.findByText('2 in total')
    expect(withdrawalsAsked().at(-1)?.query).toMatchObject({ id: '3,5' })
  })
})

describe('a reference in a form', () => {
  const store = f.ref('store', 'nick', { required: true })
  const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^It/ })
  const known = [
    { id: 7, nick: 'Granite' },
    { id: 8, nick: 'Granite' },
  ]

  async function openForm(field: ReturnType<typeof f.ref> = store, text = '') {
    server.use(
      http.get(`*${stores}`, ({ request }) => {
        const id = new URL(request.url).searchParams.get('id')
        const rows = known.filter((row) => id === null || String(row.id) === id)
        return HttpResponse.json({ rows, total: rows.length })
      }),
    )
    return renderInput(field, text, {
      dataProvider: createDataProvider(gateway, createRegistry(allResources)),
      gateway,
    })
  }

  it('tells namesakes apart by their ids, and sends the chosen one', async () => {
    const { user, save, sent } = await openForm()
    await save()
    expect(screen.getByRole('alert')).toHaveTextContent('It is required')
    expect(input()).toHaveFocus()
    await user.type(input(), 'granite')
    await user.click(await screen.findByRole('option', { name: 'Granite 8' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await save()
    expect(sent).toEqual(['8'])
    expect(sentTo('GET', stores).filter(({ query }) => 'id' in query)).toEqual([])
  })

  it('starts with the name of the record’s reference', async () => {
    const { save, sent } = await openForm(store, '7')
    await waitFor(() => expect(input()).toHaveValue('Granite'))
    await save()
    expect(sent).toEqual(['7'])
  })

  it('is not sent while a text is typed and no record chosen', async () => {
    const { user, save, sent } = await openForm(store, '7')
    await waitFor(() => expect(input()).toHaveValue('Granite'))
    await user.type(input(), ' Two')
    await user.keyboard('{Escape}')
    await save()
    expect(screen.getByRole('alert')).toHaveTextContent('Choose one from the list')
    expect(input()).toHaveFocus()
    expect(sent).toEqual([])
    await user.keyboard('{Escape}{Escape}')
    expect(input()).toHaveValue('Granite')
    await save()
    expect(sent).toEqual(['7'])
  })

  it('narrows the first page itself where the gateway cannot search', async () => {
    const rows = [
      { id: 1, network: 'left' },
      { id: 2, network: 'right' },
    ]
    server.use(http.get('*/api/waterWallet/list', () => HttpResponse.json({ rows, total: 99 })))
    const { user } = await openForm(f.ref('waterWallet', 'network'))
    await user.click(input())
    expect(await screen.findByText('The first 2 of 99.')).toBeVisible()
    await user.type(input(), 'IGH')
    expect(options()).toEqual(['right'])
    await user.type(input(), 'T?')
    const nothing = 'No chain movements match “IGHT?”. The first 2 of 99.'
    expect(screen.getByText(nothing)).toBeVisible()
    const queries = sentTo('GET', '/api/waterWallet/list').map(({ query }) => query)
    expect(queries.every((query) => !('network' in query))).toBe(true)
  })
})

describe('a reference in the address with blanks around it', () => {
  it.each(['   ', ' 1 '])('%j loses them', async (store) => {
    const filter = encodeURIComponent(JSON.stringify({ store }))
    await renderApp({ at: `/store/storeDraw?filter=${filter}` })
    await screen.findByRole('table')
    await waitFor(() => expect(sentTo('GET', '/store/storeDraw/list')).not.toEqual([]))
    const asked = sentTo('GET', '/store/storeDraw/list').map(({ query }) => query['store'])
    expect(asked[0]).toBe(store.trim() || undefined)
    expect(sentTo('GET', /%20|\/store\/store\/\s/)).toEqual([])
  })
})
