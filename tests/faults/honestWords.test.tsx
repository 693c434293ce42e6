import { screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import type { Language } from '@/engine/config'
import { server } from '@/testing/app/gatewayServer'
import { renderApp } from '@/tests/support/renderApp'
import type { TestSandbox } from '@/sandbox/forTests'

const patient = { timeout: 10_000 }

const elsewhere = {
  name: 'Cache',
  path: '/cache',
  component: 'Layout',
  meta: { title: 'Machines' },
  children: [
    { name: 'Druid', path: 'druid', component: 'monitor/druid/index', meta: { title: 'Druid' } },
  ],
}

describe('the question before an export', () => {
  it.each([
    ['en-US', 'Export', 'Are you sure to export the bills?'],
    ['zh-CN', '导出', '确定要导出账单吗？'],
  ] as const)('names the exported list in %s', async (language: Language, button, question) => {
    const { user } = await renderApp({ at: '/store/bill', language })
    await screen.findByRole('table', {}, patient)
    await user.click(screen.getByRole('button', { name: button }))
    expect(await screen.findByRole('dialog', { name: question }, patient)).toBeVisible()
  })
})

describe('an unread count', () => {
  it('is not zero above a tree', async () => {
    server.use(http.get('*/system/dept/list', () => delay('infinite'), { once: true }))
    await renderApp({ at: '/system/dept' })
    await screen.findByRole('button', { name: /^(?:Expand|Collapse) all$/ }, patient)
    expect(screen.queryByText(/in total$/)).toBeNull()
  })

  it('is not zero in the question before an export', async () => {
    server.use(http.get('*/store/bill/list', () => delay('infinite'), { once: true }))
    const { user } = await renderApp({ at: '/store/bill' })
    await user.click(await screen.findByRole('button', { name: 'Export' }, patient))
    const dialog = within(await screen.findByRole('dialog', {}, patient))
    expect(dialog.getByText('Counting…')).toBeVisible()
    expect(dialog.queryByText(/^0/)).toBeNull()
  })
})

describe('a menu entry whose page this version does not have', () => {
  it('says so in the menu and on its page', async () => {
    const { user } = await renderApp({ at: '/system/user', menu: [elsewhere] })
    await screen.findByRole('table', {}, patient)
    const entry = await screen.findByRole('link', { name: 'Druid (not in this version)' })
    expect(entry).toHaveAttribute('title', 'Druid · not in this version')
    await user.click(entry)
    expect(await screen.findByText('This page is not available in this version')).toBeVisible()
    expect(screen.getByText('monitor/druid/index')).toBeVisible()
  })

  it('is marked on the home page of a gateway without figures, too', async () => {
    server.use(
      http.get('*/getRouters', () => HttpResponse.json({ code: 200, data: [elsewhere] })),
      http.get('*/prod-api/st/*', () => new HttpResponse(null, { status: 404 })),
    )
    await renderApp({ at: '/index' })
    await waitFor(() => expect(screen.getAllByText('not in this version')).toHaveLength(1), patient)
    expect(document.querySelectorAll('[data-missing]').length).toBeLessThanOrEqual(1)
  })

  it('is marked where the search finds it', async () => {
    const { user } = await renderApp({ at: '/system/user', menu: [elsewhere] })
    await screen.findByRole('link', { name: 'Druid (not in this version)' }, patient)
    await user.keyboard('/')
    await user.type(
      await screen.findByRole('combobox', { name: 'Page or record' }, patient),
      'druid',
    )
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1), patient)
    expect(screen.getByRole('option')).toHaveTextContent('Machines > Druid (not in this version)')
  })
})

function failedLogin({ fetch }: TestSandbox) {
  const body = JSON.stringify({ username: 'store', password: 'wrong' })
  const headers = { 'Content-Type': 'application/json' }
  return fetch(new Request('http://gateway/login', { method: 'POST', headers, body }))
}

describe('a row of the login log', () => {
  it('offers to unlock an account whose login failed, and no other', async () => {
    await renderApp({ at: '/system/log/logininfor', given: failedLogin })
    const table = await screen.findByRole('table', {}, patient)
    await within(table).findAllByText('Success', {}, patient)
    for (const row of within(table).getAllByRole('row').slice(1)) {
      const isFailed = within(row).queryByText('Success') === null
      const unlock = within(row).queryByRole('button', { name: /^Unlock/ })
      expect(unlock !== null, row.textContent ?? '').toBe(isFailed)
    }
    expect(within(table).getAllByRole('button', { name: /^Unlock/ })).not.toEqual([])
  })
})
