import * as budgets from './budgets'
import type { AppName } from './buildApps'
import type { Growth } from './growth'
import { stepNames, type Journey, type Step, type StepName } from './journey'
import { median } from './median'
import { parts, type Split } from './split'

/** The journeys of each application, in the order of the rounds. */
export type Rounds = Readonly<Partial<Record<AppName, readonly Journey[]>>>

/** One measure of the portal beside its yardsticks. */
export type Line = {
  what: string
  unit: 'ms' | 'KB' | 'MB' | ''
  bound?: number
  portal: number
  stock?: number
  /** The medians of each round's multiples of the hand-written page. */
  ratio?: number
  stockRatio?: number
  /** The portal's budget, in the unit or, with `ratio`, in multiples of the hand-written page. */
  budget?: number
  isMet?: boolean
}

/** Where one traced step's time went. */
export type SplitLine = { what: string; bound: Split; portal: Split }

export type Report = {
  cpu: number
  rounds: number
  lines: readonly Line[]
  splits: readonly SplitLine[]
}

type Given = { cpu: number; rounds: Rounds; traced: Rounds; growth: Growth | undefined }

export function reportOf({ cpu, rounds, traced, growth }: Given): Report {
  const splits = splitLines(traced)
  const lines = [...timeLines(rounds), ...smoothnessLines(rounds, cpu), ...forcedLine(splits)]
  if (cpu === 1) lines.push(...elementsLine(rounds), ...weightLines(rounds), ...growthLines(growth))
  // a step that was left out has no figure
  const known = lines.filter(({ portal }) => !Number.isNaN(portal))
  return { cpu, rounds: rounds.portal?.length ?? 0, lines: known.map(judged), splits }
}

function timeLines(rounds: Rounds): Line[] {
  return measuredSteps(rounds).map((name) => timeLine(rounds, name))
}

function timeLine(rounds: Rounds, name: StepName): Line {
  const ms = (journey: Journey) => median(stepsOf(journey, name).map((step) => step.ms))
  const budget = budgets.ratioBudgets[name]
  return { ...medians(name, 'ms', rounds, ms), ...ratios(rounds, ms), budget }
}

function smoothnessLines(rounds: Rounds, cpu: number): Line[] {
  const worst = (journey: Journey) => Math.max(...allSteps(journey).map(({ inp }) => inp))
  const blocking = (journey: Journey) => sum(allSteps(journey).map((step) => step.blocking))
  const inp = budgets.inpBudgets[cpu]
  return [
    {
      ...medians('last long task after the log-in form', 'ms', rounds, ({ lateTask }) => lateTask),
      budget: budgets.lateTaskBudget,
    },
    {
      ...medians('slowest input → next frame', 'ms', rounds, worst),
      ...(inp !== undefined && { budget: inp }),
    },
    {
      ...medians('blocking time of the journey', 'ms', rounds, blocking),
      ...(cpu === 1 && { budget: budgets.blockingBudget }),
    },
  ]
}

function forcedLine(splits: readonly SplitLine[]): Line[] {
  if (splits.length === 0) return []
  const most = (app: 'bound' | 'portal') => Math.max(...splits.map((line) => line[app].forced))
  return [
    {
      what: 'layouts forced by script, most of a step',
      unit: '',
      bound: most('bound'),
      portal: most('portal'),
      budget: budgets.forcedBudget,
    },
  ]
}

function elementsLine(rounds: Rounds): Line[] {
  const what = 'elements of a row of fifteen columns'
  const line = medians(what, '', rounds, ({ elements }) => elements ?? Number.NaN)
  return [{ ...line, budget: budgets.elementsBudget }]
}

function weightLines(rounds: Rounds): Line[] {
  const first = ['log-in form visible', 'login → rows'] as const
  const upToRows = (read: (step: Step) => number) => (journey: Journey) =>
    sum(first.map((name) => read(stepsOf(journey, name)[0]!)))
  const turn = (journey: Journey) =>
    median(stepsOf(journey, 'next page').map(({ requests }) => requests))
  const inKb = (read: (step: Step) => number) => upToRows((step) => read(step) / 1000)
  return [
    medians(
      'JavaScript to the first rows',
      'KB',
      rounds,
      inKb(({ scriptBytes }) => scriptBytes),
    ),
    medians(
      'all bytes to the first rows',
      'KB',
      rounds,
      inKb(({ bytes }) => bytes),
    ),
    medians(
      'requests to the first rows',
      '',
      rounds,
      upToRows(({ requests }) => requests),
    ),
    medians('requests of a page turn', '', rounds, turn),
    {
      ...medians('heap after the journey', 'MB', rounds, ({ heap }) => heap.journey / megabytes),
      budget: budgets.heapBudget,
    },
    medians('heap with 1,000 rows', 'MB', rounds, ({ heap }) => heap.thousand / megabytes),
  ]
}

const megabytes = 1_000_000

function growthLines(growth: Growth | undefined): Line[] {
  if (!growth) return []
  const { heap, nodes, listeners } = budgets.growthBudgets
  return (['page turns', 'menu changes'] as const).flatMap((what): Line[] => {
    const grown = what === 'page turns' ? growth.pageTurns : growth.menuChanges
    const line = (name: string) => `${name} per 100 ${what}`
    return [
      { what: line('heap growth'), unit: 'MB', portal: grown.heap / megabytes, budget: heap },
      { what: line('compiled code of it'), unit: 'MB', portal: grown.code / megabytes },
      { what: line('more nodes'), unit: '', portal: grown.nodes, budget: nodes },
      { what: line('more listeners'), unit: '', portal: grown.listeners, budget: listeners },
    ]
  })
}

function splitLines(traced: Rounds): SplitLine[] {
  const splitsOf = (app: 'bound' | 'portal', name: StepName) =>
    (traced[app] ?? []).flatMap((journey) =>
      stepsOf(journey, name).flatMap(({ split }) => split ?? []),
    )
  return stepNames.flatMap((what) => {
    const [bound, portal] = [splitsOf('bound', what), splitsOf('portal', what)]
    if (bound.length === 0 || portal.length === 0) return []
    return [{ what, bound: middle(bound), portal: middle(portal) }]
  })
}

function middle(splits: readonly Split[]): Split {
  const names = [...parts, 'forced'] as const
  const entries = names.map((name) => [name, median(splits.map((split) => split[name]))])
  return Object.fromEntries(entries) as Split
}

function judged(line: Line): Line {
  if (line.budget === undefined) return line
  return { ...line, isMet: (line.ratio ?? line.portal) <= line.budget }
}

function medians(
  what: string,
  unit: Line['unit'],
  { bound, portal = [], stock }: Rounds,
  read: (journey: Journey) => number,
): Line {
  return {
    what,
    unit,
    ...(bound && { bound: median(bound.map(read)) }),
    portal: median(portal.map(read)),
    ...(stock && { stock: median(stock.map(read)) }),
  }
}

/** Of each round, since a machine is never equally fast in two. */
function ratios({ bound, portal, stock }: Rounds, read: (journey: Journey) => number) {
  const toBound = (journeys: readonly Journey[]) =>
    median(journeys.map((journey, round) => read(journey) / read(bound![round]!)))
  return { ratio: toBound(portal!), ...(stock && { stockRatio: toBound(stock) }) }
}

function measuredSteps({ portal = [] }: Rounds): readonly StepName[] {
  return stepNames.filter((name) => portal.some(({ steps }) => steps[name]))
}

function stepsOf({ steps }: Journey, name: StepName): readonly Step[] {
  return steps[name] ?? []
}

function allSteps({ steps }: Journey): readonly Step[] {
  return Object.values(steps).flat()
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
