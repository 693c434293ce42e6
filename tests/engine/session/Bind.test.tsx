import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { knownPassword } from '@/sandbox'
import { totpCode, totpStep } from '@/sandbox/auth/totp'
import { minuteMs } from '@/sandbox/values/clock'
import { testNowMs } from '@/sandbox/forTests'
// loaded late by the page; here it is there at once
import '@/engine/ui/text/QrImage'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { renderPublic } from './renderPublic'

const who = { Account: 'auditor', Password: knownPassword }

async function openCode() {
  const page = await renderPublic('/bind')
  await waitFor(() => expect(screen.queryByLabelText('Captcha')).toBeNull())
  const { fill, press } = page
  await fill(who)
  await press('Next')
  await screen.findByRole('img', { name: 'QR code for the authenticator app' })
  const secret = (screen.getByText(/^[A-Z2-7]{4} /).textContent ?? '').replaceAll(' ', '')
  return { ...page, secret }
}

describe('§2 /bind', () => {
  it('shows the secret, copies it, and binds it by its code', async () => {
    const { sandbox, user, fill, press, secret } = await openCode()
    await press('Copy the key')
    expect(await screen.findByText('The key is copied.')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(secret)

    await fill({ 'Code of the app': '12345' })
    await press('Bind')
    expect(screen.getByLabelText('Code of the app')).toHaveAccessibleDescription(/six digits/)
    await fill({ 'Code of the app': '000001' })
    await press('Bind')
    await waitFor(() =>
      expect(screen.getByLabelText('Code of the app')).toHaveAccessibleDescription(
        /Google code is wrong/,
      ),
    )
    const code = await totpCode(secret, totpStep(testNowMs))
    await user.clear(screen.getByLabelText('Code of the app'))
    await user.type(
      screen.getByLabelText('Code of the app'),
      `${code.slice(0, 3)} ${code.slice(3)}{Enter}`,
    )
    const heading = await screen.findByRole('heading', { name: /is set up/ })
    await waitFor(() => expect(heading).toHaveFocus())
    const [row] = await sandbox.db.query(
      `select totp_secret from sys_user where user_name = 'auditor'`,
    )
    expect(row).toEqual({ totp_secret: secret })
    const bodies = sentTo('POST', '/bind').map(({ body }) => body)
    expect(bodies[0]).toEqual({ username: 'auditor', password: knownPassword, code: '' })
    expect(bodies.at(-1)).toEqual({ username: 'auditor', password: knownPassword, code })
    expect(document.body.textContent).not.toContain(secret)
  })

  it('begins again with the input where the secret has expired', async () => {
    const { sandbox, fill, press } = await openCode()
    sandbox.clock.advance(10 * minuteMs)
    await fill({ 'Code of the app': '123456' })
    await press('Bind')
    expect(await screen.findByText(/The binding has expired/)).toBeVisible()
    expect(screen.getByLabelText('Account')).toHaveValue('auditor')
    expect(screen.getByLabelText('Password')).toHaveValue(knownPassword)
  })

  it('shows a problem at its field, and above the fields if it concerns the account', async () => {
    const { fill, press } = await renderPublic('/bind', { captcha: true })
    await screen.findByRole('img', { name: /characters to type/ })
    await fill(who)
    await press('Next')
    expect(screen.getByLabelText('Captcha')).toHaveAccessibleDescription(/characters of the/)
    expect(sentTo('POST')).toEqual([])
  })

  it('does not replace an existing second factor', async () => {
    const { fill, press } = await renderPublic('/bind')
    await waitFor(() => expect(screen.queryByLabelText('Captcha')).toBeNull())
    await fill({ ...who, Password: 'wrong' })
    await press('Next')
    await waitFor(() =>
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/password is wrong/),
    )
    await fill({ ...who, Account: 'totp' })
    await press('Next')
    expect(await screen.findByText(/already has a second factor/)).toBeVisible()
  })

  it('says so where a gateway has no such call', async () => {
    const { fill, press } = await renderPublic('/bind')
    server.use(http.post('*/bind', () => HttpResponse.json({ status: 404 }, { status: 404 })))
    await waitFor(() => expect(screen.queryByLabelText('Captcha')).toBeNull())
    await fill(who)
    await press('Next')
    const heading = await screen.findByRole('heading', { name: /can be set up here/ })
    await waitFor(() => expect(heading).toHaveFocus())
  })

  it.each([
    ['an address', { data: 'otpauth://totp/X:a?secret=ABCDEFGHIJKLMNOP' }, /^ABCD EFGH IJKL MNOP$/],
    ['it alone', { secret: 'abcdefghijklmnop' }, /^abcd efgh ijkl mnop$/],
  ])('reads the secret of a gateway that answers %s', async (_, body, shown) => {
    const { fill, press } = await renderPublic('/bind')
    server.use(http.post('*/bind', () => HttpResponse.json({ code: 200, msg: '', ...body })))
    await waitFor(() => expect(screen.queryByLabelText('Captcha')).toBeNull())
    await fill(who)
    await press('Next')
    expect(await screen.findByText(shown)).toBeVisible()
  })
})
