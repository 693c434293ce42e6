import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { knownPassword } from '@/sandbox'
// loads the code that the portal fetches late
import '@/resources/system'
import '@/engine/profile/Profile'
import { fillable } from '@/tests/support/fillable'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { address, renderApp } from '@/tests/support/renderApp'

type Options = Parameters<typeof renderApp>[0]

async function openProfile(options: Options = {}) {
  const app = await renderApp({ as: 'auditor', at: '/user/profile', ...options })
  await screen.findByRole('heading', { name: /Personal centre|个人中心/, level: 1 })
  await screen.findByRole('heading', { name: /Basic data|基本资料/ })
  return app
}

const region = (name: string) => within(screen.getByRole('region', { name }))

describe('§2 /user/profile', () => {
  it('shows who one is, and saves the basic data under the rules of §5', async () => {
    const { sandbox, user } = await openProfile()
    const card = region('auditor')
    for (const [term, value] of [
      ['Department', 'Finance 财务部'],
      ['Roles', 'Auditor'],
      ['Positions', 'Finance 财务'],
    ] as const)
      expect(card.getByText(term).nextElementSibling).toHaveTextContent(value)
    expect(document.title).toMatch(/^Personal centre/)
    expect(screen.getByRole('navigation', { name: 'Where you are' })).toHaveTextContent(
      /Personal centre$/,
    )

    const basic = region('Basic data')
    for (const [label, wrong, message] of [
      [/Email/, 'no-mail', 'Invalid email'],
      [/Phone/, '12', 'Invalid phone'],
    ] as const) {
      const input = basic.getByLabelText(label)
      await user.clear(input)
      await user.type(input, wrong)
      await user.click(basic.getByRole('button', { name: 'Save' }))
      expect(await basic.findByText(message)).toBeVisible()
      expect(input).toBeInvalid()
    }
    expect(sentTo('PUT')).toEqual([])
    for (const [label, text] of [
      [/^Name/, 'Ada'],
      [/Email/, 'ada@example.com'],
      [/Phone/, '13800138001'],
    ] as const) {
      const input = basic.getByLabelText(label)
      await user.clear(input)
      await user.type(input, text)
    }
    await user.click(basic.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Your data is saved')).toBeVisible()
    expect(sentTo('PUT', '/system/user/profile').map(({ body }) => body)).toEqual([
      expect.objectContaining({
        userId: 2,
        nickName: 'Ada',
        email: 'ada@example.com',
        phonenumber: '13800138001',
      }),
    ])
    const [row] = await sandbox.db.query(
      `select nick_name, email, phonenumber from sys_user where user_name = 'auditor'`,
    )
    expect(row).toEqual({
      nick_name: 'Ada',
      email: 'ada@example.com',
      phonenumber: '13800138001',
    })
    await waitFor(() => expect(card.getByText('Name').nextElementSibling).toHaveTextContent('Ada'))
  })

  it('says where another account has the same, and asks before typed input is lost', async () => {
    const { user } = await openProfile({
      given: ({ db }) =>
        db.query(`update sys_user set email = 'taken@example.com' where user_name = 'store'`),
    })
    const basic = region('Basic data')
    await user.type(basic.getByLabelText(/Email/), 'taken@example.com')
    await user.click(basic.getByRole('button', { name: 'Save' }))
    expect(await basic.findByText(/taken@example.com is already in use/)).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Home' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Stay' }))
    expect(address()).toBe('/user/profile')
    expect(basic.getByLabelText(/Email/)).toHaveValue('taken@example.com')
  })

  it('never loads a picture of another host', async () => {
    await openProfile({
      language: 'zh-CN',
      given: ({ db }) =>
        db.query(
          `update sys_user set avatar = 'https://elsewhere.example/me.png' where user_name = 'auditor'`,
        ),
    })
    const link = region('auditor').getByRole('link', { name: /头像位于其他网站/ })
    expect(link).toHaveAttribute('href', 'https://elsewhere.example/me.png')
    expect(document.querySelector('img')).toBeNull()
  })

  it('shows a new picture in the navbar at once', async () => {
    const kept = '/profile/avatar/0123456789abcdef0123456789abcdef.png'
    const { gateway } = await openProfile({
      given: ({ db }) =>
        db.query(`update sys_user set avatar = $1 where user_name = 'auditor'`, [kept]),
    })
    const { showAvatar } = await import('@/engine/data/profile')
    const inNavbar = () =>
      screen
        .getByRole('button', { name: /User menu/ })
        .querySelector('img')
        ?.getAttribute('src')
    expect(inNavbar()).toBe(`/prod-api${kept}`)
    showAvatar(gateway, kept.replace('0', 'a'))
    await waitFor(() => expect(inNavbar()).toBe(`/prod-api${kept.replace('0', 'a')}`))
  })
})

