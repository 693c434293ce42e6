import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderApp } from '@/tests/support/renderApp'

vi.mock('@/engine/shell/Shell', () => ({
  Shell: () => {
    throw new TypeError('no shell')
  },
}))

it('J7 a crash of the shell shows a page with the id from the console', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await renderApp()
  const id = screen.getByText(/^WD-[A-Z2-9]{6}$/, { selector: 'code' }).textContent
  const lines = log.mock.calls.map(([line]) => String(line))
  expect(lines.filter((line) => line.startsWith('[WD-'))).toEqual([
    expect.stringContaining(`[${id}] TypeError: no shell`),
  ])
  expect(screen.getByRole('heading', { name: 'boot.crashedTitle' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'boot.reload' })).toBeVisible()
})
