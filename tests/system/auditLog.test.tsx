import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { createPageGateway } from '@/engine/data/pageGateway'
import { dialects } from '@/engine/config'
import { aWithdrawal } from '@/tests/support/records'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { renderApp } from '@/tests/support/renderApp'

const log = '*/monitor/operlog/list'

/** The page of a withdrawal that an administrator has just tried to pass. */
async function openWithdrawal({ as = 'admin', secondPwd = 'Second_2026' } = {}) {
  let id = ''
  const app = await renderApp({
    as,
    given: async ({ fetch, insert, logIn }) => {
      id = await insert(aWithdrawal())
      const headers = {
        Authorization: `Bearer ${await logIn('admin')}`,
        'Content-Type': 'application/json',
      }
      const url = `http://sandbox/store/storeDraw/pass/${id}`
      const body = JSON.stringify({ secondPwd })
      await fetch(new Request(url, { method: 'PUT', headers, body }))
    },
  })
  act(() => {
    window.location.hash = `/store/storeDraw/${id}/show`
  })
  return { ...app, id }
}

const trail = () => screen.findByRole('region', { name: 'Who did what' }, { timeout: 10_000 })

describe('who did what to a record', () => {
  it('is on its page: who, when, and the outcome', async () => {
    const { id } = await openWithdrawal()
    const section = within(await trail())
    await section.findByText('Success', {}, { timeout: 10_000 })
    await section.findByText('Edit', {}, { timeout: 10_000 })
    const cells = section.getAllByRole('cell')
    expect(cells.map((cell) => cell.textContent)).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      'admin',
      'Edit',
      'store:storeDraw:pass',
      'Success',
      '—',
    ])
    expect(sentTo('GET', '/monitor/operlog/list')[0]?.query).toMatchObject({
      title: 'store:storeDraw',
      businessId: id,
    })
  })

  it('gives the reason of a refusal; entries that cannot be refreshed stay, marked with their age', async () => {
    const { user } = await openWithdrawal({ secondPwd: 'Wrong_2026' })
    const section = within(await trail())
    expect(await section.findByText('The second password is wrong')).toBeVisible()
    const broken = { code: 500, msg: 'Out of order' }
    server.use(http.get(log, () => HttpResponse.json(broken), { once: true }))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    act(() => void window.dispatchEvent(new Event('offline')))
    act(() => void window.dispatchEvent(new Event('online')))
    const mark = await section.findByText(/^As of \d\d:\d\d UTC\+8\./)
    vi.useRealTimers()
    expect(mark.closest('[role=status]')).toHaveTextContent('Out of order')
    expect(section.getByText('The second password is wrong')).toBeVisible()
    await user.click(section.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(mark).not.toBeInTheDocument())
  })

  it('reads the path when a gateway notes no record', async () => {
    const row = (operId: number, operUrl: string) => ({ operId, operUrl, operName: `by ${operId}` })
    const rows = [
      row(1, '/store/storeDraw/pass/1'),
      row(2, '/store/storeDraw/pass/11'),
      row(3, '/store/storeDraw/4,1'),
      row(4, '/store/bill/1'),
    ]
    const { sandbox } = await renderApp({
      at: '/store/storeDraw/1/show',
      given: async () => {
        server.use(http.get(log, () => HttpResponse.json({ code: 200, rows, total: 4 })))
      },
    })
    expect(sandbox.problems).toEqual([])
    expect(await within(await trail()).findByText('by 1')).toBeVisible()
    expect(screen.getByText('by 3')).toBeVisible()
    expect(screen.queryByText(/by [24]/)).toBeNull()
  })

  it('is empty when a gateway answers an empty search without a list', async () => {
    const dialect = { ...dialects.specification, bareEmptyLists: true }
    const gateway = createPageGateway({ language: 'en-US', dialect })
    await renderApp({
      gateway,
      at: '/store/storeDraw/1/show',
      given: async () => {
        server.use(http.get(log, () => HttpResponse.json({ code: 200, msg: '操作成功' })))
      },
    })
    const section = within(await trail())
    expect(await section.findByText(/nothing/i, {}, { timeout: 10_000 })).toBeVisible()
    expect(section.queryByRole('button')).toBeNull()
  })

  it('is for users who may read the log', async () => {
    await openWithdrawal({ as: 'store' })
    await waitFor(() => expect(screen.getByText('Main wallet')).toBeVisible())
    expect(screen.queryByRole('region', { name: 'Who did what' })).toBeNull()
    expect(sentTo('GET', '/monitor/operlog/list')).toEqual([])
  })
})
