import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { aMerchant, aStore } from '@/tests/support/records'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { address, renderApp } from '@/tests/support/renderApp'

const path = '/store/store'
const before = '2026-06-30 11:59:00'

/** The form over a store named Corner with the phone 13800138000. */
async function openForm(options: { as?: string } = {}) {
  let id = ''
  const app = await renderApp({
    ...options,
    given: async ({ insert }) => {
      id = await insert(aStore({ nick: 'Corner', phone: '13800138000', createTime: before }))
    },
  })
  window.location.hash = `${path}/${id}`
  await screen.findByRole('heading', { name: 'Edit store Corner' })
  const type = async (label: RegExp, text: string) => {
    await app.user.clear(screen.getByLabelText(label))
    if (text !== '') await app.user.type(screen.getByLabelText(label), text)
  }
  const save = () => app.user.click(screen.getByRole('button', { name: 'Save' }))
  return { ...app, id, type, save }
}

describe('the form over a record', () => {
  it('starts with the gateway’s record, and sends the form’s fields as they came or as typed, id and updateTime', async () => {
    const { type, save, id } = await openForm()
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Corner')
    expect(screen.getByLabelText(/^Phone/)).toHaveValue('13800138000')
    expect(screen.queryByLabelText(/^No\./)).toBeNull()
    await type(/^Name/, ' Corner shop ')
    await save()
    await waitFor(() => expect(address()).toBe(`${path}/${id}/show`))
    expect(sentTo('PUT', path)).toHaveLength(1)
    expect(sentTo('PUT', path)[0]?.body).toEqual({
      id: Number(id),
      nick: ' Corner shop ',
      phone: '13800138000',
      updateTime: before,
    })
    expect(sentTo('PUT', path)[0]?.headers.get('Idempotency-Key')).toMatch(/^[\da-f]{32}$/)
    expect(await screen.findByText('Store saved')).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Store Corner shop' })).toBeVisible()
  })

  it('names a missing field, and sends nothing', async () => {
    const { type, save } = await openForm()
    await type(/^Name/, '')
    await save()
    expect(await screen.findByText('Name is required')).toBeVisible()
    expect(screen.getByLabelText(/^Name/)).toHaveFocus()
    expect(sentTo('PUT')).toEqual([])
  })

  it('sends nothing when nothing was changed', async () => {
    const { save, id } = await openForm()
    await save()
    await waitFor(() => expect(address()).toBe(`${path}/${id}/show`))
    expect(await screen.findByText(/No changes, so nothing was sent/)).toBeVisible()
    expect(sentTo('PUT')).toEqual([])
  })

  it('E1: is sent once on Enter and double click', async () => {
    const { type, user, id } = await openForm()
    await type(/^Name/, 'Twice')
    await user.type(screen.getByLabelText(/^Name/), '{Enter}{Enter}')
    const button = screen.queryByRole('button', { name: /^(Save|Sending…)$/ })
    if (button) await user.dblClick(button)
    await waitFor(() => expect(address()).toBe(`${path}/${id}/show`))
    expect(sentTo('PUT', path)).toHaveLength(1)
  })

  it('opens from the row and from the record’s page', async () => {
    const { user } = await renderApp({ at: path })
    await screen.findByText('40 in total')
    const row = screen.getAllByRole('row')[1]!
    const link = await within(row).findByRole('link', { name: /^Edit store / })
    expect(link.getAttribute('href')).toMatch(/^#\/store\/store\/\d+$/)
    await user.click(within(row).getAllByRole('link')[0]!)
    await user.click(await screen.findByRole('link', { name: 'Edit' }))
    expect(await screen.findByRole('heading', { name: /^Edit store / })).toBeVisible()
  })

  it('§6: is hidden without the permission, and its address leads to /401', async () => {
    await renderApp({ as: 'auditor', at: path })
    await screen.findAllByRole('row')
    expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull()
    window.location.hash = `${path}/1`
    await waitFor(() => expect(address()).toBe('/401'))
  })
})

describe('E10: a refusal', () => {
  const refused = (msg: string) =>
    server.use(http.put(`*${path}`, () => HttpResponse.json({ code: 500, msg }), { once: true }))

  it.each([
    ['nick cannot empty', /^Name/],
    ['This phone is taken already', /^Phone/],
    ['Name: not allowed', /^Name/],
  ])('with the text “%s” is shown at its field', async (msg, label) => {
    const { type, save } = await openForm()
    await type(/^Name/, 'Other')
    refused(msg)
    await save()
    expect(await screen.findAllByText(msg)).toHaveLength(1)
    expect(screen.getByLabelText(label)).toBeInvalid()
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(msg)
    expect(screen.getByLabelText(label)).toHaveFocus()
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Other')
  })

  it.each([
    ['balance too low'],
    ['nick and phone do not fit'],
    ['<b>surname</b>[0].x'],
    ['nickel'],
  ])(
    'that names no single field of the form, “%s”, is shown above the buttons as text',
    async (msg) => {
      const { type, save } = await openForm()
      await type(/^Name/, 'Other')
      refused(msg)
      await save()
      expect(await screen.findByRole('alert')).toHaveTextContent(msg)
      expect(screen.getByLabelText(/^Name/)).not.toBeInvalid()
      expect(screen.getByLabelText(/^Name/)).toHaveValue('Other')
    },
  )

  it('can be corrected and sent again, as another intent', async () => {
    const { type, save, id } = await openForm()
    await type(/^Name/, 'Other')
    refused('nick is taken')
    await save()
    await screen.findByText('nick is taken')
    await type(/^Name/, 'Another')
    await save()
    await waitFor(() => expect(address()).toBe(`${path}/${id}/show`))
    const [first, second] = sentTo('PUT', path)
    expect(second?.headers.get('Idempotency-Key')).not.toBe(first?.headers.get('Idempotency-Key'))
  })

  it('E22: of a record deleted meanwhile keeps the input and shows the way to the list', async () => {
    const { type, save, sandbox, id } = await openForm()
    await type(/^Name/, 'Too late')
    await sandbox.db.query('delete from st_store where id = $1', [id])
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent('does not exist')
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Too late')
    expect(screen.getAllByRole('link', { name: 'Stores' }).length).toBeGreaterThan(0)
    expect(sentTo('PUT')).toEqual([])
  })
})

describe('E2: an answer that never came', () => {
  it('is success when the record shows the values', async () => {
    const { type, save, sandbox, id } = await openForm()
    const lost = http.put(`*${path}`, async () => {
      await sandbox.db.query(
        `update st_store set nick = 'Arrived', update_time = update_time + interval '1 minute'
         where id = $1`,
        [id],
      )
      return HttpResponse.error()
    })
    server.use(lost)
    await type(/^Name/, 'Arrived')
    await save()
    await waitFor(() => expect(address()).toBe(`${path}/${id}/show`))
    expect(await screen.findByText('Store saved')).toBeVisible()
    expect(sentTo('PUT', path)).toHaveLength(1)
  })

  it('is unknown while the record does not; saving again repeats the same intent', async () => {
    const { type, save, user, id } = await openForm()
    server.use(http.put(`*${path}`, () => HttpResponse.error(), { once: true }))
    await type(/^Name/, 'Late')
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent('They may still arrive')
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Check again' })).toBeEnabled())
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Late')
    expect(sentTo('PUT', path)).toHaveLength(1)
    await save()
    await waitFor(() => expect(address()).toBe(`${path}/${id}/show`))
    const [first, second] = sentTo('PUT', path)
    expect(second?.body).toEqual(first?.body)
    expect(second?.headers.get('Idempotency-Key')).toBe(first?.headers.get('Idempotency-Key'))
  })
})

it('a new store is added through the same form', async () => {
  const { user } = await renderApp({ at: `${path}/create` })
  await user.type(await screen.findByLabelText(/^Name/), 'Brand new')
  await user.type(screen.getByLabelText(/^Phone/), '13912345678')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(address()).toMatch(/^\/store\/store(\?|$)/))
  expect(sentTo('POST', path)[0]?.body).toEqual({ nick: 'Brand new', phone: '13912345678' })
})

describe('a stored amount with more places than the form takes', () => {
  it('E12: keeps its places until it is changed; too many places are not sent', async () => {
    const amount = '0.123456789012345678'
    let id = ''
    const { user } = await renderApp({
      given: async ({ db, insert }) => {
        id = await insert(aMerchant())
        await db.query('update st_user set charge_fee = $1::numeric where id = $2', [amount, id])
        server.use(http.put('*/store/user', () => HttpResponse.json({ code: 200 })))
      },
    })
    window.location.hash = `/store/user/${id}`
    const fee = await screen.findByLabelText(/^Deposit fee/)
    expect(fee).toHaveValue(amount)
    await user.type(screen.getByLabelText(/^Telegram/), 'x')
    await user.type(fee, '9')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/at most 6 decimal/i)).toBeVisible()
    expect(sentTo('PUT')).toEqual([])
    await user.type(fee, '{Backspace}')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sentTo('PUT', '/store/user')).toHaveLength(1))
    expect(sentTo('PUT', '/store/user')[0]?.body).toMatchObject({ chargeFee: amount })
  })
})
