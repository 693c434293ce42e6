import { act, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createPageGateway } from '@/engine/data/pageGateway'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { renderShell } from './renderShell'

const gateway = createPageGateway({ language: 'en-US' })

beforeEach(() => gateway.session.signIn('t1'))
afterEach(() => {
  act(() => void window.dispatchEvent(new Event('online')))
  gateway.session.clear()
})

const offline = /^You are offline\./

describe('A32 offline', () => {
  it('shows a banner above every page while it lasts, and announces its end', async () => {
    renderShell({ gateway })
    fire('offline')
    expect(screen.getByRole('status')).toHaveTextContent(offline)
    fire('online')
    expect(screen.queryByText(offline)).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent('Connected again')
  })

  it('asks for a sign after 15, 30 and then every 60 s, and not once it is over', async () => {
    let isUp = false
    server.use(
      http.get('*/getInfo', () => (isUp ? HttpResponse.json({ code: 200 }) : HttpResponse.error())),
    )
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    renderShell({ gateway })
    fire('offline')
    await pass(14_999)
    expect(signs()).toBe(0)
    await pass(1)
    expect(signs()).toBe(1)
    await pass(30_000)
    expect(signs()).toBe(2)
    await pass(555_000)
    expect(signs()).toBe(11)
    isUp = true
    await pass(60_000)
    expect(screen.queryByText(offline)).toBeNull()
    await pass(120_000)
    expect(signs()).toBe(12)
  })
})

function fire(name: 'offline' | 'online') {
  act(() => void window.dispatchEvent(new Event(name)))
}

function signs() {
  return sentTo('GET', '/getInfo').length
}

async function pass(ms: number) {
  await act(() => vi.advanceTimersByTimeAsync(ms))
}
