import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useNavigate } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { config } from '@/engine/config'
import { checkVersion } from '@/engine/shell/notices/checkVersion'
import { GatewayContext } from '@/engine/data/gateway'
import { createPageGateway } from '@/engine/data/pageGateway'
import { FollowVersion } from '@/engine/shell/notices/FollowVersion'
import { newVersion } from '@/engine/shell/notices/newVersion'
import { reloadPage } from '@/engine/ui/reloadPage'
import { renderShell } from './renderShell'

vi.mock('@/engine/ui/reloadPage', () => ({ reloadPage: vi.fn<() => void>() }))

it('J2 the bar says what to do first, and reloads when the operator says so', async () => {
  renderShell()
  expect(screen.queryByRole('alert')).toBeNull()
  act(newVersion.tell)
  expect(screen.getByRole('alert')).toHaveTextContent(/new version.*Save or copy/)
  expect(reloadPage).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }))
  expect(reloadPage).toHaveBeenCalledTimes(1)
})

describe('a newer build is noticed before a file is missed', () => {
  const fetchPage = vi.fn<typeof fetch>()
  const pageOf = (build: string) =>
    new Response(`<html><script type="module" src="/assets/index-${build}.js"></script>`)
  let now = Date.now()

  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    document.head.replaceChildren()
  })

  /** An open page of build `one`; its clock stands still. */
  function open() {
    vi.spyOn(Date, 'now').mockImplementation(() => now)
    vi.stubGlobal('fetch', fetchPage.mockReset())
    const script = document.createElement('script')
    script.setAttribute('type', 'module-of-the-build')
    script.setAttribute('src', '/assets/index-one.js')
    document.head.append(script)
    vi.spyOn(newVersion, 'isKnown').mockReturnValue(false)
    const tell = vi.spyOn(newVersion, 'tell').mockReturnValue()
    const Step = () => {
      const navigate = useNavigate()
      return <button onClick={() => void navigate(`/${Math.random()}`)}>step</button>
    }
    render(
      <GatewayContext value={createPageGateway({ language: 'en-US' })}>
        <MemoryRouter>
          <FollowVersion />
          <Step />
        </MemoryRouter>
      </GatewayContext>,
    )
    const come = () => document.dispatchEvent(new Event('visibilitychange'))
    return { tell, come, step: () => userEvent.click(screen.getByText('step')) }
  }

  it('by who comes back to the tab or goes on in it, every ten minutes at most', async () => {
    const { tell, come, step } = open()
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
    expect(tell).not.toHaveBeenCalled()
    await step()
    await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(1))
    expect(fetchPage).toHaveBeenCalledTimes(2)
  })

  it('and by nothing else: not by an outage, another page, or a network that wants a log-in', async () => {
    const { tell } = open()
    const answers = [
      () => Promise.reject(new TypeError('offline')),
      () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })),
      () => Promise.resolve(new Response('<form action="/portal-login">')),
    ]
    for (const answer of answers) {
      fetchPage.mockImplementation(answer)
      await checkVersion()
    }
    expect(fetchPage).toHaveBeenCalledTimes(answers.length)
    expect(tell).not.toHaveBeenCalled()
  })
})
