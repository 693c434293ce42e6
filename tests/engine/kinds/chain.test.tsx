import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { evm, f, tron } from '@/engine/declare'
import { lookAlikesAmong } from '@/engine/values/lookAlikes'
import { lookAlikes } from '@/sandbox/trade/seed/lookAlikes'
import { aWithdrawal } from '@/tests/support/records'
import { renderApp } from '@/tests/support/renderApp'
import { renderValues } from '@/tests/support/renderKind'

const wallet = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const ether = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const hash = 'c9af23b0b1e2d3c4a5968778695a4b3c2d1e0f00112233445566778899aabbcc'

describe('an address in a list', () => {
  it('shows head and tail, copies the whole and opens its explorer in a new tab', async () => {
    const { at } = await renderValues([{ field: tron.address(), value: wallet }])
    expect(at(0)).toHaveTextContent('TR7NHq…gjLj6t')
    expect(screen.getByTitle(wallet)).toBeVisible()
    expect(screen.getByRole('button', { name: `Copy ${wallet}` })).toBeVisible()
    const link = screen.getByRole('link', {
      name: 'Look up TR7NHq…gjLj6t in the explorer (opens in a new tab)',
    })
    expect(link).toHaveAttribute('href', `https://tronscan.org/#/address/${wallet}`)
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(link).toHaveAttribute('target', '_blank')
  })

  it('I7: is selected whole for copying by hand where the browser forbids copying', async () => {
    const { user } = await renderValues([{ field: tron.address(), value: wallet }])
    const copy = screen.getByRole('button', { name: `Copy ${wallet}` })
    const refused = vi
      .spyOn(navigator.clipboard, 'writeText')
      .mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
    onTestFinished(() => refused.mockRestore())
    await user.click(copy)
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: `Copy ${wallet}` })
    expect(text).toHaveFocus()
    const { selectionStart, selectionEnd, value } = text
    expect(value.slice(selectionStart, selectionEnd)).toBe(wallet)
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(copy).toHaveFocus()
    await user.click(copy)
    await user.tab()
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  })

  it.each([
    [tron.address(), `${wallet.slice(0, -1)}u`, 'Checksum fails'],
    [evm.address(), ether.replace('A', 'a'), 'Checksum fails'],
    [tron.address(), ether, 'Wrong form'],
  ])('%o warns of %s in words: %s', async (field, value, words) => {
    const { at } = await renderValues([{ field, value }])
    expect(within(at(0)).getByText(words)).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('has no remark when it is good', async () => {
    const { at } = await renderValues([
      { field: evm.address(), value: ether },
      { field: f.address('any'), value: ether.toLowerCase() },
    ])
    expect(at(0).textContent).toBe('0x5aAeb6…1BeAed')
    expect(at(1).textContent).toBe('0x5aaeb6…1beaed')
  })

  it('is flagged when another one on the page has the same ends', async () => {
    const [[a, b]] = lookAlikes
    const known = lookAlikesAmong([a, b, wallet])
    const { at } = await renderValues(
      [a, b, wallet].map((value) => ({ field: tron.address(), value, at: { lookAlikes: known } })),
    )
    expect(within(at(0)).getByText('Look-alike')).toBeVisible()
    expect(within(at(1)).getByText('Look-alike')).toBeVisible()
    expect(within(at(2)).queryByText('Look-alike')).toBeNull()
  })
})

describe('an address on its record’s page', () => {
  it('is whole, with the result of its checksum', async () => {
    const { at } = await renderValues([
      { field: tron.address(), value: wallet, room: 'whole' },
      { field: evm.address(), value: ether.toLowerCase(), room: 'whole' },
      { field: tron.address(), value: `${wallet.slice(0, -1)}u`, room: 'whole' },
    ])
    expect(at(0)).toHaveTextContent(wallet)
    expect(within(at(0)).getByText('Checksum correct')).toHaveAttribute(
      'title',
      expect.stringContaining('check digits agree'),
    )
    expect(within(at(1)).getByText('Carries no checksum')).toBeVisible()
    expect(within(at(2)).getByText('Checksum fails')).toBeVisible()
  })

  it('is drawn as a QR code on click, and hidden again', async () => {
    const { user } = await renderValues([{ field: tron.address(), value: wallet, room: 'whole' }])
    expect(screen.queryByRole('img', { name: `QR code of ${wallet}` })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show QR code' }))
    const code = await screen.findByRole('img', { name: `QR code of ${wallet}` })
    expect(code.tagName).toBe('svg')
    expect(code.querySelectorAll('[style], image')).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Hide QR code' }))
    expect(screen.queryByRole('img', { name: `QR code of ${wallet}` })).toBeNull()
  })
})

describe('a hash', () => {
  it('shows head and tail, and its page on the explorer', async () => {
    const { at } = await renderValues([
      { field: tron.hash(), value: hash },
      { field: evm.hash(), value: `0x${hash}` },
      { field: tron.hash(), value: hash.slice(1) },
      { field: tron.hash(), value: hash, room: 'whole' },
    ])
    expect(at(0).textContent).toBe('c9af23…aabbcc')
    expect(within(at(0)).getByRole('link')).toHaveAttribute(
      'href',
      `https://tronscan.org/#/transaction/${hash}`,
    )
    expect(within(at(1)).getByRole('link')).toHaveAttribute(
      'href',
      `https://etherscan.io/tx/0x${hash}`,
    )
    expect(within(at(2)).getByText('Wrong form')).toBeVisible()
    expect(within(at(2)).queryByRole('link')).toBeNull()
    expect(at(3)).toHaveTextContent(hash)
  })
})

it('look-alikes on one page of withdrawals are flagged in its rows', async () => {
  const [[a, b]] = lookAlikes
  await renderApp({
    at: `/store/storeDraw?filter={"walletName":"poisoned"}`,
    given: async ({ insert }) => {
      for (const address of [a, b, wallet]) {
        await insert(aWithdrawal({ address, walletName: 'poisoned' }))
      }
    },
  })
  const row = (await screen.findByTitle(a)).closest('tr')
  expect(within(row as HTMLElement).getByText('Look-alike')).toBeVisible()
  expect(
    within(screen.getByTitle(b).closest('tr') as HTMLElement).getByText('Look-alike'),
  ).toBeVisible()
})

it('a wrong checksum is flagged in the rows of a list', async () => {
  const wrong = `${wallet.slice(0, -1)}u`
  await renderApp({
    at: `/store/storeDraw?filter={"walletName":"mistyped"}`,
    given: async ({ insert }) => {
      for (const address of [wallet, wrong])
        await insert(aWithdrawal({ address, walletName: 'mistyped' }))
    },
  })
  const cell = await screen.findByTitle(wrong)
  expect(await within(cell).findByText('Checksum fails')).toBeVisible()
  expect(within(screen.getByTitle(wallet)).queryByText('Checksum fails')).toBeNull()
})
