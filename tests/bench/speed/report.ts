import type { AppName } from './buildApps'
import { blockingBudget, growthBudget, heapBudget, inpBudgets, ratioBudgets } from './budgets'
import type { Growth } from './growth'
import type { Journey, Step, StepName } from './journey'

export type Rounds = Readonly<Record<AppName, readonly Journey[]>>

/** One measure of the portal beside its yardsticks. */
export type Line = {
  what: string
  unit: 'ms' | 'KB' | 'MB' | ''
  bound: number
  portal: number
  stock: number
  /** The portal's budget, in the unit or, with `isRatio`, in multiples of the lower bound. */
  budget?: number
  isRatio?: boolean
  isMet?: boolean
}

export type Report = { cpu: number; rounds: number; lines: readonly Line[] }

export function reportOf(cpu: number, rounds: Rounds, growths?: Record<AppName, Growth>): Report {
  const lines = [...timeLines(rounds), ...inpLines(rounds, cpu)]
  if (cpu === 1) lines.push(...weightLines(rounds), ...growthLines(growths))
  return { cpu, rounds: rounds.portal.length, lines: lines.map(judged) }
}

function timeLines(rounds: Rounds): Line[] {
  return stepNames().map((name) => timeLine(rounds, name))
}

function timeLine(rounds: Rounds, name: StepName): Line {
  const times = forEach(rounds, (journeys) => median(stepsOf(journeys, name).map(({ ms }) => ms)))
  return { what: name, unit: 'ms', ...times, budget: ratioBudgets[name], isRatio: true }
}

function inpLines(rounds: Rounds, cpu: number): Line[] {
  const worst = (journeys: readonly Journey[]) =>
    Math.max(...stepNames().map((name) => median(stepsOf(journeys, name).map(({ inp }) => inp))))
  const blocking = (journeys: readonly Journey[]) =>
    median(journeys.map((journey) => sum(allSteps(journey).map((step) => step.blocking))))
  return [
    {
      what: 'slowest input → next frame',
      unit: 'ms',
      ...forEach(rounds, worst),
      ...(inpBudgets[cpu] !== undefined && { budget: inpBudgets[cpu] }),
    },
    {
      what: 'blocking time of the journey',
      unit: 'ms',
      ...forEach(rounds, blocking),
      ...(cpu === 1 && { budget: blockingBudget }),
    },
  ]
}

function weightLines(rounds: Rounds): Line[] {
  const upTo = (names: readonly StepName[], read: (step: Step) => number) =>
    forEach(rounds, (journeys) =>
      median(journeys.map((journey) => sum(names.map((name) => read(journey.steps[name]![0]!))))),
    )
  const inKb = (values: Record<AppName, number>) => forEach(values, (value) => value / 1000)
  const inMb = (read: (journey: Journey) => number) =>
    forEach(rounds, (journeys) => median(journeys.map(read)) / 1_000_000)
  const first = ['login form', 'login → rows'] as const
  return [
    {
      what: 'JavaScript to the first rows',
      unit: 'KB',
      ...inKb(upTo(first, (step) => step.scriptBytes)),
    },
    { what: 'all bytes to the first rows', unit: 'KB', ...inKb(upTo(first, (step) => step.bytes)) },
    { what: 'requests to the first rows', unit: '', ...upTo(first, (step) => step.requests) },
    { what: 'requests of a page turn', unit: '', ...upTo(['next page'], (step) => step.requests) },
    {
      what: 'heap after the journey',
      unit: 'MB',
      ...inMb(({ heap }) => heap.journey),
      budget: heapBudget / 1_000_000,
    },
    { what: 'heap with 1,000 rows', unit: 'MB', ...inMb(({ heap }) => heap.thousand) },
  ]
}

function growthLines(growths: Record<AppName, Growth> | undefined): Line[] {
  if (!growths) return []
  const line = (what: string, name: keyof Growth): Line => ({
    what,
    unit: 'MB',
    ...forEach(growths, (growth) => growth[name] / 1_000_000),
    budget: growthBudget / 1_000_000,
  })
  return [
    line('heap growth per 100 page turns', 'pageTurns'),
    line('heap growth per 100 menu changes', 'menuChanges'),
  ]
}

function judged(line: Line): Line {
  if (line.budget === undefined) return line
  const value = line.isRatio ? line.portal / line.bound : line.portal
  return { ...line, isMet: value <= line.budget }
}

/** The report as lines of text. */
export function textOf({ cpu, rounds, lines }: Report): string {
  const head = `processor ${cpu === 1 ? 'at full speed' : `${cpu} × slower`}, medians of ${rounds} rounds`
  const columns = ['', 'lower bound', 'Wattdesk', 'stock', '×', 'stock ×', 'budget', '']
  const table = [columns, ...lines.map(cellsOf)]
  const widths = columns.map((_column, at) => Math.max(...table.map((row) => row[at]!.length)))
  const drawn = table.map((row) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))),
  )
  return [head, ...drawn.map((row) => row.join('  ').trimEnd())].join('\n')
}

function cellsOf({ what, unit, bound, portal, stock, budget, isRatio, isMet }: Line): string[] {
  const amount = (value: number) => `${shown(value)}${unit && ` ${unit}`}`
  const ratio = (value: number) => (bound > 0 ? (value / bound).toFixed(2) : '–')
  const wanted = budget === undefined ? '' : isRatio ? `≤ ${budget} ×` : `≤ ${amount(budget)}`
  const verdict = isMet === undefined ? '' : isMet ? 'met' : 'MISSED'
  return [
    what,
    amount(bound),
    amount(portal),
    amount(stock),
    ratio(portal),
    ratio(stock),
    wanted,
    verdict,
  ]
}

function shown(value: number): string {
  return Math.abs(value) < 10 && !Number.isInteger(value) ? value.toFixed(1) : value.toFixed(0)
}

function stepNames(): readonly StepName[] {
  return Object.keys(ratioBudgets) as StepName[]
}

function stepsOf(journeys: readonly Journey[], name: StepName): readonly Step[] {
  return journeys.flatMap(({ steps }) => steps[name] ?? [])
}

function allSteps({ steps }: Journey): readonly Step[] {
  return Object.values(steps).flat()
}

function forEach<In, Out>(
  { bound, portal, stock }: Readonly<Record<AppName, In>>,
  read: (value: In) => Out,
): Record<AppName, Out> {
  return { bound: read(bound), portal: read(portal), stock: read(stock) }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  if (sorted.length === 0) return Number.NaN
  if (sorted.length % 2 === 1) return sorted[Math.floor(middle)]!
  return (sorted[middle - 1]! + sorted[middle]!) / 2
}
