import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import * as prettier from 'prettier'
import { scenarios } from '@/sandbox/trade/scenarios'
import { readLockfile, readManifest, root } from '../sbom/lockfile'
import { fillDocument, type Generators } from './fillDocument'
import { readFrom, reference } from './reference'

const read = readFrom(root)

const generators: Generators = {
  packages: packageCounts,
  reference: () => reference(read),
  scenarios: scenarioTable,
}

/** Every Markdown document of the tree, as paths from the root. */
export function documentPaths(): readonly string[] {
  const names = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], {
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

/** The scenarios of the sandbox, as a table. */
function scenarioTable(): string {
  const rows = Object.entries(scenarios).map(([name, { what }]) => `| \`${name}\` | ${what} |`)
  return ['| scenario | what the gateway is like |', '| --- | --- |', ...rows].join('\n')
}

/** How many packages there are, direct and in all. */
function packageCounts(): string {
  const { dependencies, devDependencies } = readManifest()
  const packages = readLockfile()
  const shipped = packages.filter(({ isTool }) => !isTool).length
  const [direct, tools] = [dependencies, devDependencies].map((all) => Object.keys(all).length)
  return `${direct} packages are direct and ${shipped} in all at run time; ${tools} direct and ${packages.length - shipped} more in all build and test.`
}
