import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '@/tests/support/renderApp'

const placesIn = (row: HTMLElement) =>
  [...row.querySelectorAll('td[data-card]')].map((cell) => [
    cell.getAttribute('data-card'),
    cell.getAttribute('data-label'),
  ])

it('a card shows the title, and the first status, amount, owner and time of its record', async () => {
  await renderApp({ at: '/store/storeDraw' })
  await screen.findByRole('table')
  const row = screen.getAllByRole('row')[1]!
  expect(row).toHaveAttribute('data-brief', 'true')
  expect(placesIn(row)).toEqual([
    ['title', 'No.'],
    ['owner', 'Store'],
    ['amount', 'Amount USDT'],
    ['status', 'Status'],
    ['time', expect.stringMatching(/^Applied at/)],
  ])
})
