import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { sentTo } from '@/testing/app/gatewayServer'
import { aWithdrawal } from '@/tests/support/records'
import { renderApp } from '@/tests/support/renderApp'

const everyMs = 400

vi.mock(import('@/engine/config'), async (original) => {
  const all = await original()
  return { ...all, settingsOf: (given) => ({ ...all.settingsOf(given), refreshListsMs: 400 }) }
})

const list = '/store/storeDraw'
const calls = () => sentTo('GET', `${list}/list`).filter(({ query }) => query['pageSize'] === '20')
const rows = () => screen.getAllByRole('row').slice(1)
const ids = () => rows().map(({ dataset }) => dataset['id'])
const untilAsked = async (more = 1) => {
  const before = calls().length
  await waitFor(() => expect(calls().length).toBeGreaterThanOrEqual(before + more), {
    timeout: everyMs * 20,
  })
}

it('counts new rows, and shows them on request', async () => {
  const { sandbox, user } = await renderApp({ at: list })
  await screen.findByText('200 in total')
  expect(screen.getByText(/^As of \d\d:\d\d:\d\d$/)).toBeVisible()
  const before = ids()
  await sandbox.insert(aWithdrawal({ createTime: '2026-12-30 12:00:00' }))
  await sandbox.insert(aWithdrawal({ createTime: '2026-12-30 12:00:01' }))
  const pill = await screen.findByRole('button', { name: '2 new' }, { timeout: everyMs * 20 })
  expect(ids()).toEqual(before)
  await user.click(pill)
  await waitFor(() =>
    expect(ids()).toEqual([expect.anything(), expect.anything(), ...before.slice(0, 18)]),
  )
  expect(screen.queryByRole('button', { name: /new$/ })).toBeNull()
})

it('changes cells in place, but none of a selected or focused row, and strikes rows that left', async () => {
  const { sandbox } = await renderApp({ at: `${list}?filter={"status":["1"]}` })
  await screen.findByText('40 in total')
  const before = ids()
  const [changed, focused, left] = before
  const rowOf = (id: string | undefined) => rows().find(({ dataset }) => dataset['id'] === id)
  const link = rowOf(focused)?.querySelector<HTMLElement>('a, button')
  link?.focus()
  await sandbox.db.query(
    `update st_store_draw set wallet_name = 'Moved' where id in (${changed}, ${focused})`,
  )
  await sandbox.db.query(`update st_store_draw set status = '2' where id = ${left}`)
  await waitFor(() => expect(rowOf(changed)).toHaveTextContent('Moved'), { timeout: everyMs * 20 })
  expect(rowOf(changed)?.querySelector('[data-changed]')).toHaveTextContent('Moved')
  expect(rowOf(focused)).not.toHaveTextContent('Moved')
  expect(rowOf(left)).toHaveAttribute('data-gone')
  expect(ids()).toEqual(before)
  expect(document.activeElement).toBe(link)
})

it('asks once per interval, and not while a dialog is open or the page is hidden', async () => {
  const { user } = await renderApp({ at: list })
  await screen.findByText('200 in total')
  await untilAsked(2)
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const hidden = calls().length
  await new Promise((resolve) => setTimeout(resolve, everyMs * 3))
  // one may have been on its way
  expect(calls().length - hidden).toBeLessThanOrEqual(1)
  visibility.mockRestore()
  await untilAsked()
  await user.click(screen.getByRole('button', { name: 'View' }))
  await screen.findByRole('dialog', { name: 'View' })
  const open = calls().length
  await new Promise((resolve) => setTimeout(resolve, everyMs * 3))
  expect(calls().length - open).toBeLessThanOrEqual(1)
})

it('marks the records that the operator has opened today', async () => {
  await renderApp({ at: list })
  await screen.findByText('200 in total')
  const [first] = rows()
  expect(first).not.toHaveAttribute('data-seen')
  const id = first?.dataset['id']
  window.location.hash = `${list}/${id}/show`
  await screen.findByRole('heading', { name: new RegExp(`${id}`) })
  window.location.hash = list
  await waitFor(() =>
    expect(rows().find(({ dataset }) => dataset['id'] === id)).toHaveAttribute('data-seen'),
  )
})

it('moves nothing under twenty changes a second', async () => {
  const { sandbox, user } = await renderApp({ at: '/api/apiDraw' })
  const boxes = await screen.findAllByRole('checkbox', { name: /^Select payout/ })
  const wire = '/api/apiDraw/list'
  const asked = () => sentTo('GET', wire).filter(({ query }) => query['pageSize'] === '20').length
  const before = ids()
  const [, , box] = boxes
  expect(box).toBeDefined()
  if (box) await user.click(box)
  expect(box).toHaveFocus()
  const [from, since] = [asked(), performance.now()]
  for (let change = 0; change < 60; change += 1) {
    const id = before[change % before.length]
    await sandbox.db.query(`update api_draw set real_buy_num = ${change} where id = ${id}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const intervals = (performance.now() - since) / everyMs
  await waitFor(() => expect(document.querySelector('[data-changed]')).not.toBeNull())
  expect(ids()).toEqual(before)
  expect(box).toHaveFocus()
  expect(box).toBeChecked()
  expect(asked() - from).toBeLessThanOrEqual(Math.ceil(intervals) + 2)
  expect(asked() - from).toBeGreaterThan(0)
})
