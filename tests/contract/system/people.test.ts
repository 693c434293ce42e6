// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { mounts, openContract, type Caller } from '../mounts'
import { notesOf, now } from '../recordBodies'
import { onlyRow } from './systemRecords'

const user = '/system/user'
const role = '/system/role'
const newUser = {
  userName: 'ann_1',
  nickName: 'Ann 安',
  password: 'hidden_9',
  deptId: 4,
  email: 'ann@example.com',
  phonenumber: '13800138000',
  sex: '1',
  status: '0',
  remark: '',
}

async function addedUser(admin: Caller, values: object = {}): Promise<string> {
  const { code, data } = await admin('POST', user, { body: { ...newUser, ...values } })
  expect(code).toBe(200)
  return String(data)
}

function login(username: string, password: string) {
  return { body: { username, password } }
}

describe.each(mounts)('users through $name', (mount) => {
  it('are ordered by their latest login, those without one last', async () => {
    const admin = await (await openContract(mount)).as('admin')
    const query = `${user}/list?orderByColumn=loginDate&isAsc=`
    const first = async (way: string) => (await admin('GET', query + way)).rows[0]
    expect(await first('desc')).toMatchObject({ userName: 'admin', loginDate: now })
    expect(await first('asc')).toMatchObject({ loginDate: null })
  })

  it('are added with roles and posts, found by department, edited and deleted', async () => {
    const { as, call, sandbox } = await openContract(mount)
    const admin = await as('admin')
    const id = await addedUser(admin, { roleIds: [2], postIds: ['4', 1] })
    const { password: _, ...shown } = newUser
    const row = await onlyRow(admin, user, 'deptId=2&userName=ANN')
    expect(row).toMatchObject({
      ...shown,
      userId: Number(id),
      dept: { deptId: 4, deptName: 'Support 客服部' },
      createBy: 'admin',
      createTime: now,
    })
    expect((await admin('GET', `${user}/list?deptId=1`)).total).toBe(7)
    expect((await admin('GET', `${user}/list?deptId=4`)).total).toBe(1)
    expect((await admin('GET', `${user}/list?deptId=9x`)).total).toBe(0)
    const one = (await admin('GET', `${user}/${id}`)).data
    expect(one).toMatchObject({ user: row, roleIds: [2], postIds: [1, 4] })
    expect((await admin('GET', `${user}/`)).data).toEqual({
      roles: one['roles'],
      posts: one['posts'],
    })
    const all = JSON.stringify([one, (await admin('GET', `${user}/list`)).rows])
    expect(all).not.toMatch(/scrypt|password|secret|token/i)
    expect((await call('POST', '/login', login('ann_1', 'hidden_9'))).data['token']).toBeDefined()
    const edit = {
      userId: id,
      nickName: 'Anna',
      userName: 'ann_2',
      password: 'other_1',
      roleIds: [3],
    }
    expect(await admin('PUT', user, { body: edit })).toMatchObject({ code: 200 })
    const { data } = await admin('GET', `${user}/${id}`)
    expect(data).toMatchObject({
      user: { nickName: 'Anna', userName: 'ann_2' },
      roleIds: [3],
      postIds: [1, 4],
    })
    expect(await call('POST', '/login', login('ann_2', 'other_1'))).toMatchObject({ code: 500 })
    await sandbox.db.query(
      "insert into sys_file (name, type, content, user_id, create_time) values ('a', 'b', '', $1, now())",
      [id],
    )
    expect(await admin('DELETE', `${user}/${id}`)).toMatchObject({ code: 200 })
    expect(await call('POST', '/login', login('ann_1', 'hidden_9'))).toMatchObject({ code: 500 })
    const kept = JSON.stringify(await sandbox.db.query('select * from sys_oper_log'))
    expect(kept).not.toMatch(/hidden_9|other_1/)
    expect(await notesOf(sandbox)).toEqual(
      ['add', 'edit', 'remove'].map((action) => ({ title: `system:user:${action}`, id })),
    )
  })

  it.each([
    [{ userName: 'admin' }, 'userName admin is already in use'],
    [{ userName: 'a b' }, 'userName takes 2 to 30 letters, digits and underscores'],
    [{ password: '12345' }, 'Only supports 6-12 letters, numbers, and underscores'],
    [{ password: undefined }, 'password cannot empty'],
    [{ nickName: '' }, 'nickName cannot empty'],
    [{ email: 'x' }, 'Invalid email'],
    [{ phonenumber: '1' }, 'Invalid phone'],
    [{ deptId: 99 }, 'deptId names a record that does not exist'],
    [{ roleIds: [99] }, 'roleIds names a record that does not exist'],
    [{ postIds: ['x'] }, 'postIds names a record that does not exist'],
  ])('are refused with %j', async (wrong, msg) => {
    const { as } = await openContract(mount)
    const body = { ...newUser, ...wrong }
    expect(await (await as('admin'))('POST', user, { body })).toEqual({ code: 500, msg })
  })

  it('lose their sessions when they are disabled or get a new password', async () => {
    const { as, call } = await openContract(mount)
    const [admin, store] = [await as('admin'), await as('store')]
    const status = (value: string) => ({ body: { userId: 4, status: value } })
    expect(await admin('PUT', `${user}/changeStatus`, status('1'))).toMatchObject({ code: 200 })
    expect(await store('GET', '/getInfo')).toMatchObject({ code: 401 })
    expect(await admin('PUT', `${user}/changeStatus`, status('0'))).toMatchObject({ code: 200 })
    expect(await store('GET', '/getInfo')).toMatchObject({ code: 401 })
    const again = await as('store')
    const reset = { body: { userId: 4, password: 'Reset_1' } }
    expect(await admin('PUT', `${user}/resetPwd`, reset)).toMatchObject({ code: 200 })
    expect(await again('GET', '/getInfo')).toMatchObject({ code: 401 })
    expect(await call('POST', '/login', login('store', 'Reset_1'))).toMatchObject({ code: 200 })
  })

  it('leave out protected users', async () => {
    const { as, sandbox } = await openContract(mount)
    const admin = await as('admin')
    const first = { code: 500, msg: 'The first administrator cannot be changed here' }
    const own = { code: 500, msg: 'You cannot disable or delete your own account' }
    const status = { body: { userId: 1, status: '1' } }
    expect(await admin('PUT', `${user}/changeStatus`, status)).toEqual(own)
    expect(await admin('DELETE', `${user}/3,1`)).toEqual(own)
    const helper = await addedUser(admin, { roleIds: [2] })
    await sandbox.db.query(
      `insert into sys_role_menu select 2, menu_id from sys_menu where perms like 'system:%' on conflict do nothing`,
    )
    const token = await sandbox.fetch(
      new Request('http://sandbox/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ username: 'ann_1', password: 'hidden_9' }),
      }),
    )
    const ann = (await openedWith(token)) as string
    const asAnn: Caller = async (method, path, options = {}) =>
      admin(method, path, { ...options, headers: { Authorization: ann } })
    expect(await asAnn('PUT', `${user}/changeStatus`, status)).toEqual(first)
    expect(await asAnn('DELETE', `${user}/1`)).toEqual(first)
    const admins = { code: 500, msg: 'Only an administrator may do this' }
    const reset = { body: { userId: 6, password: 'hidden_9' } }
    expect(await asAnn('PUT', `${user}/resetPwd`, reset)).toEqual(admins)
    const grant = { body: { userId: helper, roleIds: [1] } }
    expect(await asAnn('PUT', user, grant)).toEqual(admins)
    expect(await asAnn('PUT', `${user}/authRole?userId=${helper}&roleIds=1`)).toEqual(admins)
    expect(await asAnn('PUT', `${role}/authUser/selectAll?roleId=1&userIds=${helper}`)).toEqual(
      admins,
    )
    expect(await asAnn('PUT', user, { body: { userId: 3, nickName: 'Tri' } })).toMatchObject({
      code: 200,
    })
  })

  it('are given roles one by one', async () => {
    const { as } = await openContract(mount)
    const admin = await as('admin')
    const held = async () => {
      const { data } = await admin('GET', `${user}/authRole/4`)
      const { roles } = data as { roles: { roleKey: string; flag: boolean }[] }
      return roles.filter(({ flag }) => flag).map(({ roleKey }) => roleKey)
    }
    expect(await held()).toEqual(['store'])
    const grant = await admin('PUT', `${user}/authRole?userId=4&roleIds=2,4`)
    expect(grant).toMatchObject({ code: 200 })
    expect(await held()).toEqual(['auditor', 'store'])
    expect(await admin('PUT', `${user}/authRole?userId=4&roleIds=`)).toMatchObject({ code: 200 })
    expect(await held()).toEqual([])
    expect((await (await as('store'))('GET', '/getInfo')).data).toMatchObject({
      roles: [],
      permissions: [],
    })
  })
})

