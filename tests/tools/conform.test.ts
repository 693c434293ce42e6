// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { testSandbox, type TestSandboxOptions } from '@/tests/support/testSandbox'
import { runConform as run } from '@/tests/support/runConform'
import { conformCommand } from '@/tools/conform/command'
import { portal } from '@/tools/app/portal'
import type { Fetch } from '@/tools/conform/look/openPortal'

const withdrawals = ['--user', 'admin', '--only', 'withdrawal'] as const
const list = '/store/storeDraw/list'

type Row = Record<string, unknown>

/** The sandbox, with other rows in the list of withdrawals, or asked for something else. */
async function different(change: {
  rows?: (rows: Row[]) => Row[]
  asked?: (query: URLSearchParams) => void
}): Promise<Fetch> {
  const { fetch } = await testSandbox()
  return async (request) => {
    const url = new URL(request.url)
    if (url.pathname !== list) return fetch(request)
    change.asked?.(url.searchParams)
    const answer = await fetch(new Request(url, request))
    const body = (await answer.json()) as { rows: Row[] }
    return Response.json({ ...body, rows: change.rows?.(body.rows) ?? body.rows })
  }
}

describe('the sandbox', () => {
  it('is checked as far as the account has access', async () => {
    const { fetch } = await testSandbox()
    const args = ['--user', 'store', '--only', 'bill,config']
    const { code, text } = await run({ args, fetch })
    expect(text).toMatch(/✓ {2}bill/)
    expect(text).toMatch(/– {2}config .*the account lacks system:config:list/)
    expect(code).toBe(0)
  })

  it('is only read: the other calls are the login and the logout', async () => {
    const { fetch, db } = await testSandbox()
    const written: string[] = []
    const noting: Fetch = async (request) => {
      if (request.method !== 'GET') written.push(new URL(request.url).pathname)
      return fetch(request)
    }
    await run({ args: withdrawals, fetch: noting })
    expect(written).toEqual(['/login', '/logout'])
    expect(await db.query('select 1 from sys_session')).toEqual([])
  })
})

describe('a gateway that differs', () => {
  it.each([
    [
      'does not send a field',
      { rows: (rows: Row[]) => rows.map((row) => ({ ...row, walletName: undefined })) },
      /withdrawal\.walletName {2}fields\n {2}The list does not have "walletName"/,
    ],
    [
      'sends an unknown code',
      { rows: (rows: Row[]) => rows.map((row, at) => (at === 3 ? { ...row, status: '9' } : row)) },
      /withdrawal\.status {2}codes\n {2}Codes that nobody declared: "9"/,
    ],
    [
      'writes its dates in another form',
      { rows: (rows: Row[]) => rows.map((row) => ({ ...row, createTime: '30.06.2026 12h00' })) },
      /withdrawal\.createTime {2}dates\n.* values are no time: text\. Such as "99\.99\.9999 99a99"/,
    ],
    [
      'ignores a filter',
      { asked: (query: URLSearchParams) => query.delete('address') },
      /withdrawal\.address {2}filter\n {2}The filter is ignored/,
    ],
    [
      'finds nothing by the beginning of an address',
      {
        asked: (query: URLSearchParams) => {
          const address = query.get('address') ?? ''
          if (address !== '' && address.length < 34) query.set('address', 'none')
        },
      },
      /withdrawal\.address {2}filter\n {2}By the beginning of a value, nothing is found/,
    ],
    [
      'ignores the date range',
      { asked: (query: URLSearchParams) => query.delete('beginTime') },
      /withdrawal\.createTime {2}range/,
    ],
    [
      'ignores an amount range',
      { asked: (query: URLSearchParams) => query.delete('beginTotalU') },
      /withdrawal\.totalU {2}range/,
    ],
    [
      'ignores the order',
      { asked: (query: URLSearchParams) => query.delete('orderByColumn') },
      /withdrawal\.totalU {2}sort/,
    ],
    [
      'repeats the last page beyond the end',
      {
        asked: (query: URLSearchParams) => {
          if (Number(query.get('pageNum')) > 20) query.set('pageNum', '20')
        },
      },
      /withdrawal {2}paging\n {2}Beyond the end, page 87 repeats 3 rows/,
    ],
    [
      'chooses its own pages',
      { asked: (query: URLSearchParams) => query.delete('pageNum') },
      /withdrawal {2}paging\n {2}The second page repeats rows of the first/,
    ],
    [
      'sends an undeclared field with the name of a secret',
      { rows: (rows: Row[]) => rows.map((row) => ({ ...row, payPassword: 'hush-hush', luck: 7 })) },
      /withdrawal\.payPassword {2}secrets/,
    ],
  ])('is found where it %s', async (_, change, expected) => {
    const { code, text, page } = await run({ args: withdrawals, fetch: await different(change) })
    expect(text).toMatch(expected)
    expect(text).toMatch(/^\d faults?$/m)
    expect(page).not.toContain('hush-hush')
    expect(code).toBe(1)
  })

  it('is reported as text: names, kinds, counts, forms and undeclared fields', async () => {
    const rows = (all: Row[]) => all.map((row) => ({ ...row, '<b>luck</b>': 7 }))
    const { page, text } = await run({ args: withdrawals, fetch: await different({ rows }) })
    expect(page).toContain('&lt;b&gt;luck&lt;/b&gt;')
    expect(page).not.toContain('<b>luck')
    expect(page).toMatch(/<td>totalU<\/td><td>money<\/td><td>50 of 50<\/td><td>.*decimal text/)
    expect(page).toMatch(/<td>status<\/td>.*digits as text, known code/)
    expect(text).toContain('1 undeclared')
  })
})

