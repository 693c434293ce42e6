// @vitest-environment node
import { describe, expect, it, onTestFinished } from 'vitest'
import { createProxyGateway } from '@/server/proxy/createProxyGateway'
import { parseTrustedProxies } from '@/server/http/clientOf'
import { knownPassword } from '@/sandbox'
import { acceptSocket } from '@/sandbox/live/acceptSocket'
import { readPortalSettings } from '@/server/settings/portalSettings'
import { dialServer, pathOf } from '@/tests/contract/lines'
import { openContract, type Mount } from '@/tests/contract/mounts'
import { aPortal, ask, jsonOf } from '@/tests/server/portalFixture'

/** The address that the gateway gets; the portal is called from 127.0.0.1. */
async function addressSeen(trusted: string, forwarded: string | string[]): Promise<unknown> {
  const port = await aPortal({ trustedProxies: parseTrustedProxies(trusted) })
  const headers = { 'X-Forwarded-For': forwarded, 'X-Real-IP': '9.9.9.9', Forwarded: 'for=9.9.9.9' }
  const { headers: seen } = jsonOf(await ask(port, '/prod-api/x', { headers }))
  expect(seen).not.toHaveProperty('x-real-ip')
  expect(seen).not.toHaveProperty('forwarded')
  return (seen as Record<string, unknown>)['x-forwarded-for']
}

