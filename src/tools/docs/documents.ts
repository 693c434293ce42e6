import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import * as prettier from 'prettier'
import { root } from '../sbom/lockfile'
import { packageCounts, scenarioTable } from './figures'
import { fillDocument, type Generators } from './fillDocument'
import { readFrom, reference } from './reference'

const read = readFrom(root)

const generators: Generators = {
  packages: packageCounts,
  reference: () => reference(read),
  scenarios: scenarioTable,
}

/** Every README of the tree, as paths from the root. */
export function documentPaths(): readonly string[] {
  const names = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*README.md'], {
    cwd: root,
    encoding: 'utf8',
  })
  return names.split('\n').filter(Boolean)
}

/** A document with its generated parts brought up to date. */
export async function currentDocument(path: string): Promise<string> {
  const filled = fillDocument(read(path), read, generators)
  return prettier.format(filled, {
    ...(await prettier.resolveConfig(resolve(root, path))),
    parser: 'markdown',
  })
}
