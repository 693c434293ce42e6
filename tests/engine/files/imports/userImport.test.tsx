import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
// loads the code that the portal fetches late
import '@/engine/files/imports/ImportDialog'
import { withFiles } from '@/tests/support/files/browserFiles'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { renderApp } from '@/tests/support/renderApp'
import { workbook } from '@/tests/support/files/workbook'

const path = '/system/user'
const call = `${path}/importData`
// the headings of the family's template
const head = ['部门编号', '登录名称', '用户名称', '用户邮箱', '手机号码', '用户性别', '帐号状态']
const ann = ['Finance 财务部', 'ann_1', "'=Ann", 'ann@example.com', 13800138000, 'Female', '停用']

const xlsx = (...rows: (string | number)[][]) => new File([workbook([head, ...rows])], 'users.xlsx')

async function openImport(language: 'en-US' | 'zh-CN' = 'en-US') {
  const saved = withFiles()
  const app = await renderApp({ at: path, language })
  const [opener, title] =
    language === 'en-US' ? ['Import', 'Import: Users'] : ['导入', '导入：用户管理']
  const button = await screen.findByRole('button', { name: opener }, { timeout: 15_000 })
  await app.user.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  const choose = (file: File) =>
    userEvent.setup().upload(dialog.getByLabelText(/Choose|选择文件/), file)
  const lines = () => dialog.getAllByRole('listitem').map((line) => line.textContent)
  return { ...app, dialog, choose, lines, saved }
}

describe('an import of users', () => {
  it('reads the headings of the family’s template, and words for codes', async () => {
    const { dialog, choose, lines, user } = await openImport()
    await choose(xlsx(ann, ['', 'bob 1', '', 'x', '', 'Male', 'Gone']))
    const table = within(await dialog.findByRole('table', { name: /users\.xlsx/ }))
    expect(
      table
        .getAllByRole('row')
        .map((row) => row.textContent)
        .slice(0, 2),
    ).toEqual([
      'Row部门编号read as Department登录名称read as Account用户名称read as Name用户邮箱read as Email手机号码read as Phone用户性别read as Gender帐号状态read as Status',
      '2Finance 财务部ann_1=Annann@example.com13800138000Female停用',
    ])
    expect(lines()).toEqual([
      'Row 3, 用户名称: Name is required',
      'Row 3, 用户邮箱: Invalid email',
      expect.stringMatching(/^Row 3, 帐号状态: Gone is/),
    ])
    expect(dialog.getByRole('button', { name: /^Import/ })).toBeDisabled()

    await choose(xlsx(ann))
    expect(dialog.queryByLabelText(/Second password/)).toBeNull()
    await user.click(await dialog.findByRole('checkbox', { name: /Update records/ }))
    await user.click(dialog.getByRole('button', { name: 'Import 1 row' }))
    expect(await dialog.findByText('Import succeeded')).toBeVisible()
    expect(lines()).toEqual(['Import succeeded: 1 row.', '1. account ann_1'])
    const [{ query, body }] = sentTo('POST', call) as [ReturnType<typeof sentTo>[number]]
    expect(query).toEqual({ updateSupport: '1' })
    expect([...(body as FormData).keys()]).toEqual(['file'])
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(await screen.findByText('=Ann')).toBeVisible()
  })

  it('finds unknown codes of the gateway’s dictionary and hidden characters, and marks their cells', async () => {
    const { dialog, choose, lines } = await openImport()
    expect(dialog.getByText(/10,000 rows/)).toBeVisible()
    await choose(
      xlsx(['', 'ann_1', 'PAY\u202E1', '', '', 'Alien', ''], ['', 'ann_2', 'Ann', '', '', '1', '']),
    )
    await dialog.findByRole('table', { name: /users\.xlsx/ })
    expect(lines()).toEqual([
      'Row 2, 用户名称: Name has hidden characters: remove them',
      'Row 2, 用户性别: Alien is no known choice',
    ])
    const marked = document.querySelectorAll('.wd-preview td[data-wrong=true]')
    expect(Array.from(marked, (cell) => cell.textContent)).toEqual(['PAY[RLO]1', 'Alien'])
    expect(dialog.getByRole('button', { name: /^Import/ })).toBeDisabled()
  })

  it('explains what a missing column means for existing records', async () => {
    const { dialog, choose } = await openImport()
    await choose(new File([workbook([head.slice(0, 3), ann.slice(0, 3)])], 'users.xlsx'))
    const said = /^No column, so left empty in new records and unchanged in existing ones: Phone/
    expect(await dialog.findByText(said)).toBeVisible()
  })

  it('asks about the template in Chinese, and shows refusals as text', async () => {
    const { dialog, choose, lines, user, saved } = await openImport('zh-CN')
    await user.click(dialog.getByRole('button', { name: '下载模板' }))
    const question = within(await screen.findByRole('dialog', { name: '确定要下载用户模板吗？' }))
    await user.click(question.getByRole('button', { name: '下载' }))
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['用户模板.xlsx']))
    await choose(xlsx(['', 'admin', '<b>x</b>', '', '', '', '']))
    await user.click(await dialog.findByRole('button', { name: '导入 1 行' }))
    expect(await dialog.findByText('导入失败')).toBeVisible()
    expect(dialog.getByText(/^没有导入任何数据：1 行被拒绝/)).toBeVisible()
    expect(lines()).toEqual([
      '导入失败：没有导入任何数据，1 行有误。',
      '第 2 行：userName admin 已存在',
    ])
    expect(sentTo('POST', call)[0]?.query).toEqual({ updateSupport: '0' })
  })

  it('that is cancelled while it is sent imports nothing, and can be sent again', async () => {
    const { dialog, choose, user } = await openImport()
    await user.click(dialog.getByRole('button', { name: 'Download the template' }))
    const question = within(
      await screen.findByRole('dialog', { name: 'Are you sure to download User Template?' }),
    )
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    await choose(xlsx(ann))
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const hold = async () => {
      await held
      return HttpResponse.json({ code: 200, msg: 'too late' })
    }
    server.use(http.post(`*${call}`, hold, { once: true }))
    await user.click(await dialog.findByRole('button', { name: 'Import 1 row' }))
    expect(await dialog.findByText('Sending: 0 %')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Import 1 row' })).toBeDisabled()
    await user.keyboard('{Escape}')
    expect(dialog.getByText('Sending: 0 %')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(await dialog.findByText(/^Cancelled before the whole file was sent/)).toBeVisible()
    release()
    await user.click(dialog.getByRole('button', { name: 'Import 1 row' }))
    expect(await dialog.findByText('Import succeeded')).toBeVisible()
    const keys = sentTo('POST', call).map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys).toHaveLength(2)
    expect(keys[1]).toBe(keys[0])
    expect(document.body).not.toHaveTextContent('too late')
  })
})
