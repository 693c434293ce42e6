// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { minuteMs } from '@/sandbox/values/clock'
import { type TestSandbox } from '@/sandbox/forTests'
import { aWithdrawal } from '@/tests/support/records'
import { mounts, openContract, signed } from '../mounts'

/** Everything that a decision may change. */
async function stateOf({ db }: TestSandbox) {
  return {
    statuses: await db.query('select id, status, reason from st_store_draw order by id'),
    balances: await db.query('select id, balance::text from st_store order by id'),
    bills: await db.query('select count(*)::int as count from st_bill'),
    notes: await db.query('select count(*)::int as count from sys_oper_log where status = 0'),
  }
}

/** What all stores together hold. */
async function ownedBy({ db }: TestSandbox): Promise<string> {
  const [row] = await db.query('select sum(balance)::text as sum from st_store')
  return String(row?.['sum'])
}

/** The sum that the stores have paid out since the given balance, by the gateway's arithmetic. */
async function paidFrom({ db }: TestSandbox, before: string): Promise<string> {
  const [row] = await db.query(
    'select trim_scale($1::numeric - sum(balance))::text as paid from st_store',
    [before],
  )
  return String(row?.['paid'])
}

async function setBalance({ db }: TestSandbox, balance: string): Promise<void> {
  await db.query('update st_store set balance = $1 where id = 1', [balance])
}

const pass = (id: string) => `/store/storeDraw/pass/${id}`
const reject = (id: string) => `/store/storeDraw/reject/${id}`

