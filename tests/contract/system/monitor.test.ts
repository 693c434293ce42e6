// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { minuteMs } from '@/sandbox/values/clock'
import { testNowMs } from '@/sandbox/forTests'
import { isCron } from '@/sandbox/monitor/cron'
import { nextFire } from '@/sandbox/monitor/nextFire'
import { mounts, openContract } from '../mounts'
import { notesOf, now } from '../recordBodies'
import { onlyRow } from './systemRecords'

const inChinese = { headers: { 'Accept-Language': 'zh-CN' } }
const agent = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'

describe.each(mounts)('the login log through $name', (mount) => {
  it('has every attempt, with its outcome in the reader’s language', async () => {
    const { as, call } = await openContract(mount)
    const admin = await as('admin')
    const wrong = { body: { username: ' store ', password: 'hidden_9' } }
    await call('POST', '/login', { ...wrong, headers: { 'User-Agent': agent } })
    const log = '/monitor/logininfor'
    expect(await onlyRow(admin, log, 'userName=STOR&status=1')).toEqual({
      infoId: 2,
      userName: 'store',
      status: '1',
      ipaddr: '127.0.0.1',
      loginLocation: '',
      browser: 'Chrome',
      os: 'Windows',
      msg: 'The account or the password is wrong',
      loginTime: now,
    })
    const { rows } = await admin('GET', `${log}/list`, inChinese)
    expect(rows.map((row) => row['msg'])).toEqual(['账号或密码错误', '登录成功'])
    expect((await admin('GET', `${log}/list?beginTime=2026-07-01`)).total).toBe(0)
    expect(JSON.stringify(rows)).not.toContain('hidden_9')
    expect(await (await as('auditor'))('DELETE', `${log}/1`)).toMatchObject({ code: 403 })
    expect(await admin('DELETE', `${log}/1`)).toMatchObject({ code: 200 })
    expect((await admin('GET', `${log}/list`)).total).toBe(2)
    expect(await admin('DELETE', `${log}/clean`)).toMatchObject({ code: 200 })
    expect((await admin('GET', `${log}/list`)).total).toBe(0)
  })

  it('unlocks an account that failed too often', async () => {
    const { as, call, sandbox } = await openContract(mount)
    const admin = await as('admin')
    const login = { body: { username: 'store', password: 'wrong' } }
    for (let attempt = 0; attempt < 10; attempt += 1) await call('POST', '/login', login)
    await expect(sandbox.logIn('store')).rejects.toThrow('locked for 30 minutes')
    expect(await admin('GET', '/monitor/logininfor/unlock/store')).toMatchObject({ code: 200 })
    expect(await sandbox.logIn('store')).toMatch(/^[0-9a-f]{64}$/)
    const notes = await sandbox.db.query('select title, oper_param from sys_oper_log')
    expect(notes).toEqual([
      { title: 'monitor:logininfor:unlock', oper_param: '{"userName":"store"}' },
    ])
    expect(await admin('GET', '/monitor/logininfor/unlock/%00')).toMatchObject({ code: 200 })
  })
})

describe.each(mounts)('users online through $name', (mount) => {
  it('are listed at once, and can be signed out', async () => {
    const { as, sandbox } = await openContract(mount)
    const [store, admin] = [await as('store'), await as('admin')]
    const { rows, total } = await admin('GET', '/monitor/online/list?pageSize=1')
    expect([rows.length, total]).toEqual([2, 2])
    const own = await onlyRow(admin, '/monitor/online', 'userName=store')
    expect(own).toMatchObject({
      ipaddr: '127.0.0.1',
      deptName: 'Stores 商户部',
      loginTime: testNowMs,
    })
    expect((await admin('GET', '/monitor/online/list?userName=stor')).total).toBe(0)
    const path = `/monitor/online/${own['tokenId']}`
    expect(await store('DELETE', path)).toMatchObject({ code: 403 })
    expect(await admin('DELETE', path)).toMatchObject({ code: 200 })
    expect(await store('GET', '/getInfo')).toMatchObject({ code: 401 })
    expect(await admin('DELETE', path)).toMatchObject({ code: 404 })
    expect(await notesOf(sandbox)).toEqual([{ title: 'monitor:online:forceLogout', id: '4' }])
  })

  it('disappear with their session, and a tokenId opens none', async () => {
    const { as, sandbox, withToken } = await openContract(mount)
    await as('store')
    sandbox.clock.advance(31 * minuteMs)
    const { rows } = await (await as('admin'))('GET', '/monitor/online/list')
    expect(rows.map((row) => row['userName'])).toEqual(['admin'])
    const thief = withToken(String(rows[0]?.['tokenId']))
    expect(await thief('GET', '/getInfo')).toMatchObject({ code: 401 })
  })
})

