// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readPortalSettings } from '@/server/settings/portalSettings'

const file = resolve(import.meta.dirname, '../../../src/server/deploy/wattdesk.service')
const unit = readFileSync(file, 'utf8')

/** The values of a key, in order. */
function valuesOf(key: string): readonly string[] {
  return unit
    .split('\n')
    .flatMap((line) => (line.startsWith(`${key}=`) ? [line.slice(key.length + 1)] : []))
}

const analyze = (...args: readonly string[]) =>
  spawnSync('systemd-analyze', args, { encoding: 'utf8' })

/** `security --offline` came with version 250. */
const version = Number(/^systemd (\d+)/.exec(analyze('--version').stdout ?? '')?.[1] ?? 0)

describe('the systemd unit', () => {
  it('starts the built server as a user of its own that can write nowhere', () => {
    expect(valuesOf('ExecStart')).toEqual(['/usr/bin/node /srv/wattdesk/dist/server.js'])
    expect(valuesOf('EnvironmentFile')).toEqual(['/etc/wattdesk.env'])
    expect(valuesOf('DynamicUser')).toEqual(['yes'])
    expect(valuesOf('ProtectSystem')).toEqual(['strict'])
    expect(valuesOf('CapabilityBoundingSet')).toEqual([''])
    expect(valuesOf('MemoryDenyWriteExecute')).toEqual([])
  })

  it('gives the server more time to stop than it takes', () => {
    const { drainDelayMs, drainMs } = readPortalSettings({})
    expect(valuesOf('TimeoutStopSec')).toEqual(['30'])
    expect(drainDelayMs + drainMs).toBeLessThan(30_000)
  })

  it.runIf(version >= 250)('has no mistake and little exposure for systemd', () => {
    const folder = mkdtempSync(join(tmpdir(), 'wattdesk-unit-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const copy = join(folder, 'wattdesk.service')
    writeFileSync(copy, unit.replace('/usr/bin/node', process.execPath))
    const verified = analyze('verify', copy)
    expect(verified.stderr.split('\n').filter((line) => line.includes('wattdesk'))).toEqual([])
    // in tenths: a service without any of it has 96
    const exposed = analyze('security', '--offline=true', '--threshold=20', copy)
    expect(exposed.status, exposed.stdout).toBe(0)
  })
})
