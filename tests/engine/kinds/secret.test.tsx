import { act, fireEvent, screen } from '@testing-library/react'
import { QueryClient } from '@tanstack/react-query'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { f } from '@/engine/declare'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { renderValues } from '@/tests/support/renderKind'

const path = '/store/sample/secret/7/it'
const secret = 'AbCdEfGh12345678AbCdEfGh12345678'

async function renderSecret(permissions: readonly string[], client = new QueryClient()) {
  server.use(http.get(`*${path}`, () => HttpResponse.json({ code: 200, data: secret })))
  return renderValues([{ field: f.secret({ reveal: true }), value: null, room: 'whole' }], {
    permissions,
    client,
  })
}

const reveal = () => screen.getByRole('button', { name: 'Reveal It' })

afterEach(() => vi.useRealTimers())

describe('a secret that can be revealed', () => {
  it('is masked, without a button for an operator who lacks the permission', async () => {
    const { at } = await renderSecret(['store:sample:query'])
    expect(at(0).textContent).toBe('••••••')
    expect(screen.queryByRole('button')).toBeNull()
    expect(sentTo()).toEqual([])
  })

  it('is read on click, shown with a copy button, and cached nowhere', async () => {
    const client = new QueryClient()
    const { user } = await renderSecret(['store:sample:secret'], client)
    expect(sentTo()).toEqual([])
    await user.click(reveal())
    expect(await screen.findByText(secret)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Copy It' })).toBeVisible()
    expect(
      JSON.stringify(
        client
          .getQueryCache()
          .getAll()
          .map(({ state }) => state),
      ),
    ).not.toContain(secret)
    expect(document.body.outerHTML.split(secret)).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Hide It' }))
    expect(screen.queryByText(secret)).toBeNull()
  })

  it('is hidden again after 30 s', async () => {
    await renderSecret(['*:*:*'])
    vi.useFakeTimers({ shouldAdvanceTime: true })
    fireEvent.click(reveal())
    await screen.findByText(secret)
    await act(() => vi.advanceTimersByTimeAsync(0))
    act(() => vi.advanceTimersByTime(29_000))
    expect(screen.getByText(secret)).toBeVisible()
    act(() => vi.advanceTimersByTime(1_000))
    expect(screen.queryByText(secret)).toBeNull()
    expect(reveal()).toBeVisible()
  })

  it('is read again each time', async () => {
    const { user } = await renderSecret(['*:*:*'])
    await user.click(reveal())
    await user.click(await screen.findByRole('button', { name: 'Hide It' }))
    await user.click(reveal())
    await screen.findByText(secret)
    expect(sentTo('GET', path)).toHaveLength(2)
  })

  it('goes with its page', async () => {
    const { user, unmount } = await renderSecret(['*:*:*'])
    await user.click(reveal())
    await screen.findByText(secret)
    unmount()
    await renderSecret(['*:*:*'])
    expect(screen.queryByText(secret)).toBeNull()
  })

  it('shows why the gateway refuses, and can be read again', async () => {
    const { user } = await renderSecret(['*:*:*'])
    server.use(http.get(`*${path}`, () => HttpResponse.json({ code: 403, msg: '' })))
    await user.click(reveal())
    expect(await screen.findByRole('alert')).toHaveTextContent('no permission')
    expect(reveal()).toBeEnabled()
  })

  it('is masked in a list, without a button', async () => {
    const { at } = await renderValues([{ field: f.secret({ reveal: true }) }])
    expect(at(0).textContent).toBe('••••••')
    expect(screen.queryByRole('button')).toBeNull()
  })
})
