import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { config } from '@/engine/config'
import { reloadPage } from '@/engine/ui/reloadPage'
import { type TestSandbox } from '@/sandbox/forTests'
import { aStore, aWithdrawal } from '@/tests/support/records'
import { keepDraft } from '@/engine/form/drafts'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { renderApp } from '@/tests/support/renderApp'

vi.mock('@/engine/ui/reloadPage', () => ({ reloadPage: vi.fn<() => void>() }))

const expired = { code: 401, msg: 'The session is over' }
const restored = /Your input from before you logged in again is back/

/** A page whose login expires while it is saved; left for a new login. */
async function expire(method: 'put' | 'post', path: string, save: string) {
  const prompt = () => screen.findByRole('dialog', { name: 'Your login has expired' })
  server.use(http[method](`*/prod-api${path}`, () => HttpResponse.json(expired), { once: true }))
  screen.getByRole('button', { name: save }).click()
  const dialog = within(await prompt())
  expect(dialog.getByText(/The gateway says: The session is over/)).toBeVisible()
  expect(dialog.getByText(/waits here for 15 minutes/)).toBeVisible()
  await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull())
  vi.mocked(reloadPage).mockClear()
  dialog.getByRole('button', { name: 'Log in again' }).click()
  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1))
  const warned = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(warned)
  expect(warned.defaultPrevented).toBe(false)
  cleanup()
}

/** The form over a store with input when the login expires. */
async function expireOverStore() {
  let id = ''
  const options = {
    given: async ({ insert }: Pick<TestSandbox, 'insert'>) => {
      id = await insert(aStore({ nick: 'Corner', phone: '13800138000' }))
    },
    at: () => Promise.resolve(`/store/store/${id}`),
  }
  const { user } = await renderApp(options)
  const name = await screen.findByLabelText(/^Name/)
  await user.clear(name)
  await user.type(name, 'Half typed')
  await expire('put', '/store/store', 'Save')
  return options
}

describe('a form caught by an expired login', () => {
  it('B3: restores its input after the same user logged in again, says so, and saves it', async () => {
    const options = await expireOverStore()
    const { user } = await renderApp(options)
    expect(await screen.findByLabelText(/^Name/)).toHaveValue('Half typed')
    expect(screen.getByText(restored)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Store saved')).toBeVisible()
    expect(sentTo('PUT', '/store/store').at(-1)?.body).toMatchObject({ nick: 'Half typed' })
    expect(sessionStorage.getItem('drafts')).toBeNull()
  })

  it('shows the record again when the draft is discarded', async () => {
    const options = await expireOverStore()
    const { user } = await renderApp(options)
    await user.click(await screen.findByRole('button', { name: 'Discard this input' }))
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Corner')
    expect(screen.queryByText(restored)).toBeNull()
    expect(sessionStorage.getItem('drafts')).toBeNull()
  })

  it('B4: shows another user nothing of it, and drops it', async () => {
    const options = await expireOverStore()
    expect(sessionStorage.getItem('drafts')).toContain('Half typed')
    await renderApp({ ...options, as: 'auditor', at: '/index' })
    await waitFor(() => expect(sessionStorage.getItem('drafts')).toBeNull())
    cleanup()
    await renderApp(options)
    expect(await screen.findByLabelText(/^Name/)).toHaveValue('Corner')
    expect(screen.queryByText(restored)).toBeNull()
  })

  it('drops the input after 15 minutes', async () => {
    const options = await expireOverStore()
    const now = Date.now()
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now + config.draftMs)
    onTestFinished(() => clock.mockRestore())
    await renderApp(options)
    expect(await screen.findByLabelText(/^Name/)).toHaveValue('Corner')
  })

  it('loses no change of others: the versions are compared', async () => {
    const options = await expireOverStore()
    const { user } = await renderApp({
      ...options,
      given: async (sandbox) => {
        await options.given(sandbox)
        await sandbox.db.query(
          "update st_store set nick = 'By another', update_time = $1 where nick = 'Corner'",
          ['2031-01-01 00:00:00'],
        )
      },
    })
    expect(await screen.findByLabelText(/^Name/)).toHaveValue('Half typed')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const dialog = within(await screen.findByRole('dialog', { name: /Someone else has changed/ }))
    expect(dialog.getByText('By another')).toBeVisible()
    expect(dialog.getByText('Half typed')).toBeVisible()
    expect(dialog.getByText('Corner')).toBeVisible()
  })

  it('B3: stores no secret', async () => {
    const { user } = await renderApp({ at: '/system/user/create' })
    await user.type(await screen.findByLabelText(/^Account/), 'newcomer')
    await user.type(screen.getByLabelText(/^Name/), 'New')
    await user.type(screen.getByLabelText(/^Password/), 'Very_secret1')
    await expire('post', '/system/user', 'Save')
    expect(sessionStorage.getItem('drafts')).toContain('newcomer')
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Very_secret1')
    await renderApp({ at: '/system/user/create' })
    expect(await screen.findByLabelText(/^Account/)).toHaveValue('newcomer')
    expect(screen.getByLabelText(/^Password/)).toHaveValue('')
  })
})