describe('§5 the change of the password', () => {
  const type = async (
    { user }: Awaited<ReturnType<typeof openProfile>>,
    old: string,
    wanted: string,
    again = wanted,
  ) => {
    const form = region('Change the password')
    for (const [label, text] of [
      [/^Current password/, old],
      [/^New password \*|^New password 6/, wanted],
      [/^New password again/, again],
    ] as const) {
      const input = form.getByLabelText(label)
      await user.clear(input)
      if (text !== '') await user.type(input, text)
    }
    await user.click(form.getByRole('button', { name: 'Change the password' }))
    return form
  }

  it('E20: takes 6 to 20 characters, twice the same, and the present one; wrong ones keep all', async () => {
    const app = await openProfile()
    expect(fillable(screen.getByRole('region', { name: 'Change the password' }))).toMatchObject({
      oldPassword: 'current-password',
      newPassword: 'new-password',
    })
    const form = await type(app, '', 'short', 'other')
    for (const [label, message] of [
      [/^Current password/, 'Current password is required'],
      [/^New password 6/, 'Length between 6 and 20 characters'],
      [/^New password again/, 'Password not same'],
    ] as const)
      expect(form.getByLabelText(label)).toHaveAccessibleDescription(message)
    expect(form.getByLabelText(/^Current password/)).toHaveFocus()
    await type(app, knownPassword, 'x'.repeat(21))
    expect(form.getByLabelText(/^New password 6/)).toBeInvalid()
    expect(sentTo('PUT')).toEqual([])

    await type(app, 'not-mine', 'New pass & +1')
    const old = form.getByLabelText(/^Current password/)
    await waitFor(() => expect(old).toHaveAccessibleDescription('The old password is wrong'))
    expect(old).toHaveFocus()
    expect(form.getByLabelText(/^New password again/)).toHaveValue('New pass & +1')
    expect(form.getByText(/sessions on other devices end/)).toBeVisible()

    await type(app, knownPassword, knownPassword)
    await waitFor(() =>
      expect(form.getByLabelText(/^New password 6/)).toHaveAccessibleDescription(
        /must not be the old one/,
      ),
    )
    await type(app, knownPassword, 'New pass & +1')
    expect(await screen.findByText('The password is changed')).toBeVisible()
    expect(form.getByLabelText(/^Current password/)).toHaveValue('')
    const { query, body } = sentTo('PUT', '/system/user/profile/updatePwd').at(-1)!
    const sent = { oldPassword: knownPassword, newPassword: 'New pass & +1' }
    expect([query, body]).toEqual([sent, sent])
    await expect(app.sandbox.logIn('auditor')).rejects.toThrow('password is wrong')
  })

  it('is asked about before it is lost', async () => {
    const app = await openProfile()
    const { user } = app
    const form = region('Change the password')
    const old = form.getByLabelText(/^Current password/)
    await user.type(old, 'half typed')
    const goHome = async (answer: string) => {
      await user.click(screen.getByRole('link', { name: 'Home' }))
      const dialog = within(await screen.findByRole('dialog'))
      await user.click(dialog.getByRole('button', { name: answer }))
    }
    await goHome('Stay')
    expect(old).toHaveValue('half typed')
    await goHome('Change the password')
    await waitFor(() =>
      expect(form.getByLabelText(/^New password 6/)).toHaveAccessibleDescription(/between 6/),
    )
    expect(address()).toBe('/user/profile')
    expect(sentTo('PUT')).toEqual([])
    await goHome('Leave')
    await waitFor(() => expect(address()).toBe('/index'))
  })

  it('shows a password while it is asked to, and does not guess after a lost answer', async () => {
    const app = await openProfile()
    server.use(http.put('*/updatePwd', () => HttpResponse.error()))
    const form = await type(app, knownPassword, 'Another_1')
    expect(await form.findByText(/not known which password counts now/)).toBeVisible()
    const old = form.getByLabelText(/^Current password/)
    expect(old).toHaveValue(knownPassword)
    await app.user.click(form.getByRole('button', { name: 'Show: Current password' }))
    expect(old).toHaveAttribute('type', 'text')
    await app.user.click(form.getByRole('button', { name: 'Hide: Current password' }))
    expect(old).toHaveAttribute('type', 'password')
  })
})
