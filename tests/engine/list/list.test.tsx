import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import Cookies from 'js-cookie'
import { describe, expect, it } from 'vitest'
import { config } from '@/engine/config'
import { aWithdrawal } from '@/tests/support/records'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { address, renderApp } from '@/tests/support/renderApp'
import { openFilters } from '@/tests/support/openFilters'

const list = '/store/storeDraw'
const wire = `${list}/list`
const rows = () => screen.getAllByRole('row').slice(1)
const lastQuery = () => sentTo('GET', wire).at(-1)?.query
const shown = () => screen.findByText('200 in total')

describe('the list', () => {
  it('§9: opens with page 1 of 20, the newest first', async () => {
    await renderApp({ at: list })
    await shown()
    expect(rows()).toHaveLength(20)
    expect(lastQuery()).toEqual({
      pageNum: '1',
      pageSize: '20',
      orderByColumn: 'createTime',
      isAsc: 'desc',
    })
    expect(sentTo('GET', wire)).toHaveLength(1)
  })

  it('shows every digit of an 18-place amount and codes by their words', async () => {
    await renderApp({
      at: list,
      given: ({ insert }) =>
        insert(
          aWithdrawal({
            totalU: '9876543.123456789012345678',
            createTime: '2026-06-30 12:00:00',
          }),
        ),
    })
    const row = (await screen.findByText('9,876,543.123456')).closest('tr')
    expect(row).toHaveTextContent('9,876,543.123456789012345678')
    expect(row).toHaveTextContent('Applying')
    expect(row).toHaveTextContent('9,876,542.123456789012345678')
  })

  it('cuts a text of more than 28 characters, which its cell’s tools show whole', async () => {
    const walletName = 'The wallet of the northern warehouse, second floor'
    const createTime = '2026-06-30 12:00:00'
    const { user } = await renderApp({
      at: list,
      given: [aWithdrawal({ walletName, createTime }), aWithdrawal({ createTime })],
    })
    const cell = (await screen.findByText(walletName)).closest('td')!
    expect(cell).toHaveClass('wd-cut')
    expect(cell).toHaveAttribute('title', walletName)
    const [short] = screen.getAllByText('Main wallet')
    expect(short!.closest('td')).not.toHaveClass('wd-cut')
    await user.hover(cell)
    const tools = within(await screen.findByRole('toolbar'))
    await user.click(tools.getByRole('button', { name: /^Show all/ }))
    expect(await screen.findByRole('dialog')).toHaveTextContent(walletName)
  })

  it('names a store instead of its id, with one call for the page', async () => {
    await renderApp({ at: `${list}?filter={"status":["1"]}` })
    await screen.findByText('40 in total')
    await waitFor(() => expect(sentTo('GET', '/store/store/list')).toHaveLength(1))
    const store = await screen.findAllByRole('link', { name: 'Aurora Energy' })
    expect(store[0]).toHaveAttribute('href', expect.stringMatching(/^#\/store\/store\/\d+\/show$/))
  })

  it('sums the money columns over the whole match, exactly', async () => {
    const { sandbox } = await renderApp({ at: list })
    await shown()
    const [sum] = await sandbox.db.query('select sum(total_u)::text as total from st_store_draw')
    const totals = await screen.findByLabelText('Total of all matches')
    const digits = totals.textContent?.replaceAll(',', '') ?? ''
    expect(digits).toContain(String(sum?.['total']).replace(/\.?0+$/, ''))
  })
})

describe('filters', () => {
  it('§5: a choice is sent at once, empty ones are dropped, and all stand in the address', async () => {
    const { user } = await renderApp({ at: list })
    await shown()
    await openFilters(user)
    await user.click(screen.getByRole('checkbox', { name: 'Applying' }))
    await waitFor(() => expect(sentTo('GET', wire)).toHaveLength(2))
    expect(lastQuery()).toMatchObject({ status: '1' })
    await user.type(screen.getByLabelText('Wallet'), ' e {Enter}')
    await waitFor(() => expect(sentTo('GET', wire)).toHaveLength(3))
    expect(lastQuery()).toMatchObject({ status: '1', walletName: 'e', pageNum: '1' })
    expect(lastQuery()).not.toHaveProperty('address')
    expect(lastQuery()).not.toHaveProperty('beginTime')
    await waitFor(() => expect(decodeURIComponent(address())).toContain('"status":["1"]'))
  })

  it('send several codes as one list', async () => {
    const { user } = await renderApp({ at: `${list}?filter={"status":["1","3"]}` })
    await waitFor(() => expect(lastQuery()).toMatchObject({ status: '1,3' }))
    await openFilters(user)
    expect(screen.getByRole('checkbox', { name: 'Rejected' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'Passed' })).not.toBeChecked()
  })

  it('offer presets that fill both ends of the date range', async () => {
    const { user } = await renderApp({ at: list })
    await shown()
    await openFilters(user)
    await user.selectOptions(screen.getByLabelText('Applied at Quick range'), 'Last 7 days')
    const days = () => {
      const { beginTime = '', endTime = '' } = lastQuery() ?? {}
      return (Date.parse(endTime) - Date.parse(beginTime)) / 86_400_000
    }
    // before the first range, a call over one day finds out the form of ranges
    await waitFor(() => expect(days()).toBe(6))
  })

  it('D18: refuse a range that ends before it begins, and send nothing', async () => {
    const { user } = await renderApp({ at: list })
    await shown()
    await openFilters(user)
    await user.type(screen.getByLabelText('Applied at from'), '2026-06-30')
    await user.type(screen.getByLabelText('Applied at to'), '2026-06-01{Enter}')
    expect(screen.getByRole('alert')).toHaveTextContent('The first day is after the last')
    expect(sentTo('GET', wire)).toHaveLength(1)
    expect(screen.getByLabelText('Applied at from')).toHaveValue('2026-06-30')
    expect(screen.getByLabelText('Applied at from')).toHaveFocus()
    await user.clear(screen.getByLabelText('Applied at to'))
    await user.paste('2026-13-45')
    await user.keyboard('{Enter}')
    expect(screen.getByLabelText('Applied at to')).toHaveFocus()
    expect(screen.getByLabelText('Applied at from')).toBeValid()
    expect(sentTo('GET', wire)).toHaveLength(1)
  })

  it('are cleared together, the ones in the fields too', async () => {
    const { user } = await renderApp({ at: `${list}?filter={"status":["3"]}` })
    await waitFor(() => expect(lastQuery()).toMatchObject({ status: '3' }))
    await openFilters(user)
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(lastQuery()).not.toHaveProperty('status'))
    expect(screen.getByRole('checkbox', { name: 'Rejected' })).not.toBeChecked()
  })

  it('say what to do when nothing matches', async () => {
    const { user } = await renderApp({ at: `${list}?filter={"walletName":"no such wallet"}` })
    expect(await screen.findByText(/No withdrawals match these filters/)).toBeVisible()
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1)!)
    await shown()
  })

  it('announce the number of matches once a search is answered, not before', async () => {
    const { user } = await renderApp({ at: list })
    await shown()
    const said = () =>
      screen.getAllByRole('status').find((one) => one.matches('.wd-list .wd-visually-hidden'))
    expect(said()).toBeEmptyDOMElement()
    await openFilters(user)
    await user.click(screen.getByRole('checkbox', { name: 'Rejected' }))
    await waitFor(() => expect(said()).toHaveTextContent(/^[\d,]+ found$/))
    await user.type(screen.getByLabelText('Wallet'), 'no such wallet{Enter}')
    await waitFor(() => expect(said()).toHaveTextContent('Nothing matches'))
  })
})

