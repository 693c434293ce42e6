// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { buildPortal } from '@/server/build/buildPortal'

vi.mock('vite', () => ({ build: vi.fn<() => Promise<void>>() }))

/** Files with the second at which each was last changed. */
function aTree(changed: Readonly<Record<string, number>>): string {
  vi.mocked(build).mockClear()
  const root = mkdtempSync(join(tmpdir(), 'wattdesk-tree-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const files = {
    'index.html': 1,
    'package-lock.json': 1,
    'tsconfig.json': 1,
    'vite.config.ts': 1,
    'i18n/en-US/menu.ts': 1,
    'resources/bill.ts': 1,
    'src/engine/kinds/text.view.tsx': 1,
    ...changed,
  }
  for (const [name, second] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), '')
    utimesSync(join(root, name), second, second)
  }
  return root
}

describe('npm start', () => {
  it('builds where there is no build', async () => {
    const root = aTree({})
    expect(await buildPortal(root)).toBe(join(root, 'dist'))
    expect(build).toHaveBeenCalledOnce()
  })

  it('uses a build that is newer than its sources', async () => {
    await buildPortal(aTree({ 'dist/index.html': 5, 'src/main.tsx': 5 }))
    expect(build).not.toHaveBeenCalled()
  })

  it.each([
    'src/engine/kinds/text.view.tsx',
    'i18n/en-US/menu.ts',
    'index.html',
    'package-lock.json',
  ])('builds again after a change in %s', async (name) => {
    const say = vi.fn<(line: string) => void>()
    await buildPortal(aTree({ 'dist/index.html': 5, [name]: 6 }), say)
    expect(build).toHaveBeenCalledOnce()
    expect(say).toHaveBeenCalledOnce()
  })
})
