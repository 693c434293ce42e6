// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { knownPassword } from '@/sandbox'
import { aPayout, aWithdrawal } from '@/tests/support/records'
import { allMounts, openContract, readEnvelope, signed, type Caller } from './mounts'
import { onlyRow } from './system/systemRecords'

/**
 * The calls of specification §7 and the rows of §8, in its order and under its words; `live.test.ts` has the
 * real-time channel.
 */

const base = { code: 200, msg: 'Success' }

describe.each(allMounts)('§7 common behaviour, through $name', (mount) => {
  it('Authorization header is Bearer token, unless disabled per request', async () => {
    const { call, withToken, sandbox } = await openContract(mount)
    expect(await withToken(await sandbox.logIn('admin'))('GET', '/getInfo')).toMatchObject(base)
    expect(await call('GET', '/getInfo')).toMatchObject({ code: 401 })
    expect(await call('GET', '/captchaImage')).toMatchObject(base)
  })

  it('a language header is sent (zh-CN or en-US)', async () => {
    const { call } = await openContract(mount)
    const said = async (language: string) =>
      (await call('GET', '/getInfo', { headers: { 'Accept-Language': language } })).msg
    expect(await said('en-US')).toMatch(/^Authentication failed/)
    expect(await said('zh-CN')).toMatch(/^认证失败/)
  })

  it('content is JSON; the response envelope has code (default 200), msg and data', async () => {
    const { as } = await openContract(mount)
    const { code, msg, data } = await (await as('admin'))('GET', '/store/store/1')
    expect({ code, msg, data }).toMatchObject({ ...base, data: { id: 1 } })
  })
})

describe.each(allMounts)('§7 session, through $name', (mount) => {
  it('POST /login, GET /getInfo, GET /getRouters, POST /logout', async () => {
    const { call, withToken } = await openContract(mount)
    const body = { username: 'tri', password: knownPassword, code: '', captchaCode: '', uuid: '' }
    const { data } = await call('POST', '/login', { body })
    const tri = withToken(String(data['token']))
    expect((await tri('GET', '/getInfo')).data).toMatchObject({
      user: { userId: 3, userName: 'tri', userType: '00', avatar: '' },
      roles: ['tri:watch'],
      permissions: expect.arrayContaining(['api:apiDraw:list']),
    })
    const menu = (await tri('GET', '/getRouters')).data as unknown as readonly object[]
    expect(menu[0]).toMatchObject({
      path: '/api',
      component: 'Layout',
      children: expect.any(Array),
    })
    expect(await tri('POST', '/logout')).toMatchObject(base)
    expect(await tri('GET', '/getInfo')).toMatchObject({ code: 401 })
  })

  it('GET /captchaImage', async () => {
    const { call, sandbox } = await openContract(mount, { captcha: true })
    const { data } = await call('GET', '/captchaImage')
    expect(data).toMatchObject({ captchaEnabled: true, img: expect.stringMatching(/^[\w+/]+=*$/) })
    const body = { username: 'tri', password: knownPassword, uuid: data['uuid'] }
    const right = { ...body, captchaCode: sandbox.lastCaptcha() }
    expect(await call('POST', '/login', { body: right })).toMatchObject(base)
    expect(await call('POST', '/login', { body: right })).toMatchObject({ code: 500 })
  })
})

const statistics =
  'stApiDraw stApiRecharge stStoreDraw stStoreRecharge stUsdtMoney stUsdtNum stUser'

describe.each(allMounts)('§7 statistics and failed payouts, through $name', (mount) => {
  it('GET /st/…/statistics with query params', async () => {
    const { as } = await openContract(mount)
    const admin = await as('admin')
    for (const name of statistics.split(' ')) {
      const query = 'beginTime=2026-06-24&endTime=2026-06-30'
      const { data } = await admin('GET', `/st/${name}/statistics?${query}`)
      const days = data as unknown as readonly { date: string; value: string }[]
      expect(days.map(({ date }) => date)).toEqual(
        [24, 25, 26, 27, 28, 29, 30].map((day) => `2026-06-${day}`),
      )
      for (const { value } of days) expect(value).toMatch(/^\d+(\.\d+)?$/)
    }
  })

  it('GET /api/apiDraw/exist/fail; a second call returns a numeric count in data', async () => {
    const { as, sandbox } = await openContract(mount)
    const admin = await as('admin')
    await sandbox.db.query("update api_draw set status = '3'")
    expect(await admin('GET', '/api/apiDraw/exist/fail')).toMatchObject({ data: false })
    await sandbox.insert(aPayout({ status: '4' }))
    expect(await admin('GET', '/api/apiDraw/exist/fail')).toMatchObject({ data: true })
    expect(await admin('GET', '/api/apiDraw/exist/fail/count')).toMatchObject({ data: 1 })
  })
})

