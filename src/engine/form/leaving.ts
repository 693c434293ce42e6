import type { ComponentType } from 'react'
import { createSlot } from '../ui/slot'

/** What stands between something typed and its loss. */
export type LeaveGuard = {
  /** Drawn once, beside the pages. */
  readonly Guard: ComponentType
  readonly isHolding: (paths?: readonly string[]) => boolean
  readonly ask: (paths?: readonly string[]) => Promise<boolean>
  readonly isKeepable: () => boolean
  readonly keep: () => void
}

/** Empty as long as there is no form. */
export const guardSlot = createSlot<LeaveGuard>()

/** Whether something is typed and not sent on the pages at these paths; on any, without them. */
export function isHolding(paths?: readonly string[]): boolean {
  return guardSlot.get()?.isHolding(paths) ?? false
}

/**
 * Whether the pages at these paths, or all, may go. Asks where something typed would be lost, once for all of
 * them; what is saved, or given up, is asked about no more.
 */
export async function mayLeave(paths?: readonly string[]): Promise<boolean> {
  return (await guardSlot.get()?.ask(paths)) ?? true
}

/** Whether all that is typed would be kept over a new sign-in. */
export function isKeepable(): boolean {
  return guardSlot.get()?.isKeepable() ?? true
}

/**
 * The page goes and the same user may come back to it: what is typed is kept as drafts, secrets excepted, and
 * nothing is asked any more.
 */
export function keepTyped(): void {
  guardSlot.get()?.keep()
}

/** The state of a navigation with which a page is done: it is not kept, and its tag goes. */
export const done = { state: { isDone: true } } as const

export function isDone(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isDone' in state && state.isDone === true
}