describe('order, pages and columns', () => {
  it('sort by a column at a click, the other way at the next', async () => {
    const { user } = await renderApp({ at: list })
    await shown()
    await user.click(screen.getByRole('button', { name: /^Amount/ }))
    await waitFor(() =>
      expect(lastQuery()).toMatchObject({ orderByColumn: 'totalU', isAsc: 'desc' }),
    )
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: /^Amount/ })).toHaveAttribute(
        'aria-sort',
        'descending',
      ),
    )
    await user.click(screen.getByRole('button', { name: /^Amount/ }))
    await waitFor(() =>
      expect(lastQuery()).toMatchObject({ orderByColumn: 'totalU', isAsc: 'asc' }),
    )
  })

  it('offer no sorting where the gateway has none', async () => {
    await renderApp({ at: list })
    await shown()
    expect(screen.getByRole('columnheader', { name: 'Address' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Address/ })).toBeNull()
  })

  it('§9: change page and size, and jump', async () => {
    const { user } = await renderApp({ at: list })
    await shown()
    await user.click(screen.getByRole('button', { name: 'Go to next page' }))
    await waitFor(() => expect(lastQuery()).toMatchObject({ pageNum: '2' }))
    await user.type(screen.getByLabelText('Go to page'), '9{Enter}')
    await waitFor(() => expect(lastQuery()).toMatchObject({ pageNum: '9', pageSize: '20' }))
    await user.selectOptions(screen.getByLabelText('Rows per page'), '50 / page')
    await waitFor(() => expect(lastQuery()).toMatchObject({ pageSize: '50' }))
    await waitFor(() => expect(rows()).toHaveLength(50))
    expect(address()).toContain('perPage=50')
  })

  it('read a page when the pointer reaches its button, and not again when it opens', async () => {
    const { user } = await renderApp({ at: list })
    await shown()
    const next = screen.getByRole('button', { name: 'Go to next page' })
    await user.hover(next)
    await waitFor(() => expect(lastQuery()).toMatchObject({ pageNum: '2', pageSize: '20' }))
    expect(address()).not.toContain('page=2')
    await user.click(next)
    await waitFor(() => expect(address()).toContain('page=2'))
    await shown()
    expect(sentTo('GET', wire).filter(({ query }) => query.pageNum === '2')).toHaveLength(1)
  })

  it('read the page after the next once the next is opened, not before', async () => {
    const { user } = await renderApp({ at: `${list}?page=2` })
    await shown()
    const asked = () => new Set(sentTo('GET', wire).map(({ query }) => query.pageNum))
    const second = rows()[0]?.dataset['id']
    expect(second).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Go to page 1' }))
    await waitFor(() => expect(rows()[0]?.dataset['id']).not.toBe(second))
    expect(address()).toContain('page=1')
    expect([...asked()]).toEqual(['2', '1'])
    await user.click(screen.getByRole('button', { name: 'Go to next page' }))
    await waitFor(() => expect([...asked()]).toEqual(['2', '1', '3']))
    expect(address()).toContain('page=2')
  })

  it('offer exactly 10, 20, 30 and 50 rows', async () => {
    await renderApp({ at: list })
    await shown()
    const sizes = within(screen.getByLabelText('Rows per page')).getAllByRole('option')
    expect(sizes.map((option) => option.textContent)).toEqual([
      '10 / page',
      '20 / page',
      '30 / page',
      '50 / page',
    ])
  })

  it('D26: correct a page size that is not offered', async () => {
    await renderApp({ at: `${list}?page=1&perPage=100000&sort=id&order=ASC&filter={}` })
    await waitFor(() => expect(rows()).toHaveLength(20))
    expect(sentTo('GET', wire).map(({ query }) => query.pageSize)).not.toContain('100000')
  })

  it('hide a column, in the table and in the address', async () => {
    const { user } = await renderApp({ at: list })
    await shown()
    await user.click(screen.getByRole('button', { name: 'View' }))
    await user.click(screen.getByRole('checkbox', { name: 'Fee' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: /^Fee/ })).toBeNull())
    expect(address()).toContain('columns=')
    await user.click(screen.getByRole('button', { name: 'Go to next page' }))
    await waitFor(() => expect(address()).toContain('page=2'))
    expect(address()).toContain('columns=')
    expect(screen.queryByRole('columnheader', { name: /^Fee/ })).toBeNull()
  })

  it('show a colleague’s columns from a link', async () => {
    await renderApp({ at: `${list}?columns=id,status,nonsense` })
    await shown()
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'No.',
      'Status',
      'Actions',
    ])
  })
})

