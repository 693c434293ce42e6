import { scenarios } from '@/sandbox/trade/scenarios'
import { readLockfile, readManifest } from '../sbom/lockfile'

/** The scenarios of the sandbox, as a table. */
export function scenarioTable(): string {
  const rows = Object.entries(scenarios).map(([name, { what }]) => `| \`${name}\` | ${what} |`)
  return ['| scenario | what the gateway is like |', '| --- | --- |', ...rows].join('\n')
}

/** How many packages there are, direct and in all. */
export function packageCounts(): string {
  const { dependencies, devDependencies } = readManifest()
  const packages = readLockfile()
  const shipped = packages.filter(({ isTool }) => !isTool).length
  const [direct, tools] = [dependencies, devDependencies].map((all) => Object.keys(all).length)
  return `${direct} packages are direct and ${shipped} in all at run time; ${tools} direct and ${packages.length - shipped} more in all build and test.`
}
