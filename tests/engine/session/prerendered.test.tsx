import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, http, HttpResponse } from 'msw'
import type * as ReactDom from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { base } from '@/base'
import { dialects, settingsOf, type Language } from '@/engine/config'
import { firstWords, nameOf } from '@/engine/messages/firstWords'
import { createMessages } from '@/engine/messages/messages'
import { mountScreens } from '@/engine/session/boot/mountScreens'
import { openGateway } from '@/engine/session/boot/openGateway'
import { createPortalLoader } from '@/engine/session/boot/portalLoader'
import {
  dropPrerendered,
  loginVariant,
  showPrerendered,
  type TakePresses,
} from '@/engine/session/boot/prerendered'
import { prerenderLogin } from '@/engine/session/boot/prerenderLogin'
import { server } from '@/testing/app/gatewayServer'
import { unmountRoots } from '@/tests/support/mountedRoots'

vi.mock('react-dom/client', async (load) => {
  const { notingRoots } = await import('@/tests/support/mountedRoots')
  return notingRoots(await load<typeof ReactDom>())
})

const logins: unknown[] = []

beforeEach(() => {
  logins.length = 0
  server.use(
    http.get('*/captchaImage', () => HttpResponse.json({ code: 200, captchaEnabled: false })),
    http.post('*/login', async ({ request }) => {
      logins.push(await request.json())
      return HttpResponse.json({ code: 500, msg: 'The password is wrong' })
    }),
  )
})

afterEach(() => {
  unmountRoots()
  document.body.replaceChildren()
})

describe('the prerendered login', () => {
  it.each(['en-US', 'zh-CN'] as const)('is what the script would draw, in %s', async (language) => {
    server.use(http.get('*/captchaImage', () => delay('infinite')))
    const { container } = await open(language)
    const drawn = document.createElement('div')
    await mount(drawn, language)
    await waitFor(() => expect(drawn.querySelector('form')).not.toBeNull())
    expect(drawn.children).toHaveLength(1)
    expect(drawn.firstChild?.isEqualNode(container.firstChild)).toBe(true)
    expect(drawn).toHaveTextContent(language === 'en-US' ? 'Log in' : '登录')
  })

  it('has no Google code and no links for a stock gateway', async () => {
    const variants = await prerenderLogin(base)
    expect(Object.keys(variants)).toEqual(['en-US', 'en-US-stock', 'zh-CN', 'zh-CN-stock'])
    expect(variants['en-US']).toMatch(/Google code.*#\/register.*#\/bind/)
    expect(variants['en-US-stock']).not.toMatch(/Google code|#\/register|#\/bind/)
  })

  it('is taken over with what is typed and focused in it', async () => {
    const { container, takePresses } = await open()
    const account = screen.getByLabelText('Account')
    await userEvent.type(account, 'admin')
    await userEvent.type(screen.getByLabelText('Password'), 'secret')
    await mount(container, 'en-US', takePresses)
    expect(screen.getByLabelText('Account')).toBe(account)
    expect(account).toHaveValue('admin')
    expect(screen.getByLabelText('Password')).toHaveValue('secret')
    expect(screen.getByLabelText('Password')).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: '中文' }))
    expect(screen.getByRole('alertdialog')).toHaveTextContent('what you have typed is lost')
  })

  it('sends a login that was pressed twice before the script once', async () => {
    const { container, takePresses } = await open()
    await userEvent.type(screen.getByLabelText('Account'), 'admin')
    await userEvent.type(screen.getByLabelText('Password'), 'secret{Enter}')
    const submit = screen.getByRole('button', { name: 'Log in' })
    await userEvent.click(submit)
    expect(submit).toHaveAttribute('aria-disabled', 'true')
    expect(submit.closest('form')).toHaveAttribute('aria-busy', 'true')
    await mount(container, 'en-US', takePresses)
    expect(await screen.findByText('The password is wrong')).toBeVisible()
    expect(logins).toHaveLength(1)
    expect(logins).toMatchObject([{ username: 'admin', password: 'secret' }])
    expect(submit).toHaveAttribute('aria-disabled', 'false')
  })

  it('shows a password whose button was pressed before the script', async () => {
    const { container, takePresses } = await open()
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    await mount(container, 'en-US', takePresses)
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text'))
  })

  it('keeps the input where an extension of the browser has put something into the form', async () => {
    const { container, takePresses } = await open()
    await userEvent.type(screen.getByLabelText('Account'), 'admin')
    await userEvent.type(screen.getByLabelText('Password'), 'secret')
    screen.getByLabelText('Account').before(document.createElement('keeper-lock'))
    await userEvent.keyboard('{Enter}')
    await mount(container, 'en-US', takePresses)
    expect(screen.getByLabelText('Account')).toHaveValue('admin')
    expect(await screen.findByText('The password is wrong')).toBeVisible()
    expect(logins).toMatchObject([{ username: 'admin', password: 'secret' }])
    expect(container.querySelectorAll('form')).toHaveLength(1)
  })

  it('leaves the page to another screen', async () => {
    const container = await page()
    dropPrerendered(container)
    expect(container).toBeEmptyDOMElement()
    expect(container).not.toHaveAttribute('data-prerendered')
  })

  it('is left alone in a page that was not written by the build', () => {
    const container = document.createElement('div')
    container.textContent = 'Preparing …'
    expect(showPrerendered(container, 'en-US')).toBeUndefined()
    dropPrerendered(container)
    expect(container).toHaveTextContent('Preparing …')
  })
})

/** A page as the build writes it. */
async function page() {
  const { 'en-US': first = '', ...others } = await prerenderLogin(base)
  const templates = Object.entries(others).map(
    ([name, markup]) => `<template data-login="${name}">${markup}</template>`,
  )
  document.body.innerHTML = `<div id="root" data-prerendered>${first}</div>${templates.join('')}`
  return document.querySelector('#root')!
}

async function open(language: Language = 'en-US') {
  const container = await page()
  const variant = loginVariant(language, dialects.specification)
  const takePresses = showPrerendered(container, variant)!
  return { container, takePresses }
}

async function mount(container: Element, language: Language, takePresses?: TakePresses) {
  location.hash = '#/login'
  const config = settingsOf(base.config)
  const sources = [firstWords, nameOf(config), ...base.messages]
  const words = await createMessages(language, ...sources).load('login')
  const loader = createPortalLoader(() => new Promise<never>(() => {}))
  await mountScreens(container, {
    config,
    gateway: openGateway({ ...config, language }),
    language,
    words,
    loader,
    isStorageMissing: false,
    takePresses,
  })
}