async function openedWith(response: Response): Promise<unknown> {
  return ((await response.json()) as { data: { token: string } }).data.token
}

describe.each(mounts)('the own profile through $name', (mount) => {
  it('is read and edited by everyone', async () => {
    const { as, sandbox } = await openContract(mount)
    const store = await as('store')
    const { data } = await store('GET', `${user}/profile`)
    expect(data).toMatchObject({
      user: { userName: 'store', dept: { deptName: 'Stores 商户部' } },
      roleGroup: 'Store operator',
      postGroup: '',
    })
    const body = {
      nickName: 'Shop',
      email: 's@example.com',
      phonenumber: '',
      sex: '0',
      status: '1',
      userId: 1,
    }
    expect(await store('PUT', `${user}/profile`, { body })).toMatchObject({ code: 200, data: '4' })
    const after = (await store('GET', `${user}/profile`)).data
    expect(after['user']).toMatchObject({
      nickName: 'Shop',
      email: 's@example.com',
      sex: '0',
      status: '0',
    })
    const taken = { body: { email: 's@example.com' } }
    expect(await (await as('tri'))('PUT', `${user}/profile`, taken)).toMatchObject({ code: 500 })
    expect(await notesOf(sandbox)).toEqual([{ title: 'system:profile:edit', id: '4' }])
  })

  it('changes the password, in the query or in the body, and ends the other sessions', async () => {
    const { as, call, sandbox } = await openContract(mount)
    const [store, other] = [await as('store'), await as('store')]
    const change = `${user}/profile/updatePwd`
    const by = (old: string, wanted: string) =>
      store('PUT', `${change}?oldPassword=${old}&newPassword=${wanted}`)
    expect(await by('wrong', 'Another_1')).toMatchObject({ msg: 'The old password is wrong' })
    expect(await by('Sandbox_2026', '12345')).toMatchObject({
      msg: 'Length between 6 and 20 characters',
    })
    expect(await by('Sandbox_2026', 'Sandbox_2026')).toMatchObject({ code: 500 })
    expect(await by('Sandbox_2026', 'Another_1')).toMatchObject({ code: 200 })
    expect(await other('GET', '/getInfo')).toMatchObject({ code: 401 })
    const body = { oldPassword: 'Another_1', newPassword: 'Another_2' }
    expect(await store('PUT', change, { body })).toMatchObject({ code: 200 })
    expect(await call('POST', '/login', login('store', 'Another_2'))).toMatchObject({ code: 200 })
    const kept = JSON.stringify(await sandbox.db.query('select * from sys_oper_log'))
    expect(kept).not.toMatch(/Another|wrong&|Sandbox_2026/)
    for (let attempt = 0; attempt < 10; attempt += 1) await by('wrong', 'Another_3')
    expect(await by('Another_2', 'Another_3')).toMatchObject({
      msg: 'Too many failed attempts: locked for 30 minutes',
    })
  })
})

