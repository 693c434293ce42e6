// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { minuteMs } from '@/sandbox/values/clock'
import { readWorkbook, type SheetCell } from '@/tests/support/files/readWorkbook'
import { allMounts, mounts, openContract, readEnvelope, type Mount } from '../mounts'

const tables = [
  '/store/storeDraw',
  '/store/bill',
  '/store/store',
  '/store/storeRecharge',
  '/store/user',
  '/api/apiRecharge',
  '/api/apiDraw',
  '/api/waterWallet',
  '/energy/user',
  '/energy/publish',
]

async function open(mount: Mount, account: string) {
  const contract = await openContract(mount)
  const token = await contract.sandbox.logIn(account)
  const call = contract.withToken(token)
  const download = (query: string, by = token) =>
    contract.send(`/common/download?${query}`, { headers: { Authorization: `Bearer ${by}` } })
  const nameFor = async (path: string) => String((await call('GET', path)).data)
  return { ...contract, call, download, nameFor }
}

async function refusal(response: Response): Promise<number> {
  return (await readEnvelope(response)).code
}

async function sheetOf(response: Response) {
  const [head = [], ...rows] = readWorkbook(new Uint8Array(await response.arrayBuffer()))
  const names = head.map(textOf)
  return { names, rows: rows.map((row) => names.map((_name, index) => textOf(row[index] ?? null))) }
}

function textOf(cell: SheetCell): string {
  if (cell === null) return ''
  if (!('text' in cell)) throw new Error(`no text: ${JSON.stringify(cell)}`)
  return cell.text
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number)
}

describe.each(mounts)('§7 an export through $name', (mount) => {
  it('contains every row and column of the list, with the list’s filter and order', async () => {
    const { call, download, nameFor } = await open(mount, 'admin')
    const query = 'status=3,4&orderByColumn=realBuyNum&isAsc=asc'
    const list = await call('GET', `/api/apiRecharge/list?${query}&pageSize=500`)
    expect(list.total).toBeGreaterThan(50)
    const name = await nameFor(`/api/apiRecharge/export?${query}&pageNum=2&pageSize=10`)
    const response = await download(`fileName=${name}&delete=true`)
    expect(response.headers.get('Content-Type')).toContain('spreadsheetml')
    expect(response.headers.get('Content-Disposition')).toBe(
      'attachment; filename="apiRecharge.xlsx"',
    )
    const { names, rows } = await sheetOf(response)
    expect(rows).toEqual(list.rows.map((row) => names.map((column) => cellText(row[column]))))
    expect(names.toSorted()).toEqual(Object.keys(list.rows[0] ?? {}).toSorted())
  })

  it('names objects where the list has objects', async () => {
    const { download, nameFor } = await open(mount, 'admin')
    const name = await nameFor('/system/user/export?userName=admin')
    const { names, rows } = await sheetOf(await download(`fileName=${name}&delete=true`))
    const depts = rows.map((row) => row[names.indexOf('dept')])
    expect(depts.length).toBeGreaterThan(0)
    for (const dept of depts) expect(dept).toMatch(/^[^{}]+$/)
  })

  it('contains no secret', async () => {
    const { download, nameFor } = await open(mount, 'admin')
    const name = await nameFor('/store/user/export')
    const { names } = await sheetOf(await download(`fileName=${name}&delete=true`))
    expect(names).toContain('publicKey')
    expect(names).not.toContain('appSecret')
    expect(names).not.toContain('privateKey')
  })

  it('reads the list page by page', async () => {
    const { call, download, nameFor, sandbox } = await open(mount, 'admin')
    await sandbox.db.query(
      `insert into st_store (nick, phone, create_time, update_time)
       select 'Many ' || number, '13800138000', now(), now() from generate_series(1, 1200) as number`,
    )
    const { total } = await call('GET', '/store/store/list')
    const name = await nameFor('/store/store/export')
    const { rows } = await sheetOf(await download(`fileName=${name}&delete=true`))
    expect(rows).toHaveLength(total)
    expect(new Set(rows.map(([id]) => id)).size).toBe(total)
  })
})

