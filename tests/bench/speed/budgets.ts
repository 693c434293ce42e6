import type { StepName } from './journey'

/** How long a step may take, in multiples of the lower bound of the same run (the README's table). */
export const ratioBudgets: Readonly<Record<StepName, number>> = {
  'login form': 2,
  'login → rows': 3,
  'reload → rows': 3.5,
  'next page': 1.6,
  'page size 50': 1.5,
  'search → rows': 2,
  'menu, first time': 1.5,
  'menu, again': 1.5,
  'open a form': 2.5,
  'back to the list': 1.5,
  'dashboard: figures': 2,
  'dashboard: charts': 5,
  '50 × 15, opened': 1.8,
  '50 × 15, turned': 1.4,
  '1,000 rows, opened': 0.25,
}

/** From an input to its next frame, in milliseconds, by how many times the processor is slowed. */
export const inpBudgets: Readonly<Record<number, number>> = { 1: 24, 4: 100 }

/** Of all long tasks beyond 50 ms each, in milliseconds, at full speed. */
export const blockingBudget = 50

/** Bytes after a collection. */
export const heapBudget = 15_000_000

/** Bytes that a hundred page turns, or as many changes of the menu, may leave behind. */
export const growthBudget = 500_000
