import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { knownSecondPassword } from '@/sandbox'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { address, renderApp } from '@/tests/support/renderApp'

const path = '/store/storeDraw'
const wallet = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

async function openForm() {
  const app = await renderApp({ as: 'store', at: `${path}/create` })
  await screen.findByRole('heading', { name: 'Apply for a withdrawal' })
  const fill = async (values: {
    address?: string
    amount?: string
    wallet?: string
    pwd?: string
  }) => {
    await app.user.type(screen.getByLabelText(/^Address/), values.address ?? wallet)
    await app.user.type(screen.getByLabelText(/^Amount/), values.amount ?? '10.5')
    await app.user.type(screen.getByLabelText(/^Wallet/), values.wallet ?? 'Cold wallet')
    await app.user.type(screen.getByLabelText(/Second password/), values.pwd ?? knownSecondPassword)
  }
  const save = () => app.user.click(screen.getByRole('button', { name: 'Apply' }))
  return { ...app, fill, save }
}

describe('a store operator’s application', () => {
  it('begins in its first field, and its button names the action', async () => {
    await openForm()
    await waitFor(() => expect(screen.getByLabelText(/^Address/)).toHaveFocus())
    expect(screen.getByRole('button', { name: 'Apply' })).toHaveAttribute('type', 'submit')
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  })

  it('arrives exactly as typed and appears in the list', async () => {
    const { fill, save, sandbox } = await openForm()
    await sandbox.db.query(`update st_store set balance = '999999999999' where id = 1`)
    await fill({ amount: '123456789012.123456' })
    await save()
    await waitFor(() => expect(address()).toMatch(/^\/store\/storeDraw(\?|$)/))
    expect(sentTo('POST', path)[0]?.body).toEqual({
      address: wallet,
      totalU: '123456789012.123456',
      walletName: 'Cold wallet',
      secondPwd: knownSecondPassword,
    })
    expect(await screen.findByText('123,456,789,012.123456')).toBeVisible()
  })

  it('is sent by Ctrl-S and by Cmd-S, wherever the focus is, but not from behind a dialog', async () => {
    const { fill, user } = await openForm()
    await fill({ address: 'T' })
    await user.keyboard('{Control>}k{/Control}')
    expect(await screen.findByRole('dialog')).toBeVisible()
    await user.keyboard('{Control>}s{/Control}')
    expect(screen.queryByText(/not a valid/i)).toBeNull()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.clear(screen.getByLabelText(/^Address/))
    await user.keyboard('{Control>}s{/Control}')
    expect(await screen.findByText('Address is required')).toBeVisible()
    await user.type(screen.getByLabelText(/^Address/), wallet)
    await user.keyboard('{Meta>}s{/Meta}')
    await waitFor(() => expect(sentTo('POST', path)).toHaveLength(1))
  })

  it('names every field that is missing, and sends nothing', async () => {
    const { save } = await openForm()
    await save()
    expect(await screen.findByText('Address is required')).toBeVisible()
    expect(screen.getByText('Amount is required')).toBeVisible()
    expect(screen.getByText('Second password is required')).toBeVisible()
    expect(screen.getByLabelText(/^Address/)).toHaveFocus()
    expect(sentTo('POST', path)).toEqual([])
  })

  it.each([
    [{ amount: '1,234.56' }, /Enter a plain decimal/],
    [{ amount: '1.1234567' }, 'At most 6 decimal places'],
    [{ amount: '0' }, 'Enter an amount above zero'],
    [{ address: `${wallet.slice(0, -1)}u` }, /its checksum does not match/],
    [{ wallet: 'x'.repeat(65) }, 'Wallet takes at most 64 characters'],
  ])('refuses %j with its reason and keeps the input', async (values, message) => {
    const { fill, save } = await openForm()
    await fill(values)
    await save()
    expect(await screen.findByText(message)).toBeVisible()
    const [typed = ''] = Object.values(values)
    expect(screen.getByDisplayValue(typed)).toBeVisible()
    expect(sentTo('POST', path)).toEqual([])
  })

  it('keeps everything but the second password when the gateway refuses', async () => {
    const { fill, save } = await openForm()
    await fill({ pwd: 'wrong' })
    await save()
    expect(await screen.findByText(/second password is wrong/i)).toBeVisible()
    expect(screen.getByLabelText(/^Amount/)).toHaveValue('10.5')
    expect(screen.getByLabelText(/Second password/)).toHaveValue('')
    expect(screen.getByLabelText(/Second password/)).toHaveFocus()
  })

  it('E13: of more than the balance, or of less than its fee, is refused by the gateway', async () => {
    const { fill, save, user, sandbox } = await openForm()
    await sandbox.db.query('update st_store set balance = 5 where id = 1')
    await fill({})
    await save()
    expect(await screen.findByText(/^The store.s balance of 5 is too small$/)).toBeVisible()
    expect(screen.getByLabelText(/^Amount/)).toHaveValue('10.5')
    await sandbox.db.query('update st_store set balance = 50, withdrawal_fee = 20 where id = 1')
    await user.type(screen.getByLabelText(/Second password/), knownSecondPassword)
    await save()
    expect(await screen.findByText('The amount must be more than the fee of 20')).toBeVisible()
    expect(screen.getByLabelText(/^Wallet/)).toHaveValue('Cold wallet')
    expect(address()).toBe(`${path}/create`)
    const [row] = await sandbox.db.query('select count(*)::int as count from st_store_draw')
    expect(row).toEqual({ count: 200 })
  })

  it('is sent once on a double click', async () => {
    const { fill, user } = await openForm()
    await fill({})
    await user.dblClick(screen.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(address()).toMatch(/^\/store\/storeDraw(\?|$)/))
    expect(sentTo('POST', path)).toHaveLength(1)
  })

  it('without an answer is unknown: the form stays, and saving again repeats the same intent', async () => {
    const { fill, save, user } = await openForm()
    await fill({})
    server.use(http.post(`*${path}`, () => HttpResponse.error(), { once: true }))
    await save()
    expect(await screen.findByText(/not known whether the record was created/)).toBeVisible()
    expect(screen.getByLabelText(/^Wallet/)).toHaveValue('Cold wallet')
    await user.type(screen.getByLabelText(/Second password/), knownSecondPassword)
    await save()
    await waitFor(() => expect(sentTo('POST', path)).toHaveLength(2))
    const [first, second] = sentTo('POST', path)
    expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'))
  })
})

