import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sentTo } from '@/testing/app/gatewayServer'
import { address, renderApp } from '@/tests/support/renderApp'

/** The family's default values in the form for a new record, by the name of the control. */
const beginnings = [
  ['/system/user', { status: '0' }],
  ['/system/role', { roleSort: '0', status: '0' }],
  ['/system/menu', { menuType: 'M', orderNum: '0', isFrame: false, visible: '0', status: '0' }],
  ['/system/dept', { orderNum: '0', status: '0' }],
  ['/system/post', { postSort: '0', status: '0' }],
  ['/system/dict', { status: '0' }],
  ['/dict/type/data/1', { dictSort: '0', isDefault: false, status: '0' }],
  ['/system/config', { configType: false }],
  ['/system/notice', { status: '0' }],
  ['/monitor/job', { misfirePolicy: '1', concurrent: '1' }],
] as const

describe('a form for a new record', () => {
  it('opens with the family’s defaults, which alone are no unsaved input', async () => {
    const { user } = await renderApp({ at: beginnings[0][0] })
    for (const [path, values] of beginnings) {
      window.location.hash = `${path}/create`
      const [first = ''] = Object.keys(values)
      await waitFor(() => expect(control(first)).toBeVisible())
      await screen.findByRole('button', { name: 'Save' })
      await waitFor(() => expect([path, stateOf(Object.keys(values))]).toEqual([path, values]))
      await user.click(screen.getByRole('link', { name: 'Cancel' }))
      await waitFor(() => expect(address().split('?')[0]).toBe(path))
      expect(screen.queryByRole('dialog')).toBeNull()
    }
  })

  it('sends its defaults; those of a page only with a page', async () => {
    const { user } = await renderApp({ at: '/system/menu/create?parentId=1' })
    await user.type(await screen.findByRole('textbox', { name: /^Menu name/ }), 'Reports')
    await user.type(screen.getByRole('textbox', { name: /^Route/ }), 'reports')
    expect(screen.queryByRole('switch', { name: /^Keep open/ })).toBeNull()
    await user.selectOptions(screen.getByRole('combobox', { name: /^Menu type/ }), 'Page')
    expect(screen.getByRole('switch', { name: /^Keep open/ })).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sentTo('POST', '/system/menu')).toHaveLength(1))
    expect(sentTo('POST', '/system/menu')[0]?.body).toMatchObject({
      menuType: 'C',
      parentId: 1,
      orderNum: 0,
      isFrame: '1',
      isCache: '0',
      visible: '0',
      status: '0',
    })
  })
})

function control(name: string): HTMLElement | null {
  return document.getElementById(`wd-${name}`)
}

function stateOf(names: readonly string[]) {
  return Object.fromEntries(
    names.map((name) => {
      const element = control(name) as HTMLInputElement | null
      return [name, element?.type === 'checkbox' ? element.checked : element?.value]
    }),
  )
}