describe.each(mounts)('§4 passing a withdrawal through $name', (mount) => {
  it('sets the status and books one bill with the exact amount', async () => {
    const { as, sandbox } = await openContract(mount)
    await setBalance(sandbox, '1000.5')
    const id = await sandbox.insert(aWithdrawal({ totalU: '10.000000000000000001' }))
    const admin = await as('admin')
    expect(await admin('PUT', pass(id), signed())).toMatchObject({ code: 200, data: id })
    const { data } = await admin('GET', `/store/storeDraw/${id}`)
    expect(data).toMatchObject({ status: '2' })
    const { rows } = await admin('GET', '/store/bill/list?pageSize=1')
    expect(rows).toEqual([
      {
        id: 501,
        store: 1,
        type: '1',
        network: 'TRC20',
        beforeAmount: '1000.5',
        changeAmount: '-10.000000000000000001',
        afterAmount: '990.499999999999999999',
        createTime: '2026-06-30 12:00:00',
      },
    ])
  })

  it('chains the bills of one store', async () => {
    const { as, sandbox } = await openContract(mount)
    await setBalance(sandbox, '100')
    const admin = await as('admin')
    for (const totalU of ['10.1', '20.2'])
      await admin('PUT', pass(await sandbox.insert(aWithdrawal({ totalU }))), signed())
    const { rows } = await admin('GET', '/store/bill/list?pageSize=2')
    expect(rows).toMatchObject([
      { beforeAmount: '89.9', changeAmount: '-20.2', afterAmount: '69.7' },
      { beforeAmount: '100', changeAmount: '-10.1', afterAmount: '89.9' },
    ])
  })

  it('E13: takes the balance down to nothing but never below', async () => {
    const { as, sandbox } = await openContract(mount)
    await setBalance(sandbox, '50')
    const admin = await as('admin')
    const [first, second] = [
      await sandbox.insert(aWithdrawal({ totalU: '50' })),
      await sandbox.insert(aWithdrawal({ totalU: '10' })),
    ]
    expect(await admin('PUT', pass(first), signed())).toMatchObject({ code: 200 })
    const before = await stateOf(sandbox)
    const refused = await admin('PUT', pass(second), signed())
    expect(refused).toEqual({ code: 500, msg: "The store's balance of 0 is too small" })
    expect(await stateOf(sandbox)).toEqual(before)
  })

  it.each([{}, { secondPwd: '' }, { secondPwd: 'wrong' }, { secondPwd: 12 }])(
    'changes nothing with the second password %j',
    async (body) => {
      const { as, sandbox } = await openContract(mount)
      const id = await sandbox.insert(aWithdrawal())
      const before = await stateOf(sandbox)
      const refused = await (await as('admin'))('PUT', pass(id), { body })
      expect(refused).toEqual({ code: 500, msg: 'The second password is wrong' })
      expect(await stateOf(sandbox)).toEqual(before)
    },
  )

  it('E14: locks the second password for thirty minutes after ten failures', async () => {
    const { as, sandbox } = await openContract(mount)
    const id = await sandbox.insert(aWithdrawal())
    const admin = await as('admin')
    for (let failures = 0; failures < 10; failures += 1)
      await admin('PUT', pass(id), { body: { secondPwd: 'wrong' } })
    sandbox.clock.advance(minuteMs)
    const locked = await admin('PUT', pass(id), signed())
    expect(locked.msg).toBe('Too many failed attempts: locked for 29 minutes')
  })

  it('E8: has one effect when fifty decisions come at once', async () => {
    const { as, sandbox } = await openContract(mount)
    const id = await sandbox.insert(aWithdrawal())
    const admin = await as('admin')
    const before = await ownedBy(sandbox)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        index % 2 === 0
          ? admin('PUT', pass(id), signed())
          : admin('PUT', reject(id), signed({ reason: 'No' })),
      ),
    )
    const codes = answers.map(({ code }) => code)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(codes.filter((code) => code === 409)).toHaveLength(49)
    const { data } = await admin('GET', `/store/storeDraw/${id}`)
    const isPassed = data['status'] === '2'
    const bills = await sandbox.db.query('select * from st_bill where draw_id = $1', [id])
    expect(bills).toHaveLength(isPassed ? 1 : 0)
    expect(await paidFrom(sandbox, before)).toBe(isPassed ? data['totalU'] : '0')
    expect((await stateOf(sandbox)).notes).toEqual([{ count: 1 }])
  })

  it('E8: books one bill when fifty passes come at once', async () => {
    const { as, sandbox } = await openContract(mount)
    const id = await sandbox.insert(aWithdrawal({ totalU: '10.000001' }))
    const admin = await as('admin')
    const before = await ownedBy(sandbox)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => admin('PUT', pass(id), signed())),
    )
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 409)).toHaveLength(49)
    const bills = await sandbox.db.query('select * from st_bill where draw_id = $1', [id])
    expect(bills).toHaveLength(1)
    expect(await paidFrom(sandbox, before)).toBe('10.000001')
  })

  it('is refused with code 409 and the status once decided', async () => {
    const { as, sandbox } = await openContract(mount)
    const admin = await as('admin')
    const passed = await sandbox.insert(aWithdrawal({ status: '2' }))
    const rejected = await sandbox.insert(aWithdrawal({ status: '3' }))
    expect(await admin('PUT', pass(passed), signed())).toEqual({
      code: 409,
      msg: 'This withdrawal has already been passed',
    })
    const again = await admin('PUT', reject(rejected), signed({ reason: 'No' }))
    expect(again).toEqual({ code: 409, msg: 'This withdrawal has already been rejected' })
  })

  it.each(['0', '999999', '99999999999999999999'])('answers 404 for the id %s', async (id) => {
    const { as } = await openContract(mount)
    const admin = await as('admin')
    expect(await admin('PUT', pass(id), signed())).toMatchObject({ code: 404 })
    expect(await admin('GET', `/store/storeDraw/${id}`)).toMatchObject({ code: 404 })
  })

  it('logs who did what to which record and when, without a secret', async () => {
    const { as, sandbox } = await openContract(mount)
    const id = await sandbox.insert(aWithdrawal())
    await (
      await as('admin')
    )('PUT', pass(id), signed())
    const notes = await sandbox.db.query('select * from sys_oper_log')
    expect(notes).toMatchObject([
      { title: 'store:storeDraw:pass', user_id: 1, oper_name: 'admin', record_id: Number(id) },
    ])
    expect(JSON.stringify(notes)).not.toContain('Second_2026')
  })
})

describe.each(mounts)('§4 rejecting a withdrawal through $name', (mount) => {
  it('sets the status and moves no money', async () => {
    const { as, sandbox } = await openContract(mount)
    const id = await sandbox.insert(aWithdrawal())
    const before = await stateOf(sandbox)
    const admin = await as('admin')
    const answer = await admin('PUT', reject(id), signed({ reason: ' 地址错误 ' }))
    expect(answer).toMatchObject({ code: 200, data: id })
    expect(await admin('GET', `/store/storeDraw/${id}`)).toMatchObject({ data: { status: '3' } })
    const after = await stateOf(sandbox)
    expect(after).toMatchObject({ balances: before.balances, bills: before.bills })
    expect(after.statuses).toContainEqual({ id: Number(id), status: '3', reason: '地址错误' })
  })

  it.each([undefined, '', '   ', 'x'.repeat(201), 'line\nbreak', 7])(
    'refuses the reason %j',
    async (reason) => {
      const { as, sandbox } = await openContract(mount)
      const id = await sandbox.insert(aWithdrawal())
      const refused = await (await as('admin'))('PUT', reject(id), signed({ reason }))
      expect(refused).toEqual({ code: 500, msg: 'The reason needs 1 to 200 characters' })
    },
  )
})
