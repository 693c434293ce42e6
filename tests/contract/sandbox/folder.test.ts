// @vitest-environment node
import { spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import {
  knownPassword,
  knownSecondPassword,
  openSandbox,
  type Declaration,
  type Sandbox,
} from '@/sandbox'
import { manualClock, type Clock } from '@/sandbox/values/clock'
import { openPglite } from '@/sandbox/db/pglite'
import { holdLock } from '@/sandbox/storage/holdLock'
import { readSettings } from '@/sandbox/settings/settings'
import { trade } from '@/sandbox/trade'
import { resources as words } from '@/i18n/en-US/resources'

/** Making a database takes seconds. */
const slow = 60_000

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A copy of a folder that is made once, because making one takes seconds. */
function seededFolder(): string {
  const folder = emptyFolder()
  cpSync(made, folder, { recursive: true })
  return folder
}

type Env = Record<string, string>

type Options = { resources?: readonly Declaration[]; clock?: Clock }

async function openIn(folder: string, env: Env = {}, options: Options = {}) {
  const said: string[] = []
  const off = { SANDBOX_CAPTCHA: 'off', SANDBOX_LIFE: 'off' }
  const small = { SANDBOX_DATA: folder, SANDBOX_ROWS: '500', ...off }
  const log = (line: string) => said.push(line)
  const sandbox = await openSandbox(
    { ...small, ...env },
    {
      platform: trade,
      messages: words,
      log,
      ...options,
    },
  )
  return { ...sandbox, said }
}

const coupon: Declaration = {
  name: 'coupon',
  path: '/store/coupon',
  component: 'store/coupon/index',
  permissions: 'store:coupon',
  fields: { id: { kind: 'id' }, title: { kind: 'text' } },
  edit: { fields: ['title'] },
}

const made = mkdtempSync(join(tmpdir(), 'sandbox-'))
const firstStart = await openIn(made)
await firstStart.close()
afterAll(() => rmSync(made, { recursive: true, force: true }))

type Answer = { code: number; data: Record<string, string>; rows: { id: number }[] }

async function ask({ fetch }: Sandbox, method: string, path: string, token = '', body?: unknown) {
  const headers = { Authorization: token, 'Content-Type': 'application/json' }
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
  const response = await fetch(new Request(`http://sandbox${path}`, init))
  return (await response.json()) as Answer
}

async function logIn(sandbox: Sandbox, password = knownPassword): Promise<Answer> {
  return ask(sandbox, 'POST', '/login', '', { username: 'admin', password })
}

describe('SANDBOX_DATA', () => {
  it(
    'keeps records, sessions and passwords over a restart',
    async () => {
      expect(firstStart.said).toEqual([expect.stringContaining('Seeding')])
      const folder = seededFolder()
      const first = await openIn(folder)
      const token = (await logIn(first)).data['token']
      const list = '/store/storeDraw/list?status=1'
      const id = (await ask(first, 'GET', list, token)).rows[0]?.id
      const body = { secondPwd: knownSecondPassword }
      await ask(first, 'PUT', `/store/storeDraw/pass/${id}`, token, body)
      await first.close()

      const clock = manualClock(Date.now())
      const second = await openIn(folder, { SANDBOX_LIFE: 'on' }, { clock })
      expect(second.said).toEqual([])
      expect(clock.alarms()).toBe(1)
      const { data } = await ask(second, 'GET', `/store/storeDraw/${id}`, token)
      expect(data['status']).toBe('2')
      await second.close()
      expect(clock.alarms()).toBe(0)

      const changed = await openIn(folder, { SANDBOX_ADMIN_PASSWORD: 'Another_1' })
      expect((await ask(changed, 'GET', '/getInfo', token)).code).toBe(401)
      expect((await logIn(changed)).code).toBe(500)
      expect((await logIn(changed, 'Another_1')).code).toBe(200)
      expect(JSON.stringify(changed.accounts)).not.toContain('Another_1')
      await changed.close()
      expect(readdirSync(folder)).toEqual(['db'])
    },
    slow,
  )

  it(
    'keeps the records of a prototype until its fields change',
    async () => {
      const folder = seededFolder()
      const title = async (resources: readonly Declaration[]) => {
        const sandbox = await openIn(folder, {}, { resources })
        const token = (await logIn(sandbox)).data['token']
        const { data } = await ask(sandbox, 'GET', '/store/coupon/1', token)
        await ask(sandbox, 'PUT', '/store/coupon', token, { id: 1, title: 'Kept' })
        await sandbox.close()
        return [data?.['title'], ...sandbox.said]
      }
      const line = expect.stringMatching(/^coupon has no table at/)
      expect(await title([coupon])).toEqual(['Title 1', line])
      expect(await title([coupon])).toEqual(['Kept', line])
      const wider = { ...coupon, fields: { ...coupon.fields, note: { kind: 'text' } } }
      expect(await title([wider])).toEqual(['Title 1', line])
      expect(await title([])).toEqual([undefined])
    },
    slow,
  )

  it(
    'loses nothing that was answered before the process is killed',
    async () => {
      const folder = seededFolder()
      const passed = await killAfter(folder, 3)
      const db = await openPglite(join(folder, 'db'))
      const rows = await db.query(
        `select d.id::text, count(b.id)::int as bills from st_store_draw d
         left join st_bill b on b.draw_id = d.id where d.status = '2' group by d.id`,
      )
      await db.close()
      expect(rows.filter((row) => row['bills'] !== 1)).toEqual([])
      expect(rows.map((row) => row['id'])).toEqual(expect.arrayContaining(passed))
      const reopened = await openIn(folder)
      expect(reopened.said).toEqual([])
      await reopened.close()
    },
    slow,
  )

  it(
    'is set aside and seeded again when it cannot be read, with a message',
    async () => {
      const folder = emptyFolder()
      mkdirSync(join(folder, 'db/global'), { recursive: true })
      writeFileSync(join(folder, 'db/PG_VERSION'), '18\n')
      writeFileSync(join(folder, 'db/global/pg_control'), 'garbage')
      const sandbox = await openIn(folder)
      await sandbox.close()
      expect(sandbox.said[0]).toMatch(
        /cannot be read by this version; it was moved to .*db\.aside-/,
      )
      const aside = readdirSync(folder).find((name) => name.startsWith('db.aside-')) ?? ''
      expect(readFileSync(join(folder, aside, 'global/pg_control'), 'utf8')).toBe('garbage')
    },
    slow,
  )
})

describe('the lock beside the data', () => {
  it('stops a second process with one sentence that names the first', () => {
    const file = join(emptyFolder(), 'lock')
    writeFileSync(file, String(process.ppid))
    expect(() => holdLock(file)).toThrow(`in use by process ${process.ppid}: stop that process, or`)
  })

  it('stops a second opening in the same process', () => {
    const file = join(emptyFolder(), 'lock')
    const lock = holdLock(file)
    expect(() => holdLock(file)).toThrow(`in use by process ${process.pid}`)
    lock.release()
    expect(existsSync(file)).toBe(false)
  })

  it.each(['gone', 'earlier', 'empty'])('is taken over when its holder is %s', (holder) => {
    const file = join(emptyFolder(), 'lock')
    const texts = { gone: String(pidOfNobody()), earlier: String(process.pid), empty: '' }
    writeFileSync(file, texts[holder as keyof typeof texts])
    utimesSync(file, 0, 0)
    const lock = holdLock(file)
    expect(readFileSync(file, 'utf8').trim()).toBe(String(process.pid))
    lock.release()
  })
})

describe('settings from the environment', () => {
  it('have defaults, also for empty variables', () => {
    expect(readSettings({ SANDBOX_ROWS: '' })).toEqual({
      databaseUrl: undefined,
      data: '.sandbox',
      rows: 50_000,
      captcha: true,
      life: true,
      lifeSeconds: 10,
      faults: false,
      adminPassword: undefined,
      dialect: 'specification',
    })
  })

  it.each([
    ['SANDBOX_ROWS', 'many'],
    ['SANDBOX_ROWS', '499'],
    ['SANDBOX_ROWS', '1e5'],
    ['SANDBOX_CAPTCHA', 'no'],
    ['SANDBOX_LIFE', 'yes'],
    ['SANDBOX_LIFE_SECONDS', '0'],
    ['SANDBOX_FAULTS', '1'],
  ])('refuse %s=%s with a sentence that names both', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(`${name} is "${value}": give`)
  })
})

/** Starts a process that passes withdrawals and kills it once it has reported some. */
function killAfter(folder: string, reports: number): Promise<string[]> {
  const script = resolve(import.meta.dirname, 'passAll.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder])
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    if (output.split('\n').length > reports) child.kill('SIGKILL')
  })
  return new Promise((done) => {
    child.on('exit', () => done(output.split('\n').slice(0, -1)))
  })
}

function pidOfNobody(): number {
  return spawnSync(process.execPath, ['--version']).pid
}