describe.each(mounts)('roles through $name', (mount) => {
  const newRole = { roleName: 'Clerk 文员', roleKey: 'clerk', roleSort: 5, status: '0', remark: '' }

  it('are added with menus, edited, scoped and deleted', async () => {
    const { as, sandbox } = await openContract(mount)
    const admin = await as('admin')
    const { data: id } = await admin('POST', role, { body: { ...newRole, menuIds: [1, 12, 1201] } })
    const row = await onlyRow(admin, role, 'roleName=clerk&roleKey=CLE&status=0')
    expect(row).toMatchObject({ ...newRole, roleId: Number(id), dataScope: '1' })
    const keys = async () =>
      (await admin('GET', `/system/menu/roleMenuTreeselect/${String(id)}`)).data['checkedKeys']
    expect(await keys()).toEqual([1201])
    await admin('PUT', role, { body: { roleId: id, roleSort: 6 } })
    expect(await keys()).toEqual([1201])
    await admin('PUT', role, { body: { roleId: id, menuIds: [] } })
    expect(await keys()).toEqual([])
    const scope = { body: { roleId: id, dataScope: '2', deptIds: [2, 4] } }
    expect(await admin('PUT', `${role}/dataScope`, scope)).toMatchObject({ code: 200 })
    const depts = await admin('GET', `/system/dept/roleDeptTreeselect/${String(id)}`)
    expect(depts.data['checkedKeys']).toEqual([2, 4])
    const { data: options } = await admin('GET', `${role}/optionselect`)
    expect(Object.values(options)).toHaveLength(5)
    const assign = `${role}/authUser/selectAll?roleId=${String(id)}&userIds=3,4`
    expect(await admin('PUT', assign)).toMatchObject({ code: 200 })
    expect(await admin('DELETE', `${role}/${String(id)}`)).toEqual({
      code: 500,
      msg: 'Clerk 文员 is still given to users and cannot be deleted',
    })
    const list = `${role}/authUser`
    const total = async (name: string) =>
      (await admin('GET', `${list}/${name}?roleId=${String(id)}`)).total
    expect([await total('allocatedList'), await total('unallocatedList')]).toEqual([2, 4])
    const found = await admin('GET', `${list}/allocatedList?roleId=${String(id)}&userName=tri`)
    expect(found.rows).toMatchObject([{ userName: 'tri' }])
    await admin('PUT', `${list}/cancel`, { body: { roleId: id, userId: 3 } })
    expect(await total('allocatedList')).toBe(1)
    await admin('PUT', `${list}/cancelAll?roleId=${String(id)}&userIds=3,4`)
    expect(await admin('DELETE', `${role}/${String(id)}`)).toMatchObject({ code: 200 })
    expect(new Set((await notesOf(sandbox)).map((note) => note['id']))).toEqual(new Set([id]))
  })

  it.each([
    [{ roleKey: 'auditor' }, 'roleKey auditor is already in use'],
    [{ roleName: 'Auditor' }, 'roleName Auditor is already in use'],
    [
      { roleKey: '1 x' },
      'roleKey begins with a letter and has only letters, digits, colons, hyphens and underscores',
    ],
    [{ menuIds: [99999] }, 'menuIds names a record that does not exist'],
  ])('are refused with %j', async (wrong, msg) => {
    const { as } = await openContract(mount)
    const body = { ...newRole, ...wrong }
    expect(await (await as('admin'))('POST', role, { body })).toEqual({ code: 500, msg })
  })

  it('protect the administrators’ roles', async () => {
    const { as } = await openContract(mount)
    const admin = await as('admin')
    const refused = { code: 500, msg: "The administrators' role cannot be changed" }
    expect(await admin('PUT', role, { body: { roleId: 1, roleName: 'x' } })).toEqual(refused)
    const off = { body: { roleId: '01', status: '1' } }
    expect(await admin('PUT', `${role}/changeStatus`, off)).toEqual(refused)
    expect(await admin('DELETE', `${role}/1`)).toEqual(refused)
    const cancel = await admin('PUT', `${role}/authUser/cancel`, { body: { roleId: 1, userId: 1 } })
    expect(cancel).toMatchObject({ msg: 'The first administrator cannot be changed here' })
  })

  it('grant nothing while they are disabled', async () => {
    const { as } = await openContract(mount)
    const [admin, auditor] = [await as('admin'), await as('auditor')]
    await admin('PUT', `${role}/changeStatus`, { body: { roleId: 2, status: '1' } })
    expect((await auditor('GET', '/getInfo')).data).toMatchObject({ roles: [], permissions: [] })
    expect((await auditor('GET', '/getRouters')).data).toEqual([])
    expect(await auditor('GET', '/store/bill/list')).toMatchObject({ code: 403 })
  })
})

