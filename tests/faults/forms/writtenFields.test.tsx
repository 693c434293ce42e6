import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { tables } from '@/sandbox/trade'
import { leavesOut, strictIds } from '@/tests/support/faultyGateway'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { renderApp } from '@/tests/support/renderApp'
import { changedColumns, storedRows, type StoredRows } from '@/tests/support/storedRows'

const menusOfRole = '*/system/menu/roleMenuTreeselect/:id'

/** The form over the second role, whose menus cannot be read for now. */
async function openRoleWithoutMenus(suffix = '') {
  let isBroken = true
  const refuse = () => (isBroken ? HttpResponse.json({ code: 500, msg: 'broken' }) : undefined)
  server.use(http.get(menusOfRole, refuse))
  const mend = () => {
    isBroken = false
  }
  return { ...(await renderApp({ at: `/system/role/2${suffix}` })), mend }
}

const save = () => screen.findByRole('button', { name: 'Save' })

/** Waits for one answered call, before the form is left. */
async function savedOnce(path: string) {
  await waitFor(() => expect(document.querySelector('.wd-form')).toBeNull())
  expect(sentTo('PUT', path)).toHaveLength(1)
}

const menus = () => screen.findByRole('group', { name: 'Menus' })
const unread = 'Could not be read, so it cannot be changed.'

describe('a form over a gateway that compares ids by their JSON type', () => {
  it.each([
    ['/system/user', 'Remark', 'remark', 'sys_user'],
    ['/system/role', 'Remark', 'remark', 'sys_role'],
    ['/system/menu', 'Menu name', 'menu_name', 'sys_menu'],
    ['/system/dept', 'Department name', 'dept_name', 'sys_dept'],
    ['/system/post', 'Remark', 'remark', 'sys_post'],
    ['/system/config', 'Remark', 'remark', 'sys_config'],
  ])('of %s is taken and changes %s alone', async (path, label, column) => {
    const resource = { path } as Parameters<typeof storedRows>[1]
    let before: StoredRows = []
    const { user, sandbox } = await renderApp({
      scenario: 'ruoyi',
      through: strictIds,
      given: async (opened) => {
        // a login changes the user's row
        await opened.logIn('admin')
        before = await storedRows(opened, resource)
      },
      at: `${path}/2`,
    })
    await user.type(await screen.findByRole('textbox', { name: new RegExp(`^${label}`) }), 'x')
    await user.click(await save())
    await savedOnce(path)
    expect(tables.some((table) => table.path === path)).toBe(true)
    expect(changedColumns(before, await storedRows(sandbox, resource))).toEqual([column])
  })
})

describe('a part of a form that cannot be read', () => {
  it('says so, is not sent, and the rest can be saved', async () => {
    const { user, sandbox } = await openRoleWithoutMenus()
    expect(within(await menus()).getByText(unread)).toBeVisible()
    expect(screen.queryByRole('tree', { name: 'Menus' })).toBeNull()
    const held = () => sandbox.db.query('select menu_id from sys_role_menu where role_id = 2')
    const before = await held()
    await user.type(screen.getByRole('textbox', { name: /^Remark/ }), 'read only')
    await user.click(await save())
    await savedOnce('/system/role')
    expect(sentTo('PUT', '/system/role')[0]?.body).toMatchObject({ remark: 'read only' })
    expect(sentTo('PUT', '/system/role')[0]?.body).not.toHaveProperty('menuIds')
    expect(before).not.toEqual([])
    expect(await held()).toEqual(before)
  })

  it('is read again on demand, and other input stays', async () => {
    const { user, mend } = await openRoleWithoutMenus()
    await menus()
    await user.type(screen.getByRole('textbox', { name: /^Remark/ }), 'typed')
    mend()
    await user.click(within(await menus()).getByRole('button', { name: 'Try again' }))
    // by id: the roles of hundreds of nodes are slow to compute
    const checked = () => document.querySelectorAll('#wd-menuIds [aria-checked=true]')
    await waitFor(() => expect(checked().length).toBeGreaterThan(0))
    expect(screen.queryByText(unread)).toBeNull()
    expect(document.querySelector('#wd-remark')).toHaveValue('typed')
  })

  it('is never shown as empty on the record’s page', async () => {
    await openRoleWithoutMenus('/show')
    expect(await screen.findByText('Could not be read')).toBeVisible()
  })
})

describe('a required field that the record lacks', () => {
  it('does not block a form in which it is untouched', async () => {
    const { user, sandbox } = await renderApp({
      through: (fetch) => leavesOut(fetch, 1),
      at: '/system/dept/2',
    })
    await user.type(await screen.findByRole('textbox', { name: /^Head/ }), 'Grace')
    await user.click(await save())
    await savedOnce('/system/dept')
    const { body } = sentTo('PUT', '/system/dept')[0] ?? {}
    expect(Object.keys(body as object).toSorted()).toEqual(['deptId', 'leader', 'updateTime'])
    const [row] = await sandbox.db.query('select leader, dept_name from sys_dept where id = 2')
    expect(row).toMatchObject({ leader: 'Grace', dept_name: expect.stringMatching(/./) as string })
  })

  it('is still required in a form for a new record', async () => {
    const { user } = await renderApp({ at: '/system/dept/create' })
    await user.click(await save())
    expect(await screen.findByText('Department name is required')).toBeVisible()
    expect(sentTo('POST', '/system/dept')).toEqual([])
  })
})