describe.each(mounts)('G19 the name of an export through $name', (mount) => {
  it('works once with delete=true; until then as often as wanted', async () => {
    const { download, nameFor } = await open(mount, 'admin')
    const name = await nameFor('/store/bill/export?type=1')
    expect(name).toMatch(/^[\da-f]{32}_bill\.xlsx$/)
    const first = await sheetOf(await download(`fileName=${name}`))
    expect(await sheetOf(await download(`fileName=${name}&delete=false`))).toEqual(first)
    expect(await sheetOf(await download(`fileName=${name}&delete=true`))).toEqual(first)
    expect(await refusal(await download(`fileName=${name}&delete=true`))).toBe(404)
  })

  it('works for ten minutes', async () => {
    const { download, nameFor, sandbox } = await open(mount, 'admin')
    const name = await nameFor('/store/bill/export')
    sandbox.clock.advance(10 * minuteMs)
    expect(await refusal(await download(`fileName=${name}&delete=true`))).toBe(404)
  })

  it('works for the account that asked, and only while it may export', async () => {
    const { download, nameFor, sandbox } = await open(mount, 'auditor')
    const name = await nameFor('/store/bill/export')
    const query = `fileName=${name}&delete=true`
    expect(await refusal(await download(query, await sandbox.logIn('admin')))).toBe(404)
    expect(await refusal(await download(query, 'nobody'))).toBe(401)
    await sandbox.db.query(
      `delete from sys_role_menu where menu_id in
         (select menu_id from sys_menu where perms = 'store:bill:export')`,
    )
    expect(await refusal(await download(query))).toBe(403)
  })

  it.each([
    'fileName=../../etc/passwd&delete=true',
    'fileName=%2Fetc%2Fpasswd',
    'fileName=..%5C..%5Cboot.ini',
    'fileName=%252e%252e%252fetc%252fpasswd',
    'fileName=bill.xlsx%00.png',
    'fileName=&delete=true',
    'delete=true',
  ])('is none of %s', async (query) => {
    const { download } = await open(mount, 'admin')
    expect(await refusal(await download(query))).toBe(404)
  })

  it('is not used up by delete=TRUE', async () => {
    const { download, nameFor } = await open(mount, 'admin')
    const name = await nameFor('/store/store/export')
    expect(await refusal(await download(`fileName=${name}&delete=TRUE`))).toBe(404)
    expect((await sheetOf(await download(`fileName=${name}&delete=true`))).rows).not.toEqual([])
  })
})

describe.each(mounts)('§6 who may export through $name', (mount) => {
  it('needs the permission of the table', async () => {
    const { as } = await openContract(mount)
    const [admin, auditor, watcher] = [await as('admin'), await as('auditor'), await as('tri')]
    for (const path of tables) {
      expect(await admin('GET', `${path}/export`)).toMatchObject({ code: 200 })
      expect(await auditor('GET', `${path}/export`)).toMatchObject({ code: 200 })
      expect(await watcher('GET', `${path}/export`)).toMatchObject({ code: 403 })
    }
  })

  it('contains the operator’s own store only', async () => {
    const { download, nameFor, call } = await open(mount, 'store')
    for (const path of ['/store/storeDraw', '/store/storeRecharge', '/store/bill', '/store/user']) {
      const name = await nameFor(`${path}/export?store=1,2`)
      const { names, rows } = await sheetOf(await download(`fileName=${name}&delete=true`))
      expect(new Set(rows.map((row) => row[names.indexOf('store')]))).toEqual(new Set(['1']))
    }
    expect(await call('GET', '/api/apiRecharge/export')).toMatchObject({ code: 403 })
  })
})

describe.each(allMounts)('an export in the dialect of a stock gateway through $name', (mount) => {
  it('answers a POST of form fields with a file, or a refusal in JSON', async () => {
    const { sandbox, send } = await openContract(mount, { dialect: 'ruoyi' })
    const post = async (account: string): Promise<Response> =>
      send('/store/bill/export', {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${await sandbox.logIn(account)}`,
          'Content-Type': 'application/x-www-form-urlencoded',
        },
        body: 'type=1,3&store=2',
      })
    const { names, rows } = await sheetOf(await post('admin'))
    expect(rows.length).toBeGreaterThan(0)
    expect(new Set(rows.map((row) => row[names.indexOf('store')]))).toEqual(new Set(['2']))
    const refused = await post('tri')
    expect(await refused.json()).toMatchObject({ code: 403 })
  })
})
