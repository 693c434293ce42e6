import { describe, expect, it, vi } from 'vitest'
import { config } from '@/engine/config'
import { createAhead, withAhead } from '@/engine/gateway/ahead'
import type { Client } from '@/engine/gateway/client'
import { createSession } from '@/engine/gateway/session'
import { fakeCookies } from './fakeTransport'

const list = { path: '/book/list', query: { pageNum: 1, status: ['1', '2'] } }

describe('a request sent ahead', () => {
  it('is sent once, and its answer goes to the first equal request', async () => {
    const { ahead, client, get } = aGateway()
    ahead.ask(list)
    ahead.ask(list)
    expect(get).toHaveBeenCalledExactlyOnceWith('/book/list', { query: list.query })
    const same = { query: { pageNum: '1', status: '1,2' } }
    expect(await client.get('/book/list', same)).toMatchObject({ body: { call: 1 } })
    expect(await client.get('/book/list', same)).toMatchObject({ body: { call: 2 } })
  })

  it('does not answer another query', async () => {
    const { ahead, client } = aGateway()
    ahead.ask(list)
    const other = await client.get('/book/list', { query: { pageNum: 2 } })
    expect(other).toMatchObject({ body: { call: 2 } })
  })

  it('counts as fresh as long as a list', async () => {
    const { ahead, client, clock } = aGateway()
    ahead.ask(list)
    clock.now += config.staleMs
    expect(await client.get(list.path, list)).toMatchObject({ body: { call: 2 } })
  })

  it('does not survive its login', async () => {
    const { ahead, client, session } = aGateway()
    ahead.ask(list)
    session.signIn('another')
    expect(await client.get(list.path, list)).toMatchObject({ body: { call: 2 } })
  })

  it('hands its failure to a request that waits for it; a later one is sent again', async () => {
    const { ahead, client, get } = aGateway()
    get.mockRejectedValueOnce(new Error('away'))
    ahead.ask(list)
    await expect(client.get(list.path, list)).rejects.toThrow('away')
    get.mockRejectedValueOnce(new Error('away'))
    ahead.ask(list)
    await Promise.resolve()
    expect(await client.get(list.path, list)).toMatchObject({ body: { call: 1 } })
  })
})

function aGateway() {
  const clock = { now: 0 }
  let call = 0
  const get = vi.fn<Client['get']>(async () => {
    call += 1
    return { code: 200, msg: '', body: { call } }
  })
  const { cookies } = fakeCookies()
  const session = createSession(cookies)
  session.signIn('token')
  const unused = () => Promise.reject(new Error('not implemented'))
  const sending = { get, post: unused, put: unused, delete: unused }
  const ahead = createAhead({ client: sending, session, now: () => clock.now })
  return { ahead, client: withAhead(sending, ahead), session, clock, get }
}
