// @vitest-environment node
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { knownSecondPassword } from '@/sandbox'
import { compoundFile, workbook, workbookParts } from '@/tests/support/files/workbook'
import { zip } from '@/tests/support/files/zip'
import { mounts, openContract, readEnvelope, type Mount } from '../mounts'

const path = '/store/storeDraw'
const wallets = ['TWmVMBRBpEbkrvYkBazDAc9kv61KfrLw82', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t']
const head = ['Address *', 'Amount *', 'Wallet *']
const good = [
  [wallets[0] ?? '', '100.5', 'Main'],
  [wallets[1] ?? '', 7, '冷钱包'],
]

type Sent = {
  bytes?: Uint8Array<ArrayBuffer>
  name?: string
  flag?: string
  secondPwd?: string
  headers?: Record<string, string>
}

async function openImport(mount: Mount) {
  const { send, sandbox, as } = await openContract(mount)
  const token = await sandbox.logIn('store')
  const importData = async (sent: Sent = {}, by = token) => {
    const { bytes = workbook([head, ...good]), name = 'a.xlsx', flag = '0', headers } = sent
    const body = new FormData()
    body.append('file', new File([bytes], name))
    body.append('secondPwd', sent.secondPwd ?? knownSecondPassword)
    const init = { method: 'POST', body, headers: { Authorization: `Bearer ${by}`, ...headers } }
    return readEnvelope(await send(`${path}/importData?updateSupport=${flag}`, init))
  }
  const applied = () =>
    sandbox.db.query(
      `select id::int, trim_scale(total_u)::text as total, wallet_name as wallet, status
       from st_store_draw where id > 200 order by id`,
    )
  return { importData, applied, sandbox, send, token, as }
}

describe.each(mounts)('§7 the import of withdrawals through $name', (mount) => {
  it('creates one application a row, reports each row, and logs who did it', async () => {
    const { importData, applied, sandbox } = await openImport(mount)
    expect(await importData()).toMatchObject({
      code: 200,
      msg: 'Import succeeded: 2 rows.<br/>1. withdrawal 201<br/>2. withdrawal 202',
    })
    expect(await applied()).toEqual([
      { id: 201, total: '100.5', wallet: 'Main', status: '1' },
      { id: 202, total: '7', wallet: '冷钱包', status: '1' },
    ])
    const notes = await sandbox.db.query(
      `select title, oper_name, record_id::int as id from sys_oper_log order by record_id`,
    )
    expect(notes).toMatchObject([
      { title: 'store:storeDraw:import', oper_name: 'store', id: 201 },
      { title: 'store:storeDraw:import', oper_name: 'store', id: 202 },
    ])
  })

  it('G13: checks each row by the rules of an application, and imports nothing if one breaks them', async () => {
    const { importData, applied, sandbox } = await openImport(mount)
    await sandbox.db.query('update st_store set balance = 200, withdrawal_fee = 1.5 where id = 1')
    const rows = [
      ...good,
      ['T1', '5', 'A'],
      [],
      [wallets[0] ?? '', '1e3', 'B'],
      [wallets[0] ?? '', '500', 'C'],
      [wallets[0] ?? '', '1.5', 'D'],
      [wallets[0] ?? '', '9', ''],
      [wallets[0] ?? '', '9', 'Main'],
      [wallets[0] ?? '', '100.50', 'Main'],
    ]
    const refused = await importData({ bytes: workbook([head, ...rows]) })
    expect(refused.code).toBe(500)
    expect(refused.msg.split('<br/>')).toEqual([
      'Import failed: nothing was imported, 6 rows are wrong.',
      'Row 4: The address is not a valid TRC20 address',
      'Row 6: The amount must be a positive decimal text with at most 6 decimal places',
      "Row 7: The store's balance of 200 is too small",
      'Row 8: The amount must be more than the fee of 1.5',
      'Row 9: The wallet name needs 1 to 64 characters',
      'Row 11: The same withdrawal is further above',
    ])
    expect(await applied()).toEqual([])
  })

  it('G14: refuses the same file a second time, and changes amounts only on request', async () => {
    const { importData, applied } = await openImport(mount)
    await importData()
    const again = await importData()
    expect(again.msg).toContain('Row 2: The same withdrawal, No. 201, has been applied for already')
    const [first, second] = good
    const bytes = workbook([head, [first?.[0] ?? '', '55', 'Main'], second ?? []])
    expect(await importData({ bytes, flag: '1' })).toMatchObject({ code: 200 })
    expect(await applied()).toMatchObject([
      { id: 201, total: '55' },
      { id: 202, total: '7' },
    ])
  })

  it('takes two amounts for one address and wallet as two withdrawals, and changes each of them', async () => {
    const { importData, applied } = await openImport(mount)
    const to = (...amounts: string[]) =>
      workbook([head, ...amounts.map((amount) => [wallets[0] ?? '', amount, 'Main'])])
    expect(await importData({ bytes: to('5', '6') })).toMatchObject({ code: 200 })
    const one = await importData({ bytes: to('6.0', '7') })
    expect(one.msg).toContain('nothing was imported, 1 row is wrong.')
    expect(await importData({ bytes: to('8', '9', '10'), flag: '1' })).toMatchObject({ code: 200 })
    expect(await applied()).toMatchObject([{ total: '8' }, { total: '9' }, { total: '10' }])
  })

  it('G14: books nothing from a file that was cut off on its way', async () => {
    const { send, token, applied } = await openImport(mount)
    const body = new FormData()
    body.append('secondPwd', knownSecondPassword)
    body.append('file', new File([workbook([head, ...good])], 'a.xlsx'))
    const whole = new Response(body)
    const type = whole.headers.get('Content-Type') ?? ''
    const bytes = new Uint8Array(await whole.arrayBuffer())
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': type }
    const init = { method: 'POST', headers, body: bytes.slice(0, bytes.length - 100) }
    const refused = await readEnvelope(await send(`${path}/importData`, init))
    expect(refused.code).toBe(500)
    expect(await applied()).toEqual([])
  })

  it('G14: books once under one key after any loss on the way', async () => {
    const { importData, applied } = await openImport(mount)
    const headers = { 'Idempotency-Key': 'k1' }
    const first = await importData({ headers })
    expect(await importData({ headers })).toEqual(first)
    expect(await applied()).toHaveLength(2)
    const other = await importData({ headers, bytes: workbook([head, good[0] ?? []]) })
    expect(other.code).toBe(422)
    expect(await importData({ headers, flag: '1' })).toMatchObject({ code: 422 })
  })

  it('needs the second password, the permission and a store', async () => {
    const { importData, applied, sandbox } = await openImport(mount)
    const wrong = await importData({ secondPwd: 'wrong' })
    expect(wrong.msg).toBe('The second password is wrong')
    expect(await importData({}, await sandbox.logIn('auditor'))).toMatchObject({ code: 403 })
    const byAdmin = await importData({}, await sandbox.logIn('admin'))
    expect(byAdmin.msg).toContain('Only a store operator can apply')
    expect(await applied()).toEqual([])
  })

  it('reads Chinese headings, wire names, and cells in any order', async () => {
    const { importData } = await openImport(mount)
    const turned = good.map(([address, total, wallet]) => [
      wallet ?? '',
      total ?? '',
      address ?? '',
    ])
    const bytes = workbook([['钱包', 'totalU', '地址'], ...turned])
    const headers = { 'Accept-Language': 'zh-CN' }
    expect((await importData({ bytes, headers })).msg).toMatch(
      /^导入成功，共 2 行。<br\/>1、提现 201/,
    )
  })

  it.each([
    ['nothing', new Uint8Array(), 'a.xlsx', 'The file is empty'],
    ['a text', Uint8Array.from(Buffer.from('a,b')), 'a.xlsx', 'Not a workbook but a text'],
    ['a workbook named otherwise', workbook([head]), 'a.xlsm', 'The file is no workbook'],
    ['an old one that cannot be read', compoundFile(['Workbook']), 'a.xls', 'This file is damaged'],
    ['headings alone', workbook([head]), 'a.xlsx', 'There are no rows'],
    [
      'a missing column',
      workbook([
        ['Address', 'Amount'],
        ['a', 'b'],
      ]),
      'a.xlsx',
      'one column “Wallet”',
    ],
    [
      'a column twice',
      workbook([
        [...head, 'Wallet'],
        ['a', 'b', 'c', 'd'],
      ]),
      'a.xlsx',
      'one column “Wallet”',
    ],
    [
      'too many rows',
      workbook([head, ...Array.from({ length: 10_001 }, () => ['a'])]),
      'a.xlsx',
      'more than 10000 rows',
    ],
    ['too many parts', zip(workbookParts(''), { declaredCount: 201 }), 'a.xlsx', 'at most 200'],
    [
      'a bomb',
      zip([...workbookParts(''), { name: 'x', content: 'x', declaredSize: 4e8 }]),
      'a.xlsx',
      'far larger',
    ],
    ['a name too long', workbook([head]), `${'x'.repeat(100)}.xlsx`, 'longer than 100 characters'],
  ])('refuses %s', async (_what, bytes, name, message) => {
    const { importData, applied } = await openImport(mount)
    const refused = await importData({ bytes, name })
    expect(refused).toMatchObject({ code: 500, msg: expect.stringContaining(message) })
    expect(await applied()).toEqual([])
  })

  it('refuses a body that is malformed or has no file', async () => {
    const { send, token } = await openImport(mount)
    const post = async (init: RequestInit) => {
      const headers = { Authorization: `Bearer ${token}`, ...(init.headers as object) }
      return readEnvelope(await send(`${path}/importData`, { method: 'POST', ...init, headers }))
    }
    expect(await post({ body: '{}' })).toMatchObject({ msg: expect.stringContaining('multipart') })
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
    expect((await post({ body: 'nothing', headers })).msg).toBe('The body cannot be taken apart')
    const parts = new FormData()
    parts.append('file', 'a text')
    expect((await post({ body: parts })).msg).toBe('Send one file, in the part file')
  })

  it.each([
    ['en-US', 'GET', ['Address *', 'Amount *', 'Wallet *']],
    ['zh-CN', 'POST', ['地址 *', '金额 *', '钱包 *']],
  ])('has a template in %s for users who may import', async (language, method, headings) => {
    const { send, token, as } = await openImport(mount)
    const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': language }
    const answer = await send(`${path}/importTemplate`, { method, headers })
    expect(answer.headers.get('Content-Type')).toContain('spreadsheetml')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const { sheets } = await readXlsx(await answer.arrayBuffer())
    expect(sheets[0]?.rows).toEqual([headings])
    expect(await (await as('auditor'))(method, `${path}/importTemplate`)).toMatchObject({
      code: 403,
    })
  })
})
