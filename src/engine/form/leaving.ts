import type { ComponentType } from 'react'
import { createSlot } from '../ui/slot'

/** Protects unsaved input from being lost. */
export type LeaveGuard = {
  /** Rendered once, beside the pages. */
  readonly Guard: ComponentType
  readonly isHolding: (paths?: readonly string[]) => boolean
  readonly ask: (paths?: readonly string[]) => Promise<boolean>
  readonly isKeepable: () => boolean
  readonly keep: () => void
}

/** Empty until there is a form. */
export const guardSlot = createSlot<LeaveGuard>()

/** Whether the pages at these paths, or any page, have unsaved input. */
export function isHolding(paths?: readonly string[]): boolean {
  return guardSlot.get()?.isHolding(paths) ?? false
}

/**
 * Whether the pages at these paths, or all, may close. Asks once if unsaved input would be lost; what is saved
 * or given up no longer counts.
 */
export async function mayLeave(paths?: readonly string[]): Promise<boolean> {
  return (await guardSlot.get()?.ask(paths)) ?? true
}

/** Whether all unsaved input would survive a new login. */
export function isKeepable(): boolean {
  return guardSlot.get()?.isKeepable() ?? true
}

/** Stores unsaved input, except secrets, as drafts for the same user's return and stops asking. */
export function keepTyped(): void {
  guardSlot.get()?.keep()
}

/** The state of a navigation that finishes a page: the page is dropped and its tag closes. */
export const done = { state: { isDone: true } } as const

export function isDone(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isDone' in state && state.isDone === true
}