describe('a gateway that cannot be checked', () => {
  const behind = async (settings: TestSandboxOptions = {}) => (await testSandbox(settings)).fetch

  it.each([
    ['a wrong password', { env: { CONFORM_PASSWORD: 'Wrong_2026' } }, {}, /refuses the login/],
    ['a captcha', {}, { captcha: true }, /asks for a captcha.*CONFORM_TOKEN/],
    ['a token that is over', { args: [], env: { CONFORM_TOKEN: 'f00d'.repeat(16) } }, {}, /token/],
    [
      'an account with a Google code',
      { args: ['--user', 'totp'] },
      {},
      /Google code.*CONFORM_CODE/,
    ],
  ])('says so of %s', async (_, asked, settings, expected) => {
    const { code, text } = await run({ ...asked, fetch: await behind(settings) })
    expect(text).toMatch(expected)
    expect(text).not.toMatch(/Wrong_2026|f00df00d/)
    expect(code).toBe(2)
  })

  it.each([
    [
      'nobody listens',
      () =>
        Promise.reject(
          Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } }),
        ),
      /cannot be reached: no answer \(ECONNREFUSED\)/,
    ],
    ['a page comes', async () => new Response('<html>Portal</html>'), /page \(HTML\).*base path/],
    ['a proxy answers', async () => new Response('<h1>Bad</h1>', { status: 502 }), /code 502/],
  ])('says so where %s', async (_, fetch, expected) => {
    const { code, text } = await run({ fetch })
    expect(text).toMatch(expected)
    expect(code).toBe(2)
  })

  it('prints no secret, even if the gateway repeats it', async () => {
    const { fetch, logIn } = await testSandbox()
    const token = await logIn('admin')
    const echo: Fetch = async (request) =>
      new URL(request.url).pathname.endsWith('/list')
        ? Response.json({ code: 500, msg: request.headers.get('Authorization') })
        : fetch(request)
    const args = ['--only', 'bill']
    const { code, text, page } = await run({ args, env: { CONFORM_TOKEN: token }, fetch: echo })
    expect(text).toContain('code 500: Bearer •••')
    expect(text + page).not.toContain(token)
    expect(code).toBe(1)
  })

  it.each([
    [['--gateway', 'example.com'], /--gateway is "example.com"/],
    [['--dialect', 'klingon'], /--dialect is "klingon": give specification or ruoyi/],
    [['--only', 'coupon'], /--only names "coupon": there are deposit/],
    [['--loud'], /"--loud" is no option/],
    [['--user'], /--user wants a value/],
  ])('names the mistake in %j', async (args, expected) => {
    const { code, text } = await run({ args, fetch: async () => Response.error() })
    expect(text).toMatch(expected)
    expect(code).toBe(2)
  })

  it('names the missing account, and lists its options with --help', async () => {
    const fetch = async () => Response.error()
    const bare = await run({ args: [], env: { CONFORM_PASSWORD: '' }, fetch })
    expect(bare.text).toMatch(/Give --user NAME and its password in CONFORM_PASSWORD/)
    const lines: string[] = []
    const print = (line: string) => lines.push(line)
    expect(await conformCommand(portal, ['--help'], { env: {}, print })).toBe(0)
    expect(lines.join()).toMatch(/CONFORM_TOKEN[\s\S]*Ends with 0/)
  })
})
