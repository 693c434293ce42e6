import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { expect, it, vi } from 'vitest'
import type * as Config from '@/engine/config'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { address, renderApp } from '@/tests/support/renderApp'

// no machine is so slow: the rows always come first
vi.mock('@/engine/config', async (load) => {
  const { config, ...others } = await load<typeof Config>()
  return { ...others, config: { ...config, busyAfterMs: 600_000 } }
})

const list = '/store/storeDraw'
const firstRow = () => screen.getAllByRole('row')[1]?.textContent

async function openList() {
  const app = await renderApp({ at: list })
  await screen.findByText('200 in total')
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  server.use(http.get(`*${list}/list`, () => answered, { once: true }))
  return { ...app, answer: () => answer() }
}

it('a list keeps its rows and its address until the next rows come, and then shows both', async () => {
  const { user, answer } = await openList()
  const first = firstRow()
  await user.click(screen.getByRole('button', { name: 'Go to next page' }))
  await waitFor(() => expect(sentTo('GET', `${list}/list`)).toHaveLength(2))
  expect(address()).toBe(list)
  expect(screen.getByRole('table')).toHaveAttribute('data-stale', 'false')
  answer()
  await waitFor(() => expect(address()).toContain('page=2'))
  await waitFor(() => expect(firstRow()).not.toBe(first))
})

it('a chosen page size is shown at once', async () => {
  const { user, answer } = await openList()
  const size = screen.getByRole('combobox', { name: 'Rows per page' })
  await user.selectOptions(size, '50')
  expect(size).toHaveValue('50')
  expect(address()).toBe(list)
  answer()
  await waitFor(() => expect(address()).toContain('perPage=50'))
  expect(size).toHaveValue('50')
})

it('rows that come after their page was left do not lead back to it', async () => {
  const { user, answer } = await openList()
  await user.click(screen.getByRole('button', { name: 'Go to next page' }))
  window.location.hash = '/store/bill'
  await screen.findByRole('heading', { name: 'Bills' })
  answer()
  await waitFor(() => expect(sentTo('GET', '/store/bill/list')).toHaveLength(1))
  await screen.findByRole('table')
  expect(address()).toBe('/store/bill')
})

it('a second change before the first rows builds on the first, and leads to one address', async () => {
  const { user, answer } = await openList()
  await user.click(screen.getByRole('button', { name: /^Amount/ }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '50')
  await waitFor(() => expect(address()).toContain('perPage=50'))
  expect(address()).toContain('sort=totalU')
  answer()
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(51))
  expect(address()).toContain('perPage=50')
})
