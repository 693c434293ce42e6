// @vitest-environment node
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { workbook } from '@/tests/support/files/workbook'
import { allMounts, mounts, openContract, readEnvelope, type Mount } from '../mounts'
import { onlyRow } from './systemRecords'

const user = '/system/user'
const head = [
  '部门编号',
  '登录名称 *',
  '用户名称 *',
  '用户邮箱',
  '手机号码',
  '用户性别',
  '帐号状态',
]
const ann = ['4', 'ann_1', 'Ann 安', 'ann@example.com', 13800138000, '女', '正常']
const bob = ['Finance 财务部', 'bob_1', "'=Bob", '', '', 'Male', '1']

type Sent = { flag?: string; headers?: Record<string, string> }

async function openImport(mount: Mount) {
  const contract = await openContract(mount)
  const token = await contract.sandbox.logIn('admin')
  const importRows = async (
    rows: (string | number)[][],
    { flag = '0', headers }: Sent = {},
    by = token,
  ) => {
    const body = new FormData()
    body.append('file', new File([workbook(rows)], 'users.xlsx'))
    const init = { method: 'POST', body, headers: { Authorization: `Bearer ${by}`, ...headers } }
    return readEnvelope(await contract.send(`${user}/importData?updateSupport=${flag}`, init))
  }
  const lines = async (...sent: Parameters<typeof importRows>) => {
    const { code, msg } = await importRows(...sent)
    return [code, ...msg.split('<br/>')]
  }
  return { ...contract, token, admin: contract.withToken(token), importRows, lines }
}

