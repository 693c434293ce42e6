// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { portalSettingsTable } from '@/server/settings/portalSettings'
import { documentPaths } from '@/tools/docs/documents'
import { figuresIn } from './support/docs/figures'

const root = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Figures that nothing in the tree can contradict. */
const stated: Readonly<Record<string, readonly string[]>> = {
  // promises of people
  '.github/SECURITY.md': [
    'version. Before 1.0.0, update to',
    'answer within three working days,',
    'assessment within ten. - A',
    'wish. - Ninety days at',
  ],
  // a page's number, an advice
  'src/engine/README.md': ['to page 1 when a', 'many portals; 0.5 is a'],
  // a date
  'src/testing/README.md': ['noon of 30 June 2026', '30 June 2026 until you'],
  // rows of the table above, exit codes
  'src/tools/README.md': [
    'the first three with its',
    'code is 0 without faults,',
    'without faults, 1 with some,',
    'with some, 2 if the',
  ],
  // an exit code
  'tests/bench/README.md': ['exits with 1 while a'],
}

describe('the figures', () => {
  // the changelog says how something was at a time
  it.each(documentPaths().filter((path) => path !== 'CHANGELOG.md'))(
    'of %s are written by a script',
    (path) => {
      const unwritten = figuresIn(read(path)).filter((one) => !stated[path]?.includes(one))
      expect(unwritten, 'mark it as a fact or a value of a source: src/tools/README.md').toEqual([])
    },
  )

  it('that are stated are still in their documents', () => {
    const gone = Object.entries(stated).flatMap(([path, all]) =>
      all.filter((one) => !figuresIn(read(path)).includes(one)),
    )
    expect(gone).toEqual([])
  })

  it('of a sentence are found, but no marked ones, codes and versions', () => {
    const text = [
      'It has 1,200 rows and ten columns, <!-- fact: kinds -->31<!-- end --> kinds, `40` tests.',
      'HTTP/2 answers 404 on PostgreSQL 15, and 135 points.',
    ].join('\n')
    expect(figuresIn(text)).toEqual([
      'It has 1,200 rows and',
      'rows and ten columns, kinds,',
      ', and 135 points.',
    ])
  })
})

it('README.md names the address that npm start prints by default', () => {
  const port = portalSettingsTable.find(({ name }) => name === 'PORT')
  expect(read('README.md')).toContain(`<http://127.0.0.1:${port?.default}/> by default`)
})
