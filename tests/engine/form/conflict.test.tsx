import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { type TestSandbox } from '@/sandbox/forTests'
import { aStore } from '@/tests/support/records'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { address, renderApp } from '@/tests/support/renderApp'

const path = '/store/store'

/** The form over a store that someone else changes once it is open. */
async function openForm() {
  let id = ''
  const app = await renderApp({
    given: async ({ insert }) => {
      id = await insert(aStore({ nick: 'Corner', phone: '13800138000' }))
    },
  })
  window.location.hash = `${path}/${id}`
  await screen.findByRole('heading', { name: 'Edit store Corner' })
  const type = async (label: RegExp, text: string) => {
    await app.user.clear(screen.getByLabelText(label))
    await app.user.type(screen.getByLabelText(label), text)
  }
  const save = () => app.user.click(screen.getByRole('button', { name: 'Save' }))
  const comparison = async () => within(await screen.findByRole('dialog'))
  return { ...app, id, type, save, comparison }
}

async function someoneWrites({ db }: TestSandbox, id: string, sets: string) {
  await db.query(
    `update st_store set ${sets}, update_time = update_time + interval '1 minute' where id = $1`,
    [id],
  )
}

async function stored({ db }: TestSandbox, id: string) {
  const [row] = await db.query('select nick, phone from st_store where id = $1', [id])
  return row
}

const cells = (row: HTMLElement | null) =>
  within(row!)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

describe('E6: two editors of one record', () => {
  it('the second sees original, theirs and yours, and nothing was sent', async () => {
    const { type, save, comparison, sandbox, id } = await openForm()
    await type(/^Name/, 'Mine')
    await someoneWrites(sandbox, id, `nick = 'Theirs', phone = '13911112222'`)
    await save()
    const dialog = await comparison()
    expect(dialog.getByRole('heading')).toHaveTextContent('Someone else has changed this record')
    expect(dialog.getByText(/It was changed at 2026-06-30 12:00:00/)).toBeVisible()
    const name = dialog.getByRole('rowheader', { name: 'Name' }).closest('tr')
    expect(cells(name)).toEqual(['Corner', 'Theirs', 'Mine'])
    const phone = dialog.getByRole('rowheader', { name: 'Phone' }).closest('tr')
    expect(cells(phone)).toEqual(['13800138000', '13911112222', '13800138000'])
    expect(sentTo('PUT')).toEqual([])
    expect(await stored(sandbox, id)).toEqual({ nick: 'Theirs', phone: '13911112222' })
  })

  it('chooses field by field: a contested field must be chosen, theirs alone is taken', async () => {
    const { type, save, comparison, user, sandbox, id } = await openForm()
    await type(/^Name/, 'Mine')
    await someoneWrites(sandbox, id, `nick = 'Theirs', phone = '13911112222'`)
    await save()
    const dialog = await comparison()
    expect(dialog.getByRole('button', { name: 'Save these choices' })).toBeDisabled()
    expect(dialog.getByRole('radio', { name: 'Phone: Theirs' })).toBeChecked()
    await user.click(dialog.getByRole('radio', { name: 'Name: Yours' }))
    await user.click(dialog.getByRole('button', { name: 'Save these choices' }))
    await waitFor(() => expect(address()).toBe(`${path}/${id}/show`))
    expect(sentTo('PUT', path)).toHaveLength(1)
    expect(sentTo('PUT', path)[0]?.body).toEqual({
      id: Number(id),
      nick: 'Mine',
      phone: '13911112222',
      updateTime: '2026-06-30 12:00:00',
    })
    expect(await stored(sandbox, id)).toEqual({ nick: 'Mine', phone: '13911112222' })
  })

  it('keeps all of mine at one click', async () => {
    const { type, save, comparison, user, sandbox, id } = await openForm()
    await type(/^Name/, 'Mine')
    await someoneWrites(sandbox, id, `nick = 'Theirs', phone = '13911112222'`)
    await save()
    const dialog = await comparison()
    await user.click(dialog.getByRole('button', { name: 'Keep all mine' }))
    await user.click(dialog.getByRole('button', { name: 'Save these choices' }))
    await waitFor(() => expect(address()).toBe(`${path}/${id}/show`))
    expect(await stored(sandbox, id)).toEqual({ nick: 'Mine', phone: '13800138000' })
  })

  it('takes all of theirs without writing anything', async () => {
    const { type, save, comparison, user, sandbox, id } = await openForm()
    await type(/^Name/, 'Mine')
    await someoneWrites(sandbox, id, `nick = 'Theirs'`)
    await save()
    const dialog = await comparison()
    await user.click(dialog.getByRole('button', { name: 'Take all theirs' }))
    await user.click(dialog.getByRole('button', { name: 'Save these choices' }))
    await waitFor(() => expect(address()).toBe(`${path}/${id}/show`))
    expect(sentTo('PUT')).toEqual([])
    expect(await stored(sandbox, id)).toEqual({ nick: 'Theirs', phone: '13800138000' })
  })

  it('goes back to the form with all input', async () => {
    const { type, save, comparison, user, sandbox, id } = await openForm()
    await type(/^Name/, 'Mine')
    await someoneWrites(sandbox, id, `nick = 'Theirs'`)
    await save()
    const dialog = await comparison()
    await user.click(dialog.getByRole('button', { name: 'Back to the form' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Mine')
    await save()
    expect((await comparison()).getByText('Theirs', { selector: 'bdi' })).toBeVisible()
    expect(sentTo('PUT')).toEqual([])
  })

  it('is asked again when the record changes once more', async () => {
    const { type, save, comparison, user, sandbox, id } = await openForm()
    await type(/^Name/, 'Mine')
    await someoneWrites(sandbox, id, `nick = 'Second'`)
    await save()
    const dialog = await comparison()
    await user.click(dialog.getByRole('radio', { name: 'Name: Yours' }))
    await someoneWrites(sandbox, id, `nick = 'Third'`)
    await user.click(dialog.getByRole('button', { name: 'Save these choices' }))
    const again = await screen.findByText('Third')
    expect(cells(again.closest('tr'))).toEqual(['Second', 'Third', 'Mine'])
    expect(sentTo('PUT')).toEqual([])
  })
})

describe('code 409', () => {
  it('of a record that changed between reading and writing opens the comparison', async () => {
    const { type, save, comparison, sandbox, id } = await openForm()
    await type(/^Name/, 'Mine')
    const raced = http.put(`*${path}`, async () => {
      await someoneWrites(sandbox, id, `nick = 'Theirs'`)
      return HttpResponse.json({ code: 409, msg: 'stale' })
    })
    server.use(raced)
    await save()
    const name = (await comparison()).getByRole('rowheader', { name: 'Name' }).closest('tr')
    expect(cells(name)).toEqual(['Corner', 'Theirs', 'Mine'])
    expect(sentTo('PUT')).toHaveLength(1)
  })

  it('of an unchanged record is a refusal in the gateway’s words', async () => {
    const { type, save } = await openForm()
    await type(/^Name/, 'Mine')
    server.use(http.put(`*${path}`, () => HttpResponse.json({ code: 409, msg: 'busy elsewhere' })))
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent('busy elsewhere')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Mine')
  })
})

it('a record to which the other wrote the same is saved without sending', async () => {
  const { type, save, sandbox, id } = await openForm()
  await type(/^Name/, 'Same')
  await someoneWrites(sandbox, id, `nick = 'Same'`)
  await save()
  await waitFor(() => expect(address()).toBe(`${path}/${id}/show`))
  expect(sentTo('PUT')).toEqual([])
})
