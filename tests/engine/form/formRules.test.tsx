import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type TestSandbox } from '@/sandbox/forTests'
import { aMerchant } from '@/tests/support/records'
import { sentTo } from '@/testing/app/gatewayServer'
import { address, renderApp } from '@/tests/support/renderApp'

const path = '/store/user'
const ipListErr = 'The IP blacklist/whitelist cannot be all empty'

type Values = Parameters<typeof aMerchant>[0]

const whitelist = () => screen.getByLabelText(/^IP whitelist/)
const blacklist = () => screen.getByLabelText(/^IP blacklist/)
const payingOut = () => screen.getByRole('switch', { name: /^API withdrawal/ })
const isTold = () => screen.queryByText(ipListErr) !== null

/** The form over a merchant, or for a new one. */
async function openForm(values?: Values) {
  let id = ''
  const app = await renderApp({
    given: async ({ insert }) => {
      if (values) id = await insert(aMerchant({ nick: 'Corner', ...values }))
    },
  })
  window.location.hash = values ? `${path}/${id}` : `${path}/create`
  await screen.findByLabelText(/^IP whitelist/)
  const save = () => app.user.click(screen.getByRole('button', { name: 'Save' }))
  /** Lets the API pay out, with both lists empty. */
  const refuse = async () => {
    await app.user.click(payingOut())
    await save()
    expect(await screen.findByText(ipListErr)).toBeVisible()
  }
  return { ...app, id, save, refuse }
}

const paying = { apiWithdrawal: true, ipWhitelist: ['203.0.113.7'] } as const

describe('E16: §5 ipListErr in the form for a new merchant', () => {
  it('is shown at the first list before anything is sent, and the input stays', async () => {
    const { user, save, refuse } = await openForm()
    await user.type(screen.getByLabelText(/^Display name/), 'Corner')
    await user.type(screen.getByLabelText(/^Name \*/), 'Ada')
    await refuse()
    expect(whitelist()).toHaveAccessibleDescription(ipListErr)
    expect(whitelist()).toHaveFocus()
    expect(whitelist()).toBeInvalid()
    expect(blacklist()).toBeInvalid()
    expect(screen.getByLabelText(/^Display name/)).toHaveValue('Corner')
    expect(sentTo('POST')).toEqual([])

    await user.type(blacklist(), '198.51.100.0/24')
    expect(isTold()).toBe(false)
    expect(whitelist()).not.toBeInvalid()
    await save()
    await waitFor(() => expect(address()).toMatch(/^\/store\/user(\?|$)/))
    expect(sentTo('POST', path)).toHaveLength(1)
    expect(sentTo('POST', path)[0]?.body).toMatchObject({
      nick: 'Corner',
      apiWithdrawal: 'Y',
      ipBlacklist: '198.51.100.0/24',
    })
  })

  it('is shown together with a missing field, which has the focus', async () => {
    const { refuse } = await openForm()
    await refuse()
    expect(screen.getByText('Name is required')).toBeVisible()
    expect(screen.getByLabelText(/^Name \*/)).toHaveFocus()
  })

  it('keeps the message of a list with its own error', async () => {
    const { user, save } = await openForm()
    await user.click(payingOut())
    await user.type(whitelist(), '1.2.3')
    await save()
    expect(await screen.findByText(/Not an IPv4 or IPv6 address/)).toBeVisible()
    expect(isTold()).toBe(false)
  })

  it('does not apply while the API pays nothing out, and is cleared once it is turned off', async () => {
    const { user, save, refuse } = await openForm()
    await user.type(screen.getByLabelText(/^Display name/), 'Corner')
    await user.type(screen.getByLabelText(/^Name \*/), 'Ada')
    await refuse()
    await user.click(payingOut())
    expect(isTold()).toBe(false)
    await save()
    await waitFor(() => expect(sentTo('POST', path)).toHaveLength(1))
  })

  it('is worded in Chinese in the Chinese portal', async () => {
    const { user } = await renderApp({ at: `${path}/create`, language: 'zh-CN' })
    await user.click(await screen.findByRole('switch', { name: 'API 提现' }))
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByText('IP 黑名单和白名单不能同时为空')).toBeVisible()
  })
})

describe('§5 ipListErr in the form over a merchant', () => {
  it('is shown when the last entry is removed, and the form is sent once it is filled', async () => {
    const { user, save, id } = await openForm(paying)
    await user.clear(whitelist())
    await save()
    expect(await screen.findByText(ipListErr)).toBeVisible()
    expect(whitelist()).toHaveFocus()
    expect(sentTo('PUT')).toEqual([])
    await user.type(whitelist(), '203.0.113.8')
    await save()
    await waitFor(() => expect(address()).toBe(`${path}/${id}/show`))
    expect(sentTo('PUT', path)).toHaveLength(1)
    expect(sentTo('PUT', path)[0]?.body).toMatchObject({ ipWhitelist: '203.0.113.8' })
  })

  it('counts blank lines as nothing', async () => {
    const { user, save } = await openForm(paying)
    await user.clear(whitelist())
    await user.type(whitelist(), ' {Enter} ')
    await save()
    expect(await screen.findByText(ipListErr)).toBeVisible()
    expect(sentTo('PUT')).toEqual([])
  })

  it('is shown in the form for values that two people chose', async () => {
    const { user, save, sandbox, id } = await openForm({ ...paying, ipBlacklist: ['::1'] })
    await user.clear(whitelist())
    await someoneClearsBlacklist(sandbox, id)
    await save()
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Save these choices' }))
    expect(await screen.findByText(ipListErr)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(whitelist()).toHaveFocus()
    expect(blacklist()).toHaveValue('')
    expect(sentTo('PUT')).toEqual([])
    await user.type(whitelist(), '203.0.113.9')
    await save()
    await waitFor(() => expect(sentTo('PUT', path)).toHaveLength(1))
  })
})

async function someoneClearsBlacklist({ db }: TestSandbox, id: string) {
  await db.query(
    `update st_user set ip_blacklist = '', update_time = update_time + interval '1 minute'
     where id = $1`,
    [id],
  )
}
