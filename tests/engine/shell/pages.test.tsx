import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { sentTo } from '@/testing/app/gatewayServer'
import { aStore } from '@/tests/support/records'
import { openFilters } from '@/tests/support/openFilters'
import { address, renderApp } from '@/tests/support/renderApp'

const stores = '/store/store'
// a blank asks for nothing, however long the test takes
const halfTyped = ' '

describe('desk §2: a page returned to is as it was left, without tags', () => {
  it('a list keeps its rows, the typed text, the selection, scroll and focus behind a record', async () => {
    const { user } = await openStores()
    const [row] = await rows()
    const box = within(row).getByRole('checkbox')
    await user.click(box)
    fireEvent.change(nameFilter(), { target: { value: halfTyped } })
    const area = document.querySelector('.wd-table-area')
    if (area) fireEvent.scroll(Object.assign(area, { scrollTop: 137, scrollLeft: 60 }))
    const link = within(row).getByRole('link', { name: /^New Store/ })
    const asked = sentTo('GET', `${stores}/list`).length

    await user.click(link)
    await waitFor(() => expect(address()).toMatch(/\/show/))
    expect(document.querySelector('tr[data-id]')).toBeNull()
    Object.assign(area ?? {}, { scrollTop: 0, scrollLeft: 0 })
    await back()

    await waitFor(() => expect(row).toBeInTheDocument())
    expect(box).toBeChecked()
    expect(nameFilter()).toHaveValue(halfTyped)
    expect(area).toMatchObject({ scrollTop: 137, scrollLeft: 60 })
    await waitFor(() => expect(link).toHaveFocus())
    expect(document.title).toBe('Stores · Wattdesk')
    // once more at most, where the rows have become stale
    expect(sentTo('GET', `${stores}/list`).length - asked).toBeLessThanOrEqual(1)
  })

  it('stale rows appear at once and are asked for once', async () => {
    await openStores()
    const [row] = await rows()
    await go('/system/user')
    await screen.findByRole('table')
    const asked = sentTo('GET', `${stores}/list`).length
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    try {
      await go(stores)
      expect(row).toBeInTheDocument()
      await waitFor(() => expect(sentTo('GET', `${stores}/list`)).toHaveLength(asked + 1))
    } finally {
      vi.useRealTimers()
    }
  })

  it('a plain link leads to a list with the query that it was left with', async () => {
    const { user } = await openStores()
    await rows()
    await go(`${stores}?perPage=50`)
    await waitFor(() => expect(sizesAsked()).toContain('50'))
    // each change of page or size scrolls to the top
    const scrollTo = vi.fn<() => void>()
    Object.assign(document.querySelector('.wd-table-area') ?? {}, { scrollTo })
    await go('/store/bill')
    await screen.findByRole('heading', { level: 1, name: 'Bills' })
    await user.click(screen.getByRole('link', { name: 'Store information' }))
    await waitFor(() => expect(address()).toBe(`${stores}?perPage=50`))
    await rows()
    expect(screen.getByRole('combobox', { name: 'Rows per page' })).toHaveValue('50')
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('a form is asked about, and opens again without the input that was given up', async () => {
    const { user } = await openStores()
    await rows()
    await go(`${stores}/create`)
    fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: 'Corner' } })
    await user.click(screen.getByRole('link', { name: 'Bills' }))
    const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await user.click(question.getByRole('button', { name: 'Leave' }))
    await screen.findByRole('heading', { level: 1, name: 'Bills' })
    await go(`${stores}/create`)
    expect(await screen.findByLabelText(/^Name/)).toHaveValue('')
  })

  it('four pages stay; the one not seen for longest makes room', async () => {
    await openStores()
    const [row] = await rows()
    fireEvent.change(nameFilter(), { target: { value: halfTyped } })
    for (const path of ['/store/bill', '/store/storeDraw', '/store/user']) {
      await go(path)
      await screen.findByRole('table')
    }
    await go(stores)
    expect(row).toBeInTheDocument()
    expect(nameFilter()).toHaveValue(halfTyped)
    for (const path of ['/store/bill', '/store/storeDraw', '/store/user', '/index']) {
      await go(path)
    }
    await go(stores)
    await rows()
    expect(row).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Filters' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  })
})

async function openStores() {
  const app = await renderApp({
    at: stores,
    given: async ({ insert }) => void (await insert(aStore({}))),
  })
  await openFilters(app.user)
  return app
}

async function rows(): Promise<[HTMLElement, ...HTMLElement[]]> {
  return waitFor(() => {
    const [first, ...others] = document.querySelectorAll<HTMLElement>('tbody tr[data-id]')
    if (!first) throw new Error('no rows yet')
    return [first, ...others]
  })
}

function sizesAsked() {
  return sentTo('GET', `${stores}/list`).map(({ query }) => query['pageSize'])
}

function nameFilter() {
  return within(screen.getByRole('search')).getByLabelText('Name')
}

async function go(path: string) {
  await act(async () => {
    window.location.hash = path
  })
  const [pathname = ''] = path.split('?')
  await waitFor(() =>
    expect(document.querySelector('.wd-kept')).toHaveAttribute('data-path', pathname),
  )
}

async function back() {
  await act(async () => window.history.back())
}
