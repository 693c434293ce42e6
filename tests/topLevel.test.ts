import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')

it('the top level has the files that a stranger looks for, and dot-files', () => {
  const command = ['ls-files', '-co', '--exclude-standard']
  const files = execFileSync('git', command, { cwd: root, encoding: 'utf8' }).split('\n')
  const tops = new Set(files.filter(Boolean).map((path) => path.split('/')[0] ?? ''))
  const visible = [...tops].filter((name) => !name.startsWith('.')).toSorted()
  expect(visible).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'i18n',
    'index.html',
    'package-lock.json',
    'package.json',
    'resources',
    'src',
    'tests',
    'tsconfig.json',
    'vite.config.ts',
  ])
})
