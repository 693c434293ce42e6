import { screen, waitFor } from '@testing-library/react'
import type * as ReactDom from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { settingsOf } from '@/engine/config'
import { createPageGateway } from '@/engine/data/pageGateway'
import { login } from '@/engine/messages/en-US/login'
import { createPortalLoader } from '@/engine/session/boot/portalLoader'
import { mountScreens } from '@/engine/session/boot/mountScreens'
import { unmountRoots } from '@/tests/support/mountedRoots'

vi.mock('@/engine/session/boot/CurrentScreen', () => ({
  CurrentScreen: () => {
    throw new TypeError('no screens')
  },
}))

const crashed = vi.hoisted(() => ({ isBroken: false }))

vi.mock('react-dom/client', async (load) => {
  const { notingRoots } = await import('@/tests/support/mountedRoots')
  return notingRoots(await load<typeof ReactDom>())
})

vi.mock('@/engine/session/boot/PlainPage', () => ({
  Crashed: ({ id }: { id: string }) => {
    if (crashed.isBroken) throw new RangeError('no fallback either')
    return <p>fallback {id}</p>
  },
}))

afterEach(() => {
  unmountRoots()
  document.body.replaceChildren()
})

it('J7 what holds all of it stops: a page says so, with the id that the console has', async () => {
  const lines = await mount()
  const shown = await screen.findByText(/^fallback WD-/)
  const id = shown.textContent.replace('fallback ', '')
  expect(lines()).toEqual([expect.stringContaining(`[${id}] TypeError: no screens`)])
})

it('J8 that page stops as well: one without React stands there, with its id', async () => {
  crashed.isBroken = true
  const lines = await mount()
  await waitFor(() => expect(document.querySelector('main.wd-plain')).not.toBeNull())
  expect(screen.getByRole('heading')).toHaveTextContent(login.boot.crashedTitle)
  expect(screen.getByRole('button')).toHaveTextContent('Reload the page')
  const last = lines().at(-1) ?? ''
  const [id] = /WD-\w{6}/.exec(last) ?? []
  expect(last).toContain('RangeError')
  expect(screen.getByText(`Error id ${id}`)).toBeVisible()
})

async function mount() {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const container = document.body.appendChild(document.createElement('div'))
  const loader = createPortalLoader(() => new Promise<never>(() => {}))
  const boot = {
    config: settingsOf({ name: 'Wattdesk' }),
    gateway: createPageGateway({ language: 'en-US' }),
    language: 'en-US',
    words: login,
    loader,
    isStorageMissing: false,
  } as const
  // not in `act`, which takes what nobody catches for itself
  await mountScreens(container, boot)
  return () =>
    log.mock.calls.map(([line]) => String(line)).filter((line) => line.startsWith('[WD-'))
}