describe.each(mounts)('gateway contract §6, the import of users through $name', (mount) => {
  it('adds every row with the initial password, says so, and logs who did it', async () => {
    const { lines, admin, call, sandbox } = await openImport(mount)
    expect(await lines([head, ann, bob])).toEqual([
      200,
      'Import succeeded: 2 rows.',
      '1. account ann_1',
      '2. account bob_1',
    ])
    expect(await onlyRow(admin, user, 'userName=ann_1')).toMatchObject({
      deptId: 4,
      nickName: 'Ann 安',
      email: 'ann@example.com',
      phonenumber: '13800138000',
      sex: '1',
      status: '0',
      userType: '00',
      createBy: 'admin',
    })
    const added = await onlyRow(admin, user, 'userName=bob_1')
    expect(added).toMatchObject({ deptId: 3, nickName: '=Bob', sex: '0', status: '1' })
    const login = { body: { username: 'ann_1', password: 'Init_2026' } }
    expect(await call('POST', '/login', login)).toMatchObject({ code: 200 })
    const notes = await sandbox.db.query(
      `select title, oper_name, record_id::text as id from sys_oper_log order by record_id`,
    )
    expect(notes).toHaveLength(2)
    expect(notes[1]).toEqual({
      title: 'system:user:import',
      oper_name: 'admin',
      id: String(added['userId']),
    })
    const kept = JSON.stringify(await sandbox.db.query('select * from sys_oper_log'))
    expect(kept).not.toContain('Init_2026')
  })

  it('checks each row by the rules of a new user, and adds nobody if one breaks them', async () => {
    const { lines, admin } = await openImport(mount)
    const but = (at: number, text: string) =>
      ann.map((cell, index) => {
        if (index === at) return text
        return index === 1 ? `u_${text.length}_${at}` : index === 3 || index === 4 ? '' : cell
      })
    const rows = [
      ann,
      but(0, '99'),
      but(0, 'Nowhere'),
      but(1, 'a b'),
      but(1, ''),
      but(1, 'admin'),
      but(1, 'ann_1'),
      but(2, ''),
      but(3, 'x'),
      but(3, 'ann@example.com'),
      but(4, '1'),
      but(4, '13800138000'),
      but(5, '3'),
      but(6, 'Gone'),
    ]
    expect(await lines([head, ...rows])).toEqual([
      500,
      'Import failed: nothing was imported, 13 rows are wrong.',
      'Row 3: deptId names a record that does not exist',
      'Row 4: No department, or more than one, has the number or name Nowhere',
      'Row 5: userName takes 2 to 30 letters, digits and underscores',
      'Row 6: userName cannot empty',
      'Row 7: userName admin is already in use',
      'Row 8: The account ann_1 is further above',
      'Row 9: nickName cannot empty',
      'Row 10: Invalid email',
      'Row 11: email ann@example.com is already in use',
      'Row 12: Invalid phone',
      'Row 13: phonenumber 13800138000 is already in use',
      'Row 14: sex must be one of 0, 1, 2',
      'Row 15: status must be one of 0, 1',
    ])
    expect((await admin('GET', `${user}/list?userName=ann_1`)).total).toBe(0)
  })

  it.each(['1', 'true'])(
    'with the flag %s changes who is known, but for the password',
    async (flag) => {
      const { lines, admin, call } = await openImport(mount)
      await lines([head, ann])
      const changed = [
        ['Account', 'Name', 'Gender'],
        ['ann_1', 'Anna', ''],
        ['carl_1', 'Carl', '0'],
      ]
      expect(await lines(changed, { flag: '0' })).toEqual([
        500,
        'Import failed: nothing was imported, 1 row is wrong.',
        'Row 2: userName ann_1 is already in use',
      ])
      const reset = {
        body: {
          userId: (await onlyRow(admin, user, 'userName=ann_1'))['userId'],
          password: 'Own_2026',
        },
      }
      expect(await admin('PUT', `${user}/resetPwd`, reset)).toMatchObject({ code: 200 })
      expect(await lines(changed, { flag })).toEqual([
        200,
        'Import succeeded: 2 rows.',
        '1. account ann_1',
        '2. account carl_1',
      ])
      expect(await onlyRow(admin, user, 'userName=ann_1')).toMatchObject({
        nickName: 'Anna',
        sex: '1',
        email: 'ann@example.com',
        deptId: 4,
      })
      const login = { body: { username: 'ann_1', password: 'Own_2026' } }
      expect(await call('POST', '/login', login)).toMatchObject({ code: 200 })
    },
  )

  it('accepts an email that an earlier row gives up, and refuses one that an earlier row takes', async () => {
    const { lines } = await openImport(mount)
    const rows = (...emails: string[]) => [
      ['Account', 'Name', 'Email'],
      ...emails.map((email, at) => [`user_${at}`, 'X', `${email}@example.com`]),
    ]
    await lines(rows('a', 'b'))
    expect(await lines(rows('c', 'a', 'b', 'a'), { flag: '1' })).toEqual([
      500,
      'Import failed: nothing was imported, 1 row is wrong.',
      'Row 5: email a@example.com is already in use',
    ])
    expect((await lines(rows('b', 'a'), { flag: '1' })).slice(2)).toEqual([
      'Row 2: email b@example.com is already in use',
      'Row 3: email a@example.com is already in use',
    ])
    expect((await lines(rows('c', 'a', 'b'), { flag: '1' }))[0]).toBe(200)
  })

  it('changes no protected administrator, and ends the sessions of users it disables', async () => {
    const { lines, as, sandbox, importRows } = await openImport(mount)
    const rows = (...names: string[]) => [
      ['Account', 'Name', 'Status'],
      ...names.map((name) => [name, 'X', 'Disabled']),
    ]
    const auditor = await as('auditor')
    expect(await lines(rows('auditor', 'admin'), { flag: '1' })).toEqual([
      500,
      'Import failed: nothing was imported, 1 row is wrong.',
      'Row 3: The first administrator cannot be changed here',
    ])
    expect(await auditor('GET', '/getInfo')).toMatchObject({ code: 200 })
    expect(await importRows(rows('auditor'), { flag: '1' })).toMatchObject({ code: 200 })
    expect(await auditor('GET', '/getInfo')).toMatchObject({ code: 401 })
    await sandbox.db.query(
      `insert into sys_role_menu select role_id, menu_id from sys_role, sys_menu
       where role_id > 1 and perms = 'system:user:import' on conflict do nothing`,
    )
    await sandbox.db.query('update sys_user_role set role_id = 1 where user_id = 4')
    const tri = await sandbox.logIn('tri')
    const refused = await importRows(rows('store', 'tri'), { flag: '1' }, tri)
    expect(refused.msg.split('<br/>').slice(1)).toEqual([
      'Row 2: Only an administrator may do this',
      'Row 3: You cannot disable or delete your own account',
    ])
  })

  it('needs the permission, a valid initial password, and takes a key once', async () => {
    const { lines, importRows, sandbox, admin } = await openImport(mount)
    expect(await importRows([head, ann], {}, await sandbox.logIn('auditor'))).toMatchObject({
      code: 403,
    })
    const headers = { 'Idempotency-Key': 'k1', 'Accept-Language': 'zh-CN' }
    const first = await importRows([head, ann], { headers })
    expect(first.msg).toBe('导入成功，共 1 行。<br/>1、账号 ann_1')
    expect(await importRows([head, ann], { headers })).toEqual(first)
    expect((await admin('GET', `${user}/list?userName=ann_1`)).total).toBe(1)
    await sandbox.db.query("delete from sys_config where config_key = 'sys.user.initPassword'")
    expect((await lines([head, bob]))[2]).toBe(
      'Row 2: The initial password, sys.user.initPassword, is not set or breaks the rule for passwords',
    )
  })

  it.each([
    [
      'en-US',
      'GET',
      ['Department No.', 'Account *', 'Name *', 'Email', 'Phone', 'Gender', 'Status'],
    ],
    [
      'zh-CN',
      'POST',
      ['部门编号', '登录名称 *', '用户名称 *', '用户邮箱', '手机号码', '用户性别', '帐号状态'],
    ],
  ])('has a template in %s for every logged-in user', async (language, method, headings) => {
    const { send, sandbox, call } = await openImport(mount)
    const headers = {
      Authorization: `Bearer ${await sandbox.logIn('auditor')}`,
      'Accept-Language': language,
    }
    const answer = await send(`${user}/importTemplate`, { method, headers })
    expect(answer.headers.get('Content-Type')).toContain('spreadsheetml')
    const { sheets } = await readXlsx(await answer.arrayBuffer())
    expect(sheets[0]?.rows).toEqual([headings])
    expect(await call(method, `${user}/importTemplate`)).toMatchObject({ code: 401 })
  })
})

describe.each(allMounts)('the import of users of a stock gateway through $name', (mount) => {
  it('posts for its template, and words the result in msg', async () => {
    const { sandbox, send } = await openContract(mount, { dialect: 'ruoyi' })
    const headers = { Authorization: `Bearer ${await sandbox.logIn('admin')}` }
    const post = (path: string, init: RequestInit = {}) =>
      send(`${user}/${path}`, { method: 'POST', headers, ...init })
    const template = await post('importTemplate')
    expect(template.headers.get('Content-Type')).toContain('spreadsheetml')
    const body = new FormData()
    body.append('file', new File([workbook([head, ann, ann])], 'users.xlsx'))
    const refused: unknown = await (await post('importData?updateSupport=false', { body })).json()
    expect(refused).toEqual({
      code: 500,
      msg: 'Import failed: nothing was imported, 1 row is wrong.<br/>Row 3: The account ann_1 is further above',
    })
  })
})
