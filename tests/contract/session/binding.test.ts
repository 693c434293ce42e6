// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { knownPassword } from '@/sandbox'
import { totpCode, totpStep } from '@/sandbox/auth/totp'
import { minuteMs } from '@/sandbox/values/clock'
import { testNowMs } from '@/sandbox/forTests'
import { allMounts, mounts, openContract, type Contract } from '../mounts'
import { notesOf } from '../recordBodies'

const auditor = { username: 'auditor', password: knownPassword }

async function offered({ call }: Contract) {
  const { data } = await call('POST', '/bind', { body: auditor })
  return { secret: String(data['secret']), otpauth: String(data['otpauth']) }
}

function codeOf(secret: string, steps = 0): Promise<string> {
  return totpCode(secret, totpStep(testNowMs) + steps)
}

describe.each(mounts)('design §5 bind through $name', (mount) => {
  it('gives a new secret in return for the password; its code binds it', async () => {
    const contract = await openContract(mount)
    const { as, call, sandbox } = contract
    const before = await as('auditor')
    const first = await offered(contract)
    const { secret, otpauth } = await offered(contract)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(secret).not.toBe(first.secret)
    expect(otpauth).toBe(`otpauth://totp/Wattdesk%3Aauditor?secret=${secret}&issuer=Wattdesk`)
    expect(await call('POST', '/login', { body: auditor })).toMatchObject({ code: 200 })

    const code = await codeOf(secret)
    const bound = await call('POST', '/bind', { body: { ...auditor, code } })
    expect(bound).toMatchObject({ code: 200, data: { bound: true } })
    expect(JSON.stringify(bound)).not.toContain(secret)
    expect(await before('GET', '/getInfo')).toMatchObject({ code: 401 })
    expect((await call('POST', '/login', { body: auditor })).msg).toBe(
      'This account needs a Google code',
    )
    const used = await call('POST', '/login', { body: { ...auditor, code } })
    expect(used.msg).toMatch(/was used before/)
    const next = await call('POST', '/login', {
      body: { ...auditor, code: await codeOf(secret, 1) },
    })
    expect(next).toMatchObject({ code: 200 })

    expect(await notesOf(sandbox)).toEqual([{ title: 'system:secondFactor:bind', id: '2' }])
    const kept = JSON.stringify(await sandbox.db.query('select * from sys_oper_log'))
    for (const hidden of [secret, code, knownPassword]) expect(kept).not.toContain(hidden)
  })

  it('never reveals or replaces a bound second factor until an administrator removes it', async () => {
    const { as, call } = await openContract(mount)
    const body = { username: 'totp', password: knownPassword }
    const refused = await call('POST', '/bind', { body })
    expect(refused).toEqual({
      code: 500,
      msg: 'This account already has a second factor; an administrator removes it by resetting the password',
    })
    const reset = { body: { userId: 6, password: 'Reset_26' } }
    expect(await (await as('admin'))('PUT', '/system/user/resetPwd', reset)).toMatchObject({
      code: 200,
    })
    const anew = await call('POST', '/bind', { body: { ...body, password: 'Reset_26' } })
    expect(anew.data).toHaveProperty('secret')
  })

  it('refuses a wrong code, an expired secret, and a code before a secret was given', async () => {
    const contract = await openContract(mount)
    const { call, sandbox } = contract
    const bind = async (code: string) =>
      (await call('POST', '/bind', { body: { ...auditor, code } })).msg
    expect(await bind('123456')).toMatch(/start again/)
    const { secret } = await offered(contract)
    expect(await bind(await codeOf(secret, 2))).toMatch(/Google code is wrong/)
    sandbox.clock.advance(10 * minuteMs)
    expect(await bind(await codeOf(secret, 20))).toMatch(/start again/)
  })

  it('reports and counts wrong passwords together with the login', async () => {
    const { call, as } = await openContract(mount)
    const admin = await as('admin')
    const wrong = { ...auditor, password: 'wrong' }
    expect(await call('POST', '/bind', { body: {} })).toMatchObject({
      msg: 'Account and password are required',
    })
    for (const username of ['auditor', 'nobody'])
      expect((await call('POST', '/bind', { body: { ...wrong, username } })).msg).toBe(
        'The account or the password is wrong',
      )
    for (let tries = 1; tries < 10; tries += 1)
      await call('POST', tries % 2 ? '/login' : '/bind', { body: wrong })
    for (const path of ['/login', '/bind'])
      expect((await call('POST', path, { body: auditor })).msg).toMatch(/locked for 30 minutes/)
    const log = await admin('GET', '/monitor/logininfor/list?userName=auditor')
    expect(log.rows.filter(({ status }) => status === '1')).toHaveLength(12)
  })

  it('checks the captcha before the password', async () => {
    const { call, sandbox } = await openContract(mount, { captcha: true })
    expect((await call('POST', '/bind', { body: auditor })).msg).toBe('The captcha has expired')
    expect((await call('POST', '/bind', { body: { ...auditor, code: '1' } })).msg).toMatch(
      /start again/,
    )
    const { data } = await call('GET', '/captchaImage')
    const body = { ...auditor, uuid: data['uuid'], captchaCode: sandbox.lastCaptcha() }
    expect((await call('POST', '/bind', { body })).data).toHaveProperty('secret')
  })
})

describe.each(allMounts)('a stock gateway through $name', (mount) => {
  it('takes applications with the captcha in code, and has nothing to bind', async () => {
    const { sandbox, send } = await openContract(mount, { dialect: 'ruoyi', captcha: true })
    const headers = { 'Content-Type': 'application/json' }
    const post = (path: string, body: object) =>
      send(path, { method: 'POST', headers, body: JSON.stringify(body) })
    const { uuid } = (await (await send('/captchaImage', {})).json()) as { uuid: string }
    const application = { username: 'newcomer', password: 'Fresh_26', uuid }
    const applied = await post('/register', { ...application, code: sandbox.lastCaptcha() })
    expect(await applied.json()).toEqual({ code: 200, msg: 'Success' })
    expect((await post('/bind', auditor)).status).toBe(404)
  })
})
