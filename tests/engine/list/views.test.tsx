import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sentTo } from '@/testing/app/gatewayServer'
import { renderApp } from '@/tests/support/renderApp'

const list = '/store/storeDraw'
const calls = () => sentTo('GET', '/store/storeDraw/list').map(({ query }) => query)
const ofPages = () => calls().filter(({ pageSize }) => pageSize !== '1')
const tabs = () => within(screen.getByRole('navigation', { name: 'Views' }))
const tab = (name: RegExp) => tabs().getByRole('link', { name })
const table = () => screen.findByRole('table')
const parameter = (name: string) =>
  new URLSearchParams(location.hash.slice(location.hash.indexOf('?'))).get(name)

function at(filter: object, rest = ''): string {
  return `${list}?filter=${encodeURIComponent(JSON.stringify(filter))}${rest}`
}

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

describe('the views of a list', () => {
  it('stand above it as links, all records first; one opens with one call', async () => {
    const { user } = await renderApp({ at: list })
    await table()
    const names = tabs()
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
    expect(names.map((name) => name.replaceAll(/\d/g, ''))).toEqual([
      'All',
      'Waiting',
      'Rejected,  days',
    ])
    expect(tab(/^All/)).toHaveAttribute('aria-current', 'true')

    const before = ofPages().length
    await user.click(tab(/^Waiting/))
    await waitFor(() => expect(tab(/^Waiting/)).toHaveAttribute('aria-current', 'true'))
    expect(ofPages().slice(before)).toEqual([
      expect.objectContaining({ status: '1', orderByColumn: 'createTime', isAsc: 'asc' }),
    ])
    expect(parameter('view')).toBe('waiting')
    expect(screen.getByRole('button', { name: 'Status: Applying' })).toBeVisible()
  })

  it('mark the open one while the list shows something else', async () => {
    const { user } = await renderApp({ at: list })
    await table()
    await user.click(tab(/^Waiting/))
    await waitFor(() => expect(parameter('view')).toBe('waiting'))
    expect(screen.queryByRole('img', { name: 'changed' })).toBeNull()
    await user.click(screen.getByRole('button', { name: /^Fee/ }))
    expect(await tabs().findByRole('img', { name: 'changed' })).toBeVisible()
    await user.click(tab(/^Waiting/))
    await waitFor(() => expect(screen.queryByRole('img', { name: 'changed' })).toBeNull())
    expect(parameter('sort')).toBe('createTime')
  })

  it('are counted quietly after the rows, one call each', async () => {
    await renderApp({ at: list })
    await table()
    const total = () => tab(/^Waiting/).textContent?.match(/Waiting\s*(\d+)/)?.[1]
    await waitFor(() => expect(total()).toBeDefined(), { timeout: 10_000 })
    const counts = () => calls().filter(({ pageSize }) => pageSize === '1')
    await waitFor(() => expect(counts().filter(({ status }) => status === '3')).toHaveLength(1))
    expect(counts().filter(({ status }) => status === '1')).toHaveLength(1)
  })

  it('keep relative dates in the address: a link of today opens next week on the right days', async () => {
    const { user } = await renderApp({ at: list })
    await table()
    await user.click(tab(/^Rejected/))
    await waitFor(() => expect(parameter('view')).toBe('rejected7'))
    const link = location.hash.slice(1)
    expect(parameter('filter')).toContain('"createTime":"last7"')
    const days = () => {
      const { beginTime = '', endTime = '' } =
        ofPages().findLast(({ status, pageSize }) => status === '3' && pageSize === '20') ?? {}
      return [beginTime.slice(0, 10), endTime.slice(0, 10)]
    }
    await waitFor(() => expect(days()[0]).not.toBe(''))
    const today = days()

    cleanup()
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 7 * 86_400_000)
    await renderApp({ at: link })
    await table()
    const later = today.map((day) => new Date(Date.parse(day) + 7 * 86_400_000))
    const wanted = later.map((day) => day.toISOString().slice(0, 10))
    await waitFor(() => expect(days()).toEqual(wanted))
  })

  it('from another version of the portal open with what is left, and say what is not', async () => {
    await renderApp({ at: at({ status: ['1'], riskLevel: '3' }, '&columns=id,riskLevel,fee') })
    await table()
    expect(ofPages().at(-1)).toMatchObject({ status: '1' })
    expect(screen.getByText(/no longer has Risk level/)).toBeVisible()
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(heads.filter((head) => /^(No\.|Fee|Address)/.test(head))).toHaveLength(2)
  })
})

describe('an operator’s own view', () => {
  const openMenu = async (user: Awaited<ReturnType<typeof renderApp>>['user']) => {
    await user.click(screen.getByRole('button', { name: 'View' }))
    return screen.findByRole('textbox', { name: 'Name of the view' })
  }

  it('is saved with filter and order, opens first, is renamed and removed', async () => {
    const { user } = await renderApp({
      at: at({ status: ['3'] }, '&sort=fee&order=ASC&perPage=50'),
    })
    await table()
    await user.type(await openMenu(user), 'Dear ones{Enter}')
    await waitFor(() => expect(tab(/^Dear ones/)).toHaveAttribute('aria-current', 'true'))
    expect(screen.queryByRole('img', { name: 'changed' })).toBeNull()

    await openMenu(user)
    await user.click(screen.getByRole('checkbox', { name: 'Open the list with “Dear ones”' }))
    await user.keyboard('{Escape}')
    location.hash = list
    await waitFor(() => expect(location.hash).toBe(`#${list}`))
    await waitFor(() => expect(tab(/^Dear ones/)).toHaveAttribute('aria-current', 'true'))
    expect(screen.getByRole('button', { name: 'Status: Rejected' })).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Rows per page' })).toHaveValue('50')
    expect(screen.getByRole('columnheader', { name: /^Fee/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )

    const name = await openMenu(user)
    await user.clear(name)
    await user.type(name, 'Costly')
    await user.click(screen.getByRole('button', { name: 'Rename' }))
    expect(await screen.findByText('Costly')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove “Costly”' }))
    await waitFor(() => expect(parameter('view')).toBe('all'))
    expect(tabs().queryByText('Costly')).toBeNull()
  })

  it('is not that of another account', async () => {
    const { user } = await renderApp({ at: list })
    await table()
    await user.type(await openMenu(user), 'Mine{Enter}')
    expect(await tabs().findByText('Mine')).toBeVisible()
    const stored = Object.keys(localStorage).filter((key) => key.includes('withdrawal.views'))
    expect(stored).toEqual([expect.stringMatching(/withdrawal\.views\.\w+$/)])
  })
})