describe('a failure', () => {
  const failOnce = (answer: object) =>
    server.use(http.get(`*${wire}`, () => HttpResponse.json(answer), { once: true }))

  it('a page that fails to load stays in the address and can be tried again', async () => {
    const { user } = await renderApp({
      at: `${list}?page=5&perPage=10&sort=id&order=ASC&filter={}`,
    })
    await shown()
    let isBusy = true
    const busy = () => (isBusy ? HttpResponse.json({ code: 500, msg: 'busy' }) : undefined)
    server.use(http.get(`*${wire}`, busy))
    await user.click(screen.getByRole('button', { name: 'Go to next page' }))
    expect((await screen.findAllByText('busy'))[0]).toBeVisible()
    expect(screen.getByText('The withdrawals could not be loaded.')).toBeVisible()
    expect(address()).toContain('page=6')
    expect(screen.queryByLabelText('Total of all matches')).toBeNull()
    isBusy = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(rows()).toHaveLength(10))
    expect(lastQuery()).toMatchObject({ pageNum: '6', pageSize: '10' })
    expect(address()).toContain('page=6')
  })

  it('an expired login on a page turn keeps the page for either answer', async () => {
    const { user } = await renderApp({
      at: `${list}?page=5&perPage=10&sort=id&order=ASC&filter={}`,
    })
    await shown()
    failOnce({ code: 401 })
    await user.click(screen.getByRole('button', { name: 'Go to next page' }))
    const prompt = await screen.findByRole('dialog')
    expect(prompt).toHaveTextContent('uthentication failed')
    await user.click(within(prompt).getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toContain('page=6')
  })

  it('B22: a cookie that disappears asks once and leaves the rows', async () => {
    const { user } = await renderApp({ at: list })
    await shown()
    Cookies.remove(config.tokenCookie)
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByRole('dialog')).toHaveTextContent('Your login has expired')
    expect(document.querySelectorAll('tbody tr')).toHaveLength(20)
  })

  it('D26: a page past the end becomes the last one', async () => {
    await renderApp({ at: `${list}?page=900&perPage=50&sort=id&order=ASC&filter={}` })
    await waitFor(() => expect(address()).toContain('page=4'))
    await waitFor(() => expect(rows()).toHaveLength(50))
  })

  it('D21: an undeclared sort is not sent', async () => {
    await renderApp({ at: `${list}?page=1&perPage=20&sort=drop%20table&order=ASC&filter={}` })
    await shown()
    expect(lastQuery()).not.toHaveProperty('orderByColumn')
  })
})

