import { describe, expect, it } from 'vitest'
import { knownPassword } from '@/sandbox'
import { minuteMs } from '@/sandbox/values/clock'
import { mounts, openContract, type Mount } from '../mounts'

const [office, home, elsewhere] = ['198.51.100.7', '198.51.100.8', '203.0.113.66']

async function open(mount: Mount) {
  const { as, call, sandbox } = await openContract(mount)
  const login = (username: string, password: string, from: string) =>
    call('POST', '/login', {
      body: { username, password },
      headers: { 'X-Forwarded-For': from },
    })
  return {
    sandbox,
    login,
    unlock: async (name: string) =>
      (await as('admin'))('GET', `/monitor/logininfor/unlock/${name}`),
    async fail(names: readonly string[], from: string) {
      for (const name of names) await login(name, 'wrong', from)
    },
  }
}

const ten = (name: (index: number) => string) => Array.from({ length: 10 }, (_, i) => name(i))

describe.each(mounts)('unlock through $name', (mount) => {
  it('lets a locked account log in', async () => {
    const { login, fail, unlock } = await open(mount)
    await fail(
      ten(() => 'store'),
      elsewhere,
    )
    expect(await login('store', knownPassword, home)).toMatchObject({
      code: 500,
      msg: 'Too many failed attempts: locked for 30 minutes',
    })
    expect(await unlock('store')).toMatchObject({ code: 200 })
    expect(await login('store', knownPassword, home)).toMatchObject({ code: 200 })
  })

  it('unlocks the address that was locked by failures of others', async () => {
    const { login, fail, unlock } = await open(mount)
    await fail(
      ten((i) => `colleague${i}`),
      office,
    )
    const refused = await login('store', knownPassword, office)
    expect(refused).toMatchObject({
      code: 500,
      msg: 'Too many failed attempts from this address: locked for 30 minutes',
    })
    expect(await unlock('store')).toMatchObject({ code: 200 })
    expect(await login('store', knownPassword, office)).toMatchObject({ code: 200 })
  })

  it('does not unlock what did not block the account', async () => {
    const { login, fail, unlock } = await open(mount)
    await fail(
      ten((i) => `colleague${i}`),
      elsewhere,
    )
    await fail(
      ten(() => 'store2'),
      home,
    )
    expect(await unlock('store')).toMatchObject({ code: 200 })
    expect(await login('store', knownPassword, elsewhere)).toMatchObject({ code: 500 })
    expect(await login('store2', knownPassword, office)).toMatchObject({ code: 500 })
  })

  it('forgets a refusal after half an hour, as the locks do', async () => {
    const { sandbox, login, fail, unlock } = await open(mount)
    await fail(['store'], office)
    sandbox.clock.advance(30 * minuteMs)
    await fail(
      ten((i) => `colleague${i}`),
      office,
    )
    expect(await unlock('store')).toMatchObject({ code: 200 })
    expect(await login('auditor', knownPassword, office)).toMatchObject({ code: 500 })
  })

  it('says why not if the account is frozen or awaits approval', async () => {
    const { sandbox, unlock } = await open(mount)
    await sandbox.db.query(`update sys_user set status = '1' where user_name = 'store'`)
    expect(await unlock('store')).toMatchObject({ code: 500, msg: 'This account is frozen' })
    await sandbox.db.query(`update sys_user set awaits_approval = true where user_name = 'store'`)
    expect(await unlock('store')).toMatchObject({
      code: 500,
      msg: 'This account awaits approval by an administrator',
    })
  })
})
