import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { catchDownloads, downloaded } from '@/tests/support/files/downloads'
import { server } from '@/testing/app/gatewayServer'
import { renderApp } from '@/tests/support/renderApp'

catchDownloads()

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A gateway whose export refuses a call without a page, and answers with the file and HTTP 201. */
function exportByPage(asked: URLSearchParams[]) {
  const answer = (query: URLSearchParams) => {
    asked.push(query)
    if (!query.get('pageNum') || !query.get('pageSize'))
      return HttpResponse.json({ code: 500, msg: 'pageNum must be a number' })
    return new HttpResponse('PK', { status: 201, headers: { 'Content-Type': xlsx } })
  }
  server.use(
    http.get('*/system/config/export', ({ request }) => answer(new URL(request.url).searchParams)),
    http.post('*/system/config/export', async ({ request }) =>
      answer(new URLSearchParams(await request.text())),
    ),
  )
}

describe('the gateway’s own export', () => {
  it.each([
    ['specification', {}],
    ['ruoyi', { scenario: 'ruoyi' }],
  ] as const)('takes pageNum and pageSize along in dialect %s', async (_dialect, options) => {
    const asked: URLSearchParams[] = []
    exportByPage(asked)
    const at = '/system/config?filter={"configType":"Y"}'
    const { user } = await renderApp({ at, ...options })
    await screen.findByText(/^\d+ in total$/)
    await user.click(await screen.findByRole('button', { name: 'Export' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('radio', { name: /^The gateway’s own file/ }))
    await user.click(dialog.getByRole('button', { name: 'Export' }))
    await dialog.findByText('The gateway’s file was downloaded unchanged.')
    expect(asked.map((query) => [query.get('pageNum'), Number(query.get('pageSize'))])).toEqual([
      // more rows than any list has, in case the gateway reads it
      ['1', 1_000_000],
    ])
    expect(asked[0]?.get('configType')).toBe('Y')
    expect(downloaded()).toHaveLength(1)
  })
})