describe('the record’s link', () => {
  it('stays one link when its column is hidden', async () => {
    await renderApp({ at: `${list}?columns=store,address,totalU` })
    await shown()
    expect(document.querySelectorAll('a a, a button')).toHaveLength(0)
    const links = within(rows()[0]!).getAllByRole('link')
    const own = links.filter((link) =>
      /^#\/store\/storeDraw\/\d+\/show$/.test(link.getAttribute('href') ?? ''),
    )
    expect(own).toHaveLength(1)
  })

  it('has its own cell if no column can carry it', async () => {
    await renderApp({ at: `${list}?columns=store,address` })
    await shown()
    expect(screen.getByRole('link', { name: /^withdrawal 200$/ })).toBeVisible()
    expect(document.querySelectorAll('a a, a button')).toHaveLength(0)
  })
})

it('reads the totals once for a filter, after its rows', async () => {
  const { user } = await renderApp({ at: list })
  await screen.findByLabelText('Total of all matches')
  await openFilters(user)
  await user.click(await screen.findByRole('checkbox', { name: 'Applying' }))
  await screen.findByText('40 in total')
  await screen.findByLabelText('Total of all matches')
  expect(sentTo('GET', `${list}/totals`).map(({ query }) => query.status)).toEqual([undefined, '1'])
})

