import { createContext, use, type ReactElement } from 'react'
import { createSlot } from '../ui/late/slot'
import type { PageCache } from './pageCache'

/** Message keys. */
export type LossQuestion = { readonly title: string; readonly text: string }

/** Input on a page that may be unsaved. */
export type UnsavedInput = {
  readonly path: string
  /** The label of its submit button; undefined if it can only be sent from its own place. */
  readonly label: string | undefined
  /** Asked before it is lost. */
  readonly question: LossQuestion
  /** Whether a change of the query leaves its page. */
  readonly isOfQuery: boolean
  readonly isDirty: () => boolean
  /** Resolves to whether it was saved. Only called with a label. */
  readonly save: () => Promise<boolean>
  /** Whether it can survive a new login; a chosen file can't. */
  readonly isKeepable: boolean
  /** Stores it as a draft, except secrets. Returns whether that worked. */
  readonly keep: () => boolean
  /** Drops its draft and stops protecting it. */
  readonly giveUp: () => void
  /** Stops protecting it. */
  readonly release: () => void
}

/** Asks about inputs before they are lost. */
export type LeaveQuestion = {
  readonly inputs: readonly UnsavedInput[]
  readonly answer: (mayGo: boolean) => void
}

export type OpenPages = ReturnType<typeof createOpenPages>

/** The open pages of one admin: the cached ones and what is unsaved on them. */
export function createOpenPages() {
  /** Empty while no page is cached. */
  const cache = createSlot<PageCache>()
  /** Asks; empty until there is input to protect. */
  const guard = createSlot<ReactElement>()
  const question = createSlot<LeaveQuestion>()
  const inputs = createInputs(() => guard.put(undefined))
  const { unsaved } = inputs

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
    /** The last query of each list, by resource. */
    listQueries: new Map<string, string>(),
    question,
    dismiss,
    /** Whether the pages at these paths, or any page, have unsaved input. */
    hasUnsaved: (paths?: readonly string[]) => unsaved(paths).length > 0,
    /** Whether all unsaved input would survive a new login. */
    isKeepable: () => unsaved().every((input) => input.isKeepable),
    /** Whether the pages at these paths, or all, may close. Asks once if unsaved input would be lost. */
    mayLeave: async (paths?: readonly string[]): Promise<boolean> => {
      const lost = unsaved(paths)
      if (lost.length === 0) return true
      dismiss()
      return new Promise((answer) => question.put({ inputs: lost, answer }))
    },
    /** Stores unsaved input for the same user's return; the browser asks about what could not be stored. */
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
    /** Its page was hidden or closed. */
    suspend: (input: UnsavedInput, isKept: boolean) => {
      if (isKept) inputs.set(input, { isShown: false })
      else drop(input)
    },
    /** Drops the inputs of hidden pages that are no longer mounted. */
    dropHidden: (isKept: (path: string) => boolean) => {
      for (const [input, { isShown }] of inputs) if (!isShown && !isKept(input.path)) drop(input)
    },
    /** The unsaved inputs of the pages at these paths, or of all. */
    unsaved: (paths?: readonly string[]): readonly UnsavedInput[] =>
      [...inputs.keys()].filter(
        (input) => (paths?.includes(input.path) ?? true) && input.isDirty(),
      ),
    isShown: (input: UnsavedInput) => inputs.get(input)?.isShown === true,
    /** Notifies that inputs may have changed. */
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
