import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { aStore, aWithdrawal } from '@/tests/support/records'
import { server } from '@/testing/app/gatewayServer'
import { renderApp } from '@/tests/support/renderApp'
import { openFilters } from '@/tests/support/openFilters'

const path = '/store/storeDraw'

/** A withdrawal of a store whose name comes when the test lets it come. */
async function openWaiting(at: (id: string) => string, language: 'en-US' | 'zh-CN' = 'en-US') {
  let letCome: () => void = () => undefined
  const came = new Promise<void>((resolve) => {
    letCome = resolve
  })
  const ids = { store: '', withdrawal: '' }
  server.use(
    http.get('*/store/store/list', async () => {
      await came
      return undefined
    }),
  )
  const app = await renderApp({
    language,
    given: async ({ insert }) => {
      ids.store = await insert(aStore({ nick: 'Zebra' }))
      ids.withdrawal = await insert(
        aWithdrawal({ store: ids.store, createTime: '2026-06-30 12:00:00' }),
      )
    },
    at: '/index',
  })
  window.location.hash = at(ids.withdrawal)
  return { ...app, ...ids, letCome }
}

const cellOf = (id: string) =>
  document.querySelector<HTMLElement>(`tr[data-id="${id}"] td[data-label="Store"]`)

describe('a reference', () => {
  it('is a skeleton in a list until its name comes, never its number', async () => {
    const { withdrawal, letCome } = await openWaiting(() => path)
    await waitFor(() => expect(cellOf(withdrawal)).not.toBeNull())
    const cell = cellOf(withdrawal)!
    expect(within(cell).getByRole('img', { name: 'Loading the name…' })).toBeVisible()
    expect(cell).toHaveTextContent(/^$/)
    letCome()
    await waitFor(() => expect(cell).toHaveTextContent(/^Zebra$/))
    expect(within(cell).queryByRole('img', { name: 'Loading the name…' })).toBeNull()
  })

  it('is a skeleton on the record’s page and in a decision, in Chinese too', async () => {
    const { user, letCome } = await openWaiting((id) => `${path}/${id}/show`, 'zh-CN')
    const main = within(screen.getByRole('main'))
    expect(await main.findByRole('img', { name: '正在加载名称…' })).toBeVisible()
    await user.click(await main.findByRole('button', { name: '通过' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('img', { name: '正在加载名称…' })).toBeVisible()
    letCome()
    expect(await dialog.findByText('Zebra')).toBeVisible()
    expect(dialog.queryByRole('img', { name: '正在加载名称…' })).toBeNull()
  })

  it('is loading in the filter, whose input shows no number', async () => {
    const { letCome, user } = await openWaiting(() => `${path}?filter={"store":"1"}`)
    await openFilters(user)
    const box = await screen.findByRole('combobox', { name: 'Store' })
    expect(box).toHaveValue('')
    expect(box).toHaveAttribute('placeholder', 'Loading the name…')
    letCome()
    await waitFor(() => expect(box).not.toHaveValue(''))
    expect((box as HTMLInputElement).value).not.toMatch(/^\d+$/)
  })

  it('is a number, with the reason, if the gateway has no such record', async () => {
    server.use(
      http.get('*/store/store/list', () => HttpResponse.json({ code: 200, rows: [], total: 0 })),
      http.get('*/store/store/:id', () => HttpResponse.json({ code: 404, msg: 'gone' })),
    )
    await renderApp({
      at: path,
      given: [aWithdrawal({ store: '1', createTime: '2026-06-30 12:00:00' })],
    })
    const [number] = await screen.findAllByText('No. 1')
    expect(number).toHaveAttribute('title', 'The gateway has no name for record 1.')
  })

  it('is a number, with the reason, if the role may not read names', async () => {
    await renderApp({
      as: 'auditor',
      at: path,
      given: async ({ insert, db }) => {
        await insert(aWithdrawal({ store: '1', createTime: '2026-06-30 12:00:00' }))
        await db.query(`delete from sys_role_menu where menu_id in
          (select menu_id from sys_menu where perms = 'store:store:list')`)
      },
    })
    const [number] = await screen.findAllByText('No. 1')
    expect(number).toHaveAttribute('title', 'Your role may not read the name of record 1.')
  })
})
