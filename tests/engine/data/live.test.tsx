import { QueryClient } from '@tanstack/react-query'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { config } from '@/engine/config'
import { alerts } from '@/app/alerts'
import { countFailedPayouts, hasFailedPayouts } from '@/app/countFailedPayouts'
import { createPageGateway } from '@/engine/data/pageGateway'
import { startLive, type LiveCommand, type LiveGap } from '@/engine/data/live/live'
import { missedRows } from '@/engine/data/live/missedRows'
import waterWallet from '@/resources/waterWallet'
import { toMoment } from '@/engine/values/time'
import { testSandbox } from '@/tests/support/testSandbox'
import { aMovement } from '@/tests/support/records'
import { sandboxHandlers } from '@/sandbox/msw'
import { fakeLocks } from '@/tests/engine/gateway/live/fakeLocks'
import { sentTo, server } from '@/testing/app/gatewayServer'

const gateway = createPageGateway({ language: 'en-US' })

const minute = 60_000

/** Signed in at a sandbox, as the shell has it once it is open. */
async function signedIn({ permissions = ['*:*:*'], roles = ['admin'] } = {}) {
  const sandbox = await testSandbox()
  server.use(...sandboxHandlers(sandbox))
  const token = await sandbox.logIn('admin')
  gateway.session.signIn(token)
  const user = { userId: '1', userName: 'admin', userType: '00', avatar: '' }
  gateway.session.load({ user, roles, permissions })
  onTestFinished(async () => {
    gateway.session.clear()
    await sandbox.live.close()
    expect(sandbox.problems).toEqual([])
  })
  return { sandbox, token }
}

function start(userId = '1') {
  // jsdom has no Web Locks
  vi.stubGlobal('navigator', Object.assign(navigator, { locks: fakeLocks() }))
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const commands: LiveCommand[] = []
  const gaps: LiveGap[] = []
  const failed: (number | null)[] = []
  const queryClient = new QueryClient()
  const live = startLive(
    {
      gateway,
      queryClient,
      name: `live.${userId}`,
      sources: alerts,
      resourceOf: (name) => (name === 'waterWallet' ? waterWallet : undefined),
    },
    {
      onCommand: (command) => commands.push(command),
      onRecovered: (gap) => gaps.push(gap),
      onCount: (_kind, count) => failed.push(count),
    },
  )
  onTestFinished(() => {
    live.stop()
    queryClient.clear()
    vi.unstubAllGlobals()
    logged.mockRestore()
  })
  return {
    live,
    queryClient,
    commands,
    gaps,
    failed,
    lines: () => logged.mock.calls.flat().join('\n'),
  }
}

describe('§4 the live channel of a page', () => {
  it('opens, hears commands, comes back at once with the network, and asks about payouts', async () => {
    const { sandbox, token } = await signedIn()
    const { live, queryClient, commands, gaps, failed, lines } = start()
    await vi.waitFor(() => expect(live.channel.state().status).toBe('open'))
    await vi.waitFor(() => expect(failed).toEqual([8]))
    expect(sentTo('GET', /exist\/fail/).map(({ path }) => path)).toEqual([
      '/api/apiDraw/exist/fail',
      '/api/apiDraw/exist/fail/count',
    ])
    // as after an action of the operator, which must not announce the payouts again
    await queryClient.invalidateQueries()
    await vi.waitFor(() => expect(sandbox.live.send('1001', { id: '7' })).toBe(1))
    await vi.waitFor(() => expect(commands).toMatchObject([{ command: '1001', key: '7' }]))
    // nobody was heard for two minutes of the gateway's clock
    sandbox.clock.advance(2 * minute)
    await vi.waitFor(() => expect(live.channel.state().status).toBe('retrying'))
    window.dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(gaps).toHaveLength(1))
    await vi.waitFor(() => expect(failed).toEqual([8, 8]))
    expect(lines()).toContain('asked to come back')
    expect(lines()).not.toContain(token)
  })

  it('F14: ends with its session, asks once and stays off', async () => {
    const { sandbox, token } = await signedIn()
    const { live } = start()
    await vi.waitFor(() => expect(live.channel.state().status).toBe('open'))
    const headers = { Authorization: `Bearer ${token}` }
    await sandbox.fetch(new Request('http://sandbox/logout', { method: 'POST', headers }))
    await vi.waitFor(() => expect(gateway.gate.state()).toBe('asking'))
    expect(live.channel.state().status).toBe('off')
    const asked = sentTo('GET', /exist\/fail/).length
    gateway.gate.stay()
    window.dispatchEvent(new Event('online'))
    live.channel.retry()
    expect(live.channel.state().status).toBe('off')
    expect(sentTo('GET', /exist\/fail/)).toHaveLength(asked)
  })
})

