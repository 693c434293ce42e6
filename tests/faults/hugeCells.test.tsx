import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { aDeposit } from '@/tests/support/records'
import { server } from '@/testing/app/gatewayServer'
import { renderApp } from '@/tests/support/renderApp'

const line = 'huge 𝕏\u202E text '
const huge = line.repeat(Math.floor(2_000_000 / line.length))
const path = '/api/apiRecharge'

/** The list, in which the order number of one deposit has 2 MB. */
async function openHuge(at: (id: string) => string) {
  let id = ''
  const app = await renderApp({
    at: '/index',
    given: async ({ insert }) => {
      id = await insert(aDeposit({ createTime: '2026-06-30 12:00:00' }))
    },
  })
  const withHuge = (row: object) => ({ ...row, mchOrderNo: huge })
  server.use(
    http.get(`*${path}/list`, async ({ request }) => {
      const answer = await app.sandbox.fetch(
        new Request(request.url.replace('/prod-api', ''), request),
      )
      const body = (await answer.json()) as { rows: { id: number }[] }
      const rows = body.rows.map((row) => (String(row.id) === id ? withHuge(row) : row))
      return HttpResponse.json({ ...body, rows })
    }),
    http.get(`*${path}/:id`, async ({ request }) => {
      const answer = await app.sandbox.fetch(
        new Request(request.url.replace('/prod-api', ''), request),
      )
      const body = (await answer.json()) as { data: object }
      return HttpResponse.json({ ...body, data: withHuge(body.data) })
    }),
  )
  window.location.hash = at(id)
  return { ...app, id }
}

const showAll = /^Show all 1,999,\d{3} characters$/

/** The text where it stands; a table shows the tools of the cell under the pointer. */
async function pointAtHuge(user: UserEvent) {
  const [text] = await screen.findAllByText(/^huge 𝕏/)
  await user.hover(text!)
  return { place: text!.closest('td, dd')!, button: screen.getByRole('button', { name: showAll }) }
}

const shownInPlace = () =>
  [...document.querySelectorAll('td, dd, h1, title, [title], [aria-label]')].map((element) =>
    [element.textContent, element.getAttribute('title'), element.getAttribute('aria-label')].join(
      '',
    ),
  )

describe('a text of 2 MB', () => {
  it.each([
    ['a list', () => path],
    ['a record’s page', (id: string) => `${path}/${id}/show`],
  ])('is clipped at 200 characters in %s and shown whole at a press', async (_where, at) => {
    const { user } = await openHuge(at)
    const { place, button } = await pointAtHuge(user)
    expect(Math.max(...shownInPlace().map((text) => text.length))).toBeLessThan(5_000)
    expect(place.textContent).toMatch(/^huge 𝕏\[RLO\] text /)
    await user.click(button)
    const dialog = within(await screen.findByRole('dialog', { name: /^Whole text, / }))
    const pieces = [...dialog.getByRole('region').querySelectorAll('pre')].map(
      (one) => one.textContent,
    )
    expect(pieces.join('')).toBe(huge.replaceAll('\u202E', '[RLO]'))
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(16_000)
  })

  it('is copied whole, and closing its view leaves the page where it was', async () => {
    const { user } = await openHuge(() => path)
    const written: string[] = []
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
      written.push(text)
    })
    const { button } = await pointAtHuge(user)
    await user.click(button)
    const dialog = within(await screen.findByRole('dialog', { name: /^Whole text, / }))
    await user.click(dialog.getByRole('button', { name: /^Copy Whole text/ }))
    expect(written).toEqual([huge])
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(window.location.hash).toBe(`#${path}`)
  })
})
