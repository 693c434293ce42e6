// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { aDeposit, aMerchant, aStore, aTrade, anEnergyUser } from '@/tests/support/records'
import { mounts, openContract } from './mounts'
import { added, entities, merchant, notesOf, now, store } from './recordBodies'

describe.each(mounts)('adding through $name', (mount) => {
  it.each(entities)(
    'E17: %s stores what was sent, ignores unknown fields, and is logged',
    async (path, body) => {
      const { as, sandbox } = await openContract(mount)
      const admin = await as('admin')
      const unasked = { balance: '1000000', status: '9', id: 1, userId: 1, roleIds: [1], x: 1 }
      const id = await added(admin, path, { ...body, ...unasked })
      const { data } = await admin('GET', `${path}/${id}`)
      expect(data).toMatchObject({ ...body, id: Number(id), createTime: now, updateTime: now })
      expect(data).not.toMatchObject({ id: 1 })
      expect(data['balance'] ?? '0').toBe('0')
      expect(data['status'] ?? '0').toBe('0')
      const [note] = await sandbox.db.query('select oper_param as said from sys_oper_log')
      expect(JSON.parse(String(note?.['said']))).toMatchObject(unasked)
      expect(await notesOf(sandbox)).toEqual([
        { title: `${path.slice(1).replace('/', ':')}:add`, id },
      ])
    },
  )

  it('returns the stored answer for the same Idempotency-Key', async () => {
    const { as } = await openContract(mount)
    const admin = await as('admin')
    const options = { body: store, headers: { 'Idempotency-Key': 'again' } }
    const first = await admin('POST', '/store/store', options)
    expect(await admin('POST', '/store/store', options)).toEqual(first)
    expect((await admin('GET', '/store/store/list')).total).toBe(41)
    const other = { ...options, body: { ...store, nick: 'Other' } }
    expect(await admin('POST', '/store/store', other)).toMatchObject({ code: 422 })
  })

  it('reads lists of addresses as texts and as arrays', async () => {
    const { as } = await openContract(mount)
    const admin = await as('admin')
    const ipWhitelist = [' 203.0.113.7 ', '', '::1']
    const id = await added(admin, '/store/user', { ...merchant, ipWhitelist })
    const { data } = await admin('GET', `/store/user/${id}`)
    expect(data['ipWhitelist']).toBe('203.0.113.7,::1')
  })

  it('creates a merchant from a name and a nick alone, and generates its secrets', async () => {
    const { as, sandbox } = await openContract(mount)
    const id = await added(await as('admin'), '/store/user', { name: 'Ada', nick: 'Ada' })
    const rows = await sandbox.db.query(
      `select app_secret, private_key <> '' and public_key <> '' as paired from st_user
       where id = $1`,
      [id],
    )
    expect(rows).toEqual([{ app_secret: expect.stringMatching(/^[A-Za-z0-9]{32}$/), paired: true }])
  })

  it.each(['auditor', 'tri', 'store'])('is not for %s', async (name) => {
    const { as } = await openContract(mount)
    const caller = await as(name)
    for (const [path, body] of entities) {
      expect(await caller('POST', path, { body })).toMatchObject({ code: 403 })
      expect(await caller('PUT', path, { body: { ...body, id: 1 } })).toMatchObject({ code: 403 })
      expect(await caller('DELETE', `${path}/1`)).toMatchObject({ code: 403 })
    }
  })
})

