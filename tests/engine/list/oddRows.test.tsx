import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createPageGateway } from '@/engine/data/pageGateway'
import { aStore } from '@/tests/support/records'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { address, renderApp } from '@/tests/support/renderApp'
import { openFilters } from '@/tests/support/openFilters'

const gateway = createPageGateway({ language: 'en-US' })

const path = '/store/store'
const wire = `${path}/list`

const rows = () => [...document.querySelectorAll<HTMLElement>('.wd-table tbody tr')]
const storesFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: first + at, nick: `Store ${first + at}` }))

/** The list of stores over a gateway that answers once with `answer`. */
async function openList(answer: () => Response | Promise<Response>, at = path) {
  return renderApp({
    gateway,
    at,
    given: async () => {
      server.use(http.get(`*/prod-api${wire}`, () => answer()))
    },
  })
}

const asked = () => sentTo('GET', wire)
const refresh = () => screen.getByRole('button', { name: 'Refresh' })

describe('a list with odd rows', () => {
  it('D5, D6: draws every row, and offers no action on one without a unique id', async () => {
    const text = `{"code":200,"total":6,"rows":[{"nick":"None"},{"id":null,"nick":"Null"},
      {"id":7,"nick":"Seven"},{"id":"7","nick":"Seven too"},{"id":"","nick":"Empty"},
      {"id":9007199254740993,"nick":"Long"}]}`
    let isGone = false
    const { user } = await openList(() =>
      isGone
        ? HttpResponse.json({ rows: [], total: 0 })
        : new HttpResponse(text, { headers: { 'Content-Type': 'application/json' } }),
    )
    await screen.findByText('6 in total')
    expect(rows()).toHaveLength(6)
    const boxes = rows().map((row) => within(row).getByRole('checkbox'))
    expect(boxes.map((box) => (box as HTMLInputElement).disabled)).toEqual([
      ...Array<boolean>(5).fill(true),
      false,
    ])
    const [none, isNull, seven, , empty, long] = rows()
    for (const row of [none, isNull, empty]) {
      expect(within(row!).queryAllByRole('link')).toEqual([])
      expect(within(row!).queryAllByRole('button')).toEqual([])
    }
    expect(within(seven!).getAllByRole('link').length).toBeGreaterThan(0)
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    expect(await screen.findByText('1 selected')).toBeVisible()

    const link = within(long!).getAllByRole('link')[0]
    expect(link).toHaveAttribute('href', `#${path}/9007199254740993/show`)
    server.use(
      http.delete(`*${path}/:id`, () => {
        isGone = true
        return HttpResponse.json({ code: 200 })
      }),
      http.get(`*${path}/9007199254740993`, () =>
        HttpResponse.json({ code: 200, data: { id: '9007199254740993', nick: 'Long' } }),
      ),
    )
    await user.click(within(long!).getByRole('button', { name: /^Delete/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: 'Delete' }))
    expect(sentTo('GET', `${path}/9007199254740993`)).not.toEqual([])
    await waitFor(() => expect(sentTo('DELETE', `${path}/9007199254740993`)).toHaveLength(1))
  })

  it('D2, D7: counts without the gateway’s count, and draws one page of a hundred thousand rows', async () => {
    const noted = vi.spyOn(console, 'info').mockImplementation(() => {})
    let body: object = { rows: storesFrom(1, 20) }
    const { user } = await openList(() => HttpResponse.json(body))
    expect(await screen.findByText('At least 20')).toBeVisible()
    body = { rows: storesFrom(21, 3) }
    await user.click(screen.getByRole('button', { name: 'Go to next page' }))
    expect(await screen.findByText('23 in total')).toBeVisible()
    expect(asked().at(-1)?.query).toMatchObject({ pageNum: '2' })
    expect(rows()).toHaveLength(3)
    expect(screen.getByRole('button', { name: 'Go to next page' })).toBeDisabled()

    const many = 100_000
    body = { rows: storesFrom(1, many), total: many }
    const start = performance.now()
    await user.click(refresh())
    expect(await screen.findByText('100,000 in total')).toBeVisible()
    expect(performance.now() - start).toBeLessThan(5_000)
    expect(rows()).toHaveLength(20)
    // it sends all rows each time, the second page included
    expect(rows()[0]).toHaveTextContent('Store 21')
    expect(noted.mock.calls.join()).toMatch('100000 rows where 20 were asked for')
    noted.mockRestore()
  })

  it('D2: a page that was read ahead has no count either', async () => {
    const { user } = await openList(() => HttpResponse.json({ rows: storesFrom(1, 20) }))
    expect(await screen.findByText('At least 20')).toBeVisible()
    const next = screen.getByRole('button', { name: 'Go to next page' })
    await user.hover(next)
    await waitFor(() => expect(asked().at(-1)?.query).toMatchObject({ pageNum: '2' }))
    await user.click(next)
    expect(await screen.findByText('At least 40')).toBeVisible()
    expect(next).toBeEnabled()
  })

  it('D22: sends no filter that is too long, and every character as typed', async () => {
    const odd = `%_'"\\ 👩‍👩‍👧 <b>`
    const long = encodeURIComponent(JSON.stringify({ nick: 'x'.repeat(10_000) }))
    const { user } = await openList(
      () => HttpResponse.json({ rows: [], total: 0 }),
      `${path}?filter=${long}`,
    )
    await waitFor(() => expect(asked().length).toBeGreaterThan(0))
    expect(asked().every(({ query }) => query['nick'] === undefined)).toBe(true)
    await openFilters(user)
    const box = screen.getByLabelText('Name')
    expect(box).toHaveValue('')
    await user.click(box)
    await user.paste(odd)
    await user.keyboard('{Enter}')
    await waitFor(() => expect(asked().at(-1)?.query).toMatchObject({ nick: odd }))
  })
})

it('D11: a page that is left cancels its request silently', async () => {
  const get = vi.spyOn(gateway.client, 'get')
  onTestFinished(() => get.mockRestore())
  await openList(() => new Promise<Response>(() => {}))
  const signalOf = () => get.mock.calls.find(([url]) => url === wire)?.[1]?.signal
  await waitFor(() => expect(signalOf()?.aborted).toBe(false))
  act(() => {
    window.location.hash = '/store/bill'
  })
  await screen.findByText(/in total$/)
  expect(signalOf()?.aborted).toBe(true)
  expect(document.querySelector('.wd-toast')).toBeNull()
})

it('D9: the last row of the last page, deleted, leads to the page before it, once', async () => {
  const { user } = await renderApp({
    at: `${path}?filter={"nick":"Doomed"}&page=2&perPage=10&sort=id&order=ASC`,
    given: Array.from({ length: 11 }, () => aStore({ nick: 'Doomed' })),
  })
  await screen.findByText('11 in total')
  await waitFor(() => expect(rows()).toHaveLength(1))
  const before = asked().length
  await user.click(screen.getByRole('button', { name: /^Delete store Doomed/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: 'Delete' }))
  await screen.findByText('10 in total')
  await waitFor(() => expect(rows()).toHaveLength(10))
  expect(address()).toContain('page=1&')
  expect(
    asked()
      .slice(before)
      .map(({ query }) => query['pageNum']),
  ).toEqual(['2', '1'])
})
