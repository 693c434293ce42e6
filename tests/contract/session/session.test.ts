// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { hourMs, minuteMs } from '@/sandbox/values/clock'
import { mounts, openContract } from '../mounts'

describe.each(mounts)('§7 session through $name', (mount) => {
  it('answers getInfo with the user, the roles and the permissions', async () => {
    const { as } = await openContract(mount)
    const admin = await (await as('admin'))('GET', '/getInfo')
    expect(admin.data).toEqual({
      user: { userId: 1, userName: 'admin', userType: '00', avatar: '' },
      roles: ['admin'],
      permissions: ['*:*:*'],
    })
    const store = await (await as('store'))('GET', '/getInfo')
    expect(store.data['user']).toMatchObject({ userName: 'store', userType: '01' })
    expect(store.data['permissions']).toContain('store:storeDraw:add')
    expect(store.data['permissions']).not.toContain('store:storeDraw:pass')
  })

  it('gives the watcher a role that starts with tri: and no right to decide', async () => {
    const { as } = await openContract(mount)
    const { data } = await (await as('tri'))('GET', '/getInfo')
    expect(data['roles']).toEqual(['tri:watch'])
    expect(data['permissions']).not.toContain('store:storeDraw:pass')
  })

  it('answers getRouters with three directories and their pages', async () => {
    const { as } = await openContract(mount)
    const { data } = await (await as('tri'))('GET', '/getRouters')
    expect(data).toMatchObject([
      {
        path: '/api',
        meta: { title: 'menu.orders' },
        children: [
          { path: 'apiRecharge', component: 'api/apiRecharge/index' },
          { name: 'ApiDraw', path: 'apiDraw', component: 'api/apiDraw/index' },
          { name: 'WaterWallet', path: 'waterWallet', component: 'api/waterWallet/index' },
        ],
      },
      {
        name: 'Store',
        path: '/store',
        component: 'Layout',
        hidden: false,
        redirect: 'noRedirect',
        alwaysShow: true,
        meta: { title: 'menu.store' },
        children: [
          { name: 'StoreDraw', path: 'storeDraw', component: 'store/storeDraw/index' },
          { path: 'storeRecharge', component: 'store/storeRecharge/index' },
          { name: 'Bill', path: 'bill', component: 'store/bill/index' },
          { name: 'Store', path: 'store', component: 'store/store/index' },
          { path: 'user', component: 'store/user/index' },
        ],
      },
      {
        path: '/energy',
        meta: { title: 'menu.energy' },
        children: [
          { path: 'user', component: 'energy/user/index' },
          { path: 'publish', component: 'energy/publish/index' },
        ],
      },
    ])
  })

  it('includes the system pages, with the logs in a directory below', async () => {
    const { as } = await openContract(mount)
    const { data } = await (await as('auditor'))('GET', '/getRouters')
    expect(Object.values(data).slice(3)).toMatchObject([
      {
        path: '/system',
        children: [
          ...['user', 'role', 'menu', 'dept', 'post', 'dict', 'config', 'notice'].map((path) => ({
            path,
            component: `system/${path}/index`,
          })),
          {
            path: 'log',
            component: 'system/log/index',
            children: [
              { path: 'operlog', component: 'monitor/operlog/index' },
              { path: 'logininfor', component: 'monitor/logininfor/index' },
            ],
          },
        ],
      },
      { path: '/monitor', children: [{ path: 'online' }, { path: 'job' }] },
      { path: '/tool', children: [{ path: 'gen', component: 'tool/gen/index' }] },
    ])
  })

  it('shows a store operator the directory of stores alone', async () => {
    const { as } = await openContract(mount)
    const { data } = await (await as('store'))('GET', '/getRouters')
    expect(data).toMatchObject([{ path: '/store', children: expect.any(Array) }])
  })

  it('leaves pages out of the menu whose list permission is missing (§6)', async () => {
    const { as, sandbox } = await openContract(mount)
    await sandbox.db.query('delete from sys_role_menu where menu_id = 12')
    const { data } = await (await as('auditor'))('GET', '/getRouters')
    expect(JSON.stringify(data)).toContain('menu.storeDraw')
    expect(JSON.stringify(data)).not.toContain('menu.bill')
  })

  it('leaves out a directory whose pages are all missing', async () => {
    const { as, sandbox } = await openContract(mount)
    await sandbox.db.query(
      "delete from sys_role_menu using sys_menu m where menu_type = 'C' and m.menu_id = sys_role_menu.menu_id",
    )
    const { data } = await (await as('auditor'))('GET', '/getRouters')
    expect(data).toEqual([])
  })

  it('refuses a missing, made-up or cookie-only token with code 401', async () => {
    const { call, sandbox, withToken } = await openContract(mount)
    const token = await sandbox.logIn('admin')
    expect(await call('GET', '/getInfo')).toMatchObject({ code: 401 })
    expect(await withToken('made-up')('GET', '/getInfo')).toMatchObject({ code: 401 })
    const headers = { Cookie: `Admin-Tokens=${token}` }
    expect(await call('GET', '/getInfo', { headers })).toMatchObject({ code: 401 })
  })

  it('accepts the token with and without Bearer in front', async () => {
    const { call, sandbox } = await openContract(mount)
    const headers = { Authorization: await sandbox.logIn('admin') }
    expect(await call('GET', '/getInfo', { headers })).toMatchObject({ code: 200 })
  })

  it('keeps only a hash of the token', async () => {
    const { sandbox } = await openContract(mount)
    const token = await sandbox.logIn('admin')
    const stored = JSON.stringify(await sandbox.db.query('select * from sys_session'))
    expect(token).toMatch(/^[0-9a-f]{64}$/)
    expect(stored).not.toContain(token)
  })

  it('ends a session after thirty minutes without a request', async () => {
    const { as, sandbox } = await openContract(mount)
    const admin = await as('admin')
    sandbox.clock.advance(29 * minuteMs)
    expect(await admin('GET', '/getInfo')).toMatchObject({ code: 200 })
    sandbox.clock.advance(29 * minuteMs)
    expect(await admin('GET', '/getInfo')).toMatchObject({ code: 200 })
    sandbox.clock.advance(30 * minuteMs)
    expect(await admin('GET', '/getInfo')).toMatchObject({ code: 401 })
  })

  it('ends a busy session eight hours after the login', async () => {
    const { as, sandbox } = await openContract(mount)
    const admin = await as('admin')
    for (let passedMs = 0; passedMs < 8 * hourMs - 20 * minuteMs; passedMs += 20 * minuteMs) {
      sandbox.clock.advance(20 * minuteMs)
      expect(await admin('GET', '/getInfo')).toMatchObject({ code: 200 })
    }
    sandbox.clock.advance(20 * minuteMs)
    expect(await admin('GET', '/getInfo')).toMatchObject({ code: 401 })
  })

  it('K9: follows the clock: a jump ahead ends the session, a jump back does not extend it', async () => {
    const { as, sandbox } = await openContract(mount)
    const seen = async () => {
      const [{ ageMs = NaN } = {}] = await sandbox.db.query(
        `select extract(epoch from max(last_seen_at) - max(created_at))::float8 * 1000 as "ageMs"
         from sys_session`,
      )
      return ageMs
    }
    const admin = await as('admin')
    sandbox.clock.advance(-hourMs)
    expect(await admin('GET', '/getInfo')).toMatchObject({ code: 200 })
    expect(await seen()).toBe(0)
    sandbox.clock.advance(hourMs + 29 * minuteMs)
    expect(await admin('GET', '/getInfo')).toMatchObject({ code: 200 })
    expect(await seen()).toBe(29 * minuteMs)
    sandbox.clock.advance(-hourMs)
    const { rows } = await admin('GET', '/monitor/online/list')
    expect(rows).toHaveLength(1)
    sandbox.clock.advance(2 * hourMs)
    expect(await admin('GET', '/getInfo')).toMatchObject({ code: 401 })
    expect(await (await as('admin'))('GET', '/getInfo')).toMatchObject({ code: 200 })
  })

  it('B26: ends the session of a frozen user at once', async () => {
    const { as, sandbox } = await openContract(mount)
    const auditor = await as('auditor')
    await sandbox.db.query("update sys_user set status = '1' where user_name = 'auditor'")
    expect(await auditor('GET', '/getInfo')).toMatchObject({ code: 401 })
  })

  it('logs out: the token is dead, another session of the account lives on', async () => {
    const { as } = await openContract(mount)
    const [here, there] = [await as('admin'), await as('admin')]
    expect(await here('POST', '/logout')).toMatchObject({ code: 200 })
    expect(await here('GET', '/getInfo')).toMatchObject({ code: 401 })
    expect(await there('GET', '/getInfo')).toMatchObject({ code: 200 })
  })

  it('answers a logout without a session with success', async () => {
    const { call } = await openContract(mount)
    expect(await call('POST', '/logout')).toMatchObject({ code: 200 })
  })

  it('words its messages in the language of the request', async () => {
    const { call } = await openContract(mount)
    const inChinese = { headers: { 'Accept-Language': 'zh-CN' } }
    expect((await call('GET', '/getInfo', inChinese)).msg).toContain('认证失败')
    const inEnglish = { headers: { 'Accept-Language': 'en-US' } }
    expect((await call('GET', '/getInfo', inEnglish)).msg).toContain('Authentication failed')
    const mixed = { headers: { 'Accept-Language': 'fr, zh;q=0.8, en;q=0.7' } }
    expect((await call('GET', '/nowhere', mixed)).msg).toBe('请求的资源不存在')
  })
})
