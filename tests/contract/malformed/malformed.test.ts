// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { mounts, openContract, readEnvelope } from '../mounts'
import { bombardSandbox, bombardServer } from './bombard'

/** Noise of the collector and the compiler; a leak of 50 kB a request would be 10 MB. */
const mostMegabytes = 10
/** Milliseconds, on machines that are busy with other things. */
const slow = 300_000

describe('K3: five hundred malformed requests, generated from every call there is', () => {
  it(
    'never cause an HTTP error or an unexpected exception in the sandbox, and use no memory',
    async () => {
      const { grownMegabytes } = await bombardSandbox({ count: 300, seed: 'sandbox' })
      expect(grownMegabytes).toBeLessThan(mostMegabytes)
    },
    slow,
  )

  it(
    'never crash the server that they reach as bytes, and use no memory',
    async () => {
      const { grownMegabytes } = await bombardServer({ count: 200, seed: 'server' })
      expect(grownMegabytes).toBeLessThan(mostMegabytes)
    },
    slow,
  )
})

describe.each(mounts)('malformed requests through $name', (mount) => {
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

  it('K5: say that a body is not JSON, not an object, nested like an array bomb or too large', async () => {
    const { send } = await openContract(mount)
    const post = async (body: string, type = 'application/json') => {
      const headers = { 'Content-Type': type }
      return readEnvelope(await send('/login', { method: 'POST', headers, body }))
    }
    expect(await post('{')).toEqual({ code: 500, msg: 'The body is not a JSON object' })
    const deep = `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`
    expect(await post(deep)).toEqual({ code: 500, msg: 'The body is not a JSON object' })
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

  it('K10: hide the text of an unexpected exception, and log it under an id', async () => {
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
