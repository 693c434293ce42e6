import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { enUS } from '@/tests/support/words'
import { GatewayContext } from '@/engine/data/gateway'
import { createPageGateway } from '@/engine/data/pageGateway'
import { createPublicWords, PublicWordsContext } from '@/engine/session/PublicWordsContext'
import { Login } from '@/engine/session/Login'
import type { CaptchaAnswer } from '@/engine/session/Captcha'
import { GatewayError, type Credentials } from '@/engine/data/gateway'
import { fillable } from '@/tests/support/fillable'

describe('§2 login form', () => {
  it('sends the input, the account trimmed, with the picture’s key', async () => {
    const { logIn, fill, submit } = await renderLogin()
    await fill({ Account: ' admin ', Password: ' p w ', Captcha: 'x7' })
    await submit()
    expect(logIn).toHaveBeenCalledExactlyOnceWith({
      username: 'admin',
      password: ' p w ',
      googleCode: '',
      captchaCode: 'x7',
      uuid: 'key-1',
    })
  })

  it('B17: sends one request for a double click and Enter', async () => {
    const { logIn, fill } = await renderLogin({ logIn: () => new Promise(() => {}) })
    await fill({ Account: 'admin', Password: 'p', Captcha: 'x7' })
    const form = screen.getByLabelText('Account').closest('form')!
    fireEvent.submit(form)
    fireEvent.submit(form)
    await userEvent.type(screen.getByLabelText('Account'), '{Enter}')
    expect(logIn).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: 'Logging in…' })).toBeInTheDocument()
  })

  it('keeps the input after a refusal, shows a new picture and focuses the captcha', async () => {
    const { fill, submit } = await renderLogin({ logIn: refuse('The captcha is wrong') })
    await fill({ Account: 'admin', Password: 'p', Captcha: 'bad' })
    await submit()
    expect(await screen.findByRole('alert')).toHaveTextContent('The captcha is wrong')
    await waitFor(() => expect(picture()).toHaveAttribute('src', imageOf(2)))
    expect(screen.getByLabelText('Account')).toHaveValue('admin')
    expect(screen.getByLabelText('Password')).toHaveValue('p')
    const captcha = screen.getByLabelText('Captcha')
    expect(captcha).toHaveValue('bad')
    expect(captcha).toHaveFocus()
    expect(captcha).toBeInvalid()
    expect(captcha).toHaveAccessibleDescription('The captcha is wrong')
  })

  it('A31: waits as long as the gateway demands, and shows the seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const refused = new GatewayError('tooMany', { code: 429, retryAfterMs: 30_000 })
    const { logIn, fill, submit } = await renderLogin({ logIn: () => Promise.reject(refused) })
    await fill({ Account: 'admin', Password: 'p', Captcha: 'x7' })
    await submit()
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts')
    const form = screen.getByLabelText('Account').closest('form')!
    await fill({ Captcha: 'x8' })
    fireEvent.submit(form)
    expect(screen.getByRole('button', { name: 'Log in (30)' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    expect(logIn).toHaveBeenCalledTimes(1)
    vi.setSystemTime(Date.now() + 31_000)
    await screen.findByRole('button', { name: 'Log in' })
    fireEvent.submit(form)
    await waitFor(() => expect(logIn).toHaveBeenCalledTimes(2))
  })

  it('shows markup of the server as text', async () => {
    const { fill, submit } = await renderLogin({ logIn: refuse('<img src=x> password') })
    await fill({ Account: 'admin', Password: 'p', Captcha: 'bad' })
    await submit()
    expect(await screen.findByText('<img src=x> password')).toBeInTheDocument()
    expect(screen.getByLabelText('Password')).toHaveFocus()
  })

  it('B18: takes a pasted password of any length, to the letter', async () => {
    const { logIn, fill, submit } = await renderLogin()
    const password = `${'x'.repeat(197)} 🔑 `
    await fill({ Account: 'admin', Captcha: 'x7' })
    await userEvent.click(screen.getByLabelText('Password'))
    await userEvent.paste(password)
    await submit()
    expect(logIn.mock.calls[0]?.[0].password).toBe(password)
  })

  it('asks for an empty field without a request', async () => {
    const { logIn, fill, submit } = await renderLogin()
    await fill({ Account: 'admin' })
    await submit()
    expect(screen.getByRole('alert')).toHaveTextContent('Enter your password')
    expect(screen.getByLabelText('Password')).toHaveFocus()
    expect(logIn).not.toHaveBeenCalled()
  })

  it('§5 names the first empty field, and needs a captcha where the gateway asks for one', async () => {
    const { logIn, fill, submit } = await renderLogin()
    await submit()
    expect(screen.getByRole('alert')).toHaveTextContent('Enter your account')
    await fill({ Account: 'admin', Password: 'p' })
    await submit()
    expect(screen.getByRole('alert')).toHaveTextContent('Enter the characters of the picture')
    expect(logIn).not.toHaveBeenCalled()
  })

  it('shows and hides the password', async () => {
    await renderLogin()
    const password = screen.getByLabelText('Password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password).toHaveAttribute('type', 'text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password).toHaveAttribute('type', 'password')
  })

  it('E20: takes a saved login in its two fields, and the Google code as a one-time code', async () => {
    await renderLogin()
    const code = screen.getByRole('textbox', { name: /Google code/ })
    expect(code).toHaveAttribute('inputmode', 'numeric')
    expect(fillable(document)).toEqual({
      username: 'username',
      password: 'current-password',
      googleCode: 'one-time-code',
      captchaCode: 'off',
    })
  })
})

