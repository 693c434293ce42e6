// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { findChromium } from './chromium'

function aFolderWith(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'wattdesk-path-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of names) writeFileSync(join(folder, name), '')
  return folder
}

describe('the browser to test with', () => {
  it('is the one that CHROMIUM_PATH names', () => {
    const given = join(aFolderWith('mine', 'chromium'), 'mine')
    expect(findChromium({ CHROMIUM_PATH: given, PATH: aFolderWith('chromium') })).toBe(given)
  })

  it('is an error if CHROMIUM_PATH names nothing, not another browser', () => {
    expect(() => findChromium({ CHROMIUM_PATH: '/nowhere' })).toThrow(
      'CHROMIUM_PATH is "/nowhere": no such file.',
    )
  })

  it('is else found on the path, Chromium before Chrome', () => {
    const [chrome, both] = [aFolderWith('google-chrome'), aFolderWith('msedge', 'chromium')]
    const PATH = ['', chrome, both].join(delimiter)
    expect(findChromium({ PATH })).toBe(join(both, 'chromium'))
    expect(findChromium({ PATH: chrome })).toBe(join(chrome, 'google-chrome'))
  })

  it('is one without windows if a quick one is wanted and installed', () => {
    const [shell, whole] = [aFolderWith('chromium-headless-shell'), aFolderWith('chromium')]
    const PATH = [whole, shell].join(delimiter)
    expect(findChromium({ PATH }, { isQuick: true })).toBe(join(shell, 'chromium-headless-shell'))
    expect(findChromium({ PATH: whole }, { isQuick: true })).toBe(join(whole, 'chromium'))
    expect(findChromium({ PATH })).toBe(join(whole, 'chromium'))
  })
})
