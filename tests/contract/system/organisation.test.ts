// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { mounts, openContract, type Caller } from '../mounts'
import { notesOf, now } from '../recordBodies'

type Node = { id: number; label: string; children?: Node[] }

const dept = '/system/dept'
const menu = '/system/menu'

/** The flat rows of a list that the portal makes a tree of. */
async function flat(caller: Caller, path: string): Promise<Readonly<Record<string, unknown>>[]> {
  const { code, data, rows } = await caller('GET', path)
  expect([code, rows]).toEqual([200, undefined])
  return Object.values(data) as Readonly<Record<string, unknown>>[]
}

describe.each(mounts)('departments through $name', (mount) => {
  it('are listed flat, filtered, read, and offered as a tree', async () => {
    const { as } = await openContract(mount)
    const admin = await as('admin')
    const names = async (query: string) =>
      (await flat(admin, `${dept}/list${query}`)).map((row) => row['deptId'])
    expect(await names('')).toEqual([1, 2, 3, 5, 4])
    expect(await names('?deptName=FINANCE')).toEqual([3])
    expect(await names('?status=1')).toEqual([])
    expect(await names('/exclude/2')).toEqual([1, 3, 5])
    expect((await admin('GET', `${dept}/4`)).data).toMatchObject({ parentId: 2, orderNum: 4 })
    const { data } = await (await as('store'))('GET', `${dept}/treeselect`)
    const [root] = Object.values(data) as Node[]
    expect(root).toMatchObject({
      id: 1,
      label: 'Wattdesk 总公司',
      children: [{ id: 2, children: [{ id: 4, label: 'Support 客服部' }] }, { id: 3 }, { id: 5 }],
    })
    expect(root?.children?.[1]).not.toHaveProperty('children')
    const ofRole = await admin('GET', `${dept}/roleDeptTreeselect/2`)
    expect(ofRole.data).toEqual({ depts: [root], checkedKeys: [] })
    expect(await (await as('store'))('GET', `${dept}/list`)).toMatchObject({ code: 403 })
  })

  it('are added, moved and deleted by the rules of a tree', async () => {
    const { as, sandbox } = await openContract(mount)
    const admin = await as('admin')
    const body = { parentId: 4, deptName: 'Night shift', orderNum: '1', leader: 'Ann', phone: '' }
    const { data: id } = await admin('POST', dept, { body })
    expect((await admin('GET', `${dept}/${String(id)}`)).data).toMatchObject({
      ...body,
      orderNum: 1,
      createTime: now,
    })
    const refused: readonly [string, object, string][] = [
      ['POST', body, 'deptName Night shift is already in use'],
      ['POST', { ...body, parentId: 99 }, 'parentId names a record that does not exist'],
      ['POST', { ...body, deptName: '' }, 'deptName cannot empty'],
      ['POST', { ...body, deptName: 'N', email: 'x' }, 'Invalid email'],
      [
        'PUT',
        { deptId: 2, parentId: 2 },
        'parentId must not be the record itself or a record below it',
      ],
      [
        'PUT',
        { deptId: 2, parentId: id },
        'parentId must not be the record itself or a record below it',
      ],
      ['PUT', { deptId: 2, status: '1' }, 'A department below it is still in use'],
    ]
    for (const [method, wrong, msg] of refused)
      expect(await admin(method, dept, { body: wrong })).toEqual({ code: 500, msg })
    const removal: readonly [unknown, string][] = [
      [4, 'Night shift is below it, so it cannot be deleted'],
      [5, 'store belongs to it, so it cannot be deleted'],
    ]
    for (const [gone, msg] of removal)
      expect(await admin('DELETE', `${dept}/${String(gone)}`)).toEqual({ code: 500, msg })
    const off = { body: { deptId: id, status: '1' } }
    expect(await admin('PUT', dept, off)).toMatchObject({ code: 200 })
    const below = { ...body, parentId: id, deptName: 'Below' }
    expect(await admin('POST', dept, { body: below })).toMatchObject({
      msg: 'The department above it is disabled',
    })
    expect(await admin('PUT', dept, { body: { deptId: id, parentId: 3 } })).toMatchObject({
      code: 200,
    })
    expect(await admin('DELETE', `${dept}/${String(id)}`)).toMatchObject({ code: 200 })
    const titles = ['add', 'edit', 'edit', 'remove'].map((action) => `system:dept:${action}`)
    expect(await notesOf(sandbox)).toEqual(titles.map((title) => ({ title, id })))
  })
})

