import { fireEvent, screen, waitFor } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { fillable } from '@/tests/support/fillable'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { renderPublic } from './renderPublic'

const typed = { Account: 'newcomer', Password: 'Fresh_26', 'Password again': 'Fresh_26' }

function answer(body: object, status = 200) {
  server.use(http.post('*/register', () => HttpResponse.json(body, { status })))
}

describe('§2 /register', () => {
  it('applies with the captcha, and names who enables the account', async () => {
    const { sandbox, fill, press } = await renderPublic('/register', { captcha: true })
    await screen.findByRole('img', { name: /characters to type/ })
    await fill({ ...typed, Account: ' newcomer ', Captcha: '????' })
    await press('Apply')
    expect(await screen.findByText('The captcha is wrong')).toBeVisible()
    const captcha = screen.getByLabelText('Captcha')
    await waitFor(() => expect(captcha).toHaveFocus())
    expect(captcha).toHaveAccessibleDescription('The captcha is wrong')
    expect(captcha).toHaveValue('')
    expect(screen.getByLabelText('Password')).toHaveValue('Fresh_26')

    await screen.findByRole('img', { name: /characters to type/ })
    await fill({ Captcha: sandbox.lastCaptcha() ?? '' })
    await press('Apply')
    const heading = await screen.findByRole('heading', { name: /with the administrator/ })
    expect(heading).toHaveFocus()
    expect(screen.getByText(/The account newcomer can log in once/)).toBeVisible()
    const [row] = await sandbox.db.query(
      `select status, awaits_approval from sys_user where user_name = 'newcomer'`,
    )
    expect(row).toEqual({ status: '1', awaits_approval: true })
    const { body, headers } = sentTo('POST', '/register').at(-1)!
    expect(body).toEqual({
      username: 'newcomer',
      password: 'Fresh_26',
      captchaCode: expect.any(String),
      uuid: expect.any(String),
    })
    expect(headers.get('Authorization')).toBeNull()
  })

  it('E20: names the problem at the field, §5 pwdErr and pwdNotSame, and sends nothing; browsers save its password as a new one', async () => {
    const { fill, press, container } = await renderPublic('/register')
    await waitFor(() => expect(screen.queryByLabelText('Captcha')).toBeNull())
    expect(Object.values(fillable(container))).toEqual(['username', 'new-password', 'new-password'])
    await press('Apply')
    expect(screen.getByLabelText('Account')).toHaveAccessibleDescription('Enter your account')
    for (const [fields, label, message] of [
      [{ ...typed, Password: 'short' }, 'Password', /^Only supports 6-12 letters, numbers, and/],
      [{ ...typed, 'Password again': 'Fresh_27' }, 'Password again', 'Password not same'],
    ] as const) {
      await fill(fields)
      await press('Apply')
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message)
      expect(screen.getByLabelText(label)).toHaveFocus()
    }
    expect(sentTo('POST')).toEqual([])
    await fill({ ...typed, Account: 'admin' })
    await press('Apply')
    await waitFor(() =>
      expect(screen.getByLabelText('Account')).toHaveAccessibleDescription(/already in use/),
    )
    expect(screen.getByLabelText('Password again')).toHaveValue('Fresh_26')
  })

  it('sends once however often it is pressed', async () => {
    const { fill, container } = await renderPublic('/register')
    await waitFor(() => expect(screen.queryByLabelText('Captcha')).toBeNull())
    server.use(http.post('*/register', () => delay('infinite')))
    await fill(typed)
    const form = container.querySelector('form')!
    fireEvent.submit(form)
    fireEvent.submit(form)
    expect(await screen.findByRole('button', { name: 'Sending…' })).toBeDisabled()
    expect(sentTo('POST', '/register')).toHaveLength(1)
  })

  it.each([
    ['has no such call', { status: 404 }, 404],
    [
      'says in its own words that it is closed',
      { code: 500, msg: '当前系统没有开启注册功能！' },
      200,
    ],
    ['keeps it behind its login', { code: 401, msg: '认证失败' }, 200],
  ])('says so where a gateway %s', async (_what, body, status) => {
    const { fill, press } = await renderPublic('/register')
    await waitFor(() => expect(screen.queryByLabelText('Captcha')).toBeNull())
    answer(body, status)
    await fill(typed)
    await press('Apply')
    expect(
      await screen.findByRole('heading', { name: 'Registration is closed here' }),
    ).toHaveFocus()
    expect(screen.getByRole('link', { name: 'Back to log in' })).toHaveAttribute('href', '#/login')
  })

  it('says so at once where the captcha’s answer says it', async () => {
    await renderPublic('/register', {
      language: 'zh-CN',
      given: ({ db }) =>
        db.query(
          `update sys_config set config_value = 'false' where config_key = 'sys.account.registerUser'`,
        ),
    })
    const heading = await screen.findByRole('heading', { name: '此处不开放注册' })
    await waitFor(() => expect(heading).toHaveFocus())
    expect(sentTo('POST')).toEqual([])
  })
})
