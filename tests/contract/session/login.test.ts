// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { knownPassword } from '@/sandbox'
import { accounts } from '@/sandbox/trade/accounts'
import { totpCode, totpStep } from '@/sandbox/auth/totp'
import { minuteMs } from '@/sandbox/values/clock'
import { testNowMs } from '@/sandbox/forTests'
import { mounts, openContract, type Contract } from '../mounts'

const admin = { username: 'admin', password: knownPassword }
const enrolled = { username: 'totp', password: knownPassword }

async function captchaAnswer({ call, sandbox }: Contract) {
  const { data } = await call('GET', '/captchaImage')
  return { uuid: data['uuid'], captchaCode: sandbox.lastCaptcha() ?? '' }
}

function googleCode(stepsAway: number): Promise<string> {
  const secret = accounts.find((account) => account.name === 'totp')?.totpSecret ?? ''
  return totpCode(secret, totpStep(testNowMs) + stepsAway)
}

describe.each(mounts)('§7 captchaImage through $name', (mount) => {
  it('answers a PNG picture as bare base64 and an opaque key', async () => {
    const { call } = await openContract(mount, { captcha: true })
    const { data } = await call('GET', '/captchaImage')
    const bytes = Buffer.from(String(data['img']), 'base64')
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect(data).toMatchObject({ captchaEnabled: true, uuid: expect.stringMatching(/^\w{32}$/) })
    expect(JSON.stringify(data)).not.toContain('<svg')
  })

  it('sends no picture when it is switched off, and says so', async () => {
    const { call } = await openContract(mount, { captcha: false })
    const { data } = await call('GET', '/captchaImage')
    expect(data).toEqual({ captchaEnabled: false, registerEnabled: true })
  })

  it('accepts the answer in lower case', async () => {
    const contract = await openContract(mount, { captcha: true })
    const { uuid, captchaCode } = await captchaAnswer(contract)
    const body = { ...admin, uuid, captchaCode: captchaCode.toLowerCase() }
    expect(await contract.call('POST', '/login', { body })).toMatchObject({ code: 200 })
  })

  it('is used up by a wrong answer', async () => {
    const contract = await openContract(mount, { captcha: true })
    const right = await captchaAnswer(contract)
    const wrong = { ...admin, ...right, captchaCode: 'none' }
    const refused = await contract.call('POST', '/login', { body: wrong })
    expect(refused).toMatchObject({ code: 500, msg: 'The captcha is wrong' })
    const again = await contract.call('POST', '/login', { body: { ...admin, ...right } })
    expect(again).toMatchObject({ code: 500, msg: 'The captcha has expired' })
  })

  it('is used up by a right answer', async () => {
    const contract = await openContract(mount, { captcha: true })
    const body = { ...admin, ...(await captchaAnswer(contract)) }
    expect(await contract.call('POST', '/login', { body })).toMatchObject({ code: 200 })
    const again = await contract.call('POST', '/login', { body })
    expect(again).toMatchObject({ code: 500, msg: 'The captcha has expired' })
  })

  it('lives two minutes', async () => {
    const contract = await openContract(mount, { captcha: true })
    const [early, late] = [await captchaAnswer(contract), await captchaAnswer(contract)]
    contract.sandbox.clock.advance(2 * minuteMs - 1)
    const inTime = await contract.call('POST', '/login', { body: { ...admin, ...early } })
    expect(inTime).toMatchObject({ code: 200 })
    contract.sandbox.clock.advance(1)
    const tooLate = await contract.call('POST', '/login', { body: { ...admin, ...late } })
    expect(tooLate).toMatchObject({ code: 500, msg: 'The captcha has expired' })
  })

  it('is checked before the password', async () => {
    const { call } = await openContract(mount, { captcha: true })
    const right = await call('POST', '/login', { body: admin })
    const wrong = await call('POST', '/login', { body: { ...admin, password: 'wrong' } })
    expect([right.msg, wrong.msg]).toEqual(['The captcha has expired', 'The captcha has expired'])
  })
})