describe('§7 captcha', () => {
  it('changes at a click on the picture and by its button', async () => {
    await renderLogin()
    await waitFor(() => expect(picture()).toHaveAttribute('src', imageOf(1)))
    await userEvent.click(picture())
    await waitFor(() => expect(picture()).toHaveAttribute('src', imageOf(2)))
    await userEvent.click(screen.getByRole('button', { name: 'New picture' }))
    await waitFor(() => expect(picture()).toHaveAttribute('src', imageOf(3)))
  })

  it('B14: is absent when the gateway needs none, and no key is sent', async () => {
    const askCaptcha = () => Promise.resolve({ enabled: false, uuid: '' })
    const { logIn, fill, submit } = await renderLogin({ askCaptcha })
    await waitFor(() => expect(screen.queryByLabelText('Captcha')).toBeNull())
    await fill({ Account: 'admin', Password: 'p' })
    await submit()
    expect(logIn.mock.calls[0]?.[0]).toMatchObject({ captchaCode: '', uuid: '' })
  })

  it.each([
    ['goes out once it is known that none is wanted', { enabled: false, uuid: '' }, 1],
    ['asks for it once there is a picture', { enabled: true, uuid: 'k', image: imageOf(1) }, 0],
  ])('A33: a login that was pressed before the captcha %s', async (_, answer, logins) => {
    let come: (answer: CaptchaAnswer) => void = () => {}
    const coming = new Promise<CaptchaAnswer>((resolve) => {
      come = resolve
    })
    const { logIn, fill, submit } = await renderLogin({ askCaptcha: () => coming })
    await fill({ Account: 'admin', Password: 'p' })
    await submit()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    come(answer)
    const isAsked = () => document.activeElement === screen.queryByLabelText('Captcha')
    await waitFor(() => expect([logIn.mock.calls.length, isAsked()]).toEqual([logins, !logins]))
  })

  it('B13: offers a retry for a missing picture, and keeps the input', async () => {
    const askCaptcha = vi
      .fn<() => Promise<CaptchaAnswer>>()
      .mockRejectedValueOnce(new GatewayError('network'))
      .mockResolvedValue({ enabled: true, uuid: 'k', image: imageOf(9) })
    const { fill } = await renderLogin({ askCaptcha })
    await fill({ Account: 'admin', Password: 'p' })
    await userEvent.click(await screen.findByRole('button', { name: 'No picture. Try again' }))
    await waitFor(() => expect(picture()).toHaveAttribute('src', imageOf(9)))
    expect(screen.getByLabelText('Password')).toHaveValue('p')
  })

  it('B13: a login asks again for a missing picture, and is sent once none is needed', async () => {
    const askCaptcha = vi
      .fn<() => Promise<CaptchaAnswer>>()
      .mockRejectedValueOnce(new GatewayError('network'))
      .mockRejectedValueOnce(new GatewayError('network'))
      .mockResolvedValue({ enabled: false, uuid: '' })
    const { logIn, fill, submit } = await renderLogin({ askCaptcha })
    await fill({ Account: 'admin', Password: 'p' })
    await screen.findByRole('button', { name: 'No picture. Try again' })
    await submit()
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('No picture'))
    expect([askCaptcha.mock.calls.length, logIn.mock.calls.length]).toEqual([2, 0])
    await submit()
    await waitFor(() => expect(logIn).toHaveBeenCalledTimes(1))
    expect(askCaptcha).toHaveBeenCalledTimes(3)
  })
})

