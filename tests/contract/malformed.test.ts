// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { createDice, type Dice } from '@/tests/sandbox/dice'
import { seededRandom } from '@/tests/sandbox/random'
import { mounts, openContract, readEnvelope } from './mounts'

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'PROPFIND']

const paths = [
  '/',
  '//',
  '/login',
  '/logout',
  '/getInfo',
  '/captchaImage',
  '/store/storeDraw',
  '/store/storeDraw/',
  '/store/storeDraw/list',
  '/store/storeDraw/list?pageNum=%00&pageSize=%ff&status=%E0%A4',
  '/store/storeDraw/list?__proto__[x]=1&constructor=2&id[]=3&id[a][b]=4',
  '/store/storeDraw/%2e%2e/%2e%2e/etc/passwd',
  '/store/storeDraw/abc',
  '/store/storeDraw/-1',
  '/store/storeDraw/1e9',
  '/store/storeDraw/pass/1',
  '/store/storeDraw/pass/%F0%9F%92%A9',
  '/store/storeDraw/reject/1;drop',
  '/store/storeDraw/reject/1',
  '/store/bill/%',
  '/store/bill/totals?beginTime=%27',
  `/store/bill/list?${'id=1&'.repeat(5_000)}`,
  `/${'x'.repeat(5_000)}`,
]

const bodies = [
  '',
  ' ',
  '{',
  '[]',
  'null',
  'true',
  '0',
  '"text"',
  '{"a":1}}',
  '{"secondPwd":{"$ne":null}}',
  '{"__proto__":{"admin":true},"username":"admin"}',
  '{"username":{},"password":[],"captchaCode":7,"uuid":null}',
  '{"username":"\\u0000","password":"\\ud800"}',
  '['.repeat(50_000),
  `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  `{"reason":"${'x'.repeat(70_000)}"}`,
  '\uFEFF{}',
]

const types = [
  'application/json',
  'application/json; charset=utf-16',
  'application/jsonp',
  'text/plain',
  'multipart/form-data',
  '',
]

const headers = [
  ['Accept-Language', '*;q=9, \u00E9'],
  ['Accept-Language', 'zh'.repeat(4_000)],
  ['Idempotency-Key', 'é'],
  ['Idempotency-Key', 'x'.repeat(5_000)],
  ['X-Forwarded-For', "127.0.0.1' or '1'='1"],
  ['Authorization', 'Bearer '],
  ['Authorization', 'Basic YWRtaW46YWRtaW4='],
  ['Authorization', `Bearer ${'a'.repeat(8_000)}`],
] as const

function malformed(dice: Dice, token: string): { path: string; init: RequestInit } {
  const method = dice.pick(methods)
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const extra = dice.chance(0.5) ? [dice.pick(headers)] : []
  const sent = new Headers([
    ['Authorization', `Bearer ${token}`],
    ['Content-Type', dice.pick(types)],
  ])
  for (const [name, value] of extra) sent.set(name, value)
  const init = { method, headers: sent, ...(hasBody && { body: dice.pick(bodies) }) }
  return { path: dice.pick(paths), init }
}

describe.each(mounts)('malformed requests through $name', (mount) => {
  it('never meet an HTTP error nor an unexpected exception, two hundred of them', async () => {
    const { sandbox, send } = await openContract(mount)
    const token = await sandbox.signIn('admin')
    const dice = createDice(seededRandom(mount.name))
    for (let count = 0; count < 200; count += 1) {
      const { path, init } = malformed(dice, token)
      const response = await send(path, init)
      expect(response.status, `${init.method} ${path}`).toBe(200)
      if (init.method !== 'HEAD') await readEnvelope(response)
      expect(sandbox.problems, `${init.method} ${path.slice(0, 80)}`).toEqual([])
    }
  })

  it('answer an unknown path with code 404 and a wrong method with code 500', async () => {
    const { call } = await openContract(mount)
    expect(await call('GET', '/store/merchant/list')).toEqual({
      code: 404,
      msg: 'The requested resource does not exist',
    })
    expect(await call('DELETE', '/store/storeDraw/list')).toEqual({
      code: 500,
      msg: 'This path does not accept DELETE',
    })
  })

  it('say that a body is not JSON, not an object or too large', async () => {
    const { send } = await openContract(mount)
    const post = async (body: string, type = 'application/json') => {
      const headers = { 'Content-Type': type }
      return readEnvelope(await send('/login', { method: 'POST', headers, body }))
    }
    expect(await post('{')).toEqual({ code: 500, msg: 'The body is not a JSON object' })
    expect(await post('[]')).toEqual({ code: 500, msg: 'The body is not a JSON object' })
    expect(await post('{}', 'text/plain')).toEqual({
      code: 500,
      msg: 'The body must be application/json',
    })
    expect(await post(`{"a":"${'x'.repeat(65_536)}"}`)).toEqual({
      code: 500,
      msg: 'The body is larger than 65536 bytes',
    })
  })

  it('do not tell what an unexpected exception was, and log it under an id', async () => {
    const { call, sandbox } = await openContract(mount)
    await sandbox.db.query('alter table sys_user rename to hidden')
    const { code, msg } = await call('POST', '/login', { body: { username: 'a', password: 'b' } })
    await sandbox.db.query('alter table hidden rename to sys_user')
    expect([code, msg]).toEqual([500, expect.stringMatching(/^Unexpected error, reference \w{8}$/)])
    const [problem = ''] = (sandbox.problems as string[]).splice(0)
    expect(problem).toContain(msg.slice(-8))
    expect(problem).toContain('sys_user')
  })
})
