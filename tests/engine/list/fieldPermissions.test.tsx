import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import type * as settings from '@/engine/config'
import type * as Resources from '@/resources'
import { type TestSandbox } from '@/sandbox/forTests'
import { aMerchant } from '@/tests/support/records'
import { stripPrefix } from '@/sandbox/request/stripPrefix'
import { bytesOf, catchDownloads, downloaded } from '@/tests/support/files/downloads'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { phonePermission } from '@/tests/support/planted/plantedContact'
import { readCsv } from '@/tests/support/files/readCsv'
import { address, renderApp } from '@/tests/support/renderApp'
import { openFilters } from '@/tests/support/openFilters'

vi.mock('@/resources', async (load) => {
  const { resources } = await load<typeof Resources>()
  const { plantedContact } = await import('@/tests/support/planted/plantedContact')
  const others = resources.filter(({ path }) => (path as string) !== plantedContact.path)
  return { resources: [...others, plantedContact] }
})

// every step reads again
vi.mock('@/engine/config', async (original) => {
  const { config, ...rest } = await original<typeof settings>()
  return { ...rest, config: { ...config, accessStaleMs: 0, accessPauseMs: 0 } }
})

catchDownloads()

const path = '/store/user'
const phone = '13811112222'
const wanted =
  '?filter={"nick":"Corner","phone":"138"}&sort=phone&order=DESC&columns=nick,phone,telegram'
const patient = { timeout: 10_000 }

type Told = { readonly data: { readonly permissions: readonly string[] } }
type Held = { readonly permissions: readonly string[] }

/** The auditor, who may also change merchants, with the permissions in `held`. */
async function open(held: Held, { as = 'auditor', at = '' } = {}) {
  let id = ''
  const app = await renderApp({
    as,
    at: async ({ db, insert }) => {
      const query = `insert into sys_role_menu select $1::bigint, menu_id from sys_menu where perms = $2`
      await db.query(query, [2, 'store:user:edit'])
      id = await insert(aMerchant({ nick: 'Corner', phone }))
      return `${path}${at.replace('{id}', id)}`
    },
    given: async (sandbox) => server.use(http.get('*/getInfo', holding(sandbox, held))),
  })
  return { ...app, id }
}

/** Answers as the sandbox does, with further permissions. */
function holding({ fetch }: TestSandbox, held: Held) {
  return async ({ request }: { request: Request }) => {
    const answer = await fetch(await stripPrefix(request, '/prod-api'))
    const { data, ...rest } = (await answer.json()) as Told
    const permissions = [...data.permissions, ...held.permissions]
    return HttpResponse.json({ ...rest, data: { ...data, permissions } })
  }
}

const without: Held = { permissions: [] }
const withIt: Held = { permissions: [phonePermission] }
const isSaid = () => document.body.textContent?.includes(phone)
const headings = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent)
const rowOf = async (name: string) =>
  (await screen.findByRole('link', { name })).closest('tr') as HTMLElement
const lastQuery = () => sentTo('GET', `${path}/list`).at(-1)?.query

/** A field of the form once it is open for input. */
async function openField(label: string) {
  await waitFor(() => expect(screen.getByLabelText(label)).toBeEnabled())
  return screen.getByLabelText(label)
}

