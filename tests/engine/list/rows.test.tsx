import { screen, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { hash, orders, renderWideTable, wallet } from '@/tests/support/wideTable'

const rows = () => [...document.querySelectorAll<HTMLTableRowElement>('tbody tr')]
const cellOf = (title: string) => screen.getAllByTitle(title)[0]!
const bar = () => screen.queryByRole('toolbar')
const copyWallet = { name: `Copy ${wallet}` }

describe('a row of 15 columns', () => {
  it('has at most 24 elements, its box, its links and two actions included', async () => {
    await renderWideTable(orders(1, 3))
    expect(rows()[0]!.cells).toHaveLength(17)
    expect(within(rows()[0]!).getAllByRole('button')).toHaveLength(2)
    for (const row of rows()) expect(row.querySelectorAll('*').length + 1).toBeLessThanOrEqual(24)
  })

  it('renders when its record, its selection or the names change, and no other row with it', async () => {
    const page = orders(1, 50)
    const { draws, user, show } = await renderWideTable(page)
    // with skeletons, and with the names
    expect(draws).toHaveBeenCalledTimes(100)
    const drawn = () => draws.mock.calls.splice(0).map(([value]) => value)
    drawn()

    await user.click(screen.getByRole('checkbox', { name: 'Select Sample ORDER-7' }))
    expect(drawn()).toEqual(['ORDER-7'])
    await user.click(screen.getByRole('button', { name: 'Notify Sample ORDER-9' }))
    expect(drawn()).toEqual(['ORDER-9'])
    show(page.map((record) => (record.id === '3' ? { ...record, status: '5' } : record)))
    expect(drawn()).toEqual(['ORDER-3'])
    show([...page.slice(10), ...orders(51, 10)])
    expect(drawn()).toEqual(orders(51, 10).map(({ number }) => number))
  })
})

describe('a column of amounts', () => {
  const paid = () => rows().map((row) => row.querySelector<HTMLElement>('[data-label^=Paid]')!)
  const shown = () => paid().map((cell) => [cell.textContent, cell.dataset['pad']])

  it('leaves room for the digits that an amount lacks, and shows none that it has not', async () => {
    const amounts = ['16', '1016.5', '0.000001']
    const page = orders(1, 3).map((record, at) => Object.assign(record, { paid: amounts[at] }))
    const { show } = await renderWideTable(page)
    expect(shown()).toEqual([
      ['16', '.000000'],
      ['1,016.5', '00000'],
      ['0.000001', undefined],
    ])
    show(page.slice(0, 2))
    expect(shown()).toEqual([
      ['16', '.0'],
      ['1,016.5', undefined],
    ])
  })

  it('shows the ordered amount while nothing has come', async () => {
    const amounts = ['0.000000', null, '2.5', '0']
    const quantities = ['3.000000', '3.000000', '3.000000', null]
    const page = orders(1, 4).map((record, at) => {
      return Object.assign(record, { paid: amounts[at], quantity: quantities[at] })
    })
    await renderWideTable(page)
    expect(shown()).toEqual([
      ['ordered 3.000000', undefined],
      ['ordered 3.000000', undefined],
      ['2.5', '00000'],
      ['0', '.000000'],
    ])
  })
})

describe('the toolbar of a table', () => {
  it('stands at the cell under the pointer, with its tools, and nowhere else', async () => {
    const { user } = await renderWideTable(orders(1, 3))
    expect(bar()).toBeNull()
    await user.hover(cellOf(wallet))
    expect(bar()).toHaveAccessibleName('Address TR7NHq…gjLj6t')
    const tools = within(bar()!)
    expect(tools.getByRole('link')).toHaveAttribute(
      'href',
      `https://tronscan.org/#/address/${wallet}`,
    )
    await user.click(tools.getByRole('button', copyWallet))
    expect(await navigator.clipboard.readText()).toBe(wallet)

    await user.hover(cellOf(hash))
    expect(screen.getAllByRole('toolbar')).toHaveLength(1)
    expect(within(bar()!).getByRole('button', { name: `Copy ${hash}` })).toBeVisible()
    expect(within(bar()!).queryByRole('button', { name: 'Show QR code' })).toBeNull()
    await user.unhover(cellOf(hash))
    await user.hover(screen.getAllByText('Corner shop')[0]!)
    expect(bar()).toBeNull()
  })

  it('shows an address as a QR code', async () => {
    const { user } = await renderWideTable(orders(1, 1), 'zh-CN')
    await user.hover(cellOf(wallet))
    await user.click(screen.getByRole('button', { name: '显示二维码' }))
    expect(await screen.findByRole('img', { name: new RegExp(wallet) })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '收起二维码' }))
    expect(screen.queryByRole('img', { name: new RegExp(wallet) })).toBeNull()
  })

  it('is reached by keyboard: arrows move between cells, C copies, Enter opens, Escape returns', async () => {
    const { user } = await renderWideTable(orders(1, 3))
    screen.getByRole('link', { name: 'ORDER-1' }).focus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('link', { name: 'ORDER-2' })).toHaveFocus()
    await user.keyboard('{ArrowRight>9/}')
    const cell = screen.getAllByTitle(wallet).find((one) => one === document.activeElement)!
    expect(cell.closest('tr')).toBe(rows()[1])
    expect(bar()).toHaveAccessibleName('Address TR7NHq…gjLj6t')
    await user.keyboard('c')
    expect(await navigator.clipboard.readText()).toBe(wallet)

    await user.keyboard('{Enter}')
    expect(screen.getByRole('button', copyWallet)).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(cell).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(rows()[0]!.contains(document.activeElement)).toBe(true)
    await user.keyboard('{ArrowLeft}c')
    expect(await navigator.clipboard.readText()).toBe('7.530000')
  })

  it('opens at a touch where nothing hovers', async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
    onTestFinished(() => void vi.unstubAllGlobals())
    const { user } = await renderWideTable(orders(1, 3))
    await user.pointer({ keys: '[TouchA]', target: cellOf(wallet) })
    expect(screen.getByRole('button', copyWallet)).toHaveFocus()
  })

  it('leaves with the record at whose cell it stood', async () => {
    const { user, show } = await renderWideTable(orders(1, 3))
    await user.hover(cellOf(wallet))
    show(orders(4, 3))
    expect(bar()).toBeNull()
  })
})
