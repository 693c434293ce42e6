import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import type * as Resources from '@/resources'
import { knownSecondPassword } from '@/sandbox'
import { type TestSandbox } from '@/sandbox/forTests'
import { aMerchant } from '@/tests/support/records'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { renderApp } from '@/tests/support/renderApp'

vi.mock('@/resources', async (load) => {
  const { resources } = await load<typeof Resources>()
  const { plantedMerchant } = await import('@/tests/support/planted/plantedMerchant')
  const others = resources.filter(({ path }) => (path as string) !== plantedMerchant.path)
  return { resources: [...others, plantedMerchant] }
})

const path = '/store/user'

/** A list of one enabled merchant. */
async function openList({ as = 'admin', count = 1 } = {}) {
  const ids: string[] = []
  const app = await renderApp({
    as,
    at: `${path}?filter={"nick":"Corner"}&sort=id&order=ASC&page=1&perPage=20`,
    given: async ({ insert }) => {
      for (let number = 0; number < count; number++) {
        ids.push(
          await insert(aMerchant({ nick: `Corner ${number}`, email: `c${number}@example.com` })),
        )
      }
    },
  })
  await screen.findByText(`${count} in total`)
  return { ...app, ids, id: ids[0] ?? '' }
}

const theSwitch = () => screen.getByRole('switch', { name: 'Status Planted merchant Corner 0' })

async function statusOf({ db }: TestSandbox, id: string) {
  const [row] = await db.query('select status from st_user where id = $1', [id])
  return row?.['status']
}

async function press(user: Awaited<ReturnType<typeof openList>>['user']) {
  await user.click(theSwitch())
  return within(await screen.findByRole('dialog'))
}