describe.each(mounts)("a role's menus through $name", (mount) => {
  it('take effect at the users’ next call; the log says who, what and when', async () => {
    const { as, sandbox } = await openContract(mount)
    const [admin, auditor, store] = [await as('admin'), await as('auditor'), await as('store')]
    const paths = async () => JSON.stringify((await store('GET', '/getRouters')).data)
    const permissions = async () => (await store('GET', '/getInfo')).data['permissions']
    expect(await paths()).toContain('menu.bill')
    expect(await store('GET', '/store/bill/list')).toMatchObject({ code: 200 })
    const edit = { body: { roleId: 4, menuIds: [1, 11, 1101, 1102, 4, 45, 4502] } }
    expect(await admin('PUT', role, edit)).toMatchObject({ code: 200 })
    expect(await paths()).not.toContain('menu.bill')
    expect(await paths()).toContain('system/post/index')
    expect(await permissions()).toEqual([
      'store:storeDraw:list',
      'system:post:list',
      'store:storeDraw:query',
      'store:storeDraw:add',
      'system:post:add',
    ])
    expect(await store('GET', '/store/bill/list')).toMatchObject({ code: 403 })
    const post = { body: { postCode: 'new', postName: 'New', postSort: 1 } }
    expect(await store('POST', '/system/post', post)).toMatchObject({ code: 200 })
    expect(await store('DELETE', '/system/post/1')).toMatchObject({ code: 403 })
    expect(
      await onlyRow(auditor, '/monitor/operlog', 'title=system:role&businessId=4'),
    ).toMatchObject({
      operName: 'admin',
      title: 'Roles',
      businessType: 2,
      method: 'system:role:edit',
      operParam: JSON.stringify(edit.body),
      operTime: now,
      status: 0,
    })
    expect(await notesOf(sandbox, { refused: true })).toEqual([
      { title: 'system:post:remove', id: '1' },
    ])
  })
})
