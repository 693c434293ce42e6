import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
// loads the code that the portal fetches late
import '@/engine/files/imports/ImportDialog'
import { withFiles } from '@/tests/support/files/browserFiles'
import { server } from '@/testing/app/gatewayServer'
import { renderApp } from '@/tests/support/renderApp'
import { workbook } from '@/tests/support/files/workbook'

const head = ['登录名称', '用户名称']
const words = {
  'en-US': {
    open: 'Import',
    title: 'Import: Users',
    choose: 'Choose a file',
    send: 'Import 1 row',
  },
  'zh-CN': { open: '导入', title: '导入：用户管理', choose: '选择文件', send: '导入 1 行' },
} as const

/** Imports one user into a gateway that answers with this envelope. */
async function importInto(json: object, language: 'en-US' | 'zh-CN' = 'en-US') {
  withFiles()
  const { user } = await renderApp({ at: '/system/user', language, scenario: 'ruoyi' })
  server.use(http.post('*/system/user/importData', () => HttpResponse.json(json, { status: 201 })))
  const { open, title, choose, send } = words[language]
  await user.click(await screen.findByRole('button', { name: open }, { timeout: 15_000 }))
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  const file = new File([workbook([head, ['ann', 'Ann']])], 'users.xlsx')
  await userEvent.setup().upload(dialog.getByLabelText(choose), file)
  await user.click(await dialog.findByRole('button', { name: send }))
  return dialog
}

describe('the outcome of an import', () => {
  it('shows the numbers from data', async () => {
    const data = { success: 2, failed: 1, errors: [{ row: 4, msg: 'no such department' }] }
    const dialog = await importInto({ code: 200, msg: '操作成功', data })
    const result = within(await dialog.findByRole('alert'))
    expect(result.getByText('Imported in part')).toBeVisible()
    expect(result.getByText('2 rows imported. 1 row refused.')).toBeVisible()
    expect(result.getByText('Row 4: no such department')).toBeVisible()
  })

  it('shows the numbers from the message', async () => {
    const msg = '恭喜您，数据已全部导入成功！共 1 条，数据如下：<br/>1、账号 ann 导入成功'
    const dialog = await importInto({ code: 200, msg }, 'zh-CN')
    const result = within((await dialog.findByText('导入成功')).closest('.wd-alert')!)
    expect(result.getByText('成功导入 1 行。')).toBeVisible()
  })

  it('is a failure if the gateway took no row, even with code 200', async () => {
    const dialog = await importInto({ code: 200, msg: 'ok', data: { success: 0, failed: 1 } })
    const result = within(await dialog.findByRole('alert'))
    expect(result.getByText('Import failed')).toBeVisible()
    expect(result.getByText(/^Nothing was imported, because 1 row was refused/)).toBeVisible()
  })

  it.each([
    ['en-US', 'Import succeeded', 'The gateway did not say how many rows.'],
    ['zh-CN', '导入成功', '网关未说明导入了多少行。'],
  ] as const)('has no number where the gateway gives none, in %s', async (language, done, said) => {
    const dialog = await importInto({ code: 200, msg: '操作成功' }, language)
    const result = within((await dialog.findByText(done)).closest('.wd-alert')!)
    expect(result.getByText(said)).toBeVisible()
    expect(result.queryByText(/\d/)).toBeNull()
  })
})
