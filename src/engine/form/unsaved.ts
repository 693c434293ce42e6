import { draftPaths, type Draft } from './drafts'
import { guardSlot } from './leaving'

/** Message keys. */
export type LossQuestion = { readonly title: string; readonly text: string }

/** Input on a page that may be unsaved. */
export type UnsavedInput = {
  readonly path: string
  /** The label of its submit button; undefined if it can only be sent from its own place. */
  readonly label: string | undefined
  /** What is asked before it is lost. */
  readonly question: LossQuestion
  /** Whether a change of the query leaves its page. */
  readonly isOfQuery: boolean
  readonly isDirty: () => boolean
  /** Resolves to whether it was saved. Only called with a label. */
  readonly save: () => Promise<boolean>
  /** Whether it can survive a new login; a chosen file can't. */
  readonly isKeepable: boolean
  /** The part that may be stored. */
  readonly draft: () => Omit<Draft, 'until'> | undefined
  /** Stops protecting it. */
  readonly release: () => void
}

type State = { readonly isShown: boolean }

const inputs = new Map<UnsavedInput, State>()
const listeners = new Set<() => void>()

/** Protects an input. */
export function protect(input: UnsavedInput): void {
  inputs.set(input, { isShown: true })
  notifyUnsaved()
}

/** Notifies that inputs may have changed. */
export function notifyUnsaved(): void {
  for (const listener of listeners) listener()
}

/** Its page was hidden or closed. */
export function suspend(input: UnsavedInput, isKept: boolean): void {
  if (isKept) inputs.set(input, { isShown: false })
  else drop(input)
}

/** Drops the inputs of hidden pages that are no longer mounted. */
export function dropHidden(isKept: (path: string) => boolean): void {
  for (const [input, { isShown }] of inputs) if (!isShown && !isKept(input.path)) drop(input)
}

function drop(input: UnsavedInput): void {
  inputs.delete(input)
  notifyUnsaved()
  if (inputs.size === 0) guardSlot.put(undefined)
}

/** The unsaved inputs of the pages at these paths, or of all. */
export function unsavedInputs(paths?: readonly string[]): readonly UnsavedInput[] {
  return [...inputs.keys()].filter(
    (input) => (paths?.includes(input.path) ?? true) && input.isDirty(),
  )
}

/** The paths of pages with unsaved input or a draft, one a line. */
export function unsavedPaths(): string {
  const held = unsavedInputs().map(({ path }) => path)
  return [...new Set([...held, ...draftPaths()])].join('\n')
}

const touches = ['input', 'change', 'click', 'keyup']

/** Calls whenever `unsavedPaths` may have changed; returns the unsubscribe function. */
export function followUnsaved(listener: () => void): () => void {
  listeners.add(listener)
  for (const touch of touches) document.addEventListener(touch, listener)
  return () => {
    listeners.delete(listener)
    for (const touch of touches) document.removeEventListener(touch, listener)
  }
}

/** Resolves when the input's page is visible. */
export async function whenShown(input: UnsavedInput): Promise<void> {
  if (isInSight(input)) return
  await new Promise<void>((resolve) => {
    const listener = () => {
      if (!isInSight(input)) return
      listeners.delete(listener)
      resolve()
    }
    listeners.add(listener)
  })
}

export function isInSight(input: UnsavedInput): boolean {
  return inputs.get(input)?.isShown === true
}