describe('§4 the switch of a user’s status', () => {
  it('moves, asks with freshly read facts, and sends one call', async () => {
    const { user, sandbox, id } = await openList()
    const element = theSwitch()
    expect(element).toBeChecked()
    const dialog = await press(user)
    expect(element).not.toBeChecked()
    await waitFor(() =>
      expect(dialog.getByRole('heading')).toHaveTextContent(/Are you sure to freeze .*Corner 0\?/),
    )
    expect(sentTo('PUT')).toEqual([])
    await user.dblClick(await dialog.findByRole('button', { name: 'Freeze' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sentTo('PUT').map((call) => call.path)).toEqual([`${path}/freeze/${id}`])
    expect(await statusOf(sandbox, id)).toBe('1')
    await waitFor(() => expect(theSwitch()).not.toBeChecked())
    await waitFor(() => expect(screen.getByText(/ frozen$/)).toBeVisible())
  })

  it('flips back when the operator declines', async () => {
    const { user, sandbox, id } = await openList()
    const dialog = await press(user)
    await user.click(await dialog.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(theSwitch()).toBeChecked()
    expect(sentTo('PUT')).toEqual([])
    expect(await statusOf(sandbox, id)).toBe('0')
  })

  it('shows the gateway’s value and its reason after a refusal', async () => {
    const { user, sandbox, id } = await openList()
    const dialog = await press(user)
    const freeze = await dialog.findByRole('button', { name: 'Freeze' })
    // somebody else is faster while the decision is on its way
    const overtake = async () => {
      await sandbox.db.query(`update st_user set status = '1' where id = $1`, [id])
    }
    server.use(http.put(`*${path}/freeze/${id}`, overtake, { once: true }))
    await user.click(freeze)
    expect(await dialog.findByRole('alert')).toHaveTextContent('This user is already frozen')
    expect(sentTo('PUT')).toHaveLength(1)
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(theSwitch()).not.toBeChecked())
  })

  it('§6: is a tag for an operator who lacks the permission', async () => {
    await openList({ as: 'auditor' })
    expect(screen.queryByRole('switch')).toBeNull()
    expect(screen.getByText('Enabled')).toHaveClass('wd-tag')
  })

  it('is on the record’s page too, where it is no button', async () => {
    const { user, sandbox, id } = await openList()
    await user.click(document.querySelector(`tr[data-id="${id}"] a[href$="/show"]`)!)
    await screen.findByRole('heading', { name: 'Planted merchant Corner 0' })
    await waitFor(() => expect(theSwitch()).toBeChecked())
    expect(screen.queryByRole('button', { name: 'Freeze' })).toBeNull()
    const dialog = await press(user)
    await user.click(await dialog.findByRole('button', { name: 'Freeze' }))
    await waitFor(() => expect(theSwitch()).not.toBeChecked())
    expect(await statusOf(sandbox, id)).toBe('1')
  })
})

it('several records are frozen at once, with one call each; one in another state is not sent', async () => {
  const { user, sandbox, ids } = await openList({ count: 3 })
  await sandbox.db.query(`update st_user set status = '1' where id = $1`, [ids[1]])
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(screen.getAllByRole('switch', { checked: true })).toHaveLength(2))
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  await user.click(screen.getByRole('button', { name: 'Freeze' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Freeze' }))
  expect(await dialog.findByText('2 of 3 done')).toBeVisible()
  expect(dialog.getByText('Not sent: Status: Frozen')).toBeVisible()
  expect(sentTo('PUT').map((call) => call.path)).toEqual([
    `${path}/freeze/${ids[0]}`,
    `${path}/freeze/${ids[2]}`,
  ])
})

it('a bulk action with a second password asks once and sends it with each call', async () => {
  const { user, ids } = await openList({ count: 2 })
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  const bar = within(screen.getByRole('region', { name: 'Selected records' }))
  await user.click(bar.getByRole('button', { name: 'Reset keys' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Reset keys' }))
  expect(await dialog.findByText('Second password is required')).toBeVisible()
  await user.type(dialog.getByLabelText(/Second password/), `${knownSecondPassword}{Enter}`)
  expect(await dialog.findByText('2 of 2 done')).toBeVisible()
  expect(sentTo('PUT').map(({ path, body }) => [path, body])).toEqual(
    ids.map((id) => [`${path}/resetKeys/${id}`, { secondPwd: knownSecondPassword }]),
  )
  expect(dialog.queryByLabelText(/Second password/)).toBeNull()
})

it('actions without room in a row are in its menu', async () => {
  const { user, id } = await openList()
  const edit = screen.getByRole('link', { name: 'Edit Planted merchant Corner 0' })
  expect(edit).toHaveAttribute('href', `#${path}/${id}`)
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'More for Planted merchant Corner 0' }))
  const menu = within(await screen.findByRole('menu'))
  expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Reset keys',
    'Reset secret',
    'Delete',
  ])
  await user.keyboard('{ArrowUp}{Enter}')
  expect(await screen.findByText(/Are you sure to delete .*Corner 0\?/)).toBeVisible()
})

describe('a form with sections and conditions', () => {
  async function openForm() {
    const { id, ...app } = await openList()
    window.location.hash = `${path}/${id}`
    await screen.findByRole('heading', { name: 'Edit Planted merchant Corner 0' })
    await waitFor(() => expect(screen.getByLabelText(/^Phone/)).toBeEnabled())
    return { ...app, id }
  }

  it('groups its fields, without read-only ones', async () => {
    await openForm()
    const contact = within(screen.getByRole('group', { name: 'Contact' }))
    expect(contact.getByLabelText(/^Email/)).toHaveValue('c0@example.com')
    expect(screen.getByRole('group', { name: 'Access' })).toBeVisible()
    expect(screen.queryByLabelText(/^Reg time/)).toBeNull()
  })

  it('shows a field only while its condition holds, and does not send a hidden one', async () => {
    const { user, id } = await openForm()
    expect(screen.queryByLabelText(/^Ip whitelist/)).toBeNull()
    await user.clear(screen.getByLabelText(/^Phone/))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sentTo('PUT', path)).toHaveLength(1))
    expect(sentTo('PUT', path)[0]?.body).toEqual({
      id: Number(id),
      nick: 'Corner 0',
      email: 'c0@example.com',
      phone: '',
      apiWithdrawal: 'N',
      updateTime: '2026-06-30 11:59:00',
    })
  })

  it('groups the record’s page alike', async () => {
    const { user, id } = await openList()
    await user.click(document.querySelector(`tr[data-id="${id}"] a[href$="/show"]`)!)
    const contact = (await screen.findByRole('heading', { name: 'Contact' })).closest('section')
    expect(await within(contact!).findByText('c0@example.com')).toBeVisible()
    expect(within(contact!).queryByText('Corner 0')).toBeNull()
  })
})
