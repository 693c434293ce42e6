import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
// loads the code that the portal fetches late
import '@/engine/files/imports/ImportDialog'
import { readSheet } from '@/engine/schema/sheet/readSheet'
import { withFiles } from '@/tests/support/files/browserFiles'
import { sentTo } from '@/testing/app/gatewayServer'
import { renderApp } from '@/tests/support/renderApp'
import { workbook } from '@/tests/support/files/workbook'

const words = {
  'en-US': {
    open: 'Import',
    title: 'Import: Users',
    choose: /^Choose/,
    headings: ['Account', 'Name', 'Status', 'Created at (UTC+8)'],
    footer: ['Exported from', 'Filter', 'Order', 'Time zone', 'Exported by', 'Exported at', 'Rows'],
    above: 'The lines that an export adds below its rows are not sent.',
    done: 'Import succeeded',
  },
  'zh-CN': {
    open: '导入',
    title: '导入：用户管理',
    choose: /选择文件$/,
    // the nickname's heading in the family's template
    headings: ['用户名称', '用户昵称', '状态', '创建时间（UTC+8）'],
    footer: ['来源', '筛选', '排序', '时区', '导出人', '导出时间', '行数'],
    above: '导出时写在数据下方的说明行不会发送。',
    done: '导入成功',
  },
} as const

const rows = [
  ['ann_1', 'Ann', 'Normal', '2026-03-10 08:00:00'],
  ['bob_1', 'Bob', 'Normal', '2026-03-10 09:00:00'],
]

/** A file as the portal's export writes it. */
function exported(language: 'en-US' | 'zh-CN') {
  const { headings, footer } = words[language]
  const lines = footer.map((label, at) => [label, at === footer.length - 1 ? '2' : 'x'])
  return new File([workbook([[...headings], ...rows, [], ...lines])], 'users.xlsx')
}

async function openImport(language: 'en-US' | 'zh-CN' = 'en-US') {
  withFiles()
  const { user } = await renderApp({ at: '/system/user', language })
  const { open, title, choose } = words[language]
  await user.click(await screen.findByRole('button', { name: open }, { timeout: 15_000 }))
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  const take = (file: File) => userEvent.setup().upload(dialog.getByLabelText(choose), file)
  const sent = async () => {
    const body = sentTo('POST', '/system/user/importData').at(-1)?.body as FormData
    const file = body.get('file') as File
    return readSheet(new Uint8Array(await file.arrayBuffer()))
  }
  return { user, dialog, take, sent }
}

describe.each(['en-US', 'zh-CN'] as const)(
  'the portal’s own export in %s, imported',
  (language) => {
    it('sends its rows under the template’s headings, without the lines below them', async () => {
      const { user, dialog, take, sent } = await openImport(language)
      await take(exported(language))
      const button = await dialog.findByRole('button', { name: /^(?:Import 2 rows|导入 2 行)$/ })
      expect(dialog.getByText(words[language].above)).toBeVisible()
      expect(dialog.queryByRole('alert')).toBeNull()
      await user.click(button)
      expect(await dialog.findByText(words[language].done)).toBeVisible()
      const expected = {
        'en-US': ['Account', 'Name', 'Status'],
        'zh-CN': ['登录名称', '用户昵称', '状态'],
      }[language]
      expect(await sent()).toEqual([expected, ...rows.map((row) => row.slice(0, 3))])
    })
  },
)

describe('headings', () => {
  it('that differ from the template’s are shown with their replacements before anything is sent', async () => {
    const { dialog, take } = await openImport('zh-CN')
    await take(exported('zh-CN'))
    expect(await dialog.findByText(/^以下标题与模板不一致/)).toHaveTextContent(
      '以下标题与模板不一致，将按模板的标题发送：用户名称 → 登录名称',
    )
    expect(dialog.getByText(/以下列不读取/)).toHaveTextContent('创建时间（UTC+8）')
    expect(sentTo('POST', '/system/user/importData')).toEqual([])
  })

  it('that are unknown or missing are shown; a file with the template’s headings is sent unchanged', async () => {
    const { user, dialog, take } = await openImport()
    await take(
      new File(
        [
          workbook([
            ['登录名称', 'Nonsense'],
            ['ann_1', 'x'],
          ]),
        ],
        'users.xlsx',
      ),
    )
    expect(await dialog.findByText(/they are not read: Nonsense$/)).toBeVisible()
    expect(dialog.getByText('Required columns are missing: Name')).toBeVisible()
    expect(dialog.getByRole('button', { name: /^Import/ })).toBeDisabled()

    const bytes = workbook([
      ['登录名称', '用户名称'],
      ['ann_1', 'Ann'],
    ])
    await take(new File([bytes], 'users.xlsx'))
    await user.click(await dialog.findByRole('button', { name: 'Import 1 row' }))
    expect(await dialog.findByText('Import succeeded')).toBeVisible()
    const body = sentTo('POST', '/system/user/importData').at(-1)?.body as FormData
    expect((body.get('file') as File).size).toBe(bytes.length)
  })

  it('that are equal are repeated lines of an export; a single one is a row', async () => {
    const { dialog, take } = await openImport()
    await take(
      new File(
        [
          workbook([
            ['登录名称', '用户名称'],
            ['ann_1', 'Ann'],
            ['Rows', 'Bob'],
          ]),
        ],
        'u.xlsx',
      ),
    )
    expect(await dialog.findByRole('button', { name: 'Import 2 rows' })).toBeEnabled()
  })
})
