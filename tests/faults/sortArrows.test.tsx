import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { config } from '@/engine/config'
import type { TestSandbox } from '@/sandbox/forTests'
import { stripPrefix } from '@/sandbox/request/stripPrefix'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { renderApp } from '@/tests/support/renderApp'

const list = '/store/storeDraw/list'

/** A gateway that orders nothing: its rows come by their ids. */
function ignoringOrder({ fetch }: TestSandbox) {
  server.use(
    http.get(`*${list}`, async ({ request }) => {
      const url = new URL(request.url)
      url.searchParams.set('orderByColumn', 'id')
      url.searchParams.set('isAsc', 'asc')
      const answer = await fetch(await stripPrefix(new Request(url, request), config.basePath))
      return HttpResponse.json((await answer.json()) as object)
    }),
  )
  return Promise.resolve()
}

const words = {
  'en-US': {
    time: /^Applied at/,
    amount: /^Amount/,
    note: /^The gateway cannot sort by/,
    refresh: 'Refresh',
  },
  'zh-CN': { time: /^申请时间/, amount: /^提现金额|^金额/, note: /^网关未按/, refresh: '刷新' },
} as const

describe.each([
  ['specification', 'en-US', {}],
  ['ruoyi', 'zh-CN', { scenario: 'ruoyi' }],
] as const)(
  'at a gateway that ignores order, in dialect %s and %s',
  (_dialect, language, options) => {
    it('the arrow of a column disappears once its order was ignored, and a note says so once', async () => {
      const { time, note, refresh } = words[language]
      const at = '/store/storeDraw?sort=createTime&order=DESC'
      const { user } = await renderApp({ at, given: ignoringOrder, language, ...options })
      expect(await screen.findByText(note)).toHaveAttribute('role', 'status')
      const head = screen.getByRole('columnheader', { name: time })
      expect(within(head).queryByRole('button')).toBeNull()
      expect(head).not.toHaveAttribute('aria-sort')
      await user.click(screen.getByRole('button', { name: refresh }))
      await waitFor(() =>
        expect(sentTo('GET', list).at(-1)?.query).not.toHaveProperty('orderByColumn'),
      )

      const others = screen
        .getAllByRole('columnheader')
        .flatMap((one) => within(one).queryAllByRole('button'))
      expect(others.length).toBeGreaterThan(0)
      await user.click(others[0]!)
      expect(await screen.findAllByText(note)).toHaveLength(1)
    })
  },
)

it('the arrows stay at a gateway that orders as requested', async () => {
  const { user } = await renderApp({ at: '/store/storeDraw' })
  await screen.findByText(/in total$/)
  const sortable = () =>
    screen
      .getAllByRole('columnheader')
      .filter((head) => within(head).queryByRole('button') !== null)
  const count = sortable().length
  expect(count).toBeGreaterThan(3)
  for (let at = 0; at < count; at += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await user.click(within(sortable()[at]!).getByRole('button'))
    // oxlint-disable-next-line no-await-in-loop
    await waitFor(() => expect(sortable()[at]).toHaveAttribute('aria-sort'))
  }
  expect(screen.queryByText(words['en-US'].note)).toBeNull()
  expect(sortable()).toHaveLength(count)
})
