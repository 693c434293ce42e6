// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { aMerchant, anEnergyUser } from '@/tests/support/records'
import { tables } from '@/sandbox/trade'
import { mounts, openContract, signed, type Row } from '../mounts'

const appSecret = 'abcdefghijklmnopqrstuvwxyz012345'
const newSecret = 'ZYXWVUTSRQPONMLKJIHGFEDCBA987654'
const secretNames = ['appSecret', 'privateKey', 'googleCode', 'secondPwd', 'password']

describe.each(mounts)('§3 secrets through $name', (mount) => {
  it('are in no list, total, single row or sort of any table', async () => {
    const { as, sandbox } = await openContract(mount)
    const secrets = await sandbox.db.query(
      `select app_secret as secret from st_user union all select private_key from st_user
       union all select google_code from en_user
       union all select password from sys_user union all select second_password from sys_user`,
    )
    const admin = await as('admin')
    for (const { path, idName = 'id' } of tables) {
      const plain = await admin('GET', `${path}/list?pageSize=500`)
      // a tree answers whole, under data
      const rows = plain.rows ?? (plain.data as unknown as readonly Row[])
      const id = String(rows[0]?.[idName])
      const answers = [
        plain,
        await admin('GET', `${path}/${id}`),
        await admin('GET', `${path}/totals`),
      ]
      const text = JSON.stringify(answers)
      for (const name of secretNames) expect(text).not.toContain(`"${name}"`)
      expect(secrets.filter(({ secret }) => text.includes(String(secret)))).toEqual([])
      for (const name of [...secretNames, 'app_secret', 'private_key', 'google_code'])
        expect(await admin('GET', `${path}/list?pageSize=500&orderByColumn=${name}`)).toEqual(plain)
    }
  })

  it('cannot be guessed by a filter', async () => {
    const { as, sandbox } = await openContract(mount)
    const id = await sandbox.insert(aMerchant())
    const admin = await as('admin')
    for (const name of ['appSecret', 'privateKey', 'app_secret', 'publicKey'])
      expect((await admin('GET', `/store/user/list?id=${id}&${name}=wrong`)).total).toBe(1)
  })

  it('are returned one at a time to accounts with the permission, and each reveal is logged', async () => {
    const { as, sandbox } = await openContract(mount)
    const merchant = await sandbox.insert(aMerchant())
    const user = await sandbox.insert(anEnergyUser())
    const admin = await as('admin')
    const reveal = (path: string) => admin('GET', path)
    expect(await reveal(`/store/user/secret/${merchant}/appSecret`)).toMatchObject({
      code: 200,
      data: appSecret,
    })
    expect(await reveal(`/store/user/secret/${merchant}/privateKey`)).toMatchObject({
      data: 'the private key',
    })
    expect(await reveal(`/energy/user/secret/${user}/googleCode`)).toMatchObject({
      data: 'ABCDEFGHIJKLMNOP',
    })
    const notes = await sandbox.db.query('select * from sys_oper_log order by oper_id')
    expect(notes).toMatchObject([
      { title: 'store:user:secret:appSecret', oper_name: 'admin', record_id: Number(merchant) },
      { title: 'store:user:secret:privateKey', record_id: Number(merchant) },
      { title: 'energy:user:secret:googleCode', record_id: Number(user) },
    ])
    expect(JSON.stringify(notes)).not.toContain(appSecret)
  })

  it.each([
    '/store/user/secret/1/email',
    '/store/user/secret/1/app_secret',
    '/store/user/secret/1/__proto__',
    '/store/user/secret/999999/appSecret',
    '/store/user/secret/x/appSecret',
    '/store/store/secret/1/nick',
    '/store/user/1/appSecret',
  ])('are not to be had at %s', async (path) => {
    const { as, sandbox } = await openContract(mount)
    expect(await (await as('admin'))('GET', path)).toMatchObject({ code: 404 })
    expect(await sandbox.db.query('select * from sys_oper_log')).toEqual([])
  })

  it.each(['auditor', 'tri', 'store'])('are not for %s', async (name) => {
    const { as, sandbox } = await openContract(mount)
    const id = await sandbox.insert(aMerchant({ store: '1' }))
    const caller = await as(name)
    expect(await caller('GET', `/store/user/${id}`)).toMatchObject({ code: 200 })
    expect(await caller('GET', `/store/user/secret/${id}/appSecret`)).toMatchObject({
      code: 403,
      msg: 'This account lacks the permission store:user:secret',
    })
  })
})

