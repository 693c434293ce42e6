import type { StepName } from './journey'

/** How many times the processor is slowed for the second part, and for the Web Vitals. */
export const slowdown = 4

/** How long a step may take, in multiples of the hand-written page of the same round. */
export const ratioBudgets: Readonly<Record<StepName, number>> = {
  'log-in form visible': 1.1,
  'login → rows': 2,
  'reload → rows': 2,
  'next page': 1.1,
  'page size 50': 1.2,
  'search → rows': 1.5,
  'menu, first time': 1.2,
  'menu, again': 1.2,
  'open a form': 1.5,
  'back to the list': 1,
  'dashboard: figures': 1.5,
  'dashboard: charts': 4,
  '50 × 15, opened': 1.2,
  '50 × 15, turned': 1.1,
  '1,000 rows, opened': 0.15,
  '1,000 rows, scrolled to the end': 1.5,
}

/** Milliseconds that a task longer than 50 ms may end after the log-in form is there. */
export const lateTaskBudget = 0

/** From an input to its next frame, in milliseconds, by how many times the processor is slowed. */
export const inpBudgets: Readonly<Record<number, number>> = { 1: 24, [slowdown]: 100 }

/** Of all long tasks beyond 50 ms each, in milliseconds, at full speed. */
export const blockingBudget = 80

/** Megabytes after a collection. */
export const heapBudget = 10

/** Megabytes, nodes and listeners that a hundred page turns, or as many changes of the menu, may leave behind. */
export const growthBudgets = { heap: 0.3, nodes: 0, listeners: 0 }

/** A row of fifteen columns, with the row's own element. */
export const elementsBudget = 24

/** Layouts that script forces in one step. */
export const forcedBudget = 0

/** Of a day's walk over all pages on the slowed processor: milliseconds, and a page's shift. */
export const vitalsBudgets = { inp: 100, cls: 0.02, lcp: 1_200 }
