import { kinds } from '@/engine/kinds'
import { allResources } from '@/resources/all'
import { entries } from '../library/entries'
import { readLockfile, readManifest } from '../sbom/lockfile'
import type { Read } from './reference'
import { inWords } from './valueIn'

/** What the last full run of `npm test` that `npm run facts` recorded was like. */
export type RecordedRun = Readonly<Record<'unit' | 'browser' | 'minutes', number>>

export type Facts = Readonly<Record<string, () => string>>

/** The figures that documents quote by name. */
export function factsOf(read: Read): Facts {
  const { dependencies, devDependencies, engines } = readManifest()
  const run = () => JSON.parse(read('tests/recordedRun.json')) as RecordedRun
  const packages = readLockfile()
  const nodes = () => testedNodes(read('.github/workflows/test.yml'))
  const counted = (things: object) => inWords(Object.keys(things).length)
  return {
    'bytes.firstRows': () => firstRows(read('tests/bench/speed/speed.json')),
    entries: () => counted(entries),
    fields: () => inWords(allResources.flatMap(({ fields }) => Object.keys(fields)).length),
    kinds: () => counted(kinds),
    'node.oldest': () => releasesOf(engines.node)[0] ?? '',
    'node.supported': () => joined(releasesOf(engines.node), 'or'),
    'node.tested': () => joined(nodes(), 'and'),
    'packages.direct': () => counted(dependencies),
    'packages.shipped': () => inWords(packages.filter(({ isTool }) => !isTool).length),
    'packages.tools': () => inWords(packages.filter(({ isTool }) => isTool).length),
    'packages.tools.direct': () => counted(devDependencies),
    resources: () => inWords(allResources.length),
    'tests.browser': () => inWords(atLeast(run().browser)),
    'tests.minutes': () => inWords(run().minutes),
    'tests.unit': () => inWords(atLeast(run().unit)),
    ...majors({ ...dependencies, ...devDependencies }),
  }
}

/** @throws {Error} when the benchmark recorded no bytes */
function firstRows(speed: string): string {
  type Line = { what: string; unit: string; portal: number }
  const [report] = JSON.parse(speed) as { lines: readonly Line[] }[]
  const line = report?.lines.find(({ what }) => what === 'all bytes to the first rows')
  if (line === undefined) throw new Error('speed.json has no bytes to the first rows')
  return `${Math.round(line.portal)} ${line.unit}`
}

/** @throws {Error} when the workflow has no list of versions */
function testedNodes(workflow: string): readonly string[] {
  const list = /node: \[([\d, ]+)\]/.exec(workflow)?.[1]
  if (list === undefined) throw new Error('test.yml has no list of versions of Node.js')
  return list.split(', ')
}

/** `^20.19.0 || >=24` → `20.19`, `24` */
function releasesOf(range: string): readonly string[] {
  return [...range.matchAll(/[\d.]+/g)].map(([version]) => version.replace(/\.0$/, ''))
}

function joined(names: readonly string[], word: string): string {
  return `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1)}`
}

function majors(versions: Readonly<Record<string, string>>): Facts {
  return Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [
      `major.${name}`,
      () => version.split('.')[0] ?? '',
    ]),
  )
}

/** A count with its first two digits, which stays true while tests are added. */
export function atLeast(count: number): number {
  const unit = 10 ** Math.max(0, String(count).length - 2)
  return Math.floor(count / unit) * unit
}