it('reads rows and totals again on Refresh; totals that fail stay, marked with their age', async () => {
  const { user, sandbox } = await renderApp({ at: list })
  await shown()
  const before = (await screen.findByLabelText('Total of all matches')).textContent
  await sandbox.db.query(
    'update st_store_draw set total_u = total_u + 1, estimate_total_u = estimate_total_u + 1',
  )
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(sentTo('GET', wire)).toHaveLength(2))
  await waitFor(() =>
    expect(screen.getByLabelText('Total of all matches')).not.toHaveTextContent(before),
  )
  expect(sentTo('GET', `${list}/totals`)).toHaveLength(2)

  const sums = screen.getByLabelText('Total of all matches').textContent
  const broken = { code: 500, msg: 'Out of order' }
  server.use(http.get(`*${list}/totals`, () => HttpResponse.json(broken), { once: true }))
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  const mark = (await screen.findByText(/^As of \d\d:\d\d UTC\+8\./)).closest<HTMLElement>(
    '[role=status]',
  )!
  expect(mark).toHaveTextContent('Out of order')
  expect(screen.getByLabelText('Total of all matches')).toHaveTextContent(sums)
  await user.click(within(mark).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(mark).not.toBeInTheDocument())
})

it('stores no search outside the address', async () => {
  await renderApp({ at: `${list}?filter={"walletName":"OTC desk"}` })
  await waitFor(() => expect(lastQuery()).toMatchObject({ walletName: 'OTC desk' }))
  expect(JSON.stringify({ ...localStorage })).not.toContain('OTC desk')
})

describe('§6 permissions', () => {
  it('give an auditor no decision', async () => {
    await renderApp({ as: 'auditor', at: list })
    await shown()
    expect(screen.queryByRole('button', { name: /^Pass/ })).toBeNull()
    expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull()
  })

  it('give decisions only where the state allows them', async () => {
    await renderApp({ at: `${list}?filter={"status":["2"]}` })
    await waitFor(() => expect(lastQuery()).toMatchObject({ status: '2' }))
    await waitFor(() => expect(rows()[0]).toHaveTextContent('Passed'))
    expect(screen.queryByRole('button', { name: /^Pass withdrawal/ })).toBeNull()
  })

  it('let a store operator see only the own store, and apply', async () => {
    const { sandbox } = await renderApp({ as: 'store', at: list })
    const own = await sandbox.db.query('select id from st_store_draw where store_id = 1')
    await screen.findByText(`${own.length} in total`)
    expect(screen.getByRole('link', { name: 'Apply for a withdrawal' })).toBeVisible()
  })

  it('offer the application to store operators only', async () => {
    await renderApp({ at: list })
    await shown()
    expect(screen.queryByRole('link', { name: 'Apply for a withdrawal' })).toBeNull()
  })
})

it('speaks Chinese throughout', async () => {
  await renderApp({ at: list, language: 'zh-CN' })
  expect(await screen.findByText('共 200 条')).toBeVisible()
  expect(screen.getByRole('button', { name: '按 状态 筛选' })).toBeVisible()
  expect(screen.getByRole('columnheader', { name: /^到账金额/ })).toBeVisible()
  expect(screen.getAllByText('申请中').length).toBeGreaterThan(0)
})
