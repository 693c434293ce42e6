// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { knownSecondPassword } from '@/sandbox'
import { aDeposit, aMerchant, aPayout, aWithdrawal } from '@/tests/support/records'
import { workbook } from '@/tests/support/files/workbook'
import { mounts, openContract, readEnvelope, signed, type Contract, type Mount } from '../mounts'

const path = '/store/storeDraw'
const address = 'TWmVMBRBpEbkrvYkBazDAc9kv61KfrLw82'
const wanted = { address, walletName: 'Main', totalU: '10', store: '1' }

/** A withdrawal that waits, read by an administrator, and what may happen to it meanwhile. */
async function openWaiting(mount: Mount) {
  const contract = await openContract(mount)
  const { sandbox, as, send } = contract
  await sandbox.db.query('update st_store set balance = 1000000, withdrawal_fee = 1.5 where id = 1')
  const id = await sandbox.insert(aWithdrawal({ ...wanted, fee: '1.5', estimateTotalU: '8.5' }))
  const admin = await as('admin')
  return {
    ...contract,
    id,
    admin,
    tag: await tagOf(contract, `${path}/${id}`),
    importAgain: async (totalU: string) => {
      const body = new FormData()
      const rows = [
        ['Address *', 'Amount *', 'Wallet *'],
        [address, totalU, 'Main'],
      ]
      body.append('file', new File([workbook(rows)], 'a.xlsx'))
      body.append('secondPwd', knownSecondPassword)
      const headers = { Authorization: `Bearer ${await sandbox.logIn('store')}` }
      const init = { method: 'POST', body, headers }
      return readEnvelope(await send(`${path}/importData?updateSupport=1`, init))
    },
    booked: async () => {
      const bills = await sandbox.db.query(
        'select trim_scale(-change_amount)::text as paid from st_bill where draw_id = $1',
        [id],
      )
      return bills.map(({ paid }) => paid)
    },
  }
}

/** The version of a record, as the answer that reads it names it. */
async function tagOf({ send, sandbox }: Contract, record: string, account = 'admin') {
  const headers = { Authorization: `Bearer ${await sandbox.logIn(account)}` }
  return (await send(record, { headers })).headers.get('ETag') ?? ''
}

const shown = { address, totalU: '10', fee: '1.5', estimateTotalU: '8.5', status: '1' }