async function exported({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  const dialog = within(await screen.findByRole('dialog', {}, patient))
  const isGatewayFile = dialog.queryByRole('radio', { name: /gateway/i }) !== null
  const question = document.querySelector('dl.wd-export-matter')?.textContent
  await user.click(dialog.getByRole('radio', { name: /^CSV/ }))
  await user.click(dialog.getByRole('button', { name: 'Export' }))
  await waitFor(() => expect(downloaded()).toHaveLength(1), patient)
  const text = new TextDecoder().decode(await bytesOf(downloaded()[0]!.file))
  return { head: readCsv(text)[0]?.join(), text, isGatewayFile, question }
}

describe('§6: a field whose permission is missing', () => {
  it('is no column, filter or order of the list, even by its address, nor in its file', async () => {
    const app = await open(without, { at: wanted })
    await rowOf('Corner')
    await openFilters(app.user)
    expect(headings()).toEqual(expect.arrayContaining(['Nick', 'Telegram']))
    expect(headings().join()).not.toMatch(/Phone|Contact/)
    expect(screen.queryByLabelText('Phone')).toBeNull()
    expect(screen.getByLabelText('Nick')).toHaveValue('Corner')
    expect(lastQuery()).toMatchObject({ nick: 'Corner' })
    expect(lastQuery()).not.toHaveProperty('phone')
    expect(lastQuery()).not.toHaveProperty('orderByColumn')
    const { head, text, isGatewayFile, question } = await exported(app)
    expect(head).toMatch(/Nick,Telegram$/)
    expect(text).toContain('Corner')
    expect(text).not.toMatch(/138|Phone/)
    expect(question).not.toMatch(/138|Phone/)
    // the columns of the gateway's own file are unknown
    expect(isGatewayFile).toBe(false)
  })

  it('is not on the record’s page, nor in its form, and is not sent', async () => {
    const { user, id } = await open(without, { at: '/{id}/show' })
    await screen.findByRole('heading', { name: 'Planted contact Corner' })
    expect(isSaid()).toBe(false)
    expect(screen.queryByText('Phone')).toBeNull()
    expect(screen.queryByText('Contact')).toBeNull()
    await act(async () => {
      window.location.hash = `${path}/${id}`
    })
    await user.type(await openField('Telegram'), 'corner')
    expect(screen.queryByLabelText('Phone')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sentTo('PUT', path)).toHaveLength(1))
    expect(sentTo('PUT', path)[0]?.body).not.toHaveProperty('phone')
    await waitFor(() => expect(address()).toBe(`${path}/${id}/show`))
    expect(isSaid()).toBe(false)
  })
})

describe('§6: the same field with its permission', () => {
  it.each([
    ['by name', withIt, 'auditor'],
    ['as *:*:*', without, 'admin'],
  ])('is in list, address and file: %s', async (_how, held, as) => {
    const app = await open(held, { as, at: wanted })
    const row = await rowOf('Corner')
    expect(row).toHaveTextContent(phone)
    await openFilters(app.user)
    expect(screen.getByLabelText('Phone')).toHaveValue('138')
    expect(lastQuery()).toMatchObject({ phone: '138', orderByColumn: 'phone' })
    const { head, text, isGatewayFile } = await exported(app)
    expect(head).toMatch(/Nick,Phone,Telegram$/)
    expect(text).toContain(phone)
    expect(isGatewayFile).toBe(true)
  })

  it('comes and goes with the permission while pages are open; the input stays when it is lost', async () => {
    const held = { permissions: [] as string[] }
    const { user, id } = await open(held, { at: '?filter={"nick":"Corner"}' })
    await rowOf('Corner')
    expect(isSaid()).toBe(false)
    held.permissions = [phonePermission]
    const step = (to: string) => act(async () => void (window.location.hash = `${path}${to}`))
    await step('?filter={"nick":"Corner"}&page=1')
    await screen.findByText(phone)
    expect(headings().join()).toMatch(/Phone.*Contact/)

    await step(`/${id}`)
    await user.type(await openField('Telegram'), 'typed')
    expect(screen.getByLabelText('Phone')).toHaveValue(phone)
    held.permissions = []
    await step(`/${id}?again`)
    await waitFor(() => expect(screen.queryByLabelText('Phone')).toBeNull())
    expect(screen.getByLabelText('Telegram')).toHaveValue('typed')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sentTo('PUT', path)).toHaveLength(1))
    expect(sentTo('PUT', path)[0]?.body).toMatchObject({ telegram: 'typed' })
    expect(sentTo('PUT', path)[0]?.body).not.toHaveProperty('phone')
  })
})