describe('the links below the form', () => {
  it('lead to the application and the Google code, where the gateway has them', async () => {
    await renderLogin()
    expect(screen.getByRole('link', { name: 'Apply for an account' })).toHaveAttribute(
      'href',
      '#/register',
    )
    expect(screen.getByRole('link', { name: 'Set up a Google code' })).toHaveAttribute(
      'href',
      '#/bind',
    )
  })

  it('are absent where the gateway takes no applications and has no Google code', async () => {
    const askCaptcha = () => Promise.resolve({ enabled: false, uuid: '', registration: false })
    await renderLogin({ askCaptcha, isStock: true })
    await waitFor(() => expect(screen.queryByRole('link')).toBeNull())
    expect(screen.queryByLabelText(/Google/)).toBeNull()
  })
})

describe('loading ahead of the login', () => {
  it('begins a second after the form appears', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { onBegin } = await renderLogin()
    vi.advanceTimersByTime(999)
    expect(onBegin).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(onBegin).toHaveBeenCalledTimes(1)
  })

  it('begins at the first focus', async () => {
    const { onBegin } = await renderLogin()
    await userEvent.click(screen.getByLabelText('Account'))
    expect(onBegin).toHaveBeenCalled()
  })
})

type LogIn = (credentials: Credentials) => Promise<void>

type Options = {
  logIn?: LogIn
  askCaptcha?: () => Promise<CaptchaAnswer>
  isStock?: boolean
}

async function renderLogin(options: Options = {}) {
  let pictures = 0
  const pictureOfTurn = () => {
    pictures += 1
    return Promise.resolve({ enabled: true, uuid: `key-${pictures}`, image: imageOf(pictures) })
  }
  const { askCaptcha = pictureOfTurn } = options
  const logIn = vi.fn<LogIn>(options.logIn ?? (() => Promise.resolve()))
  const onBegin = vi.fn<() => void>()
  render(
    <GatewayContext value={createPageGateway({ language: 'en-US' })}>
      <PublicWordsContext value={createPublicWords('en-US', enUS)}>
        <Login
          askCaptcha={askCaptcha}
          logIn={logIn}
          onBegin={onBegin}
          isStock={options.isStock ?? false}
        />
      </PublicWordsContext>
    </GatewayContext>,
  )
  await act(() => Promise.resolve())
  const fill = async (fields: Readonly<Record<string, string>>) => {
    for (const [label, text] of Object.entries(fields)) {
      await userEvent.type(screen.getByLabelText(label), text)
    }
  }
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  return { logIn, onBegin, fill, submit }
}

function refuse(msg: string) {
  return () => Promise.reject(new GatewayError('refused', { code: 500, msg }))
}

function picture() {
  return screen.getByRole('img', { name: 'Picture with the characters to type' })
}

function imageOf(turn: number): string {
  return `data:image/png;base64,${turn}`
}