describe('§7 failed payouts', () => {
  it('goal 29: are asked for once, even if the network fails', async () => {
    await signedIn()
    server.use(http.get('*/exist/fail', () => HttpResponse.error()))
    await expect(hasFailedPayouts(gateway)).rejects.toMatchObject({ situation: 'network' })
    expect(sentTo('GET', /exist\/fail/)).toHaveLength(1)
  })

  it('have an unknown number when the gateway does not count them', async () => {
    await signedIn()
    server.use(http.get('*/fail/count', () => HttpResponse.json({ code: 404, msg: 'none' })))
    expect(await countFailedPayouts(gateway)).toBeNull()
    server.use(http.get('*/fail/count', () => HttpResponse.json({ code: 500, msg: 'broken' })))
    await expect(countFailedPayouts(gateway)).rejects.toMatchObject({ kind: 'refused' })
  })
})

describe('F28: the orders of a gap', () => {
  const strangers = { declared: waterWallet, filter: { matched: ['1'] }, time: 'createTime' }
  /** The gateway writes its own wall clock. */
  const at = (ms: number) => String(toMoment(ms, config.gatewayTimeZone))

  it('are those without a match since its start, each once, with the keys of their messages', async () => {
    const { sandbox } = await signedIn()
    const to = Date.now()
    const from = to - 10 * minute
    const move = (ms: number, matched: '0' | '1') =>
      sandbox.insert(aMovement({ matched, createTime: at(ms) }))
    await move(from - 20_000, '1')
    await move(from + minute, '0')
    const five: string[] = []
    for (let minutes = 1; minutes <= 5; minutes += 1)
      five.push(await move(from + minutes * minute, '1'))
    const missed = await missedRows(gateway, strangers, from, to)
    expect(missed.map(({ key }) => key).sort()).toEqual(five.sort())
    for (const one of missed) {
      expect(one.at).toBeGreaterThan(from)
      expect(one.at).toBeLessThan(to)
    }
    const asked = sentTo('GET', '/api/waterWallet/list').at(-1)
    expect(asked?.query).toMatchObject({ matched: '1', orderByColumn: 'createTime', isAsc: 'desc' })
    expect(Object.keys(asked?.query ?? {})).toEqual(
      expect.arrayContaining(['beginTime', 'endTime']),
    )
  })

  it('come page by page', async () => {
    const { sandbox } = await signedIn()
    const to = Date.now()
    for (let order = 0; order < 60; order += 1)
      await sandbox.insert(aMovement({ matched: '1', createTime: at(to - 1_000 * order) }))
    expect(await missedRows(gateway, strangers, to - minute, to)).toHaveLength(60)
    const asked = sentTo('GET', '/api/waterWallet/list').filter(({ query }) => query['matched'])
    expect(asked.map(({ query }) => query['pageNum'])).toEqual(['1', '2'])
  })

  it('are not requested without permission; a refusal reaches the caller', async () => {
    await signedIn({ permissions: ['api:apiDraw:list'] })
    expect(await missedRows(gateway, strangers, Date.now() - minute, Date.now())).toEqual([])
    expect(sentTo('GET', '/api/waterWallet/list')).toEqual([])
    await signedIn()
    server.use(http.get('*/waterWallet/list', () => HttpResponse.json({ code: 500, msg: 'no' })))
    await expect(missedRows(gateway, strangers, 0, Date.now())).rejects.toMatchObject({
      kind: 'refused',
    })
  })
})