describe.each(mounts)('§5 a new appSecret through $name', (mount) => {
  it('replaces the old one after the second password, and is not in the log', async () => {
    const { as, sandbox } = await openContract(mount)
    const id = await sandbox.insert(aMerchant())
    const admin = await as('admin')
    const reset = `/store/user/resetSecret/${id}`
    const headers = { 'Idempotency-Key': 'reset' }
    const options = { ...signed({ appSecret: newSecret }), headers }
    expect(await admin('PUT', reset, options)).toMatchObject({ code: 200, data: id })
    const { data } = await admin('GET', `/store/user/secret/${id}/appSecret`)
    expect(data).toBe(newSecret)
    const kept = [
      await sandbox.db.query('select * from sys_oper_log'),
      await sandbox.db.query('select * from idempotency'),
    ]
    expect(JSON.stringify(kept)).not.toContain(newSecret)
    expect(JSON.stringify(kept)).not.toContain('Second_2026')
  })

  it.each([
    [
      'a wrong second password',
      { appSecret: newSecret, secondPwd: 'wrong' },
      'The second password is wrong',
    ],
    ['no second password', { appSecret: newSecret }, 'The second password is wrong'],
    ['one too short', signed({ appSecret: 'short' }).body, 'A new appSecret must be 32 letters'],
    ['one too long', signed({ appSecret: `${newSecret}1` }).body, 'A new appSecret must be 32'],
    ['a sign', signed({ appSecret: newSecret.replace('Z', '_') }).body, 'A new appSecret must be'],
    ['none', signed().body, 'appSecret cannot empty'],
  ])('is refused for %s', async (_, body, msg) => {
    const { as, sandbox } = await openContract(mount)
    const id = await sandbox.insert(aMerchant())
    const refused = await (await as('admin'))('PUT', `/store/user/resetSecret/${id}`, { body })
    expect(refused).toEqual({ code: 500, msg: expect.stringContaining(msg) })
    const kept = await sandbox.db.query('select app_secret from st_user where id = $1', [id])
    expect(kept).toEqual([{ app_secret: appSecret }])
  })

  it('cannot be set by an edit', async () => {
    const { as, sandbox } = await openContract(mount)
    const id = await sandbox.insert(aMerchant())
    const admin = await as('admin')
    const { updateTime } = (await admin('GET', `/store/user/${id}`)).data
    const smuggled = { appSecret: newSecret, privateKey: 'mine', publicKey: 'mine' }
    const body = { id, updateTime, nick: 'Nick', ...smuggled }
    expect(await admin('PUT', '/store/user', { body })).toMatchObject({ code: 200 })
    const kept = await sandbox.db.query(
      'select app_secret, private_key, public_key from st_user where id = $1',
      [id],
    )
    expect(kept).toEqual([
      { app_secret: appSecret, private_key: 'the private key', public_key: 'the public key' },
    ])
  })
})

describe.each(mounts)('§3 a new key pair through $name', (mount) => {
  it('replaces both halves, which belong together', async () => {
    const { as, sandbox } = await openContract(mount)
    const id = await sandbox.insert(aMerchant())
    const admin = await as('admin')
    const answer = await admin('PUT', `/store/user/resetKeys/${id}`, signed())
    expect(answer).toMatchObject({ code: 200, data: id })
    const { publicKey } = (await admin('GET', `/store/user/${id}`)).data
    const { data } = await admin('GET', `/store/user/secret/${id}/privateKey`)
    expect(await fits(String(data), String(publicKey))).toBe(true)
    await admin('PUT', `/store/user/resetKeys/${id}`, signed())
    expect((await admin('GET', `/store/user/${id}`)).data['publicKey']).not.toBe(publicKey)
  })

  it('needs the second password and a merchant', async () => {
    const { as, sandbox } = await openContract(mount)
    const id = await sandbox.insert(aMerchant())
    const admin = await as('admin')
    const unsigned = await admin('PUT', `/store/user/resetKeys/${id}`, { body: {} })
    expect(unsigned).toEqual({ code: 500, msg: 'The second password is wrong' })
    expect(await admin('PUT', '/store/user/resetKeys/999999', signed())).toMatchObject({
      code: 404,
    })
  })
})

/** Whether what one key signs the other confirms. */
async function fits(privateKey: string, publicKey: string): Promise<boolean> {
  const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64'))
  const signer = await crypto.subtle.importKey('pkcs8', bytes(privateKey), 'Ed25519', false, [
    'sign',
  ])
  const checker = await crypto.subtle.importKey('spki', bytes(publicKey), 'Ed25519', false, [
    'verify',
  ])
  const message = new TextEncoder().encode('a call')
  const signature = await crypto.subtle.sign('Ed25519', signer, message)
  return crypto.subtle.verify('Ed25519', checker, signature, message)
}
