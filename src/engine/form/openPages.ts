import { createContext, use, type ReactElement } from 'react'
import { createSlot } from '@/engine/ui/late/slot'
import { createPageCache } from './pageCache'

export type LossQuestion = { readonly title: string; readonly text: string }

export type UnsavedInput = {
  readonly path: string
  /** Undefined if the input can only be sent from its own place. */
  readonly label: string | undefined
  readonly question: LossQuestion
  /** Whether a change of the query leaves the page. */
  readonly isOfQuery: boolean
  readonly isDirty: () => boolean
  /** Called only with a label; resolves to whether the input was saved. */
  readonly save: () => Promise<boolean>
  /** Whether the input can survive a new login; a chosen file can't. */
  readonly isKeepable: boolean
  /** Stores a draft without secrets; returns whether that worked. */
  readonly keep: () => boolean
  /** Also drops the draft. */
  readonly giveUp: () => void
  readonly release: () => void
}

export type LeaveQuestion = {
  readonly inputs: readonly UnsavedInput[]
  readonly answer: (mayGo: boolean) => void
}

/** A page of a list, as it was when a record was opened from it. */
export type Walk = {
  readonly search: string
  readonly ids: readonly string[]
  /** Undefined if the gateway does not count. */
  readonly total: number | undefined
  readonly hasMore: boolean
}

export type OpenPages = ReturnType<typeof createOpenPages>

export function createOpenPages() {
  /** Empty until there is input to protect. */
  const guard = createSlot<ReactElement>()
  const question = createSlot<LeaveQuestion>()
  const inputs = createInputs(() => guard.put(undefined))
  const { unsaved } = inputs
  const cache = createPageCache(inputs)

  /** Answers an open question with Stay. */
  const dismiss = () => {
    const open = question.get()
    question.put(undefined)
    open?.answer(false)
  }
  return {
    ...inputs,
    cache,
    guard,
    /** By resource. */
    listQueries: new Map<string, string>(),
    /** By resource: where the operator walks from record to record. */
    walks: new Map<string, Walk>(),
    question,
    dismiss,
    /** Without paths: on any page. */
    hasUnsaved: (paths?: readonly string[]) => unsaved(paths).length > 0,
    isKeepable: () => unsaved().every((input) => input.isKeepable),
    /** Asks once if unsaved input on these pages, or on any, would be lost. */
    mayLeave: async (paths?: readonly string[]): Promise<boolean> => {
      const lost = unsaved(paths)
      if (lost.length === 0) return true
      dismiss()
      return new Promise((answer) => question.put({ inputs: lost, answer }))
    },
    /** The browser asks about input that could not be stored. */
    keepUnsaved: () => {
      const kept = unsaved()
      if (kept.map((input) => input.keep()).every(Boolean)) for (const one of kept) one.release()
    },
  }
}

function createInputs(onEmpty: () => void) {
  const inputs = new Map<UnsavedInput, { readonly isShown: boolean }>()
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const drop = (input: UnsavedInput) => {
    inputs.delete(input)
    notify()
    if (inputs.size === 0) onEmpty()
  }
  return {
    protect: (input: UnsavedInput) => {
      inputs.set(input, { isShown: true })
      notify()
    },
    suspend: (input: UnsavedInput, isKept: boolean) => {
      if (isKept) inputs.set(input, { isShown: false })
      else drop(input)
    },
    dropHidden: (isKept: (path: string) => boolean) => {
      for (const [input, { isShown }] of inputs) if (!isShown && !isKept(input.path)) drop(input)
    },
    /** Without paths: on all pages. */
    unsaved: (paths?: readonly string[]): readonly UnsavedInput[] =>
      [...inputs.keys()].filter(
        (input) => (paths?.includes(input.path) ?? true) && input.isDirty(),
      ),
    hasInput: (path: string) => [...inputs.keys()].some((input) => input.path === path),
    isShown: (input: UnsavedInput) => inputs.get(input)?.isShown === true,
    notify,
    /** Returns the unsubscribe function. */
    follow: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const OpenPagesContext = createContext<OpenPages | undefined>(undefined)

/** @throws {Error} outside an admin */
export function useOpenPages(): OpenPages {
  const pages = use(OpenPagesContext)
  if (!pages) throw new Error('No open pages here: render this inside an admin')
  return pages
}
