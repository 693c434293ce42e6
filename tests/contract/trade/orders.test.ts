// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { type TestSandbox } from '@/sandbox/forTests'
import { aDeposit, aPayout } from '@/tests/support/records'
import { mounts, openContract, signed } from '../mounts'

const statuses = ['0', '01', '1', '2', '3', '4', '5'] as const

/** Kind and action → the states from which it is possible, and where it leads (§4). */
const actions = [
  ['deposit', 'cancel', ['0', '01'], '2'],
  ['deposit', 'notify', ['4'], '3'],
  ['deposit', 'refund', ['1', '3', '4'], '5'],
  ['payout', 'notify', ['4'], '3'],
  ['payout', 'handle', ['4'], '3'],
] as const

const paths = { deposit: '/api/apiRecharge', payout: '/api/apiDraw' } as const

const refusals = {
  '0': 'This order is waiting for its payment',
  '01': 'This order has not been received yet',
  '1': 'This order has been received',
  '2': 'This order has been cancelled',
  '3': 'This order has been notified with success',
  '4': 'The notification of this order has failed',
  '5': 'This order has been refunded',
} as const

const cases = actions.flatMap(([kind, action, from, to]) =>
  statuses.map((status) => [kind, action, status, from.some((one) => one === status), to] as const),
)

async function setBalance({ db }: TestSandbox, balance: string): Promise<void> {
  await db.query('update st_store set balance = $1 where id = 1', [balance])
}

describe.each(mounts)('§4 order status through $name', (mount) => {
  it.each(cases)('a %s: %s from %s is possible: %s', async (kind, action, status, isOpen, to) => {
    const { as, sandbox } = await openContract(mount)
    await setBalance(sandbox, '1000')
    const id = await sandbox.insert((kind === 'payout' ? aPayout : aDeposit)({ status }))
    const admin = await as('admin')
    const answer = await admin('PUT', `${paths[kind]}/${action}/${id}`, signed({ reason: 'Asked' }))
    const expected = isOpen ? { code: 200, data: id } : { code: 409, msg: refusals[status] }
    expect(answer).toMatchObject(expected)
    const { data } = await admin('GET', `${paths[kind]}/${id}`)
    expect(data['status']).toBe(isOpen ? to : status)
    const notes = await sandbox.db.query(
      'select title, record_id from sys_oper_log where status = 0',
    )
    const title = `${kind === 'deposit' ? 'api:apiRecharge' : 'api:apiDraw'}:${action}`
    expect(notes).toEqual(isOpen ? [{ title, record_id: Number(id) }] : [])
  })

  it('needs no body and no second password to cancel, notify or handle', async () => {
    const { as, sandbox } = await openContract(mount)
    const admin = await as('admin')
    const cancel = await sandbox.insert(aDeposit({ status: '0' }))
    expect(await admin('PUT', `/api/apiRecharge/cancel/${cancel}`)).toMatchObject({ code: 200 })
    const handle = await sandbox.insert(aPayout({ status: '4' }))
    const answer = await admin('PUT', `/api/apiDraw/handle/${handle}`, { body: {} })
    expect(answer).toMatchObject({ code: 200 })
  })

  it('moves once when fifty cancel at once', async () => {
    const { as, sandbox } = await openContract(mount)
    const id = await sandbox.insert(aDeposit({ status: '0' }))
    const admin = await as('admin')
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => admin('PUT', `/api/apiRecharge/cancel/${id}`)),
    )
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 409)).toHaveLength(49)
  })

  it('returns the stored answer for the same Idempotency-Key', async () => {
    const { as, sandbox } = await openContract(mount)
    const id = await sandbox.insert(aDeposit({ status: '4' }))
    const admin = await as('admin')
    const options = { headers: { 'Idempotency-Key': 'again' } }
    const first = await admin('PUT', `/api/apiRecharge/notify/${id}`, options)
    expect(first).toMatchObject({ code: 200, data: id })
    expect(await admin('PUT', `/api/apiRecharge/notify/${id}`, options)).toEqual(first)
    const notes = await sandbox.db.query('select * from sys_oper_log')
    expect(notes).toHaveLength(1)
  })

  it.each(['auditor', 'tri', 'store'])('is not for %s to change', async (name) => {
    const { as, sandbox } = await openContract(mount)
    const caller = await as(name)
    for (const [kind, action] of actions) {
      const id = await sandbox.insert((kind === 'payout' ? aPayout : aDeposit)({ status: '4' }))
      const path = `${paths[kind]}/${action}/${id}`
      expect(await caller('PUT', path, signed({ reason: 'No' }))).toMatchObject({ code: 403 })
    }
  })

  it('answers 404 for a missing order', async () => {
    const { as } = await openContract(mount)
    const missing = await (await as('admin'))('PUT', '/api/apiRecharge/cancel/999999')
    expect(missing).toEqual({ code: 404, msg: 'The requested resource does not exist' })
  })
})

