import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { type TestSandbox } from '@/sandbox/forTests'
import { aStore } from '@/tests/support/records'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { address, renderApp } from '@/tests/support/renderApp'

const path = '/store/store'
const filtered = `${path}?filter={"nick":"Doomed"}`

/** A list of one store without references. */
async function openList(as = 'admin') {
  let id = ''
  const app = await renderApp({
    as,
    at: filtered,
    given: async ({ insert }) => {
      id = await insert(aStore({ nick: 'Doomed' }))
    },
  })
  await screen.findByText('1 in total')
  return { ...app, id }
}

async function openQuestion() {
  const app = await openList()
  await app.user.click(screen.getByRole('button', { name: 'Delete store Doomed' }))
  const dialog = within(await screen.findByRole('dialog'))
  const confirm = await dialog.findByRole('button', { name: 'Delete' })
  return { ...app, dialog, confirm }
}

async function isThere({ db }: TestSandbox, id: string): Promise<boolean> {
  return (await db.query('select 1 from st_store where id = $1', [id])).length === 1
}

describe('deleting one record', () => {
  it('asks first, over freshly read facts, with the harmless answer in focus', async () => {
    const { dialog, sandbox, id } = await openQuestion()
    expect(dialog.getByRole('heading')).toHaveTextContent('Are you sure to delete store Doomed?')
    expect(dialog.getByText('13800138000')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    expect(sentTo('GET', `${path}/${id}`)).toHaveLength(1)
    expect(sentTo('DELETE')).toEqual([])
    expect(await isThere(sandbox, id)).toBe(true)
  })

  it('deletes once, even at a double click, and the row is gone', async () => {
    const { user, confirm, sandbox, id } = await openQuestion()
    await user.dblClick(confirm)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sentTo('DELETE')).toHaveLength(1)
    expect(sentTo('DELETE')[0]?.path).toBe(`${path}/${id}`)
    expect(await isThere(sandbox, id)).toBe(false)
    expect(await screen.findByText(/ deleted$/)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Doomed' })).toBeNull())
  })

  it('changes nothing when the operator declines', async () => {
    const { user, dialog, sandbox, id } = await openQuestion()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sentTo('DELETE')).toEqual([])
    expect(await isThere(sandbox, id)).toBe(true)
  })

  it('says why the gateway refuses, and the record stays', async () => {
    const { user } = await renderApp({ at: `${path}?filter={"nick":"Aurora"}` })
    const [aurora] = await screen.findAllByRole('button', { name: /^Delete store Aurora/ })
    await user.click(aurora!)
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: 'Delete' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('is still in use')
    expect(sentTo('DELETE')).toHaveLength(1)
  })

  it('E2: without an answer is done when the record is gone', async () => {
    const { user, confirm, sandbox, id } = await openQuestion()
    const lost = http.delete(`*${path}/${id}`, async () => {
      await sandbox.db.query('delete from st_store where id = $1', [id])
      return HttpResponse.error()
    })
    server.use(lost)
    await user.click(confirm)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText(/ deleted$/)).toBeVisible()
    expect(sentTo('DELETE')).toHaveLength(1)
  })

  it('from the record’s page leads back to the list', async () => {
    const { user, id } = await openList()
    await user.click(document.querySelector(`tr[data-id="${id}"] a[href$="/show"]`)!)
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(address()).toMatch(/^\/store\/store\?/))
    expect(await screen.findByText(/No stores match these filters/)).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('§6: is not offered without the permission', async () => {
    await openList('auditor')
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull()
    expect(screen.queryByRole('checkbox', { name: /^Select/ })).toBeNull()
  })

  it('asks in Chinese in the Chinese portal', async () => {
    const { user } = await renderApp({
      at: filtered,
      language: 'zh-CN',
      given: ({ insert }) => insert(aStore({ nick: 'Doomed' })),
    })
    await user.click(await screen.findByRole('button', { name: '删除 商户 Doomed' }))
    expect(await screen.findByText('确定要删除商户 Doomed？')).toBeVisible()
  })
})