describe.each(mounts)('menu rows through $name', (mount) => {
  const page = { parentId: 4, menuName: 'Coupons', menuType: 'C', orderNum: 20, path: 'coupon' }

  it('are listed flat, read, and offered as a tree with those of a role', async () => {
    const { as } = await openContract(mount)
    const auditor = await as('auditor')
    const rows = await flat(auditor, `${menu}/list`)
    expect(rows.find((row) => row['menuId'] === 41)).toMatchObject({
      parentId: 4,
      menuType: 'C',
      component: 'system/user/index',
      perms: 'system:user:list',
      isFrame: '1',
      visible: '0',
    })
    expect(await flat(auditor, `${menu}/list?menuName=sysDict&status=0`)).toHaveLength(1)
    expect((await auditor('GET', `${menu}/41`)).data).toMatchObject({ path: 'user' })
    const { data } = await auditor('GET', `${menu}/roleMenuTreeselect/4`)
    const { menus, checkedKeys } = data as { menus: Node[]; checkedKeys: number[] }
    expect(menus.map(({ id }) => id)).toEqual([2, 1, 3, 4, 5, 6])
    expect(checkedKeys).toContain(1102)
    expect(checkedKeys).not.toContain(11)
    expect(checkedKeys).not.toContain(1)
    expect(menus).toEqual(Object.values((await auditor('GET', `${menu}/treeselect`)).data))
    expect(await auditor('POST', menu, { body: page })).toMatchObject({ code: 403 })
  })

  it('are added below a matching parent, and deleted once nothing uses them', async () => {
    const { as, sandbox } = await openContract(mount)
    const admin = await as('admin')
    const { data: id } = await admin('POST', menu, { body: { ...page, component: 'coupon/index' } })
    const link = {
      ...page,
      menuName: 'Manual',
      isFrame: '0',
      path: 'https://docs.example/manual',
      parentId: 0,
    }
    expect(await admin('POST', menu, { body: link })).toMatchObject({ code: 200 })
    const routers = Object.values((await admin('GET', '/getRouters')).data)
    expect(routers.at(-1)).toMatchObject({
      path: 'https://docs.example/manual',
      component: 'Layout',
      meta: { title: 'Manual', link: 'https://docs.example/manual' },
    })
    expect(JSON.stringify(routers)).toContain('coupon/index')
    const refused: readonly [string, object, string][] = [
      ['POST', { ...page, orderNum: 1 }, 'menuName Coupons is already in use'],
      [
        'POST',
        { ...link, menuName: 'X', path: 'docs' },
        'path must be an address that begins with http:// or https://',
      ],
      [
        'POST',
        { ...link, menuName: 'X', path: 'javascript:alert(1)' },
        'path must be an address that begins with http:// or https://',
      ],
      ['POST', { ...page, menuName: 'X', path: '' }, 'path cannot empty'],
      [
        'POST',
        { ...page, menuName: 'X', parentId: 41 },
        'A page or directory must be in a directory, a button on a page',
      ],
      [
        'POST',
        { ...page, menuName: 'X', menuType: 'F' },
        'A page or directory must be in a directory, a button on a page',
      ],
      [
        'POST',
        { ...page, menuName: 'X', menuType: 'F', parentId: 4101 },
        'A page or directory must be in a directory, a button on a page',
      ],
      [
        'PUT',
        { menuId: 4, parentId: 49 },
        'parentId must not be the record itself or a record below it',
      ],
    ]
    for (const [method, body, msg] of refused)
      expect(await admin(method, menu, { body })).toEqual({ code: 500, msg })
    expect(await admin('DELETE', `${menu}/4`)).toMatchObject({
      msg: expect.stringContaining('is below it, so it cannot be deleted'),
    })
    await sandbox.db.query('insert into sys_role_menu (role_id, menu_id) values (2, $1)', [id])
    expect(await admin('DELETE', `${menu}/${String(id)}`)).toEqual({
      code: 500,
      msg: 'The role Auditor still has it, so it cannot be deleted',
    })
    await sandbox.db.query('delete from sys_role_menu where menu_id = $1', [id])
    expect(await admin('DELETE', `${menu}/${String(id)}`)).toMatchObject({ code: 200 })
  })

  it('that are hidden stay routable; disabled ones are gone with their permission', async () => {
    const { as } = await openContract(mount)
    const [admin, auditor] = [await as('admin'), await as('auditor')]
    await admin('PUT', menu, { body: { menuId: 45, visible: '1', isCache: '1', query: '{"a":1}' } })
    const routers = JSON.stringify((await auditor('GET', '/getRouters')).data)
    expect(routers).toContain(
      '"path":"post","hidden":true,"component":"system/post/index","query":"{\\"a\\":1}","meta":{"title":"menu.sysPost","icon":"post","noCache":true}',
    )
    await admin('PUT', menu, { body: { menuId: 45, status: '1' } })
    expect(JSON.stringify((await auditor('GET', '/getRouters')).data)).not.toContain('sysPost')
    expect(await auditor('GET', '/system/post/list')).toMatchObject({ code: 403 })
  })
})
