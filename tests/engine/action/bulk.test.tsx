import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { aStore } from '@/tests/support/records'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { address, renderApp } from '@/tests/support/renderApp'
import { openFilters } from '@/tests/support/openFilters'

const path = '/store/store'

/** A list of `count` stores without references, ten a page, by name. */
async function openList(count: number) {
  const ids: string[] = []
  const app = await renderApp({
    at: `${path}?filter={"nick":"Bulk"}&page=1&perPage=10&sort=id&order=ASC`,
    given: async ({ insert }) => {
      for (let number = 0; number < count; number++) {
        ids.push(await insert(aStore({ nick: `Bulk ${String(number).padStart(2, '0')}` })))
      }
    },
  })
  await screen.findByText(`${count} in total`)
  const box = (name: string) => screen.findByRole('checkbox', { name: `Select store ${name}` })
  return { ...app, ids, box }
}

const bar = () => within(screen.getByRole('region', { name: 'Selected records' }))

async function openQuestion(user: Awaited<ReturnType<typeof openList>>['user']) {
  await user.click(bar().getByRole('button', { name: 'Delete' }))
  return within(await screen.findByRole('dialog'))
}

const ledger = (dialog: ReturnType<typeof within>) =>
  within(dialog.getByRole('table', { name: 'Results' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)

describe('the selection', () => {
  it('is kept across pages and announced', async () => {
    const { user, box } = await openList(12)
    expect(screen.queryByRole('region', { name: 'Selected records' })).toBeNull()
    await user.click(await box('Bulk 00'))
    expect(bar().getByRole('status')).toHaveTextContent('1 selected')
    await user.click(screen.getByRole('button', { name: 'Go to next page' }))
    await user.click(await box('Bulk 11'))
    expect(bar().getByRole('status')).toHaveTextContent('2 selected')
    await user.click(screen.getByRole('button', { name: 'Go to previous page' }))
    await waitFor(async () => expect(await box('Bulk 00')).toBeChecked())
    expect(await box('Bulk 01')).not.toBeChecked()
  })

  it('selects the page at one click, and unselects it at the next', async () => {
    const { user, box } = await openList(12)
    const all = screen.getByRole('checkbox', { name: 'Select all on this page' })
    await user.click(await box('Bulk 03'))
    expect(all).toBePartiallyChecked()
    await user.click(all)
    expect(bar().getByRole('status')).toHaveTextContent('10 selected')
    expect(all).toBeChecked()
    await user.click(all)
    expect(screen.queryByRole('region', { name: 'Selected records' })).toBeNull()
  })

  it('is reached and turned by the keyboard', async () => {
    const { user, box } = await openList(2)
    const first = await box('Bulk 00')
    first.focus()
    await user.keyboard(' ')
    expect(first).toBeChecked()
    await user.click(bar().getByRole('button', { name: 'Clear the selection' }))
    expect(first).not.toBeChecked()
  })

  it('is cleared by another filter', async () => {
    const { user, box } = await openList(2)
    await user.click(await box('Bulk 00'))
    await openFilters(user)
    await user.type(screen.getByRole('textbox', { name: 'Name' }), ' 00{Enter}')
    await screen.findByText('1 in total')
    expect(screen.queryByRole('region', { name: 'Selected records' })).toBeNull()
    expect(await box('Bulk 00')).not.toBeChecked()
  })

  it('does not open the record’s page', async () => {
    const { user, box } = await openList(1)
    await user.click(await box('Bulk 00'))
    expect(screen.queryByRole('heading', { name: 'Store Bulk 00' })).toBeNull()
  })

  it('is absent without a bulk action', async () => {
    await renderApp({ at: '/store/bill' })
    await screen.findByText('500 in total')
    expect(screen.queryByRole('checkbox', { name: /^Select/ })).toBeNull()
  })
})

describe('deleting many', () => {
  it('asks first, then sends one call each and shows each outcome', async () => {
    const { user, box, ids, sandbox } = await openList(3)
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    const dialog = await openQuestion(user)
    expect(dialog.getByRole('heading')).toHaveTextContent('Are you sure to delete 3 stores?')
    expect(sentTo('DELETE')).toEqual([])
    const used = { code: 409, msg: 'Record is still in use' }
    server.use(http.delete(`*${path}/${ids[1]}`, () => HttpResponse.json(used)))
    await user.dblClick(dialog.getByRole('button', { name: 'Delete' }))
    expect(await dialog.findByText('2 of 3 done')).toBeVisible()
    expect(ledger(dialog)).toEqual([
      'Bulk 00Done',
      'Bulk 01Refused: Record is still in use',
      'Bulk 02Done',
    ])
    expect(sentTo('DELETE').map((call) => call.path)).toEqual(ids.map((id) => `${path}/${id}`))
    const keys = sentTo('DELETE').map((call) => call.headers.get('Idempotency-Key'))
    expect(new Set(keys).size).toBe(3)
    const left = await sandbox.db.query(`select id from st_store where nick like 'Bulk%'`)
    expect(left.map((row) => String(row['id']))).toEqual([ids[1]])
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await screen.findByText('1 in total')
    expect(bar().getByRole('status')).toHaveTextContent('1 selected')
    expect(await box('Bulk 01')).toBeChecked()
  })

  it('declined sends nothing and keeps the selection', async () => {
    const { user } = await openList(2)
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    const dialog = await openQuestion(user)
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sentTo('DELETE')).toEqual([])
    expect(bar().getByRole('status')).toHaveTextContent('2 selected')
  })

  it('without an answer reads the record: gone is done, present is unknown', async () => {
    const { user, ids, sandbox } = await openList(2)
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    const dialog = await openQuestion(user)
    const lost = http.delete(`*${path}/:id`, async ({ params }) => {
      if (params['id'] === ids[0]) {
        await sandbox.db.query('delete from st_store where id = $1', [ids[0]])
      }
      return HttpResponse.error()
    })
    server.use(lost)
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await dialog.findByText('1 of 2 done')).toBeVisible()
    expect(ledger(dialog)).toEqual([
      'Bulk 00Done',
      'Bulk 01No answer. Look at the record before trying again.',
    ])
    expect(sentTo('DELETE')).toHaveLength(2)
  })

  it('stops at Stop, and shows what was not sent', async () => {
    const { user, ids } = await openList(3)
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    const dialog = await openQuestion(user)
    let answer = () => {}
    const held = http.delete(`*${path}/${ids[0]}`, async () => {
      await new Promise<void>((resolve) => (answer = resolve))
      return HttpResponse.json({ code: 200, msg: '' })
    })
    server.use(held)
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(sentTo('DELETE')).toHaveLength(1))
    await user.click(dialog.getByRole('button', { name: 'Stop' }))
    answer()
    expect(await dialog.findByText('1 of 3 done')).toBeVisible()
    expect(ledger(dialog).slice(1)).toEqual([
      'Bulk 01Not sent: stopped',
      'Bulk 02Not sent: stopped',
    ])
    expect(sentTo('DELETE')).toHaveLength(1)
  })
  it('E9: half done, asks once before its page is left; Leave sends nothing more', async () => {
    const { user, ids } = await openList(2)
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
    const dialog = await openQuestion(user)
    let answer = () => {}
    const held = http.delete(`*${path}/${ids[0]}`, async () => {
      await new Promise<void>((resolve) => (answer = resolve))
      return HttpResponse.json({ code: 200, msg: '' })
    })
    server.use(held)
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(sentTo('DELETE')).toHaveLength(1))
    await user.keyboard('{Escape}')
    expect(screen.queryByText('Leave without saving?')).toBeNull()
    const leave = async (answered: 'Stay' | 'Leave') => {
      act(() => void (window.location.hash = '/store/bill'))
      const asked = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
      await user.click(asked.getByRole('button', { name: answered }))
      await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull())
    }
    await leave('Stay')
    expect(address()).toMatch(/^\/store\/store\?/)
    expect(screen.getByRole('table', { name: 'Results' })).toBeVisible()
    await leave('Leave')
    expect(await screen.findByRole('heading', { name: 'Bills' })).toBeVisible()
    answer()
    await screen.findByText(/in total$/)
    expect(sentTo('DELETE')).toHaveLength(1)
  })
})
