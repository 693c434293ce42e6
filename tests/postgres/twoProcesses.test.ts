import { afterAll, describe, expect, it } from 'vitest'
import { config } from '@/engine/config'
import { knownSecondPassword } from '@/sandbox'
import { postgresDb } from '@/sandbox/db/postgres'
import { cloneUrl, testServer } from '@/sandbox/testing/engine'
import { insertPrepared } from '@/sandbox/testing/insertPrepared'
import { aWithdrawal } from '@/tests/support/records'
import { dialServer, pathOf } from '@/tests/contract/lines'
import { startProcess, type Process } from './processes'
import { tables } from '@/sandbox/trade'

const url = await cloneUrl(testServer ?? '', 'template0')
const [one, two] = await Promise.all([startProcess(url), startProcess(url)])
const db = postgresDb(url)
afterAll(async () => {
  await db.close()
  await Promise.all([one.stop(), two.stop()])
})

function dial({ port }: Process, token: string) {
  return dialServer(port, pathOf(token), `http://127.0.0.1:${port}`)
}

const signed = (body: Record<string, unknown> = {}) => ({ ...body, secondPwd: knownSecondPassword })

const auditor = "select user_id from sys_user where user_name = 'auditor'"

describe('two sandbox processes on one PostgreSQL', () => {
  it('seed the database once when they start together', () => {
    const said = [...one.said, ...two.said]
    expect(said).toEqual([expect.stringMatching(/^Seeding .* at postgres:\/\/.*\/wattdesk_test_/)])
  })

  it('share sessions: one opened on one works on the other, and ends on both', async () => {
    const token = await one.logIn('admin')
    expect(await two.ask('GET', '/getInfo', { token })).toMatchObject({ code: 200 })
    await two.ask('POST', '/logout', { token })
    expect(await one.ask('GET', '/getInfo', { token })).toMatchObject({ code: 401 })
  })

  it('share the files of an export', async () => {
    const token = await one.logIn('admin')
    const { data: name } = await one.ask('GET', '/store/bill/export', { token })
    const answer = await fetch(
      `http://127.0.0.1:${two.port}${config.basePath}/common/download?fileName=${String(name)}`,
      { headers: { Authorization: `Bearer ${token}` } },
    )
    expect(answer.headers.get('Content-Type')).toContain('spreadsheetml')
    await answer.arrayBuffer()
  })

  it('share the count of failed logins: forty guesses at once, on both, lock after ten', async () => {
    const body = { username: 'totp', password: 'wrong' }
    const guesses = Array.from({ length: 40 }, (_, index) =>
      (index % 2 === 0 ? one : two).ask('POST', '/login', { body }),
    )
    const told = (await Promise.all(guesses)).map(({ msg }) => msg)
    expect(told.filter((msg) => !msg.startsWith('Too many failed attempts'))).toHaveLength(10)
    // the address that guessed is locked, too, and it is ours
    await db.query('delete from sys_attempt')
  })

  it('share idempotency keys: an application sent to both is one', async () => {
    const token = await one.logIn('store')
    const address = 'TWmVMBRBpEbkrvYkBazDAc9kv61KfrLw82'
    const body = signed({ address, totalU: '100.5', walletName: 'Main wallet' })
    const answers = await Promise.all(
      [one, two, one, two].map((process) =>
        process.ask('POST', '/store/storeDraw', { token, body, key: 'both' }),
      ),
    )
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ data }) => data)).size).toBe(1)
  })

  it('have one effect when fifty decisions on one withdrawal come at once, on both', async () => {
    const token = await one.logIn('admin')
    const id = await insertPrepared({ db, tables }, aWithdrawal())
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 === 0 ? one : two).ask('PUT', `/store/storeDraw/pass/${id}`, {
          token,
          body: signed(),
        }),
      ),
    )
    const codes = answers.map(({ code }) => code)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(codes.filter((code) => code === 409)).toHaveLength(49)
    const bills = await db.query('select id from st_bill where draw_id = $1', [id])
    expect(bills).toHaveLength(1)
  })

  it('share the real-time channel: an event on one is reported on the other, once', async () => {
    const line = dial(two, await one.logIn('admin'))
    expect(await line.opened).toBe(true)
    one.strangerPays()
    await expect.poll(() => line.heard).toMatchObject([{ command: '1001' }])
    two.strangerPays()
    await expect.poll(() => line.heard).toMatchObject([{ command: '1001' }, { command: '1001' }])
    line.hangUp()
  })

  it('close a frozen user’s socket on the other within a second', async () => {
    const token = await one.logIn('admin')
    const [user] = await db.query(auditor)
    const freeze = (status: string) =>
      one.ask('PUT', '/system/user/changeStatus', {
        token,
        body: { userId: user?.['user_id'], status },
      })
    const tookMs: number[] = []
    // the best of three, because the machine may be busy with other things
    while (tookMs.length < 3 && !tookMs.some((ms) => ms < 1_000)) {
      const line = dial(two, await two.logIn('auditor'))
      expect(await line.opened).toBe(true)
      expect(await freeze('1')).toMatchObject({ code: 200 })
      const frozenMs = performance.now()
      expect(await line.closed).toMatchObject({ code: 4401 })
      tookMs.push(performance.now() - frozenMs)
      await freeze('0')
    }
    expect(Math.min(...tookMs)).toBeLessThan(1_000)
  })
})
