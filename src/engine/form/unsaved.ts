import { draftPaths, type Draft } from './drafts'
import { guardSlot } from './leaving'

/** Message keys. */
export type LossQuestion = { readonly title: string; readonly text: string }

/** Something that is typed on a page, or could be. */
export type UnsavedInput = {
  /** The path of its page. */
  readonly path: string
  /** What its own button says; nothing where it is sent from its own place alone. */
  readonly label: string | undefined
  /** What is asked before it is lost. */
  readonly question: LossQuestion
  /** Whether its page is another one with another query. */
  readonly isOfQuery: boolean
  /** Whether it would be lost. */
  readonly isDirty: () => boolean
  /** Resolves to whether it is safe now. Asked only of what has a label. */
  readonly save: () => Promise<boolean>
  /** Whether it is kept over a new sign-in at all: a chosen file is not. */
  readonly isKeepable: boolean
  /** What of it may be kept. */
  readonly draft: () => Omit<Draft, 'until'> | undefined
  /** It may be lost from now on. */
  readonly letGo: () => void
}

type State = { readonly isShown: boolean }

const inputs = new Map<UnsavedInput, State>()
const listeners = new Set<() => void>()

/** From now on nothing of it is lost unasked. */
export function hold(input: UnsavedInput): void {
  inputs.set(input, { isShown: true })
  tell()
}

/** It was drawn anew: it may hold something now that it did not, or the other way round. */
export function tell(): void {
  for (const listener of listeners) listener()
}

/** Its page is out of sight: it is still held there if the page is kept, else it is gone. */
export function putAway(input: UnsavedInput, isKept: boolean): void {
  if (isKept) inputs.set(input, { isShown: false })
  else drop(input)
}

/** The pages at all other paths are gone, with what was typed on them. */
export function forgetHidden(isKept: (path: string) => boolean): void {
  for (const [input, { isShown }] of inputs) if (!isShown && !isKept(input.path)) drop(input)
}

function drop(input: UnsavedInput): void {
  inputs.delete(input)
  tell()
  if (inputs.size === 0) guardSlot.put(undefined)
}

/** What would be lost with the pages at these paths, or with all. */
export function unsavedInputs(paths?: readonly string[]): readonly UnsavedInput[] {
  return [...inputs.keys()].filter(
    (input) => (paths?.includes(input.path) ?? true) && input.isDirty(),
  )
}

/** The paths of pages that hold something unsaved, or on which it waits since before a new sign-in, one a line. */
export function unsavedPaths(): string {
  const held = unsavedInputs().map(({ path }) => path)
  return [...new Set([...held, ...draftPaths()])].join('\n')
}

/** What an operator changes an input with. */
const touches = ['input', 'change', 'click', 'keyup']

/** Calls whenever those paths may have become others; returns the function that ends it. */
export function followUnsaved(listener: () => void): () => void {
  listeners.add(listener)
  for (const touch of touches) document.addEventListener(touch, listener)
  return () => {
    listeners.delete(listener)
    for (const touch of touches) document.removeEventListener(touch, listener)
  }
}

/** Resolves when the page of the input is in sight. */
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