describe.each(mounts)('editing through $name', (mount) => {
  it('changes the sent values and keeps the rest', async () => {
    const { as, sandbox } = await openContract(mount)
    const id = await sandbox.insert(aMerchant({ phone: '13800138000' }))
    const admin = await as('admin')
    const { data: before } = await admin('GET', `/store/user/${id}`)
    const body = {
      id,
      updateTime: before['updateTime'],
      nick: ' New nick ',
      phone: '',
      status: '1',
    }
    expect(await admin('PUT', '/store/user', { body })).toMatchObject({ code: 200, data: id })
    const { data } = await admin('GET', `/store/user/${id}`)
    expect(data).toEqual({ ...before, nick: 'New nick', phone: null, updateTime: now })
    expect(await notesOf(sandbox)).toEqual([{ title: 'store:user:edit', id }])
  })

  it.each(entities)(
    '%s refuses an edit over an older version with code 409',
    async (path, body) => {
      const { as, sandbox } = await openContract(mount)
      const [one, other] = [await as('admin'), await as('admin')]
      const id = await added(one, path, body)
      const { updateTime } = (await one('GET', `${path}/${id}`)).data
      const edit = { body: { ...body, id, updateTime } }
      expect(await one('PUT', path, edit)).toMatchObject({ code: 200 })
      const stale = await other('PUT', path, edit)
      expect(stale).toEqual({
        code: 409,
        msg: 'This record has been changed meanwhile: read it again',
      })
      const fresh = (await other('GET', `${path}/${id}`)).data['updateTime']
      expect(fresh).not.toBe(updateTime)
      const again = { body: { ...body, id, updateTime: fresh } }
      expect(await other('PUT', path, again)).toMatchObject({ code: 200 })
      expect(await notesOf(sandbox)).toHaveLength(3)
    },
  )

  it('has one effect when twenty edit the same version at once', async () => {
    const { as, sandbox } = await openContract(mount)
    const id = await sandbox.insert(aStore())
    const admin = await as('admin')
    const { updateTime } = (await admin('GET', `/store/store/${id}`)).data
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        admin('PUT', '/store/store', { body: { id, updateTime, nick: `Nick ${index}` } }),
      ),
    )
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 409)).toHaveLength(19)
  })

  it.each([undefined, '', '2026-06-30', 7])(
    'needs the version: %j is stale',
    async (updateTime) => {
      const { as } = await openContract(mount)
      const body = { id: 1, updateTime, nick: 'Nick' }
      const refused = await (await as('admin'))('PUT', '/store/store', { body })
      expect(refused).toMatchObject({ code: 409 })
    },
  )

  it.each([undefined, 0, 999_999, '99999999999999999999', 'x', {}])(
    'answers the id %j without an effect',
    async (id) => {
      const { as } = await openContract(mount)
      const body = { id, updateTime: now, nick: 'Nick' }
      const { code } = await (await as('admin'))('PUT', '/store/store', { body })
      expect([404, 500]).toContain(code)
    },
  )

  it('takes the id of an energy user under its other name', async () => {
    const { as, sandbox } = await openContract(mount)
    const userId = await sandbox.insert(anEnergyUser())
    const admin = await as('admin')
    const { updateTime } = (await admin('GET', `/energy/user/${userId}`)).data
    const body = { userId, updateTime, account: 'other', balance: '99' }
    expect(await admin('PUT', '/energy/user', { body })).toMatchObject({ code: 200 })
    const { data } = await admin('GET', `/energy/user/${userId}`)
    expect(data).toMatchObject({ account: 'other', balance: '0' })
  })
})

