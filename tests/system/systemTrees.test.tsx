import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { sentTo, server } from '@/testing/app/gatewayServer'
import { address, renderApp } from '@/tests/support/renderApp'
import { openFilters } from '@/tests/support/openFilters'

type App = Awaited<ReturnType<typeof renderApp>>

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const save = (user: App['user']) => user.click(screen.getByRole('button', { name: 'Save' }))
const tree = (name: string) => screen.findByRole('tree', { name })
const node = async (of: string, name: string) =>
  within(await tree(of)).findByRole('treeitem', { name })

/** A call of the sandbox by the administrator, beside the portal. */
async function ask({ sandbox }: App, method: string, path: string, body?: object) {
  const headers = {
    Authorization: `Bearer ${await sandbox.logIn('admin')}`,
    'Content-Type': 'application/json',
  }
  const answer = await sandbox.fetch(
    new Request(`http://sandbox${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    }),
  )
  return (await answer.json()) as { data: Record<string, unknown>; rows: Record<string, unknown>[] }
}

describe('departments', () => {
  it('are a tree that opens and closes, is searched with its ancestors, and grows below a node', async () => {
    const { user } = await renderApp({ at: '/system/dept' })
    await heading('Departments')
    const table = within(await screen.findByRole('treegrid', { name: 'Departments' }))
    const all = async () => (await table.findAllByRole('row')).slice(1)
    await waitFor(async () => expect((await all()).length).toBeGreaterThan(1))
    expect(sentTo('GET', '/system/dept/list').at(-1)?.query).not.toHaveProperty('orderByColumn')
    const [root] = await all()
    expect(root).toHaveAttribute('aria-level', '1')
    expect(root).toHaveAttribute('aria-expanded', 'true')

    const few = (await all()).length
    await user.click(screen.getByRole('button', { name: 'Expand all' }))
    expect((await all()).length).toBeGreaterThan(few)
    await user.click(screen.getByRole('button', { name: 'Collapse all' }))
    expect(await all()).toHaveLength(1)
    within(root!).getAllByRole('link')[0]!.focus()
    await user.keyboard('{ArrowRight}')
    expect(await all()).toHaveLength(few)

    // the deepest is found with all that is above it
    await user.click(screen.getByRole('button', { name: 'Expand all' }))
    const deepest = (await all()).toSorted(
      (a, b) => Number(b.getAttribute('aria-level')) - Number(a.getAttribute('aria-level')),
    )[0]!
    const [level, name] = [Number(deepest.getAttribute('aria-level')), nameIn(deepest)]
    await openFilters(user)
    await user.type(screen.getByRole('textbox', { name: 'Department name' }), `${name}{Enter}`)
    await waitFor(async () => expect(await all()).toHaveLength(level))
    expect(nameIn((await all()).at(-1)!)).toBe(name)

    await user.click(
      within((await all()).at(-1)!).getByRole('link', { name: `Add below department ${name}` }),
    )
    await heading('New department')
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: /^Parent department/ })).toHaveValue(name),
    )
    await user.type(screen.getByRole('textbox', { name: /^Department name/ }), 'Night shift')
    await user.type(screen.getByRole('textbox', { name: /^Order/ }), '7')
    await user.selectOptions(screen.getByRole('combobox', { name: /^Status/ }), '0')
    await save(user)
    await waitFor(() => expect(sentTo('POST', '/system/dept')).toHaveLength(1))
    const { body } = sentTo('POST', '/system/dept')[0]!
    expect(body).toEqual({
      deptName: 'Night shift',
      parentId: expect.any(Number) as unknown,
      orderNum: 7,
      status: '0',
    })

    // the new row is in the list, though the search does not match it
    const row = (await screen.findByRole('link', { name: 'Night shift' })).closest('tr')!
    expect(row).toHaveAttribute('aria-level', String(level + 1))
    await waitFor(() => expect(row).toContainElement(document.activeElement as HTMLElement))
    expect(rowAbove(row)).toBe(name)
  })

  it('below a folded node are visible once saved, even if the gateway sends no id', async () => {
    const app = await renderApp({ at: '/system/dept' })
    const { data } = await ask(app, 'GET', '/system/dept/list')
    const rows = data as unknown as { deptId: number; parentId: number; deptName: string }[]
    const leaf = rows.find(({ deptId }) => rows.every(({ parentId }) => parentId !== deptId))!
    await app.user.click(await screen.findByRole('button', { name: 'Expand all' }))
    await app.user.click(screen.getByRole('button', { name: 'Collapse all' }))
    window.location.hash = `/system/dept/create?parentId=${leaf.deptId}`
    await heading('New department')
    await app.user.type(screen.getByLabelText(/^Department name/), 'Night shift')
    server.use(
      http.post('*/system/dept', async ({ request }) => {
        await ask(app, 'POST', '/system/dept', (await request.json()) as object)
        return HttpResponse.json({ code: 200, msg: 'ok' })
      }),
    )
    await save(app.user)
    const row = (await screen.findByRole('link', { name: 'Night shift' })).closest('tr')!
    expect(rowAbove(row)).toBe(leaf.deptName)
    await waitFor(() => expect(row).toContainElement(document.activeElement as HTMLElement))
    // an opened path can be closed again
    await app.user.click(screen.getByRole('button', { name: `Collapse ${leaf.deptName}` }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Night shift' })).toBeNull())
  })

  it('cannot be moved below themselves, and are chosen by keyboard', async () => {
    const app = await renderApp()
    const { data } = await ask(app, 'GET', '/system/dept/list')
    const rows = data as unknown as { deptId: number; parentId: number; deptName: string }[]
    const root = rows.find(({ parentId }) => parentId === 0)!
    const branch = rows.find(({ parentId }) => parentId === root.deptId)!
    const other = rows.filter(({ parentId }) => parentId === root.deptId)[1]!
    window.location.hash = `/system/dept/${branch.deptId}`
    const box = await screen.findByRole('combobox', { name: /^Parent department/ })
    await waitFor(() => expect(box).toHaveValue(root.deptName))
    await app.user.click(box)
    expect(await node('Parent department', branch.deptName)).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await app.user.click(await node('Parent department', branch.deptName))
    expect(box).toHaveAttribute('aria-expanded', 'true')
    await app.user.clear(box)
    await app.user.type(box, other.deptName)
    await app.user.keyboard('{Enter}')
    expect(box).toHaveValue(other.deptName)
    await save(app.user)
    await waitFor(() => expect(sentTo('PUT', '/system/dept')).toHaveLength(1))
    expect(sentTo('PUT', '/system/dept')[0]!.body).toMatchObject({
      deptId: branch.deptId,
      parentId: other.deptId,
      deptName: branch.deptName,
    })
  })
})

/** The name in the row that a row lies below. */
function rowAbove(row: HTMLElement): string {
  const level = Number(row.getAttribute('aria-level'))
  let above = row
  while (Number(above.getAttribute('aria-level')) >= level)
    above = above.previousElementSibling as HTMLElement
  return nameIn(above)
}

function nameIn(row: HTMLElement): string {
  return within(row).getAllByRole('link')[0]!.textContent ?? ''
}

describe('users', () => {
  it('are filtered by the tree beside the list, and created with roles and posts', async () => {
    const { user } = await renderApp({ at: '/system/user' })
    await heading('Users')
    expect(screen.queryByText('Password')).toBeNull()
    const beside = within(await tree('Department'))
    const [root] = await beside.findAllByRole('treeitem')
    await user.click(root!)
    await waitFor(() =>
      expect(sentTo('GET', '/system/user/list').at(-1)?.query['deptId']).toMatch(/^\d+$/),
    )
    await waitFor(() => expect(decodeURIComponent(address())).toContain('"deptId":'))
    await user.click(screen.getByRole('button', { name: 'All Departments' }))
    await waitFor(() => expect(address()).not.toContain('deptId'))

    await user.click(screen.getByRole('link', { name: 'New user' }))
    await heading('New user')
    await user.type(screen.getByRole('textbox', { name: /^Account/ }), 'clerk')
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Clerk')
    await user.type(screen.getByLabelText(/^Password/), 'x')
    await user.click(await node('Roles', 'Auditor'))
    await save(user)
    expect(
      await screen.findByText(/Only supports 6-12 letters, numbers, and underscores/),
    ).toBeVisible()
    await user.clear(screen.getByLabelText(/^Password/))
    await user.type(screen.getByLabelText(/^Password/), 'Clerk_2026')
    await save(user)
    await waitFor(() => expect(sentTo('POST', '/system/user')).toHaveLength(1))
    expect(sentTo('POST', '/system/user')[0]!.body).toMatchObject({
      userName: 'clerk',
      nickName: 'Clerk',
      password: 'Clerk_2026',
      roleIds: [expect.any(Number)],
      postIds: [],
    })
  })

  it('get another password, and lose nothing else', async () => {
    const app = await renderApp()
    const { rows } = await ask(app, 'GET', '/system/user/list?userName=auditor')
    const id = String(rows[0]!['userId'])
    window.location.hash = `/system/user/${id}/show`
    await app.user.click(await screen.findByRole('button', { name: 'Reset password' }))
    const dialog = within(await screen.findByRole('dialog'))
    await app.user.type(await dialog.findByLabelText(/^New password/), 'Fresh_2026')
    await app.user.click(dialog.getByRole('button', { name: 'Reset password' }))
    await waitFor(() => expect(sentTo('PUT', '/system/user/resetPwd')).toHaveLength(1))
    expect(sentTo('PUT', '/system/user/resetPwd')[0]!.body).toEqual({
      userId: Number(id),
      password: 'Fresh_2026',
    })
    expect(screen.queryByText('Fresh_2026')).toBeNull()
  })
})

describe('roles', () => {
  /** A role of the sandbox, and its menus. */
  async function openRole(at: (id: string) => string) {
    const app = await renderApp()
    const { rows } = await ask(app, 'GET', '/system/role/list?roleName=Auditor')
    const id = String(rows[0]!['roleId'])
    window.location.hash = at(id)
    return { ...app, id }
  }

  it('keep all their menus when another field changes, and send the ancestors of a checked one', async () => {
    const app = await openRole((id) => `/system/role/${id}`)
    const { user, id } = app
    await heading('Edit role Auditor')
    const held = await app.sandbox.db.query(
      'select menu_id from sys_role_menu where role_id = $1 order by menu_id',
      [id],
    )
    const ids = held.map((row) => Number(row['menu_id']))
    await user.type(screen.getByRole('textbox', { name: /^Remark/ }), 'read only')
    await save(user)
    await waitFor(() => expect(sentTo('PUT', '/system/role')).toHaveLength(1))
    const sent = sentTo('PUT', '/system/role')[0]!.body as { menuIds: number[]; roleKey: string }
    expect(sent.menuIds.toSorted((a, b) => a - b)).toEqual(ids)
    expect(sent.roleKey).not.toBe('')
  })

  it('get a menu, which their users see and may use after the next navigation', async () => {
    const app = await openRole((id) => `/system/role/${id}`)
    const { user, id } = app
    await heading('Edit role Auditor')
    const search = await screen.findByRole('searchbox', { name: 'Search in Menus' })
    await user.type(search, 'dept:add')
    const button = await node('Menus', 'system:dept:add')
    expect(button).toHaveAttribute('aria-checked', 'false')
    await user.click(button)
    expect(button).toHaveAttribute('aria-checked', 'true')
    await save(user)
    await waitFor(() => expect(sentTo('PUT', '/system/role')).toHaveLength(1))
    const { menuIds } = sentTo('PUT', '/system/role')[0]!.body as { menuIds: number[] }
    const added = await app.sandbox.db.query(
      `select b.menu_id as button, p.menu_id as page, p.parent_id as directory
       from sys_menu b join sys_menu p on p.menu_id = b.parent_id where b.perms = 'system:dept:add'`,
    )
    expect(menuIds).toEqual(expect.arrayContaining(Object.values(added[0]!).map(Number)))
    const Authorization = `Bearer ${await app.sandbox.logIn('auditor')}`
    const see = async (path: string) => {
      const request = new Request(`http://sandbox${path}`, { headers: { Authorization } })
      return (await app.sandbox.fetch(request)).text()
    }
    expect(await see('/getRouters')).toContain('system/dept/index')
    expect(await see('/getInfo')).toContain('"system:dept:add"')
    expect(id).not.toBe('')
  })

  it('have a data scope; departments only with the scope of chosen ones', async () => {
    const { user, id } = await openRole((role) => `/system/role/${role}/show`)
    await user.click(await screen.findByRole('button', { name: 'Data scope' }))
    const question = /^Are you sure to change the data scope of role /
    const dialog = within(await screen.findByRole('dialog', { name: question }))
    const scope = await dialog.findByRole('combobox', { name: /^Data scope/ })
    await user.selectOptions(scope, '1')
    expect(dialog.queryByRole('tree')).toBeNull()
    await user.selectOptions(scope, '2')
    const [root] = await within(await dialog.findByRole('tree')).findAllByRole('treeitem')
    await user.click(root!)
    await user.click(dialog.getByRole('button', { name: 'Data scope' }))
    await waitFor(() => expect(sentTo('PUT', '/system/role/dataScope')).toHaveLength(1))
    const body = sentTo('PUT', '/system/role/dataScope')[0]!.body as Record<string, string[]>
    expect(body).toMatchObject({ roleId: Number(id), dataScope: '2' })
    expect(body['deptIds']!.length).toBeGreaterThan(1)
  })

  it('are given to users and removed again', async () => {
    const { user, id } = await openRole((role) => `/system/role/${role}/show`)
    const section = await screen.findByRole('region', { name: 'Users with this role' })
    await user.click(
      await within(section).findByRole('button', { name: 'Remove the role auditor' }),
    )
    await user.click(await screen.findByRole('button', { name: 'Remove the role' }))
    await waitFor(() =>
      expect(sentTo('PUT', '/system/role/authUser/cancelAll')[0]?.query).toMatchObject({
        roleId: id,
      }),
    )
    await user.click(await within(section).findByRole('button', { name: 'Add users' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('checkbox', { name: /auditor/ }))
    await user.click(dialog.getByRole('button', { name: 'Add users' }))
    await waitFor(() =>
      expect(sentTo('PUT', '/system/role/authUser/selectAll')[0]?.query['userIds']).toMatch(
        /^\d+$/,
      ),
    )
    expect(await within(section).findAllByText('auditor')).not.toEqual([])
  })

  it('show none of it to users who may only read', async () => {
    const app = await renderApp({ as: 'auditor' })
    const { rows } = await ask(app, 'GET', '/system/role/list?roleName=Auditor')
    window.location.hash = `/system/role/${String(rows[0]!['roleId'])}/show`
    await screen.findByRole('region', { name: 'Users with this role' })
    expect(screen.queryByRole('button', { name: 'Add users' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Data scope' })).toBeNull()
    expect(screen.queryByRole('switch')).toBeNull()
  })
})

describe('/gen/edit', () => {
  it('changes the columns of a table, shows the declaration, and sends all of it', async () => {
    const app = await renderApp({ at: '/tool/gen' })
    const { user } = app
    await user.click(await screen.findByRole('button', { name: 'Import tables' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('searchbox', { name: 'Table' }), 'sys_post')
    await user.click(dialog.getByRole('button', { name: 'Search' }))
    await user.click(await dialog.findByRole('checkbox', { name: 'Select sys_post' }))
    await user.click(dialog.getByRole('button', { name: 'Import tables' }))
    await waitFor(() =>
      expect(sentTo('POST', '/tool/gen/importTable')[0]?.query).toEqual({ tables: 'sys_post' }),
    )
    await user.click(await screen.findByRole('link', { name: 'Edit generated table sys_post' }))
    await heading('Edit generated table sys_post')
    expect(address()).toMatch(/^\/gen\/edit\?tableId=\d+$/)

    const source = () => screen.getByLabelText(/^resources\/\w+\.ts$/, { selector: 'pre' })
    const comment = await screen.findByLabelText('Description of post_name')
    const field = screen.getByLabelText(/^Name on the wire of post_name/)
    expect(source()).toHaveTextContent(/postName: f\./)
    await user.clear(field)
    await user.paste('title')
    expect(source()).toHaveTextContent(/ title: f\./)
    await user.clear(comment)
    await user.paste('Held post')
    for (const language of ['en-US', 'zh-CN'])
      expect(
        screen.getByLabelText(`i18n/${language}/resources.ts`, { selector: 'pre' }),
      ).toHaveTextContent("title: 'Held post'")
    await user.clear(comment)
    const trail = within(screen.getByRole('navigation', { name: 'Where you are' }))
    expect(trail.getByRole('link', { name: 'Code generator' })).toHaveAttribute(
      'href',
      '#/tool/gen',
    )
    await save(user)
    await waitFor(() => expect(sentTo('PUT', '/tool/gen')).toHaveLength(1))
    const body = sentTo('PUT', '/tool/gen')[0]!.body as {
      columns: Record<string, string>[]
      params: object
    }
    expect(body).toMatchObject({ tableName: 'sys_post' })
    // the table is no tree, and came without the options of one
    expect(body.params).toEqual({})
    const row = body.columns.find(({ columnName }) => columnName === 'post_name')
    expect(row).toMatchObject({ javaField: 'title', columnComment: '', isPk: '0' })
    expect(row!['columnId']).toEqual(expect.any(Number))
    expect(await screen.findByText('Generated table saved')).toBeVisible()
  }, 180_000)

  it('is /404 without its table', async () => {
    await renderApp({ at: '/gen/edit?tableId=x' })
    await waitFor(() => expect(address()).toBe('/404'))
  })
})
