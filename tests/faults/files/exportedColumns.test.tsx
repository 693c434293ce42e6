import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import user from '@/resources/system/user'
import type { Language } from '@/engine/config'
import { renderApp } from '@/tests/support/renderApp'

// the password is a secret; roles and positions come only with a single user
const unlisted = ['password', 'roleIds', 'postIds']
const count = Object.keys(user.fields).length - unlisted.length

it.each([
  ['en-US', 'Export', `All ${count}`],
  ['zh-CN', '导出', `全部 ${count} 列`],
] as [Language, string, string][])(
  'an export of users has no column that their list never returns, in %s',
  async (language, open, all) => {
    const app = await renderApp({ at: '/system/user', language })
    await app.user.click(await screen.findByRole('button', { name: open }, { timeout: 15_000 }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(await dialog.findByRole('radio', { name: all })).toBeVisible()
  },
)