describe.each(allMounts)('§7 dictionary data and config, through $name', (mount) => {
  it('GET, POST, PUT and DELETE /system/dict/data, and …/type/{dictType}', async () => {
    const { as } = await openContract(mount)
    const admin = await as('admin')
    const path = '/system/dict/data'
    const entry = { dictType: 'sys_user_sex', dictLabel: 'X', dictValue: '01', dictSort: 9 }
    expect(await admin('POST', path, { body: entry })).toMatchObject(base)
    const { dictCode } = await onlyRow(admin, path, 'dictType=sys_user_sex&dictLabel=X')
    expect(await admin('PUT', path, { body: { dictCode, dictLabel: 'Y' } })).toMatchObject(base)
    expect(await admin('GET', `${path}/${dictCode}`)).toMatchObject({
      data: { dictValue: '01', dictLabel: 'Y' },
    })
    const { data } = await admin('GET', `${path}/type/sys_user_sex`)
    expect((data as unknown as readonly object[]).at(-1)).toMatchObject({ dictValue: '01' })
    expect(await admin('DELETE', `${path}/${dictCode}`)).toMatchObject(base)
    expect(await admin('GET', `${path}/${dictCode}`)).toMatchObject({ code: 404 })
  })

  it('GET, POST, PUT and DELETE /system/config, …/configKey/{key} and …/clearCache', async () => {
    const { as } = await openContract(mount)
    const admin = await as('admin')
    const path = '/system/config'
    const entry = { configName: 'A', configKey: 'app.a', configValue: '1', configType: 'N' }
    expect(await admin('POST', path, { body: entry })).toMatchObject(base)
    const { configId } = await onlyRow(admin, path, 'configKey=app.a')
    expect(await admin('PUT', path, { body: { configId, configValue: '0.10' } })).toMatchObject(
      base,
    )
    expect(await admin('GET', `${path}/configKey/app.a`)).toMatchObject({ data: '0.10' })
    expect(await admin('DELETE', `${path}/clearCache`)).toMatchObject(base)
    expect(await admin('GET', `${path}/${configId}`)).toMatchObject({
      data: { configKey: 'app.a' },
    })
    expect(await admin('DELETE', `${path}/${configId},999`)).toMatchObject({ code: 404 })
    expect(await admin('DELETE', `${path}/${configId}`)).toMatchObject(base)
    expect(await admin('GET', `${path}/configKey/app.a`)).toMatchObject({ data: '' })
  })

  it('GET …/export, and GET /common/download with fileName and delete=true', async () => {
    const { as, send, sandbox } = await openContract(mount)
    const admin = await as('admin')
    const headers = { Authorization: `Bearer ${await sandbox.logIn('admin')}` }
    for (const path of ['/system/dict/data', '/system/config']) {
      const { data } = await admin('GET', `${path}/export?pageNum=1`)
      const download = `/common/download?fileName=${String(data)}&delete=true`
      const file = await send(download, { headers })
      expect(file.headers.get('Content-Type')).toContain('spreadsheetml')
      expect(new TextDecoder().decode((await file.arrayBuffer()).slice(0, 2))).toBe('PK')
      expect(await readEnvelope(await send(download, { headers }))).toMatchObject({ code: 404 })
    }
  })
})

async function decided(admin: Caller, id: string, action: 'pass' | 'reject') {
  const body = action === 'reject' ? signed({ reason: 'x' }) : signed()
  return admin('PUT', `/store/storeDraw/${action}/${id}`, body)
}

describe.each(allMounts)('§8 the error catalogue, through $name', (mount) => {
  it('code 401: authentication failed, cannot access system resources', async () => {
    const { withToken } = await openContract(mount)
    expect(await withToken('f'.repeat(64))('GET', '/getInfo')).toMatchObject({
      code: 401,
      msg: expect.stringMatching(/^Authentication failed/),
    })
  })

  it('code 403: the current operation has no permission', async () => {
    const { as } = await openContract(mount)
    expect(await (await as('auditor'))('DELETE', '/system/config/clearCache')).toMatchObject({
      code: 403,
    })
  })

  it('code 404: the requested resource does not exist', async () => {
    const { as } = await openContract(mount)
    const missing = { code: 404, msg: 'The requested resource does not exist' }
    expect(await (await as('admin'))('GET', '/store/store/999999')).toEqual(missing)
    expect(await (await as('admin'))('GET', '/no/such/path')).toEqual(missing)
  })

  it('code 500: the call is rejected, and nothing is done', async () => {
    const { as } = await openContract(mount)
    const admin = await as('admin')
    const refused = await admin('POST', '/store/store', { body: { nick: '' } })
    expect(refused).toEqual({ code: 500, msg: 'nick cannot empty' })
    expect(await admin('GET', '/store/store/list?pageSize=1')).toMatchObject({ total: 40 })
  })

  it('other non-200 code: the server msg is used', async () => {
    const { as, sandbox } = await openContract(mount)
    const admin = await as('admin')
    const id = await sandbox.insert(aWithdrawal())
    expect(await decided(admin, id, 'reject')).toMatchObject(base)
    const { code, msg } = await decided(admin, id, 'pass')
    expect([code, msg]).toEqual([409, expect.stringMatching(/\w/)])
  })

  it('network error: an answer that never comes, on command', async () => {
    const { sandbox, send } = await openContract(mount, { faults: true })
    sandbox.faults?.set({ reset: 'before' })
    const lost = await send('/captchaImage', {}).catch(() => Response.error())
    expect(lost.type).toBe('error')
    expect((await send('/captchaImage', {})).status).toBe(200)
  })

  it('route-guard failure: getInfo fails with a message, on command', async () => {
    const { sandbox, as } = await openContract(mount, { faults: true })
    const admin = await as('admin')
    sandbox.faults?.set({ path: '/getInfo', code: 500, msg: 'No user' })
    expect(await admin('GET', '/getInfo')).toEqual({ code: 500, msg: 'No user' })
    expect(await admin('GET', '/getInfo')).toMatchObject(base)
  })

  it('failed-payout count above 0, for the notification and the order list', async () => {
    const { as } = await openContract(mount)
    const tri = await as('tri')
    expect(await tri('GET', '/api/apiDraw/exist/fail/count')).toMatchObject({ data: 8 })
  })
})
