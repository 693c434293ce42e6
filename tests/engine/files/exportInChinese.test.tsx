import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bytesOf, catchDownloads, downloaded } from '@/tests/support/files/downloads'
import { readWorkbook } from '@/tests/support/files/readWorkbook'
import { renderApp } from '@/tests/support/renderApp'

catchDownloads()

/** The dialog's code loads when it first opens, on a busy machine. */
const patient = { timeout: 10_000 }

describe('§8 an export in Chinese', () => {
  it('asks in Chinese and writes the file in Chinese', async () => {
    const { user } = await renderApp({ at: '/store/bill', language: 'zh-CN' })
    await user.click(await screen.findByRole('button', { name: '导出' }))
    const dialog = within(await screen.findByRole('dialog', {}, patient))
    expect(dialog.getByRole('heading')).toHaveTextContent('确定要导出账单吗？')
    expect(dialog.getByRole('radio', { name: /^工作簿/ })).toBeChecked()
    await user.click(dialog.getByRole('button', { name: '导出' }))
    expect(await dialog.findByText(/^共 500 行，行数和合计均与网关一致/, {}, patient)).toBeVisible()
    const [download] = downloaded()
    expect(download?.name).toMatch(/^账单-\d{8}-\d{4}\.xlsx$/)
    const rows = readWorkbook(await bytesOf(download!.file))
    expect(rows[0]).toContainEqual({ text: '类型' })
    expect(rows).toContainEqual([{ text: '时区' }, { text: 'UTC+8' }])
    expect(rows.slice(1, 501).flat()).toContainEqual({ text: '提现' })
  })
})
