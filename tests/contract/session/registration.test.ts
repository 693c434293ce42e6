// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { minuteMs } from '@/sandbox/values/clock'
import { mounts, openContract, type Contract } from '../mounts'
import { notesOf } from '../recordBodies'
import { onlyRow } from '../system/systemRecords'

const applicant = { username: 'newcomer', password: 'Fresh_26' }
const user = '/system/user'

async function closed({ as }: Contract) {
  const admin = await as('admin')
  const { configId } = await onlyRow(admin, '/system/config', 'configKey=sys.account.registerUser')
  const body = {
    configId,
    configName: 'x',
    configKey: 'sys.account.registerUser',
    configValue: 'false',
  }
  expect(await admin('PUT', '/system/config', { body })).toMatchObject({ code: 200 })
}

describe.each(mounts)('design §5 register through $name', (mount) => {
  it('creates an account that waits for an administrator, who enables it with a role', async () => {
    const { as, call, sandbox } = await openContract(mount)
    const admin = await as('admin')
    const { code, data } = await call('POST', '/register', { body: applicant })
    expect(code).toBe(200)
    expect(await call('POST', '/login', { body: applicant })).toEqual({
      code: 500,
      msg: 'This account awaits approval by an administrator',
    })
    const row = await onlyRow(admin, user, 'userName=newcomer&status=1')
    expect(row).toMatchObject({ userId: Number(data), nickName: 'newcomer', createBy: 'newcomer' })
    const edit = { userId: data, nickName: 'New', roleIds: [2] }
    expect(await admin('PUT', user, { body: edit })).toMatchObject({ code: 200 })
    expect((await call('POST', '/login', { body: applicant })).msg).toMatch(/awaits approval/)

    const status = (to: string) =>
      admin('PUT', `${user}/changeStatus`, { body: { userId: data, status: to } })
    expect(await status('0')).toMatchObject({ code: 200 })
    expect(await call('POST', '/login', { body: applicant })).toMatchObject({ code: 200 })
    await status('1')
    expect((await call('POST', '/login', { body: applicant })).msg).toBe('This account is frozen')

    const [note] = await notesOf(sandbox)
    expect(note).toEqual({ title: 'system:registration:add', id: String(data) })
    const kept = await sandbox.db.query('select * from sys_oper_log')
    expect(JSON.stringify(kept)).not.toContain(applicant.password)
    const log = await admin('GET', '/monitor/logininfor/list?userName=newcomer')
    expect(log.rows.map(({ msg }) => msg)).toContain('Applied for an account')
  })

  it('ignores a role and anything else that was sent along', async () => {
    const { as, call } = await openContract(mount)
    const sent = { ...applicant, roleIds: [1], status: '0', userId: 1, deptId: 1, userType: '01' }
    const { data } = await call('POST', '/register', { body: sent })
    const one = (await (await as('admin'))('GET', `${user}/${String(data)}`)).data
    expect(one).toMatchObject({ user: { status: '1', deptId: null, userType: '00' }, roleIds: [] })
  })

  it.each([
    [{ password: '12345' }, 'Only supports 6-12 letters, numbers, and underscores'],
    [{ password: 'with-hyphen' }, 'Only supports 6-12 letters, numbers, and underscores'],
    [{ password: '' }, 'password cannot empty'],
    [{ username: ' ' }, 'username cannot empty'],
    [{ username: 'a b' }, 'username takes 2 to 30 letters, digits and underscores'],
    [{ username: 'admin' }, 'userName admin is already in use'],
  ])('refuses %j', async (wrong, msg) => {
    const { call } = await openContract(mount)
    const body = { ...applicant, ...wrong }
    expect(await call('POST', '/register', { body })).toEqual({ code: 500, msg })
  })

  it('checks the captcha as the login does', async () => {
    const { call, sandbox } = await openContract(mount, { captcha: true })
    const { data } = await call('GET', '/captchaImage')
    const answer = { uuid: data['uuid'], captchaCode: '????' }
    const wrong = await call('POST', '/register', { body: { ...applicant, ...answer } })
    expect(wrong.msg).toBe('The captcha is wrong')
    const { data: next } = await call('GET', '/captchaImage')
    const right = { uuid: next['uuid'], captchaCode: sandbox.lastCaptcha() }
    const done = await call('POST', '/register', { body: { ...applicant, ...right } })
    expect(done).toMatchObject({ code: 200 })
  })

  it('limits attempts to guess names, and the number of new accounts', async () => {
    const { call, sandbox } = await openContract(mount)
    for (let tries = 0; tries < 10; tries += 1)
      await call('POST', '/register', { body: { ...applicant, username: 'admin' } })
    expect((await call('POST', '/register', { body: applicant })).msg).toMatch(/locked for 30/)
    sandbox.clock.advance(30 * minuteMs)
    await sandbox.db.query(
      `insert into sys_user (user_name, nick_name, status, password, second_password, awaits_approval)
       select 'crowd_' || n, 'x', '1', 'x', 'x', true from generate_series(1, 50) n`,
    )
    const full = await call('POST', '/register', { body: applicant })
    expect(full.msg).toMatch(/Too many accounts await approval/)
  })

  it('can be switched off by a parameter, which the captcha’s answer shows beforehand', async () => {
    const contract = await openContract(mount)
    expect((await contract.call('GET', '/captchaImage')).data).toMatchObject({
      registerEnabled: true,
    })
    await closed(contract)
    expect((await contract.call('GET', '/captchaImage')).data).toMatchObject({
      registerEnabled: false,
    })
    expect(await contract.call('POST', '/register', { body: applicant })).toEqual({
      code: 500,
      msg: 'Registration is not enabled on this gateway',
    })
  })
})
