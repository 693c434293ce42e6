import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import '@/engine/files/imports/ImportDialog'
import '@/engine/files/export/ExportDialog'
import { catchDownloads, downloaded } from '@/tests/support/files/downloads'
import { server } from '@/testing/app/gatewayServer'
import { renderApp } from '@/tests/support/renderApp'

catchDownloads()

const workbook = (type: string, headers: Record<string, string> = {}) =>
  new HttpResponse('PK\u0003\u0004', { headers: { 'Content-Type': type, ...headers } })

describe('the extension of a downloaded file', () => {
  it.each(['bill.html', 'bill.exe', 'bill.xls', 'bill.xlsx'])(
    'is that of a workbook though the gateway names %s',
    async (name) => {
      server.use(
        http.get('*/store/bill/export', () => HttpResponse.json({ code: 200, msg: name })),
        http.get('*/common/download', () =>
          workbook('application/octet-stream', {
            'Content-Disposition': `attachment; filename=${name}`,
            'download-filename': name,
          }),
        ),
      )
      const { user } = await renderApp({ at: '/store/bill' })
      await user.click(await screen.findByRole('button', { name: 'Export' }))
      const dialog = within(await screen.findByRole('dialog'))
      await user.click(await dialog.findByRole('radio', { name: /gateway/i }))
      await user.click(dialog.getByRole('button', { name: 'Export' }))
      await waitFor(() => expect(downloaded()).toHaveLength(1))
      expect(downloaded()[0]?.name).toMatch(/^bills-[\d-]+\.xlsx$/)
    },
  )

  it.each(['application/vnd.ms-excel', 'application/octet-stream'])(
    'is that of a workbook though a template comes as %s',
    async (type) => {
      server.use(http.get('*/importTemplate', () => workbook(type)))
      const { user } = await renderApp({ as: 'store', at: '/store/storeDraw' })
      await user.click(await screen.findByRole('button', { name: 'Import' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Import: Withdrawals' }))
      await user.click(dialog.getByRole('button', { name: /template/i }))
      await user.click(await screen.findByRole('button', { name: 'Download' }))
      await waitFor(() => expect(downloaded()).toHaveLength(1))
      expect(downloaded()[0]?.name).toMatch(/^[^.]+\.xlsx$/)
    },
  )
})