describe.each(mounts)('a decision over what was shown, through $name', (mount) => {
  it('is refused with 409 and the current record when an import moved the amount: by the version', async () => {
    const { admin, id, tag, importAgain, booked } = await openWaiting(mount)
    expect(tag).toMatch(/^"\d+"$/)
    expect(await importAgain('90000')).toMatchObject({ code: 200 })
    const headers = { 'If-Match': tag }
    const refused = await admin('PUT', `${path}/pass/${id}`, { ...signed(), headers })
    expect(refused).toMatchObject({
      code: 409,
      msg: 'This record has been changed since it was read for this decision',
      data: { id: Number(id), totalU: '90000', fee: '1.5', estimateTotalU: '89998.5', status: '1' },
    })
    expect(await booked()).toEqual([])
  })

  it('is refused with 409, the changes and the current record: by the facts', async () => {
    const { admin, id, importAgain, booked } = await openWaiting(mount)
    await importAgain('90000')
    const body = signed({ expect: shown })
    const refused = await admin('PUT', `${path}/pass/${id}`, body)
    expect(refused).toMatchObject({
      code: 409,
      msg:
        'This record is no longer what was signed for: ' +
        'totalU 10 → 90000, estimateTotalU 8.5 → 89998.5',
      data: { totalU: '90000', estimateTotalU: '89998.5' },
    })
    const reason = { reason: 'No', expect: { totalU: '10' } }
    expect(await admin('PUT', `${path}/reject/${id}`, signed(reason))).toMatchObject({ code: 409 })
    expect(await booked()).toEqual([])
    const notes = await admin('GET', `/monitor/operlog/list?businessId=${id}&status=1`)
    expect(notes.rows.map(({ method, errorMsg }) => [method, errorMsg])).toEqual([
      ['store:storeDraw:reject', expect.stringContaining('totalU 10 → 90000')],
      ['store:storeDraw:pass', expect.stringContaining('totalU 10 → 90000')],
    ])
    expect(notes.rows[1]?.['operParam']).toContain('"estimateTotalU":"8.5"')
  })

  it('is accepted while nothing changed, by either way', async () => {
    const { admin, id, tag, booked, sandbox } = await openWaiting(mount)
    const headers = { 'If-Match': `W/"0", ${tag}` }
    // the same amount, another way of writing it
    const body = signed({ expect: { ...shown, totalU: '10.00' } })
    expect(await admin('PUT', `${path}/pass/${id}`, { ...body, headers })).toMatchObject({
      code: 200,
    })
    expect(await booked()).toEqual(['10'])
    const other = await sandbox.insert(aWithdrawal())
    const any = { ...signed({ expect: {} }), headers: { 'If-Match': '*' } }
    expect(await admin('PUT', `${path}/pass/${other}`, any)).toMatchObject({ code: 200 })
  })

  it('never matches a weak version', async () => {
    const { admin, id, tag } = await openWaiting(mount)
    const headers = { 'If-Match': `W/${tag}` }
    const refused = await admin('PUT', `${path}/pass/${id}`, { ...signed(), headers })
    expect(refused.code).toBe(409)
  })

  it('reports the current status of a record that was decided meanwhile', async () => {
    const { admin, id, tag, booked } = await openWaiting(mount)
    const reject = signed({ reason: 'No' })
    await admin('PUT', `${path}/reject/${id}`, { ...reject, headers: { 'If-Match': tag } })
    const refused = await admin('PUT', `${path}/pass/${id}`, {
      ...signed(),
      headers: { 'If-Match': tag },
    })
    expect(refused).toMatchObject({
      code: 409,
      msg: 'This withdrawal has already been rejected',
      data: { status: '3' },
    })
    expect(await booked()).toEqual([])
  })

  it.each([
    [{ expect: { nothing: '1' } }, 'expect.nothing cannot be read'],
    [{ expect: { totalU: 'ten' } }, 'expect.totalU cannot be read'],
    [{ expect: { totalU: 10 } }, 'expect.totalU cannot be read'],
    [{ expect: ['10'] }, 'expect cannot be read'],
  ])('is not read as signed for %j', async (said, msg) => {
    const { admin, id, booked } = await openWaiting(mount)
    const refused = await admin('PUT', `${path}/pass/${id}`, signed(said))
    expect(refused).toEqual({ code: 500, msg })
    expect(await booked()).toEqual([])
  })

  it.each([
    ['/api/apiRecharge', 'cancel', () => aDeposit({ status: '0' }), 'buy_num = buy_num + 1'],
    ['/api/apiRecharge', 'notify', () => aDeposit({ status: '4' }), "mch_order_no = 'other'"],
    ['/api/apiDraw', 'handle', () => aPayout({ status: '4' }), 'real_buy_num = 90000'],
    ['/store/user', 'freeze', () => aMerchant(), "nick = 'other'"],
    ['/store/user', 'resetKeys', () => aMerchant(), "nick = 'other'"],
  ])('holds for %s, %s', async (at, action, record, change) => {
    const contract = await openContract(mount)
    const { sandbox, as } = contract
    const id = await sandbox.insert(record())
    const [admin, tag] = [await as('admin'), await tagOf(contract, `${at}/${id}`)]
    const from = { '/api/apiRecharge': 'api_recharge', '/api/apiDraw': 'api_draw' }[at] ?? 'st_user'
    await sandbox.db.query(`update ${from} set ${change} where id = $1`, [id])
    const decide = (version: string) =>
      admin('PUT', `${at}/${action}/${id}`, { ...signed(), headers: { 'If-Match': version } })
    const { data } = await admin('GET', `${at}/${id}`)
    expect(await decide(tag)).toMatchObject({ code: 409, data: { status: data['status'] } })
    expect((await admin('GET', `${at}/${id}`)).data).toEqual(data)
    expect(await decide(await tagOf(contract, `${at}/${id}`))).toMatchObject({ code: 200 })
  })
})

describe.each(mounts)('a withdrawal that waits and is imported again, through $name', (mount) => {
  it('has a history of who changed what, from what to what', async () => {
    const { admin, id, importAgain } = await openWaiting(mount)
    await importAgain('90000')
    const { rows } = await admin('GET', `/monitor/operlog/list?businessId=${id}`)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ operName: 'store', method: 'store:storeDraw:import' })
    expect(JSON.parse(String(rows[0]?.['jsonResult']))).toMatchObject({
      code: 200,
      changes: { totalU: ['10', '90000'], estimateTotalU: ['8.5', '89998.5'] },
    })
  })

  it('pays the current fee, so that the net amount is never below zero', async () => {
    const { admin, id, importAgain, sandbox } = await openWaiting(mount)
    await sandbox.db.query('update st_store set withdrawal_fee = 0.5 where id = 1')
    expect(await importAgain('1')).toMatchObject({ code: 200 })
    const { data } = await admin('GET', `${path}/${id}`)
    expect(data).toMatchObject({ totalU: '1', fee: '0.5', estimateTotalU: '0.5' })
  })

  it('keeps its version and its history while the import changes nothing', async () => {
    const contract = await openWaiting(mount)
    const { admin, id, tag, importAgain } = contract
    expect(await importAgain('10.0')).toMatchObject({ code: 200 })
    expect(await tagOf(contract, `${path}/${id}`)).toBe(tag)
    const { rows } = await admin('GET', `/monitor/operlog/list?businessId=${id}`)
    expect(rows.map(({ jsonResult }) => String(jsonResult).includes('changes'))).toEqual([false])
  })
})

describe('a gateway without versions', () => {
  it('sends none in its stock dialect', async () => {
    const contract = await openContract(mounts[0] as Mount, { dialect: 'ruoyi' })
    const id = await contract.sandbox.insert(aWithdrawal())
    expect(await tagOf(contract, `${path}/${id}`)).toBe('')
  })
})
