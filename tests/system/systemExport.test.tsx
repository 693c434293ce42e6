import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { TestSandbox } from '@/sandbox/forTests'
import { bytesOf, catchDownloads, downloaded } from '@/tests/support/files/downloads'
import { sentTo } from '@/testing/app/gatewayServer'
import { readCsv } from '@/tests/support/files/readCsv'
import { renderApp } from '@/tests/support/renderApp'

catchDownloads()

it.each([
  ['/dict/type/data/1', '/system/dict/data/export', { dictType: 'sys_user_sex' }],
  ['/system/config', '/system/config/export', {}],
])('§7: %s is exported by the gateway, narrowed as the list is', async (at, path, narrowed) => {
  const { user } = await renderApp({ at })
  await screen.findByText(/^\d+ in total$/)
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('radio', { name: /^The gateway’s own file/ }))
  await user.click(dialog.getByRole('button', { name: 'Export' }))
  await dialog.findByText('The gateway’s file was downloaded unchanged.')
  expect(sentTo('GET', path).map(({ query }) => query)).toEqual([expect.objectContaining(narrowed)])
  expect(downloaded()).toHaveLength(1)
})

const finance = 'Finance 财务部'

describe('a user’s department', () => {
  const withoutDepts = {
    as: 'auditor',
    at: '/system/user',
    given: ({ db }: TestSandbox) =>
      db.query(
        `delete from sys_role_menu using sys_menu
         where sys_menu.menu_id = sys_role_menu.menu_id and perms like 'system:dept:%'`,
      ),
  } as const

  it.each([
    ['a user who may list departments', { at: '/system/user' }],
    ['any other user', withoutDepts],
  ])('is a name for %s: in the list, on the page and in a file', async (_who, options) => {
    const { user } = await renderApp(options)
    const table = within(await screen.findByRole('table', { name: 'Users' }))
    const link = await table.findByRole('link', { name: 'auditor' })
    await waitFor(() => expect(within(link.closest('tr')!).getByText(finance)).toBeVisible())

    await user.click(screen.getByRole('button', { name: 'Export' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('radio', { name: /^CSV/ }))
    await user.click(dialog.getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(downloaded()).toHaveLength(1))
    const text = new TextDecoder().decode(await bytesOf(downloaded()[0]!.file))
    const [head = [], ...rows] = readCsv(text)
    const line = rows.find((cells) => cells.includes('auditor'))
    expect(line?.[head.indexOf('Department')]).toBe(finance)
    await user.click(await dialog.findByRole('button', { name: 'Close' }))

    await user.click(link)
    await screen.findByRole('heading', { name: 'User auditor' })
    expect(await screen.findByText(finance)).toBeVisible()
  })
})