describe('a decision caught by an expired login', () => {
  const waiting = /Your login expired while you were about to reject withdrawal/
  const begin = () => screen.findByRole('button', { name: 'Go on' })

  it('B3: waits on its page for the same user, continues, and is forgotten once cancelled', async () => {
    let id = ''
    const options = {
      given: async ({ insert }: Pick<TestSandbox, 'insert'>) => {
        id = await insert(aWithdrawal())
      },
      at: () => Promise.resolve(`/store/storeDraw/${id}/show`),
    }
    const first = await renderApp(options)
    await first.user.click(await screen.findByRole('button', { name: 'Reject' }))
    await first.user.type(await screen.findByLabelText(/^Reason/), 'Half a reason')
    await first.user.type(screen.getByLabelText(/^Second password/), 'Very_secret1')
    await expire('put', `/store/storeDraw/reject/${id}`, 'Reject')
    expect(sessionStorage.getItem('drafts')).toContain('Half a reason')
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Very_secret1')

    const { user } = await renderApp(options)
    expect(await screen.findByText(waiting)).toHaveTextContent(`withdrawal ${id}`)
    await user.click(await begin())
    expect(await screen.findByLabelText(/^Reason/)).toHaveValue('Half a reason')
    expect(screen.getByLabelText(/^Second password/)).toHaveValue('')
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByText(restored)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByText(waiting)).toBeNull()
    expect(sessionStorage.getItem('drafts')).toBeNull()
  })

  it('B4: is not offered to another user; once discarded, it is gone', async () => {
    const path = '/store/storeDraw'
    const form = { path, values: { reason: 'Half' }, before: { reason: '' } }
    keepDraft({ ...form, userId: '1', form: 'withdrawal/1/reject' })
    keepDraft({ ...form, userId: '2', form: 'withdrawal/2/reject' })
    const { user } = await renderApp({ at: path })
    await begin()
    expect(screen.getByText(waiting)).toHaveTextContent('withdrawal 1')
    await user.click(screen.getByRole('button', { name: 'Discard this input' }))
    expect(screen.queryByText(waiting)).toBeNull()
    await waitFor(() => expect(sessionStorage.getItem('drafts')).toBeNull())
  })
})

describe('I3: a browser that stores nothing', () => {
  it('is reported in forms alone, and input is asked about before the page unloads', async () => {
    const keeping = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    onTestFinished(() => keeping.mockRestore())
    const draft = { userId: '1', path: '/a', form: 'a', values: { a: 'b' }, before: {} }
    expect(keepDraft(draft)).toBe(false)
  })

  it('is mentioned above each form', async () => {
    vi.stubGlobal('sessionStorage', { ...memory(), length: 0 })
    onTestFinished(() => void vi.unstubAllGlobals())
    await renderApp({ at: '/store/store/create' })
    expect(await screen.findByText(/This browser stores nothing for this site/)).toBeVisible()
  })
})

function memory(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> {
  return { getItem: () => null, setItem: () => {}, removeItem: () => {}, clear: () => {} }
}