describe.each(mounts)('§4 refunding a deposit through $name', (mount) => {
  it('books one bill over the amount received', async () => {
    const { as, sandbox } = await openContract(mount)
    await setBalance(sandbox, '150')
    const id = await sandbox.insert(aDeposit({ realBuyNum: '100.000000000000000001' }))
    const admin = await as('admin')
    const refund = signed({ reason: ' 客户要求 ' })
    expect(await admin('PUT', `/api/apiRecharge/refund/${id}`, refund)).toMatchObject({ data: id })
    const { rows } = await admin('GET', '/store/bill/list?pageSize=1')
    expect(rows).toEqual([
      {
        id: 501,
        store: 1,
        type: '2',
        network: 'TRC20',
        beforeAmount: '150',
        changeAmount: '-100.000000000000000001',
        afterAmount: '49.999999999999999999',
        createTime: '2026-06-30 12:00:00',
      },
    ])
    const kept = await sandbox.db.query('select reason from api_recharge where id = $1', [id])
    expect(kept).toEqual([{ reason: '客户要求' }])
  })

  it('changes nothing when the balance is too small', async () => {
    const { as, sandbox } = await openContract(mount)
    await setBalance(sandbox, '99')
    const id = await sandbox.insert(aDeposit({ realBuyNum: '100' }))
    const admin = await as('admin')
    const refused = await admin('PUT', `/api/apiRecharge/refund/${id}`, signed({ reason: 'Asked' }))
    expect(refused).toEqual({ code: 500, msg: "The store's balance of 99 is too small" })
    expect((await admin('GET', `/api/apiRecharge/${id}`)).data['status']).toBe('1')
    expect((await admin('GET', '/store/bill/list')).total).toBe(500)
  })

  it.each([
    ['no second password', { reason: 'Asked' }, 'The second password is wrong'],
    [
      'a wrong second password',
      { reason: 'Asked', secondPwd: 'wrong' },
      'The second password is wrong',
    ],
    ['no reason', signed().body, 'The reason needs 1 to 200 characters'],
    [
      'a reason that is too long',
      signed({ reason: 'x'.repeat(201) }).body,
      'The reason needs 1 to 200 characters',
    ],
  ])('is refused for %s', async (_, body, msg) => {
    const { as, sandbox } = await openContract(mount)
    const id = await sandbox.insert(aDeposit())
    const refused = await (await as('admin'))('PUT', `/api/apiRecharge/refund/${id}`, { body })
    expect(refused).toEqual({ code: 500, msg })
  })
})

describe.each(mounts)('§7 failed payouts through $name', (mount) => {
  it('are counted, and reported', async () => {
    const { as, sandbox } = await openContract(mount)
    const auditor = await as('auditor')
    await sandbox.db.query("update api_draw set status = '3'")
    expect(await auditor('GET', '/api/apiDraw/exist/fail')).toMatchObject({ data: false })
    expect(await auditor('GET', '/api/apiDraw/exist/fail/count')).toMatchObject({ data: 0 })
    await sandbox.insert(aPayout({ status: '4' }))
    await sandbox.insert(aPayout({ status: '4', store: '2' }))
    await sandbox.insert(aDeposit({ status: '4' }))
    expect(await auditor('GET', '/api/apiDraw/exist/fail')).toMatchObject({ data: true })
    expect(await auditor('GET', '/api/apiDraw/exist/fail/count')).toMatchObject({ data: 2 })
  })

  it('are not shown to a store operator', async () => {
    const { as } = await openContract(mount)
    const refused = await (await as('store'))('GET', '/api/apiDraw/exist/fail')
    expect(refused).toMatchObject({ code: 403 })
  })
})