describe.each(mounts)('jobs through $name', (mount) => {
  const job = {
    jobName: 'Clean',
    invokeTarget: 'sandboxTask.clean(1)',
    cronExpression: '0 0 3 * * ?',
  }

  it('are stored, paused, run once and logged', async () => {
    const { as } = await openContract(mount)
    const admin = await as('admin')
    const { data: id } = await admin('POST', '/monitor/job', { body: job })
    expect(await onlyRow(admin, '/monitor/job', 'jobName=clean&status=1')).toMatchObject({
      ...job,
      jobId: Number(id),
      jobGroup: 'DEFAULT',
      misfirePolicy: '3',
      concurrent: '1',
    })
    const change = { body: { jobId: id, status: '0' } }
    expect(await admin('PUT', '/monitor/job/changeStatus', change)).toMatchObject({ code: 200 })
    expect((await admin('GET', `/monitor/job/${String(id)}`)).data).toMatchObject({
      status: '0',
      nextValidTime: '2026-07-01 03:00:00',
    })
    const run = (jobId: unknown) =>
      admin('PUT', '/monitor/job/run', { body: { jobId, jobGroup: 'DEFAULT' } })
    expect(await run(id)).toMatchObject({ code: 200 })
    expect(await run(3)).toMatchObject({ code: 200 })
    expect(await run(99)).toMatchObject({ code: 404 })
    const ran = await onlyRow(admin, '/monitor/jobLog', `jobId=${String(id)}&status=0`)
    expect(ran).toMatchObject({ jobName: 'Clean', createTime: now, exceptionInfo: '' })
    const failed = await onlyRow(admin, '/monitor/jobLog', 'status=1&jobGroup=DEFAULT')
    expect(failed['exceptionInfo']).toBe("No bean named 'reportTask' available")
    expect((await admin('GET', `/monitor/jobLog/${failed['jobLogId']}`)).data).toEqual(failed)
    expect(await admin('DELETE', `/monitor/jobLog/${failed['jobLogId']}`)).toMatchObject({
      code: 200,
    })
    expect(await admin('DELETE', '/monitor/jobLog/clean')).toMatchObject({ code: 200 })
    expect((await admin('GET', '/monitor/jobLog/list')).total).toBe(0)
    expect(await admin('DELETE', `/monitor/job/${String(id)}`)).toMatchObject({ code: 200 })
    expect(await (await as('auditor'))('PUT', '/monitor/job/run', change)).toMatchObject({
      code: 403,
    })
  })

  it.each([
    [
      { cronExpression: '0 0 3 * * *' },
      'cronExpression must be a cron expression such as 0 0 2 * * ?',
    ],
    [{ invokeTarget: "x.get('http://evil')" }, "invokeTarget must be a call such as task.run('a')"],
    [{ invokeTarget: 'rm -rf' }, "invokeTarget must be a call such as task.run('a')"],
    [{ misfirePolicy: '4' }, 'misfirePolicy must be one of 0, 1, 2, 3'],
  ])('refuse %j', async (wrong, msg) => {
    const { as } = await openContract(mount)
    const body = { ...job, ...wrong }
    expect(await (await as('admin'))('POST', '/monitor/job', { body })).toEqual({ code: 500, msg })
  })
})

describe('a cron expression', () => {
  it.each([
    '0 0 2 * * ?',
    '0/10 * * * * ?',
    '0 15 10 ? * MON-FRI',
    '0 0 12 L * ? 2026',
    '0 0 8 ? * 6#3',
    '0 0 8-18/2 15W * ?',
    '0 0 8 ? JAN 2L',
  ])('is %s', (text) => expect(isCron(text)).toBe(true))
  it.each([
    '',
    '* * * * *',
    '0 0 2 * * *',
    '0 0 2 ? * ?',
    '60 0 2 * * ?',
    '0 0 24 * * ?',
    '0 0 2 32 * ?',
    '0 0 2 ? * 8',
    '0 0/0 2 * * ?',
    '0 0 2 ? FOO *',
    'a b c d e f',
    '0 0 2 1-40 * ?',
  ])('is not "%s"', (text) => expect(isCron(text)).toBe(false))
})

describe('the time at which a cron expression fires next', () => {
  // Wednesday, the first of July, in the gateway's zone.
  const nowMs = Date.parse('2026-07-01T12:00:30+08:00')

  it.each([
    ['* * * * * ?', '2026-07-01 12:00:31'],
    ['30 0 12 * * ?', '2026-07-02 12:00:30'],
    ['0/20 * * * * ?', '2026-07-01 12:00:40'],
    ['0 0/5 * * * ?', '2026-07-01 12:05:00'],
    ['0 0 22-2 * * ?', '2026-07-01 22:00:00'],
    ['0 30 2,14 * * ?', '2026-07-01 14:30:00'],
    ['0 0 2 L * ?', '2026-07-31 02:00:00'],
    ['0 0 2 L-3 * ?', '2026-07-28 02:00:00'],
    ['0 0 2 LW 10 ?', '2026-10-30 02:00:00'],
    ['0 0 2 4W * ?', '2026-07-03 02:00:00'],
    ['0 0 2 1W 8 ?', '2026-08-03 02:00:00'],
    ['0 0 2 31 * ?', '2026-07-31 02:00:00'],
    ['0 0 2 29 FEB ?', '2028-02-29 02:00:00'],
    ['0 0 9 ? * MON-FRI', '2026-07-02 09:00:00'],
    ['0 0 9 ? * FRI-MON', '2026-07-03 09:00:00'],
    ['0 0 9 ? * 4', '2026-07-08 09:00:00'],
    ['0 0 9 ? * L', '2026-07-04 09:00:00'],
    ['0 0 9 ? * 6L', '2026-07-31 09:00:00'],
    ['0 0 9 ? * 4#3', '2026-07-15 09:00:00'],
    ['0 0 0 1 1 ? 2030', '2030-01-01 00:00:00'],
    ['0 0 0 1 1 ? 2020', null],
    ['0 0 0 31 2 ?', null],
    ['every noon', null],
  ])('%s: %s', (expression, time) => {
    expect(nextFire(expression, nowMs)).toBe(time)
  })
})
