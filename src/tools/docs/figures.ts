import { scenarios } from '@/sandbox/trade/scenarios'
import { readLockfile, readManifest } from '../sbom/lockfile'
import type { Read } from './reference'

type SpeedLine = {
  readonly what: string
  readonly unit: string
  readonly bound: number
  readonly portal: number
  readonly stock: number
  readonly budget?: number
  readonly isRatio?: boolean
  readonly isMet?: boolean
}

type SpeedReport = {
  readonly cpu: number
  readonly rounds: number
  readonly lines: readonly SpeedLine[]
}

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

/** The last run of `npm run bench` at full speed, as a table. */
export function speedTable(read: Read): string {
  const reports = JSON.parse(read('tests/bench/speed/speed.json')) as readonly SpeedReport[]
  const { rounds, lines } = reports.find(({ cpu }) => cpu === 1) ?? { rounds: 0, lines: [] }
  const head =
    '| step | hand-written | Wattdesk | stock | × hand-written | budget | |\n| --- | --: | --: | --: | --: | --- | --- |'
  return `Medians of ${rounds} interleaved rounds on two cores; \`speed.json\` also has them with the processor four times slower.\n\n${head}\n${lines.map(speedRow).join('\n')}`
}

function speedRow(line: SpeedLine): string {
  const { what, unit, bound, portal, stock, budget, isRatio, isMet } = line
  const amount = (value: number) => `${value.toFixed(digitsOf(value))}${unit && ` ${unit}`}`
  const ratio = isRatio ? `${(portal / bound).toFixed(1)} ×` : ''
  const limit = budget === undefined ? '' : `≤ ${isRatio ? `${budget} ×` : amount(budget)}`
  const verdict = isMet === undefined ? '' : isMet ? 'met' : 'missed'
  return `| ${[what, amount(bound), amount(portal), amount(stock), ratio, limit, verdict].join(' | ')} |`
}

function digitsOf(value: number): number {
  return Math.abs(value) < 10 && !Number.isInteger(value) ? 1 : 0
}
