import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import type * as TagsViewModule from '@/engine/shell/tags/TagsView'
import { changePreferences, resetPreferences } from '@/engine/shell/preferences/preferences'
import { renderApp } from '@/tests/support/renderApp'

const { arrival, arrive } = vi.hoisted(() => {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((done) => (resolve = done))
  return { arrival: promise, arrive: () => resolve() }
})

vi.mock('@/engine/shell/tags/TagsView', async (load) => {
  await arrival
  return load<typeof TagsViewModule>()
})

it('§7.6 a page that was left before the code of the tags was loaded has its tag', async () => {
  act(() => changePreferences({ tagsView: true }))
  onTestFinished(() => act(resetPreferences))
  await renderApp({ at: '/store/bill' })
  await go('/store/store')
  await go('/401')
  await go('/store/storeDraw')
  expect(screen.queryByRole('toolbar', { name: 'Open pages' })).toBeNull()
  arrive()
  const bar = within(await screen.findByRole('toolbar', { name: 'Open pages' }))
  await waitFor(() =>
    expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Bills',
      'Store information',
      'Withdrawals',
    ]),
  )
  // pages that were left are not mounted again
  expect(document.querySelectorAll('.wd-kept')).toHaveLength(1)
})

async function go(path: string) {
  await act(async () => {
    window.location.hash = path
  })
  await waitFor(() => expect(document.querySelector('.wd-kept')).toHaveAttribute('data-path', path))
}