describe('the address of a client', () => {
  it.each([
    ['', '203.0.113.9', '127.0.0.1'],
    ['10.0.0.0/8', '203.0.113.9', '127.0.0.1'],
    ['127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['127.0.0.0/8', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
    ['127.0.0.1', ['198.51.100.1', '203.0.113.9'], '203.0.113.9'],
    ['127.0.0.1, 10.0.0.0/8', '198.51.100.1, 203.0.113.9, 10.1.2.3', '203.0.113.9'],
    ['127.0.0.1 10.0.0.0/8', '10.9.9.9, 10.1.2.3', '10.9.9.9'],
    ['127.0.0.1', '203.0.113.9:4711', '203.0.113.9'],
    ['127.0.0.1', '[2001:DB8::0:1]:4711', '2001:db8::1'],
    ['127.0.0.1', '2001:db8:0::1', '2001:db8::1'],
    ['127.0.0.1', 'fe80::1%eth0', 'fe80::1'],
    ['127.0.0.1', '::ffff:203.0.113.9', '203.0.113.9'],
    ['127.0.0.1,fd00::/8', '2001:db8::1, fd12::3', '2001:db8::1'],
    ['::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['::ffff:127.0.0.0/104', '203.0.113.9', '203.0.113.9'],
    ['127.0.0.1', 'unknown', '127.0.0.1'],
    ['127.0.0.1', '203.0.113.9, unknown', '127.0.0.1'],
    ['127.0.0.1,10.0.0.1', '203.0.113.9, <script>, 10.0.0.1', '10.0.0.1'],
    ['127.0.0.1', '', '127.0.0.1'],
    ['127.0.0.1', ',,', '127.0.0.1'],
  ])('trusting "%s", told %j, is %s', async (trusted, forwarded, seen) => {
    expect(await addressSeen(trusted, forwarded)).toBe(seen)
  })
})

describe('TRUSTED_PROXIES', () => {
  it.each([
    '10.0.0.0/33',
    'fd00::/129',
    '10.0.0.0/-1',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '10.0.0.256',
    '::ffff:10.0.0.0/95',
    'proxy.example',
    '127.0.0.1:80',
    '*',
    'true',
  ])('with %j ends the start with one sentence', (entry) => {
    expect(() => readPortalSettings({ TRUSTED_PROXIES: `127.0.0.1, ${entry}` })).toThrow(
      `TRUSTED_PROXIES: "${entry}" is not an address or a network such as 10.0.0.0/8`,
    )
  })
})

describe('the scheme of a connection', () => {
  const hsts = async (trusted: string, headers: Record<string, string>) => {
    const port = await aPortal({ trustedProxies: parseTrustedProxies(trusted) })
    return 'strict-transport-security' in (await ask(port, '/', { headers })).headers
  }

  it.each([
    ['', { 'X-Forwarded-Proto': 'https' }, false],
    ['127.0.0.1', { 'X-Forwarded-Proto': 'HTTPS' }, true],
    ['127.0.0.1', { 'X-Forwarded-Proto': 'wss' }, true],
    ['127.0.0.1', { 'X-Forwarded-Proto': 'http' }, false],
    ['127.0.0.1', { 'X-Forwarded-Proto': 'javascript' }, false],
    // the client's own claim is on the left
    ['127.0.0.1', { 'X-Forwarded-Proto': 'https, http' }, false],
    [
      '127.0.0.1,10.0.0.1',
      { 'X-Forwarded-For': '203.0.113.9, 10.0.0.1', 'X-Forwarded-Proto': 'https, http' },
      true,
    ],
  ])('trusting "%s", told %j: encrypted is %s', async (trusted, headers, isEncrypted) => {
    expect(await hsts(trusted, headers)).toBe(isEncrypted)
  })
})

describe('the page that opens a socket', () => {
  const dial = async (trusted: string, origin: string, told: Record<string, string>) => {
    const { sandbox } = await openContract(direct)
    onTestFinished(() => sandbox.live.close())
    const gateway = { fetch: sandbox.fetch, upgrade: acceptSocket(sandbox.live) }
    const port = await aPortal({ gateway, trustedProxies: parseTrustedProxies(trusted) })
    const path = pathOf(await sandbox.logIn('admin'))
    return dialServer(port, path, origin, told).opened
  }
  const behindTls = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'desk.example' }

  it.each([
    ['127.0.0.1', 'https://desk.example', behindTls, true],
    [
      '127.0.0.1',
      'https://desk.example',
      { ...behindTls, 'X-Forwarded-Host': 'DESK.example:443' },
      true,
    ],
    [
      '127.0.0.1',
      'https://desk.example',
      { Host: 'desk.example', 'X-Forwarded-Proto': 'https' },
      true,
    ],
    ['127.0.0.1', 'http://desk.example', behindTls, false],
    ['127.0.0.1', 'https://desk.example:8443', behindTls, false],
    ['127.0.0.1', 'https://evil.example', behindTls, false],
    [
      '127.0.0.1',
      'https://desk.example',
      { ...behindTls, 'X-Forwarded-Host': 'desk.example/' },
      false,
    ],
    ['127.0.0.1', 'null', behindTls, false],
    // an untrusted client changes nothing
    ['', 'https://desk.example', behindTls, false],
    ['10.0.0.1', 'https://evil.example', { 'X-Forwarded-Host': 'evil.example' }, false],
    // a proxy that is not named may still encrypt
    ['', 'https://desk.example', { Host: 'desk.example' }, true],
  ])('trusting "%s", from %s, told %j: is let in is %s', async (trusted, origin, told, isIn) => {
    expect(await dial(trusted, origin, told)).toBe(isIn)
  })
})

/** The sandbox behind a portal behind a TLS proxy on this machine; `portals` of them in a row. */
function behindProxy(portals: 1 | 2): Mount {
  return {
    name: `${portals} of them`,
    reach: (sandbox) => {
      const trustedProxies = parseTrustedProxies('127.0.0.1')
      const first = aPortal({ gateway: { fetch: sandbox.fetch }, trustedProxies })
      const last = first.then((port) => {
        if (portals === 1) return port
        const gateway = createProxyGateway(`http://127.0.0.1:${port}/prod-api`)
        return aPortal({ gateway, trustedProxies })
      })
      return async (path, init) => fetch(`http://127.0.0.1:${await last}/prod-api${path}`, init)
    },
  }
}

const direct: Mount = {
  name: 'a direct call',
  reach: (sandbox) => (path, init) => sandbox.fetch(new Request(`http://sandbox${path}`, init)),
}

describe.each([behindProxy(1), behindProxy(2)])(
  'behind a TLS proxy and portals, $name',
  (mount) => {
    async function open() {
      const { sandbox, call } = await openContract(mount)
      const login = (username: string, password: string, from: string) =>
        call('POST', '/login', {
          body: { username, password },
          headers: { 'X-Forwarded-For': `192.0.2.1, ${from}` },
        })
      return { sandbox, login }
    }

    it('ten wrong logins of a stranger lock out the stranger only', async () => {
      const { sandbox, login } = await open()
      for (let guess = 0; guess < 10; guess += 1)
        await login(`account${guess}`, 'guess', '203.0.113.66')
      expect(await login('admin', knownPassword, '203.0.113.66')).toMatchObject({
        code: 500,
        msg: 'Too many failed attempts from this address: locked for 30 minutes',
      })
      expect(await login('admin', knownPassword, '203.0.113.7')).toMatchObject({ code: 200 })
      expect(await login('store', knownPassword, '2001:db8::7')).toMatchObject({ code: 200 })
      const seen = await sandbox.db.query(
        `select user_name as name, ipaddr as ip from sys_login_log
       where status = '0' order by id desc limit 2`,
      )
      expect(seen).toEqual([
        { name: 'store', ip: '2001:db8::7' },
        { name: 'admin', ip: '203.0.113.7' },
      ])
    })
  },
)