describe.each(mounts)('§5 login input through $name', (mount) => {
  it.each(accounts.filter(({ totpSecret }) => !totpSecret).map(({ name }) => name))(
    'lets %s in and trims the account',
    async (name) => {
      const { call, withToken } = await openContract(mount)
      const body = { username: ` ${name} `, password: knownPassword }
      const { data } = await call('POST', '/login', { body })
      const info = await withToken(String(data['token']))('GET', '/getInfo')
      expect(info.data['user']).toMatchObject({ userName: name })
    },
  )

  it('B28: answers an unknown account like a wrong password', async () => {
    const { call } = await openContract(mount)
    const wrong = await call('POST', '/login', { body: { ...admin, password: 'wrong' } })
    const unknown = await call('POST', '/login', { body: { ...admin, username: 'nobody' } })
    expect(wrong).toEqual({ code: 500, msg: 'The account or the password is wrong' })
    expect(unknown).toEqual(wrong)
  })

  it.each([{}, { username: 'admin' }, { password: 'x' }, { username: 1, password: [] }])(
    'asks for account and password when sent %j',
    async (body) => {
      const { call } = await openContract(mount)
      const refused = await call('POST', '/login', { body })
      expect(refused).toEqual({ code: 500, msg: 'Account and password are required' })
    },
  )

  it.each(['', '000000', undefined, '123456'])(
    'lets an account without a second factor in with the Google code %j',
    async (code) => {
      const { call } = await openContract(mount)
      expect(await call('POST', '/login', { body: { ...admin, code } })).toMatchObject({
        code: 200,
      })
    },
  )

  it.each(['', '000000', undefined])(
    'B29: asks an enrolled account for its Google code when sent %j, which means none',
    async (code) => {
      const { call } = await openContract(mount)
      const refused = await call('POST', '/login', { body: { ...enrolled, code } })
      expect(refused).toEqual({ code: 500, msg: 'This account needs a Google code' })
    },
  )

  it.each([-1, 0, 1])('B30: accepts the Google code %i steps away, once', async (stepsAway) => {
    const { call } = await openContract(mount)
    const body = { ...enrolled, code: await googleCode(stepsAway) }
    expect(await call('POST', '/login', { body })).toMatchObject({ code: 200 })
    const again = await call('POST', '/login', { body })
    expect(again).toEqual({ code: 500, msg: 'The Google code is wrong or was used before' })
  })

  it.each([-2, 2])('B30: refuses the Google code %i steps away', async (stepsAway) => {
    const { call } = await openContract(mount)
    const body = { ...enrolled, code: await googleCode(stepsAway) }
    expect(await call('POST', '/login', { body })).toMatchObject({ code: 500 })
  })

  it('B30: admits one of two logins that send the same Google code at once', async () => {
    const { call } = await openContract(mount)
    const body = { ...enrolled, code: await googleCode(0) }
    const answers = await Promise.all([1, 2].map(() => call('POST', '/login', { body })))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 500])
  })

  it('B30: refuses a code older than the last one used', async () => {
    const { call } = await openContract(mount)
    const login = async (stepsAway: number) =>
      (await call('POST', '/login', { body: { ...enrolled, code: await googleCode(stepsAway) } }))
        .code
    expect([await login(1), await login(0)]).toEqual([200, 500])
  })

  it('T7: locks after ten wrong Google codes, even with the right password', async () => {
    const { call } = await openContract(mount)
    const login = (code: string) => call('POST', '/login', { body: { ...enrolled, code } })
    const right = await googleCode(0)
    for (let failures = 0; failures < 10; failures += 1)
      await login(right === '111111' ? '2' : '111111')
    expect((await login(right)).msg).toBe('Too many failed attempts: locked for 30 minutes')
  })

  it('checks the Google code only after the password is right', async () => {
    const { call } = await openContract(mount)
    const refused = await call('POST', '/login', { body: { ...enrolled, password: 'wrong' } })
    expect(refused.msg).toBe('The account or the password is wrong')
  })

  it('B28: locks an account for thirty minutes after ten failures', async () => {
    const { call, sandbox } = await openContract(mount)
    for (let failures = 0; failures < 10; failures += 1)
      await call('POST', '/login', { body: { ...admin, password: 'wrong' } })
    const locked = await call('POST', '/login', { body: admin })
    expect(locked).toEqual({
      code: 500,
      msg: 'Too many failed attempts: locked for 30 minutes',
    })
    sandbox.clock.advance(30 * minuteMs)
    expect(await call('POST', '/login', { body: admin })).toMatchObject({ code: 200 })
  })

  it('B28: locks after ten failures, also for parallel guesses, for known and unknown accounts', async () => {
    const { call } = await openContract(mount)
    for (const [index, username] of ['admin', 'nobody'].entries()) {
      const headers = { 'X-Forwarded-For': `198.51.100.${index}` }
      const guesses = Array.from({ length: 15 }, (_, guess) =>
        call('POST', '/login', { body: { username, password: `guess${guess}` }, headers }),
      )
      const answers = (await Promise.all(guesses)).map(({ msg }) => msg)
      expect(answers.filter((msg) => msg.includes('locked'))).toHaveLength(5)
    }
  })

  it('B28, T6: checks ten parallel guesses from one address over all accounts; other addresses may log in', async () => {
    const { call, sandbox } = await openContract(mount)
    const guess = (username: string, password: string, ip = '198.51.100.7') => {
      const headers = { 'X-Forwarded-For': ip }
      return call('POST', '/login', { body: { username, password }, headers })
    }
    const names = Array.from({ length: 40 }, (_, index) => `account${index}`)
    const answers = await Promise.all(names.map((name) => guess(name, 'guess')))
    expect(answers.filter(({ msg }) => !msg.includes('locked'))).toHaveLength(10)
    expect((await guess('admin', knownPassword)).msg).toContain('locked for 30 minutes')
    expect(await guess('admin', knownPassword, '198.51.100.8')).toMatchObject({ code: 200 })
    sandbox.clock.advance(30 * minuteMs)
    expect(await guess('admin', knownPassword)).toMatchObject({ code: 200 })
  })

  it('B28: a success clears the failures of that account from that address, and no others', async () => {
    const { call } = await openContract(mount)
    const login = async (username: string, password: string) =>
      (await call('POST', '/login', { body: { username, password } })).code
    for (const name of ['nobody', 'store'])
      for (let failures = 0; failures < 4; failures += 1) await login(name, 'wrong')
    expect(await login('store', knownPassword)).toBe(200)
    for (let failures = 0; failures < 6; failures += 1) await login('store2', 'wrong')
    expect(await login('store', knownPassword)).toBe(500)
  })

  it('forgets failures after a success', async () => {
    const { call } = await openContract(mount)
    for (let round = 0; round < 3; round += 1) {
      for (let failures = 0; failures < 9; failures += 1)
        await call('POST', '/login', { body: { ...admin, password: 'wrong' } })
      expect(await call('POST', '/login', { body: admin })).toMatchObject({ code: 200 })
    }
  })
})

describe('RFC 6238 codes', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('at second %i is %s', async (second, code) => {
    expect(await totpCode('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', totpStep(second * 1000))).toBe(code)
  })
})