describe.each(mounts)('deleting through $name', (mount) => {
  it('deletes several records at once and logs each', async () => {
    const { as, sandbox } = await openContract(mount)
    const ids = [await sandbox.insert(aMerchant()), await sandbox.insert(aMerchant())]
    const admin = await as('admin')
    const { data } = await admin('DELETE', `/store/user/${ids.join(',')},${ids[0]}`)
    expect(data).toBe(ids.join(','))
    expect((await admin('GET', `/store/user/list?id=${ids.join(',')}`)).total).toBe(0)
    const title = 'store:user:remove'
    expect(await notesOf(sandbox)).toEqual(ids.map((id) => ({ title, id })))
  })

  it('deletes nothing when one of them is missing', async () => {
    const { as, sandbox } = await openContract(mount)
    const id = await sandbox.insert(aMerchant())
    const admin = await as('admin')
    expect(await admin('DELETE', `/store/user/${id},999999`)).toMatchObject({ code: 404 })
    expect(await admin('GET', `/store/user/${id}`)).toMatchObject({ code: 200 })
    expect(await notesOf(sandbox)).toEqual([])
  })

  it('deletes nothing when one of them is in use', async () => {
    const { as, sandbox } = await openContract(mount)
    const admin = await as('admin')
    const [idle, busy] = [await sandbox.insert(aStore()), await sandbox.insert(aStore())]
    await sandbox.insert(aDeposit({ store: busy }))
    const refused = await admin('DELETE', `/store/store/${idle},${busy}`)
    const msg = `Record ${busy} is still in use and cannot be deleted`
    expect(refused).toEqual({ code: 409, msg })
    expect((await admin('GET', `/store/store/list?id=${idle},${busy}`)).total).toBe(2)
    expect(await admin('DELETE', `/store/store/${idle}`)).toMatchObject({ code: 200 })
    const seller = await sandbox.insert(anEnergyUser())
    await sandbox.insert(aTrade({ seller: seller }))
    expect(await admin('DELETE', `/energy/user/${seller}`)).toMatchObject({ code: 409 })
  })

  it.each([',', '1,', '1,,2'])('refuses the ids %s', async (ids) => {
    const { as } = await openContract(mount)
    const refused = await (await as('admin'))('DELETE', `/store/user/${ids}`)
    expect(refused).toEqual({ code: 500, msg: 'The ids must be numbers joined by commas' })
  })

  it('takes 500 ids and refuses 501', async () => {
    const { as, sandbox } = await openContract(mount)
    const ids: string[] = []
    for (let count = 0; count < 500; count += 1) ids.push(await sandbox.insert(aMerchant()))
    const admin = await as('admin')
    const tooMany = await admin('DELETE', `/store/user/${ids.join(',')},1`)
    expect(tooMany.msg).toBe('At most 500 records can be deleted at once')
    expect(await admin('DELETE', `/store/user/${ids.join(',')}`)).toMatchObject({ code: 200 })
  })

  it('is not offered for read-only resources', async () => {
    const { as } = await openContract(mount)
    const admin = await as('admin')
    for (const path of ['/store/bill', '/api/apiRecharge', '/api/waterWallet', '/energy/publish'])
      expect(await admin('DELETE', `${path}/1`)).toMatchObject({ code: 500 })
  })
})

describe.each(mounts)('§4 user status through $name', (mount) => {
  it('is frozen and enabled, each once', async () => {
    const { as, sandbox } = await openContract(mount)
    const id = await sandbox.insert(aMerchant())
    const admin = await as('admin')
    const status = async () => (await admin('GET', `/store/user/${id}`)).data['status']
    expect(await admin('PUT', `/store/user/freeze/${id}`)).toMatchObject({ code: 200, data: id })
    expect(await status()).toBe('1')
    const again = await admin('PUT', `/store/user/freeze/${id}`, { body: {} })
    expect(again).toEqual({ code: 409, msg: 'This user is already frozen' })
    expect(await admin('PUT', `/store/user/enable/${id}`)).toMatchObject({ code: 200 })
    expect(await status()).toBe('0')
    const twice = await admin('PUT', `/store/user/enable/${id}`)
    expect(twice).toEqual({ code: 409, msg: 'This user is already enabled' })
    expect((await notesOf(sandbox)).map((note) => note['title'])).toEqual([
      'store:user:freeze',
      'store:user:enable',
    ])
  })

  it('makes an edit that was opened before stale', async () => {
    const { as, sandbox } = await openContract(mount)
    const id = await sandbox.insert(aMerchant())
    const admin = await as('admin')
    const { updateTime } = (await admin('GET', `/store/user/${id}`)).data
    await admin('PUT', `/store/user/freeze/${id}`)
    const body = { id, updateTime, nick: 'Nick' }
    expect(await admin('PUT', '/store/user', { body })).toMatchObject({ code: 409 })
  })
})
