import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
// loads the code that the portal fetches late
import '@/engine/files/imports/ImportDialog'
import type { Language } from '@/engine/config'
import { address, renderApp } from '@/tests/support/renderApp'
import { withFiles } from '@/tests/support/files/browserFiles'
import { workbook } from '@/tests/support/files/workbook'

const path = '/system/user'
const words = {
  'en-US': {
    open: 'Import',
    choose: /Choose a file/,
    title: 'Leave without importing?',
    text: 'The file that you chose has not been sent.',
    leave: 'Leave',
  },
  'zh-CN': {
    open: '导入',
    choose: /选择文件/,
    title: '不导入就离开吗？',
    text: '您选择的文件尚未发送。',
    leave: '离开',
  },
}

describe('a chosen file that is left twice', () => {
  it.each(['en-US', 'zh-CN'] as Language[])(
    'is asked about once, as a file, and never again after it is gone, in %s',
    async (language) => {
      withFiles()
      const { user } = await renderApp({ at: '/index', language })
      const { open, choose, title, text, leave } = words[language]
      const chooseFile = async () => {
        act(() => void (location.hash = `#${path}`))
        await user.click(await screen.findByRole('button', { name: open }, { timeout: 15_000 }))
        const dialog = within(await screen.findByRole('dialog'))
        const file = new File([workbook([['登录名称'], ['ann']])], 'users.xlsx')
        await userEvent.setup().upload(dialog.getByLabelText(choose), file)
        await dialog.findByText(/登录名称/)
      }
      await chooseFile()
      await user.keyboard('{Escape}')
      const asked = await screen.findByRole('dialog', { name: title })
      expect(asked).toHaveTextContent(text)
      await act(async () => {
        history.back()
        await sleep(100)
      })
      await user.click(
        within(await screen.findByRole('dialog', { name: title })).getByRole('button', {
          name: leave,
        }),
      )
      await waitFor(() => expect(address()).toBe('/index'))
      await waitFor(() => expect(screen.queryAllByRole('dialog')).toEqual([]))

      await chooseFile()
      expect(screen.getAllByRole('dialog')).toHaveLength(1)
      expect(document.body).not.toHaveTextContent('leave')
    },
  )
})
