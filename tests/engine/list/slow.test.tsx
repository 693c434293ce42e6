import { act, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type * as Config from '@/engine/config'
import { aStore } from '@/tests/support/records'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { renderApp } from '@/tests/support/renderApp'

// their default lengths are tested elsewhere
vi.mock('@/engine/config', async (load) => {
  const { config, ...others } = await load<typeof Config>()
  return { ...others, config: { ...config, stillWorkingMs: 10, cancelFromMs: 20 } }
})

const path = '/store/store'

afterEach(() => {
  act(() => void window.dispatchEvent(new Event('online')))
})

async function openStore(at: 'list' | 'form') {
  let id = ''
  const app = await renderApp({
    given: async ({ insert }) => {
      id = await insert(aStore({ nick: 'Corner', phone: '13800138000' }))
    },
  })
  window.location.hash = at === 'list' ? `${path}?filter={"nick":"Corner"}` : `${path}/${id}`
  if (at === 'list') await screen.findByText('1 in total')
  else await screen.findByRole('heading', { name: 'Edit store Corner' })
  return { ...app, id }
}

describe('§2.12 slow: a list', () => {
  it('whose refresh is cancelled keeps its rows with their age and can be refreshed again', async () => {
    const { user } = await openStore('list')
    server.use(http.get(`*${path}/list`, () => delay('infinite'), { once: true }))
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await user.click(await screen.findByRole('button', { name: 'Cancel the request' }))
    const mark = await screen.findByText(/^As of \d\d:\d\d UTC\+8\./)
    expect(mark.closest('[role=status]')).toHaveTextContent('The request was cancelled')
    expect(screen.getByRole('link', { name: 'Corner' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(mark).not.toBeInTheDocument())
    expect(screen.queryByText('Still working…')).toBeNull()
  })

  it('A33: sends nothing more when it is clicked again, and queues nothing', async () => {
    const { user } = await openStore('list')
    let answer = () => {}
    const slowly = new Promise<void>((resolve) => {
      answer = resolve
    })
    // afterwards the gateway answers
    server.use(http.get(`*${path}/list`, () => slowly))
    const before = sentTo('GET', `${path}/list`).length
    const button = screen.getByRole('button', { name: 'Refresh' })
    for (let clicks = 0; clicks < 4; clicks += 1) await user.click(button)
    expect(button).toHaveAttribute('data-busy', 'true')
    expect(screen.getByRole('link', { name: 'Corner' })).toBeVisible()
    answer()
    await waitFor(() => expect(button).toHaveAttribute('data-busy', 'false'))
    expect(sentTo('GET', `${path}/list`)).toHaveLength(before + 1)
  })

  it('A1 a 502 with a page: a toast in our words, the rows stay, marked', async () => {
    const { user } = await openStore('list')
    const page = '<html><script>alert(1)</script><h1>502 Bad Gateway</h1></html>'
    server.use(http.get(`*${path}/list`, () => HttpResponse.html(page, { status: 502 })))
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    const words = 'The gateway cannot be reached. Check your connection and try again.'
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(await screen.findByText(/^As of \d\d:\d\d UTC\+8\./)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Corner' })).toBeVisible()
    expect(document.body).not.toHaveTextContent('Bad Gateway')
  })
})

describe('§2.12 slow: saving', () => {
  it('E21: asks before it is left; once cancelled it is unknown until the record is read again', async () => {
    const { user, id, sandbox } = await openStore('form')
    const late = http.put(`*${path}`, async () => {
      await sandbox.db.query(
        `update st_store set nick = 'Arrived', update_time = update_time + interval '1 minute' where id = $1`,
        [id],
      )
      return delay('infinite')
    })
    server.use(http.put(`*${path}`, () => delay('infinite'), { once: true }))
    await user.clear(screen.getByLabelText(/^Name/))
    await user.type(screen.getByLabelText(/^Name/), 'Arrived')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const cancel = await screen.findByRole('button', { name: 'Cancel the request' })
    await user.click(within(screen.getByRole('article')).getByText('Stores'))
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    await user.click(within(question).getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(question).not.toBeInTheDocument())
    await user.click(cancel)
    expect(await screen.findByRole('button', { name: 'Check again' })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('They may still arrive')
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Arrived')

    server.use(late)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled())
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('button', { name: 'Cancel the request' }))
    expect(await screen.findByText('Store saved')).toBeVisible()
    const [first, second, ...others] = sentTo('PUT', path)
    expect(others).toEqual([])
    expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'))
  })

  it('A31 waits as long as a 429 asks for', async () => {
    const { user } = await openStore('form')
    const headers = { 'Retry-After': '2' }
    server.use(http.put(`*${path}`, () => HttpResponse.json({}, { status: 429, headers })))
    await user.type(screen.getByLabelText(/^Name/), ' shop')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts')
    expect(screen.getByRole('button', { name: /^Save \(\d\)$/ })).toBeDisabled()
    expect(await screen.findByRole('button', { name: 'Save' })).toBeEnabled()
  })
})

describe('A32 offline', () => {
  it('saves nothing and says so; back online the page is refreshed once', async () => {
    const { user } = await openStore('form')
    await user.type(screen.getByLabelText(/^Name/), ' shop')
    act(() => void window.dispatchEvent(new Event('offline')))
    const before = sentTo().length
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('nothing was sent')
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Corner shop')
    expect(sentTo()).toHaveLength(before)
  })

  it('refreshes each visible list once when it is over', async () => {
    await openStore('list')
    act(() => void window.dispatchEvent(new Event('offline')))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    const before = sentTo('GET', `${path}/list`).length
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(sentTo('GET', `${path}/list`)).toHaveLength(before + 1))
    vi.useRealTimers()
    expect(await screen.findByText('Connected again')).toBeVisible()
    expect(sentTo('GET', `${path}/list`)).toHaveLength(before + 1)
  })
})
