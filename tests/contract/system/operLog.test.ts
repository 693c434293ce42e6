// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { aMerchant, aWithdrawal } from '@/tests/support/records'
import { mounts, openContract, signed, type Caller, type Row } from '../mounts'
import { merchant, now } from '../recordBodies'
import { onlyRow } from './systemRecords'

const log = '/monitor/operlog'
const inChinese = { headers: { 'Accept-Language': 'zh-CN' } }

async function found(caller: Caller, query: string): Promise<readonly Row[]> {
  const { code, rows } = await caller('GET', `${log}/list?${query}`)
  expect(code).toBe(200)
  return rows
}

describe.each(mounts)('the operation log through $name', (mount) => {
  it('says who did what to one record, refused or not, exactly and without a secret', async () => {
    const { as, sandbox } = await openContract(mount)
    const [admin, auditor] = [await as('admin'), await as('auditor')]
    const id = await sandbox.insert(aWithdrawal({ totalU: '12.000000000000000001' }))
    await sandbox.insert(aWithdrawal())
    const pass = `/store/storeDraw/pass/${id}`
    await auditor('PUT', pass, signed())
    await admin('PUT', pass, { body: { secondPwd: 'guessed_1', seen: '12.000000000000000001' } })
    await admin('PUT', pass, signed())
    await admin('PUT', pass, signed())
    const trail = await found(auditor, `title=store:storeDraw&businessId=${id}`)
    expect(trail.map(({ operName, status, errorMsg }) => [operName, status, errorMsg])).toEqual([
      ['admin', 1, 'This withdrawal has already been passed'],
      ['admin', 0, ''],
      ['admin', 1, 'The second password is wrong'],
      ['auditor', 1, 'This account lacks the permission store:storeDraw:pass'],
    ])
    expect(trail[1]).toEqual({
      operId: 3,
      title: 'Withdrawals',
      businessType: 2,
      businessId: Number(id),
      method: 'store:storeDraw:pass',
      requestMethod: 'PUT',
      operatorType: 1,
      operName: 'admin',
      operUrl: pass,
      operIp: '127.0.0.1',
      operLocation: '',
      operParam: JSON.stringify({ id, secondPwd: '******' }),
      jsonResult: `{"code" : 200, "msg" : "Success", "data" : "${id}"}`,
      status: 0,
      errorMsg: '',
      operTime: now,
      costTime: 0,
    })
    expect(trail[2]?.['operParam']).toContain('"seen":"12.000000000000000001"')
    expect((await admin('GET', `${log}/4`)).data).toMatchObject({ status: 1, operId: 4 })
    const chinese = await admin('GET', `${log}/list?title=${encodeURIComponent('提现')}`, inChinese)
    expect(chinese.rows[0]).toMatchObject({ title: '提现', errorMsg: '该提现已通过' })
  })

  it('hides every secret and keeps every digit that was sent', async () => {
    const { as, send, sandbox } = await openContract(mount)
    const admin = await as('admin')
    const appSecret = 'S3cretS3cretS3cretS3cretS3cret32'
    await admin('POST', '/store/user', { body: { ...merchant, appSecret } })
    await admin('PUT', `/store/user/resetSecret/${await sandbox.insert(aMerchant())}`, {
      ...signed({ appSecret }),
    })
    const config = { configName: 'p', configKey: 'app.password', configValue: 'hidden_9' }
    await admin('POST', '/system/config', { body: config })
    const nested = {
      list: [{ secondPwd: 'hidden_9', googleCode: 'hidden_9' }],
      privateKey: 'hidden_9',
    }
    await admin('PUT', '/energy/user', { body: { ...nested, id: 1 } })
    const token = await sandbox.logIn('admin')
    await send('/store/user', {
      method: 'POST',
      headers: { Authorization: token, 'Content-Type': 'application/json' },
      body: '{"name":"Ada","nick":"Ada","chargeFee":1234567890123456.123456789}',
    })
    const rows = await found(admin, '')
    expect(rows[0]).toMatchObject({ status: 1, title: 'Merchants', businessType: 1 })
    expect(rows[0]?.['operParam']).toContain('"chargeFee":1234567890123456.123456789')
    expect(rows).toHaveLength(5)
    const kept = JSON.stringify(await sandbox.db.query('select * from sys_oper_log'))
    for (const secret of [appSecret, 'hidden_9', 'Second_2026']) expect(kept).not.toContain(secret)
    expect(kept).toContain('******')
    const unwritten = { configKey: { toString: null } }
    expect(await admin('POST', '/system/config', { body: unwritten })).toMatchObject({ code: 500 })
  })

  it('stays readable after a call with an id that no number can hold', async () => {
    const { as } = await openContract(mount)
    const admin = await as('admin')
    const id = '9'.repeat(18)
    expect(await admin('PUT', `/store/storeDraw/pass/${id}`, signed())).toMatchObject({ code: 404 })
    const { code, rows } = await admin('GET', '/monitor/operlog/list')
    expect([code, rows[0]?.['businessId']]).toEqual([200, id])
  })

  it('is filtered, paged and sorted', async () => {
    const { as, sandbox } = await openContract(mount)
    const admin = await as('admin')
    const post = (postCode: string) => ({ postCode, postName: postCode, postSort: 1 })
    const { data: id } = await admin('POST', '/system/post', { body: post('one') })
    sandbox.clock.advance(24 * 3_600_000)
    const later = await as('admin')
    await later('POST', '/system/post', { body: post('one') })
    await later('DELETE', `/system/post/${String(id)}`)
    const count = async (query: string) => (await found(later, query)).length
    expect(await count('status=0')).toBe(2)
    expect(await count('status=1&businessType=1')).toBe(1)
    expect(await count('businessType=1,3')).toBe(3)
    expect(await count('title=position')).toBe(3)
    expect(await count('title=syst')).toBe(0)
    expect(await count('operName=ADM')).toBe(3)
    expect(await count('operName=store')).toBe(0)
    expect(await count('beginTime=2026-07-01')).toBe(2)
    expect(await count('endTime=2026-06-30')).toBe(1)
    const up = await found(later, 'orderByColumn=operTime&isAsc=asc&pageSize=10')
    expect(up.map((row) => row['operId'])).toEqual([1, 2, 3])
    expect((await found(later, '')).map((row) => row['operId'])).toEqual([3, 2, 1])
  })

  it('is deleted with the permission, and the deletion is logged', async () => {
    const { as } = await openContract(mount)
    const [admin, auditor] = [await as('admin'), await as('auditor')]
    for (const _ of [1, 2, 3]) await admin('DELETE', '/system/config/clearCache')
    expect(await onlyRow(admin, log, 'operId=2')).toMatchObject({
      businessType: 9,
      businessId: null,
    })
    expect(await auditor('DELETE', `${log}/1`)).toMatchObject({ code: 403 })
    expect(await auditor('DELETE', `${log}/clean`)).toMatchObject({ code: 403 })
    expect(await admin('DELETE', `${log}/1,2`)).toMatchObject({ code: 200 })
    expect(await found(admin, '')).toHaveLength(5)
    expect(await admin('DELETE', `${log}/clean`)).toMatchObject({ code: 200 })
    expect(await found(admin, '')).toMatchObject([
      { method: 'monitor:operlog:clean', operName: 'admin' },
    ])
    expect(await (await as('store'))('GET', `${log}/list`)).toMatchObject({ code: 403 })
  })

  it('logs each exported file, and each run of a job by its name', async () => {
    const { as } = await openContract(mount)
    const [admin, store] = [await as('admin'), await as('store')]
    await admin('GET', '/store/bill/export?type=1')
    await store('GET', '/system/user/export')
    await admin('PUT', '/monitor/job/run', { body: { jobId: 1 } })
    const noted = (await found(admin, '')).map(({ title, businessType, operName, status }) => {
      return [title, businessType, operName, status]
    })
    expect(noted).toEqual([
      ['Scheduled jobs: run once', 2, 'admin', 0],
      ['Users', 5, 'store', 1],
      ['Bills', 5, 'admin', 0],
    ])
    const [bills] = await found(admin, 'title=store:bill&businessType=5')
    expect(bills).toMatchObject({ method: 'store:bill:export', operParam: '{"type":"1"}' })
    const [run] = (await admin('GET', `${log}/list?title=monitor:job`, inChinese)).rows
    expect(run).toMatchObject({ title: '定时任务：执行一次' })
  })

  it('has the address that a trusted server in front reports', async () => {
    const { as } = await openContract(mount)
    const admin = await as('admin')
    const clear = (from: string) =>
      admin('DELETE', '/system/config/clearCache', { headers: { 'X-Forwarded-For': from } })
    for (const from of ['203.0.113.7', '::ffff:203.0.113.8', '2001:db8::9', 'x']) await clear(from)
    const ips = (await found(admin, '')).map(({ operIp }) => operIp)
    expect(ips).toEqual(['127.0.0.1', '2001:db8::9', '203.0.113.8', '203.0.113.7'])
  })

  it('has one line for one Idempotency-Key, and none without a session', async () => {
    const { as, call } = await openContract(mount)
    const admin = await as('admin')
    const options = {
      body: { nick: 'N', phone: '13800138000' },
      headers: { 'Idempotency-Key': 'a' },
    }
    await admin('POST', '/store/store', options)
    await admin('POST', '/store/store', options)
    await call('POST', '/store/store', options)
    expect(await found(admin, '')).toHaveLength(1)
  })
})
