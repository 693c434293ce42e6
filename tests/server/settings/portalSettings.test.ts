// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { checkSettings } from '@/sandbox/start/sandboxGateway'
import { parseTrustedProxies } from '@/server/http/clientOf'
import { readPortalSettings } from '@/server/settings/portalSettings'

describe('settings of npm start', () => {
  it('have defaults; an empty variable counts as absent', () => {
    const defaults = {
      port: 4173,
      host: '127.0.0.1',
      gatewayUrl: undefined,
      dialect: undefined,
      frameHosts: [],
      trustedProxies: parseTrustedProxies(''),
      metricsPort: undefined,
      hasRequestLog: false,
      drainDelayMs: 2_000,
      drainMs: 10_000,
    }
    expect(readPortalSettings({})).toEqual(defaults)
    expect(readPortalSettings({ PORT: ' ', GATEWAY_URL: '', GATEWAY_DIALECT: '' })).toEqual(
      defaults,
    )
  })

  it('are read', () => {
    const env = { PORT: '80', HOST: '::1', GATEWAY_DIALECT: 'ruoyi', FRAME_HOSTS: 'a.example' }
    const watched = { METRICS_PORT: '9100', REQUEST_LOG: 'on', DRAIN_SECONDS: '30' }
    expect(readPortalSettings({ ...env, ...watched })).toMatchObject({
      port: 80,
      host: '::1',
      metricsPort: 9_100,
      hasRequestLog: true,
      drainMs: 30_000,
      dialect: 'ruoyi',
      frameHosts: ['https://a.example'],
    })
  })

  it('let the system choose both ports', () => {
    expect(readPortalSettings({ PORT: '0', METRICS_PORT: '0' })).toMatchObject({
      port: 0,
      metricsPort: 0,
    })
  })

  it('leave the dialect to the sandbox unless GATEWAY_DIALECT names one', () => {
    expect(readPortalSettings({ SANDBOX_DIALECT: 'ruoyi' }).dialect).toBeUndefined()
    expect(checkSettings('127.0.0.1', { SANDBOX_DIALECT: 'ruoyi' }).dialect).toBe('ruoyi')
    const env = { SANDBOX_DIALECT: 'ruoyi', GATEWAY_DIALECT: 'specification' }
    expect(readPortalSettings(env).dialect).toBe('specification')
  })

  it('of the sandbox are checked before anything is built', () => {
    expect(() => checkSettings('127.0.0.1', { SANDBOX_DIALECT: 'plus' })).toThrow(
      'SANDBOX_DIALECT is "plus": give specification or ruoyi',
    )
  })

  it.each([
    [{ PORT: '70000' }, 'PORT is "70000"'],
    [{ PORT: '8o' }, 'PORT is "8o"'],
    [{ METRICS_PORT: 'on' }, 'METRICS_PORT is "on": give a whole number from 0 to 65535.'],
    [{ METRICS_PORT: '4173' }, 'METRICS_PORT and PORT are both 4173: give the metrics a port of'],
    [{ REQUEST_LOG: '1' }, 'REQUEST_LOG is "1": give "on" or "off".'],
    [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS is "-1": give a whole number from 0 to 3600.'],
    [{ DRAIN_DELAY_SECONDS: '1.5' }, 'DRAIN_DELAY_SECONDS is "1.5"'],
    [{ GATEWAY_DIALECT: 'toString' }, 'GATEWAY_DIALECT is "toString": give specification or ruoyi'],
    [{ FRAME_HOSTS: 'a;b' }, 'FRAME_HOSTS: "a;b"'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES: "10.0.0.0/33" is not an address'],
  ])('name the mistake in %j', (env, message) => {
    expect(() => readPortalSettings(env)).toThrow(message)
  })

  it.each(['127.0.0.1', '127.8.8.8', 'localhost', '::1'])('take %s for loopback', (HOST) => {
    expect(readPortalSettings({ HOST }).host).toBe(HOST)
    expect(() => checkSettings(HOST, {})).not.toThrow()
  })

  it.each(['0.0.0.0', '::', '192.168.1.5', '127.0.0.1.evil.example'])(
    'K8: let the sandbox listen on %s only with another password than the known one',
    (HOST) => {
      for (const SANDBOX_ADMIN_PASSWORD of [undefined, '', '  ', 'Sandbox_2026', ' Sandbox_2026 '])
        expect(() => checkSettings(HOST, { SANDBOX_ADMIN_PASSWORD })).toThrow(
          'set SANDBOX_ADMIN_PASSWORD to another one',
        )
      expect(() => checkSettings(HOST, { SANDBOX_ADMIN_PASSWORD: 'x' })).not.toThrow()
      expect(readPortalSettings({ HOST, GATEWAY_URL: 'https://g.example' }).host).toBe(HOST)
    },
  )
})
