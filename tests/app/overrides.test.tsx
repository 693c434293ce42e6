import { renderHook, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import type * as Pages from '@/app/pages'
import { pages } from '@/app/pages'
import { ownPagesOf } from '@/engine/pages/MenuPages'
import type * as Resources from '@/resources'
import { defineResource, f } from '@/engine/declare'
import { aStore } from '@/tests/support/records'
import { ownPart } from '@/engine/kinds/view/parts'
import type * as Parts from '@/app/parts'
import { parts } from '@/app/parts'
import { KindViewsContext, useFieldView } from '@/engine/kinds/view/kindView'
import { kindViews } from '@/engine/kinds/views'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { address, renderApp } from '@/tests/support/renderApp'
import { openFilters } from '@/tests/support/openFilters'

vi.mock('@/resources', async (load) => {
  const { resources } = await load<typeof Resources>()
  const { plantedStore } = await import('@/tests/support/planted/plantedStore')
  const others = resources.filter(({ path }) => (path as string) !== plantedStore.path)
  return { resources: [...others, plantedStore] }
})

vi.mock('@/app/parts', async (load) => {
  const { parts } = await load<typeof Parts>()
  const planted = await import('@/tests/support/planted/plantedParts')
  return {
    parts: {
      cell: { ...parts.cell, plantedCell: planted.plantedCell },
      input: { ...parts.input, plantedInput: planted.PlantedInput },
      filter: { ...parts.filter, plantedFilter: planted.PlantedFilter },
      section: { ...parts.section, plantedSection: planted.PlantedSection },
    },
  }
})

vi.mock('@/app/pages', async (load) => {
  const { pages } = await load<typeof Pages>()
  const { PlantedPage } = await import('@/tests/support/planted/plantedParts')
  return { pages: { ...pages, plantedPage: PlantedPage } }
})

const path = '/store/store'

async function openStore(suffix = '') {
  let id = ''
  const app = await renderApp({
    given: async ({ insert }) => {
      id = await insert(aStore({ nick: 'Corner', phone: '13800138000' }))
    },
  })
  window.location.hash = suffix === 'list' ? `${path}?filter={"nick":"Corner"}` : path + suffix
  const open = (to: string) => {
    window.location.hash = `${path}/${id}${to}`
  }
  return { ...app, id, open }
}

describe('a custom part', () => {
  it('renders the cells of its field, with the record, and nothing else', async () => {
    await openStore('list')
    const row = (await screen.findByText('1 in total')).closest('section') as HTMLElement
    const cell = within(row).getByRole('button', { name: 'Nick is Corner, called 13800138000' })
    // a cell with something to click is never inside the row's link
    expect(cell.closest('a')).toBeNull()
    expect(within(row).getByRole('cell', { name: '13800138000' })).toBeVisible()
  })

  it('leaves the record’s page and its decisions to the kind', async () => {
    const { open, id, user } = await openStore()
    open('/show')
    await screen.findByRole('heading', { name: `Planted store ${id}` })
    expect(await screen.findByText('Corner')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Greet' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByText('Corner')).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Nick is/ })).toBeNull()
  })

  it('is the input of its field in a form, which still checks it; the other fields stay', async () => {
    const { open, user, id } = await openStore()
    open('')
    const phone = await screen.findByLabelText(/^Phone with its country/)
    expect(phone).toHaveValue('13800138000')
    await user.type(screen.getByLabelText(/^Nick/), ' shop')
    await user.type(phone, 'x')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Invalid phone')).toBeVisible()
    expect(sentTo('PUT')).toEqual([])
    await user.clear(phone)
    await user.type(phone, '+8613800138000')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sentTo('PUT', path)).toHaveLength(1))
    expect(sentTo('PUT', path)[0]?.body).toMatchObject({
      id: Number(id),
      nick: 'Corner shop',
      phone: '+8613800138000',
    })
  })

  it('is the filter of its field, sent like every filter', async () => {
    const { user } = await renderApp({ at: path })
    await screen.findByText('40 in total')
    await openFilters(user)
    await user.click(screen.getByLabelText('Phone of Beijing'))
    await user.type(screen.getByLabelText('Nick'), 'e{Enter}')
    await waitFor(() =>
      expect(sentTo('GET', `${path}/list`).at(-1)?.query).toMatchObject({
        phone: '010',
        nick: 'e',
      }),
    )
    expect(decodeURIComponent(address())).toContain('"phone":"010"')
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement)
    await waitFor(() => expect(screen.getByLabelText('Phone of Beijing')).not.toBeChecked())
  })

  it('is a section above the list, and below the record’s fields', async () => {
    const { open, id } = await openStore('list')
    expect(await screen.findByText('All Planted store')).toBeVisible()
    open('/show')
    expect(await screen.findByText(`All of Planted store ${id}`)).toBeVisible()
    expect(screen.getByText('Corner')).toBeVisible()
  })
})

it('a custom page replaces the declared one, under the same permission', async () => {
  await renderApp({ at: `${path}/create` })
  expect(await screen.findByRole('heading', { name: 'A page for plantedStore' })).toBeVisible()
  window.location.hash = path
  expect(await screen.findByText('40 in total')).toBeVisible()
})

it('a custom page is /401 without the permission', async () => {
  await renderApp({ as: 'auditor', at: `${path}/create` })
  await waitFor(() => expect(address()).toBe('/401'))
})

it('a custom call replaces the declared one, once', async () => {
  const { open, user, id } = await openStore()
  server.use(http.post('*/store/greetings/:id', () => HttpResponse.json({ code: 200 })))
  open('/show')
  await user.click(await screen.findByRole('button', { name: 'Greet' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.dblClick(await dialog.findByRole('button', { name: 'Greet' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const writes = sentTo().filter(({ method }) => method !== 'GET')
  expect(writes.map((call) => `${call.method} ${call.path}`)).toEqual([
    `POST /store/greetings/${id}`,
  ])
  expect(writes[0]?.headers.get('Idempotency-Key')).toMatch(/^[\da-f]{32}$/)
})

describe('a name that no part has', () => {
  const lost = defineResource('lost', {
    path: '/x',
    component: 'x/index',
    permissions: 'x',
    title: 'id',
    fields: { id: f.id(), note: f.text() },
    override: {
      cell: { note: 'countdwn' },
      section: { show: 'constructor' },
      page: { show: 'tradeDetail' },
    },
  })

  it('is reported with its place, the place to add it, and the names there are', () => {
    expect(() => ownPart(parts, lost, 'cell', 'note')).toThrow(
      "Resource 'lost' names 'countdwn' in override.cell.note, which is not among the parts of the app: add it there, or name one that is (dictDataLink, loggedRecord, countdown, plantedCell)",
    )
    expect(() => ownPart(parts, lost, 'section', 'show')).toThrow(
      "'constructor' in override.section.show, which is not among the parts of the app",
    )
  })

  it('of a page is reported, too', () => {
    expect(() => ownPagesOf(lost, pages)).toThrow(
      "'tradeDetail' in override.page.show, which is not among the pages of the app: add it there, or name one that is (genEdit, genPreview, tradeDetails, plantedPage)",
    )
  })

  it('leaves the other fields alone', () => {
    const { result } = renderHook(useFieldView, {
      wrapper: ({ children }) => <KindViewsContext value={kindViews}>{children}</KindViewsContext>,
    })
    const viewFor = result.current
    expect(viewFor(lost, 'id')?.field).toBe(lost.fields.id)
    expect(viewFor(lost, 'nothing')).toBeUndefined()
  })
})
