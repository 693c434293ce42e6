import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { withdrawalStatus } from '@/resources/dicts'
import { f } from '@/engine/declare'
import { kindOf } from '@/engine/schema/field'
import { renderValues } from '@/tests/support/renderKind'

const tiers = f.rows({ from: f.integer(), price: f.money('TRX', { scale: 6 }) })
const rows = [
  { from: 0, price: '0.000000000000000001' },
  { from: 1200, price: null },
]

describe('values in a cell and in full', () => {
  it('C19, D12, D16: an unknown code is its own name, no amount and no date are a dash', async () => {
    const [amount, time] = [f.money('USDT'), f.time()]
    const amounts = [
      '',
      null,
      '--',
      'NaN',
      '１２',
      'Infinity',
      '1e-7',
      '1E+3',
      '-0',
      '9'.repeat(80),
    ]
    const times = ['0000-00-00', null, -1, '10000-01-01', '2026-02-30']
    const drawn = [
      { field: f.code(withdrawalStatus), value: '9' },
      ...amounts.map((sent) => ({ field: amount, value: kindOf(amount).parse(sent, amount) })),
      ...times.map((sent) => ({ field: time, value: kindOf(time).parse(sent, time) })),
    ]
    const { at } = await renderValues(drawn.map((one) => ({ ...one, room: 'whole' as const })))
    expect(within(at(0)).getByText('9')).toHaveClass('wd-tag-neutral')
    const texts = drawn.map((_one, index) => at(index).textContent)
    expect(texts.slice(1, 7)).toEqual(Array(6).fill('—'))
    expect(texts.slice(7, 10).map((text) => text?.replace(' USDT', ''))).toEqual([
      '0.0000001',
      '1,000',
      '0',
    ])
    expect(texts[10]).toContain(`99${',999'.repeat(26)}`)
    expect(texts.slice(11)).toEqual(Array(5).fill('—'))
  })

  it('show tiers by their number, and as a table', async () => {
    const { at } = await renderValues([
      { field: tiers, value: rows },
      { field: tiers, value: rows.slice(1) },
      { field: tiers, value: rows, room: 'whole' },
    ])
    expect(at(0)).toHaveTextContent('2 tiers')
    expect(at(1)).toHaveTextContent('1 tier')
    const table = within(at(2)).getByRole('table')
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['From', 'Price TRX'])
    expect(
      within(table)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['0', '0.000000000000000001', '1,200', '—'])
  })

  it('show a list as chips, the first few of them in a cell', async () => {
    const field = f.list(f.text())
    const value = ['a', 'b', 'b', 'c']
    const { at } = await renderValues([
      { field, value },
      { field, value, room: 'whole' },
      { field, value: [] },
    ])
    expect(at(0)).toHaveTextContent('ab2 more')
    expect(within(at(1)).getAllByRole('listitem')).toHaveLength(4)
    expect(at(2)).toHaveTextContent('—')
  })

  it('cut a long text in a cell, between characters, and show all of it on the page', async () => {
    const text = `${'😀'.repeat(60)}\nend`
    const { at } = await renderValues([
      { field: f.longText(), value: text },
      { field: f.longText(), value: text, room: 'whole' },
    ])
    expect(at(0).textContent).toBe(`${'😀'.repeat(40)}…`)
    expect(at(1).textContent).toBe(text)
  })

  it('link to web addresses in a new tab, and to nothing else', async () => {
    const { at } = await renderValues([
      { field: f.url(), value: 'https://a.example/x' },
      { field: f.url(), value: 'javascript:alert(1)' },
      { field: f.image(), value: 'https://a.example/x.png' },
      { field: f.image(), value: 'data:image/svg+xml,<svg onload=alert(1)>' },
    ])
    const link = within(at(0)).getByRole('link', {
      name: 'https://a.example/x (opens in a new tab)',
    })
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(screen.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual([
      'https://a.example/x',
      'https://a.example/x.png',
    ])
    expect(document.querySelector('img')).toBeNull()
  })

  it('show a picture of the gateway, small and only on the record’s page', async () => {
    const field = f.image()
    const value = '/profile/upload/a.png'
    const { at } = await renderValues([
      { field, value },
      { field, value, room: 'whole' },
      { field, value: 'https://a.example/x.png', room: 'whole' },
    ])
    const href = '/prod-api/profile/upload/a.png'
    expect(within(at(0)).getByRole('link')).toHaveAttribute('href', href)
    const [picture, ...others] = document.querySelectorAll('img')
    expect(at(1)).toContainElement(picture!)
    expect(picture).toHaveAttribute('src', href)
    expect(others).toEqual([])
    fireEvent.error(picture!)
    expect(document.querySelector('img')).toBeNull()
    expect(within(at(1)).getByRole('link')).toHaveAttribute('href', href)
  })

  it('draw the text of a QR code, but never fetch a picture', async () => {
    const field = f.image({ qr: true })
    const { user, at } = await renderValues([
      { field, value: 'tron:TR7N?amount=5', room: 'whole' },
      { field, value: 'https://a.example/x.png', room: 'whole' },
      { field, value: 'x'.repeat(601), room: 'whole' },
    ])
    await user.click(within(at(0)).getByRole('button', { name: 'Show QR code' }))
    expect(await screen.findByRole('img', { name: /^QR code of tron:/ })).toBeVisible()
    expect(within(at(1)).queryByRole('button', { name: 'Show QR code' })).toBeNull()
    expect(within(at(2)).queryByRole('button', { name: 'Show QR code' })).toBeNull()
  })

  it('show yes or no in words', async () => {
    const drawn = [true, false, null].map((value) => ({ field: f.flag(), value }))
    const { at } = await renderValues(drawn)
    expect([at(0), at(1), at(2)].map((one) => one.textContent)).toEqual(['Yes', 'No', '—'])
  })

  it('keep every digit of a decimal, and name its unit in full', async () => {
    const field = f.decimal({ scale: 2, unit: '%' })
    const { at } = await renderValues([
      { field, value: '1234.500' },
      { field, value: '1234.500', room: 'whole' },
      { field: f.integer(), value: 1234567 },
    ])
    expect(at(0).textContent).toBe('1,234.500')
    expect(at(1).textContent).toBe('1,234.500 %')
    expect(at(2).textContent).toBe('1,234,567')
  })

  it('speak Chinese', async () => {
    const { at } = await renderValues(
      [
        { field: tiers, value: rows },
        { field: f.flag(), value: true },
      ],
      { language: 'zh-CN' },
    )
    expect(at(0)).toHaveTextContent('2 档')
    expect(at(1)).toHaveTextContent('是')
  })
})
