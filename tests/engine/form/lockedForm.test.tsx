import { QueryClient } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { aStore } from '@/tests/support/records'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { address, renderApp } from '@/tests/support/renderApp'

const path = '/store/store'

/** The list of stores, with one named Corner whose record comes only when `answer` is called. */
async function openList() {
  let id = ''
  const app = await renderApp({
    at: `${path}?filter={"nick":"Corner"}`,
    given: async ({ insert }) => {
      id = await insert(aStore({ nick: 'Corner', phone: '13800138000' }))
    },
  })
  let answer = (_with?: Response): void => {}
  const answered = new Promise<Response | undefined>((resolve) => {
    answer = (response) => resolve(response)
  })
  server.use(http.get(`*${path}/${id}`, () => answered, { once: true }))
  await screen.findByRole('link', { name: 'Corner' })
  const edit = () => app.user.click(screen.getByRole('link', { name: /^Edit/ }))
  return { ...app, id, edit, answer }
}

const nick = () => screen.getByRole('textbox', { name: /^Name/ })
const save = () => screen.getByRole('button', { name: 'Save' })

describe('a form opened from the list', () => {
  it('shows the row at once, locked, and opens with the fresh record', async () => {
    const { sandbox, user, id, edit, answer } = await openList()
    await sandbox.db.query('update st_store set phone = $1 where id = $2', ['13900139000', id])
    await edit()
    expect(await screen.findByRole('heading', { name: 'Edit store Corner' })).toBeVisible()
    expect(nick()).toHaveValue('Corner')
    expect(nick()).toBeDisabled()
    expect(screen.getByLabelText(/^Phone/)).toHaveValue('13800138000')
    expect(save()).toBeDisabled()
    expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByText(/^Reading/)).toBeInTheDocument()
    await user.type(nick(), ' shop')
    expect(nick()).toHaveValue('Corner')

    answer()
    await waitFor(() => expect(nick()).toBeEnabled())
    expect(screen.getByLabelText(/^Phone/)).toHaveValue('13900139000')
    expect(screen.queryByText(/^Reading/)).toBeNull()
    expect(sentTo('GET', `${path}/${id}`)).toHaveLength(1)
    await user.type(nick(), ' shop')
    await user.click(save())
    await waitFor(() => expect(sentTo('PUT', path)).toHaveLength(1))
    expect(sentTo('PUT', path)[0]?.body).toMatchObject({
      nick: 'Corner shop',
      phone: '13900139000',
    })
  })

  it('shows a skeleton for a field that the row lacks', async () => {
    server.use(
      http.get(`*${path}/list`, async ({ request }) => {
        const id = new URL(request.url).searchParams.get('nick') === 'Corner' ? '7' : '8'
        return HttpResponse.json({ code: 200, rows: [{ id, nick: 'Corner' }], total: 1 })
      }),
      http.get(`*${path}/7`, () => answered, { once: true }),
    )
    let answer = (_with: Response): void => {}
    const answered = new Promise<Response>((resolve) => {
      answer = resolve
    })
    const { user } = await renderApp({ at: `${path}?filter={"nick":"Corner"}` })
    await user.click(await screen.findByRole('link', { name: /^Edit/ }))
    await screen.findByRole('heading', { name: 'Edit store Corner' })
    expect(nick()).toHaveValue('Corner')
    expect(screen.getByText('Phone')).toBeVisible()
    expect(screen.queryByLabelText(/^Phone/)).toBeNull()

    const data = { id: '7', nick: 'Corner', phone: '13800138000' }
    answer(HttpResponse.json({ code: 200, data }))
    expect(await screen.findByLabelText(/^Phone/)).toHaveValue('13800138000')
    expect(nick()).toBeEnabled()
  })

  it('is open from its first frame if the press on its link brought the record', async () => {
    const { sandbox, user, id, answer } = await openList()
    await sandbox.db.query('update st_store set phone = $1 where id = $2', ['13900139000', id])
    const link = screen.getByRole('link', { name: /^Edit/ })
    const asking = vi.spyOn(QueryClient.prototype, 'prefetchQuery')
    await user.pointer({ keys: '[MouseLeft>]', target: link })
    answer()
    await Promise.all(asking.mock.results.map(({ value }) => value))
    asking.mockRestore()

    const wasLocked: boolean[] = []
    const note = () => {
      const fieldset = document.querySelector<HTMLFieldSetElement>('form.wd-form > fieldset')
      if (fieldset) wasLocked.push(fieldset.disabled)
    }
    const observer = new MutationObserver(note)
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
    await user.pointer({ keys: '[/MouseLeft]', target: link })
    await waitFor(() => expect(nick()).toBeEnabled())
    observer.disconnect()
    expect(wasLocked).not.toContain(true)
    expect(screen.getByLabelText(/^Phone/)).toHaveValue('13900139000')
    expect(sentTo('GET', `${path}/${id}`)).toHaveLength(1)
  })

  it('gives way to the failure if the record is gone, and says so', async () => {
    const { user, edit, answer } = await openList()
    await edit()
    await screen.findByRole('heading', { name: 'Edit store Corner' })
    expect(nick()).toHaveValue('Corner')
    answer(HttpResponse.json({ code: 404, msg: 'gone' }))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull())
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(nick()).toBeEnabled())
    expect(address()).toMatch(/^\/store\/store\/\d+$/)
  })
})
