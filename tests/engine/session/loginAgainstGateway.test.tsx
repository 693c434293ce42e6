import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { enUS } from '@/tests/support/words'
import { createPublicWords, PublicWordsContext } from '@/engine/session/PublicWordsContext'
import { Login } from '@/engine/session/Login'
import { GatewayContext } from '@/engine/data/gateway'
import { createPageGateway } from '@/engine/data/pageGateway'
import { knownPassword } from '@/sandbox'
import { testSandbox } from '@/tests/support/testSandbox'
import { sandboxHandlers } from '@/sandbox/msw'
import { sentTo, server } from '@/testing/app/gatewayServer'

const gateway = createPageGateway({ language: 'en-US' })

const twoMinutesMs = 120_000

async function openLogin() {
  const sandbox = await testSandbox({ captcha: true })
  server.use(...sandboxHandlers(sandbox))
  const user = userEvent.setup()
  render(
    <GatewayContext value={gateway}>
      <PublicWordsContext value={createPublicWords('en-US', enUS)}>
        <Login
          askCaptcha={gateway.calls.captcha}
          logIn={gateway.calls.login}
          onBegin={() => undefined}
        />
      </PublicWordsContext>
    </GatewayContext>,
  )
  const picture = await screen.findByRole('img', { name: /picture|captcha/i })
  const logIn = async (password: string, captcha: string) => {
    const values = { Account: 'admin', Password: password, Captcha: captcha }
    for (const [label, value] of Object.entries(values)) {
      const input = screen.getByLabelText(label)
      await user.clear(input)
      await user.type(input, value)
    }
    await user.click(screen.getByRole('button', { name: 'Log in' }))
  }
  return { sandbox, picture, logIn, answer: () => sandbox.lastCaptcha() ?? '' }
}

/** After a refusal the form keeps its input and has another picture. */
async function expectRefusal(words: RegExp, before: string | null) {
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words))
  await waitFor(() =>
    expect(screen.getByRole('img', { name: /picture|captcha/i })).not.toHaveAttribute(
      'src',
      before,
    ),
  )
  expect(screen.getByLabelText('Account')).toHaveValue('admin')
  expect(screen.getByLabelText('Password')).not.toHaveValue('')
}

describe('the login form against the gateway', () => {
  it('B15: tells a wrong captcha, a wrong password and an expired captcha apart', async () => {
    const { sandbox, picture, logIn, answer } = await openLogin()
    let before = picture.getAttribute('src')
    await logIn(knownPassword, '????')
    await expectRefusal(/captcha is wrong/i, before)

    before = screen.getByRole('img', { name: /picture|captcha/i }).getAttribute('src')
    await logIn('Wrong_2026', answer())
    await expectRefusal(/password/i, before)

    before = screen.getByRole('img', { name: /picture|captcha/i }).getAttribute('src')
    const shown = answer()
    sandbox.clock.advance(twoMinutesMs + 1_000)
    await logIn(knownPassword, shown)
    await expectRefusal(/expired/i, before)

    await logIn(knownPassword, answer())
    await waitFor(() => expect(gateway.session.token()).toBeDefined())
    expect(sentTo('POST', '/login')).toHaveLength(4)
    gateway.session.clear()
  })
})
