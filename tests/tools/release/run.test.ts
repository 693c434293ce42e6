import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const tsx = join(root, 'node_modules/tsx/dist/cli.mjs')

it.each([
  [['--out', 'tests'], `${join(root, 'tests')} has other files: empty it, or choose another with`],
  [['--tag', 'v999.0.0'], 'The tag is v999.0.0, package.json has'],
  [['--tags', 'v1.0.0'], "Unknown option '--tags'"],
])('a release with %j ends with a sentence', (options, reason) => {
  const command = [tsx, 'src/tools/release/run.ts', ...options]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
  })
  expect(stderr.trim().startsWith(reason)).toBe(true)
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr.trim().split('\n')).toHaveLength(1)
})
