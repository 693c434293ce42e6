import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { server } from '@/testing/app/gatewayServer'
import { renderApp } from '@/tests/support/renderApp'

const path = '/store/storeDraw'

/** The list of one withdrawal whose time came as this text or number. */
async function openList(createTime: unknown, language: 'en-US' | 'zh-CN' = 'en-US') {
  const row = { id: 7, status: '1', createTime }
  const app = await renderApp({ language })
  server.use(
    http.get(`*${path}/list`, () => HttpResponse.json({ code: 200, rows: [row], total: 1 })),
    http.get(`*${path}/7`, () => HttpResponse.json({ code: 200, data: row })),
  )
  window.location.hash = path
  // by text: among so many elements a role takes long to find
  await screen.findByText('7', { selector: 'a' })
  return app
}

const cell = () => screen.getByText('2026-11-20 08:05:09', { selector: 'td, bdi' })

describe('§9 a time', () => {
  it.each([
    ['2026-11-20T00:05:09Z', '2026-11-20T00:05:09Z'],
    ['2026-11-19T19:05:09-05:00', '2026-11-19T19:05:09-05:00'],
    ['2026-11-20T08:05:09.120+0800', '2026-11-20T08:05:09.120+0800'],
    [1_795_133_109, '1795133109'],
    ['1795133109', '1795133109'],
    [1_795_133_109_000, '1795133109000'],
  ])(
    'sent as %j is shown in the stated zone, with the server’s form on hover',
    async (sent, text) => {
      await openList(sent)
      expect(cell()).toHaveAttribute('title', text)
    },
  )

  it('in the shown form has its zone on hover', async () => {
    await openList('2026-11-20 08:05:09')
    expect(cell()).toHaveAttribute('title', '2026-11-20 08:05:09 UTC+8')
  })

  it.each([
    ['en-US', 'As sent: 1795133109'],
    ['zh-CN', '网关原文：1795133109'],
  ] as const)(
    'has the server’s form in the open on its record’s page, in %s',
    async (language, words) => {
      const { user } = await openList(1_795_133_109, language)
      await user.click(screen.getByRole('link', { name: '7' }))
      const place = within((await screen.findByText(words)).closest('dd')!)
      expect(place.getByText('2026-11-20 08:05:09')).toBeVisible()
    },
  )

  it('in the shown form is not repeated there', async () => {
    const { user } = await openList('2026-11-20 08:05:09')
    await user.click(screen.getByRole('link', { name: '7' }))
    await screen.findByRole('heading', { name: 'Withdrawal 7' })
    expect(cell()).toBeVisible()
    expect(screen.queryByText(/As sent/)).toBeNull()
  })
})
