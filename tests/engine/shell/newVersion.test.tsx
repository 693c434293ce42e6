import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useNavigate } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { config } from '@/engine/config'
import { GatewayContext } from '@/engine/data/gateway'
import { createPageGateway } from '@/engine/data/pageGateway'
import { createOpenPages, OpenPagesContext } from '@/engine/form/openPages'
import { useNewVersion } from '@/engine/shell/notices/useNewVersion'
import { reloadWanted } from '@/engine/ui/late/lateFiles'
import { reloadPage } from '@/engine/ui/reloadPage'
import { renderShell } from './renderShell'

vi.mock('@/engine/ui/reloadPage', () => ({ reloadPage: vi.fn<() => void>() }))

function wantReload(): boolean {
  const event = new Event(reloadWanted, { cancelable: true })
  act(() => void dispatchEvent(event))
  return !event.defaultPrevented
}

it('J2 input is not lost to a reload: the bar says what to do first, and reloads on request', async () => {
  renderShell({ pages: { ...createOpenPages(), hasUnsaved: () => true } })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(wantReload()).toBe(false)
  expect(await screen.findByRole('alert')).toHaveTextContent(/new version.*Save or copy/)
  expect(reloadPage).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }))
  expect(reloadPage).toHaveBeenCalledTimes(1)
})

it('without unsaved input, the page may reload', () => {
  renderShell()
  expect(wantReload()).toBe(true)
  expect(screen.queryByRole('alert')).toBeNull()
})

describe('a newer build is noticed before a file is missing', () => {
  const fetchPage = vi.fn<typeof fetch>()
  const pageOf = (build: string) =>
    new Response(`<html><script type="module" src="/assets/index-${build}.js"></script>`)
  let now = Date.now()

  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    document.head.replaceChildren()
  })

  /** An open page of build `one`, with a stopped clock. */
  function open() {
    vi.spyOn(Date, 'now').mockImplementation(() => now)
    vi.stubGlobal('fetch', fetchPage.mockReset())
    const script = document.createElement('script')
    script.setAttribute('type', 'module-of-the-build')
    script.setAttribute('src', '/assets/index-one.js')
    document.head.append(script)
    const Step = () => {
      const isKnown = useNewVersion()
      const navigate = useNavigate()
      return (
        <button onClick={() => void navigate(`/${Math.random()}`)}>
          {isKnown ? 'newer' : 'step'}
        </button>
      )
    }
    render(
      <GatewayContext value={createPageGateway({ language: 'en-US' })}>
        <OpenPagesContext value={createOpenPages()}>
          <MemoryRouter>
            <Step />
          </MemoryRouter>
        </OpenPagesContext>
      </GatewayContext>,
    )
    const come = () => document.dispatchEvent(new Event('visibilitychange'))
    const isKnown = () => screen.queryByText('newer') !== null
    return { isKnown, come, step: () => userEvent.click(screen.getByText('step')) }
  }

  it('on a return to the tab or a navigation, every ten minutes at most', async () => {
    const { isKnown, come, step } = open()
    fetchPage.mockImplementation(() => Promise.resolve(pageOf('one')))
    come()
    await step()
    now += config.versionCheckMs - 1
    come()
    expect(fetchPage).not.toHaveBeenCalled()
    now += 1
    come()
    await step()
    await vi.waitFor(() => expect(fetchPage).toHaveBeenCalledTimes(1))
    fetchPage.mockImplementation(() => Promise.resolve(pageOf('two')))
    now += config.versionCheckMs
    expect(isKnown()).toBe(false)
    await step()
    await vi.waitFor(() => expect(isKnown()).toBe(true))
    expect(fetchPage).toHaveBeenCalledTimes(2)
    now += config.versionCheckMs
    come()
    expect(fetchPage).toHaveBeenCalledTimes(2)
  })

  it('and by nothing else: not by an outage, another page, or a network with its own login', async () => {
    const { isKnown, come } = open()
    const answers = [
      () => Promise.reject(new TypeError('offline')),
      () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })),
      () => Promise.resolve(new Response('<form action="/portal-login">')),
    ]
    for (const answer of answers) {
      fetchPage.mockImplementation(answer)
      now += config.versionCheckMs
      await act(async () => void come())
    }
    expect(fetchPage).toHaveBeenCalledTimes(answers.length)
    expect(isKnown()).toBe(false)
  })
})