it('is in Chinese in the Chinese portal', async () => {
  await renderApp({ as: 'store', at: `${path}/create`, language: 'zh-CN' })
  expect(await screen.findByRole('button', { name: '申请' })).toBeVisible()
})

it('an administrator who opens the address of the form lands on /401', async () => {
  await renderApp({ at: `${path}/create` })
  await waitFor(() => expect(address()).toBe('/401'))
})

describe('a new energy user', () => {
  const users = '/energy/user'

  async function openUserForm() {
    const app = await renderApp({ at: users })
    await app.user.click(await screen.findByRole('link', { name: 'Add an energy user' }))
    await screen.findByRole('switch', { name: 'Active seller' })
    return app
  }

  it('is as the form shows: an untouched switch is sent as off', async () => {
    const { user } = await openUserForm()
    await user.type(screen.getByLabelText(/^User \*/), 'Ada')
    await user.type(screen.getByLabelText(/^Account/), 'ada')
    await user.type(screen.getByLabelText(/^Wallet address/), wallet)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sentTo('POST', users)).toHaveLength(1))
    expect(sentTo('POST', users)[0]?.body).toMatchObject({ userName: 'Ada', activeSeller: 'N' })
  })

  it('asks nothing while nothing was typed', async () => {
    const { user } = await openUserForm()
    await user.click(screen.getByRole('link', { name: 'Cancel' }))
    await waitFor(() => expect(address()).toMatch(/^\/energy\/user(\?|$)/))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
