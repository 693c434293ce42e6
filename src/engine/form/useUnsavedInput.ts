import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router'
import { dropDraft, keepDraft, type Draft } from './drafts'
import { leaveGuard } from './LeaveGuard'
import { useOpenPages, type LossQuestion, type UnsavedInput } from './openPages'

type Options = Pick<UnsavedInput, 'isDirty'> & {
  /** Without it, the leave dialog can't save the input: a decision is sent from its own dialog only. */
  label?: string
  save?: UnsavedInput['save']
  isOfQuery?: boolean
  question?: LossQuestion
  draft?: () => Omit<Draft, 'until'> | undefined
}

const typedText: LossQuestion = { title: 'forms.leaveTitle', text: 'forms.leaveText' }
const nothing = () => undefined
const notSaved = () => Promise.resolve(false)

/** Protects the input while the page is mounted, visible or not. The result ends the protection. */
export function useUnsavedInput(options: Options): () => void {
  const { label, isOfQuery = false, question = typedText } = options
  const { isDirty, save = notSaved, draft = nothing } = options
  const isKeepable = draft !== nothing
  const { pathname: path } = useLocation()
  const { cache, guard, notify, protect, suspend } = useOpenPages()
  const present = useRef({ isDirty, save, draft })
  const isOver = useRef(false)
  useLayoutEffect(() => {
    present.current = { isDirty, save, draft }
    notify()
  })
  const input = useMemo((): UnsavedInput => {
    const release = () => {
      isOver.current = true
      notify()
    }
    return {
      path,
      label,
      isOfQuery,
      question,
      isKeepable,
      isDirty: () => !isOver.current && present.current.isDirty(),
      save: () => present.current.save(),
      keep: () => {
        const kept = present.current.draft()
        return !kept || keepDraft(kept)
      },
      giveUp: () => {
        const kept = present.current.draft()
        if (kept) dropDraft(kept)
        release()
      },
      release,
    }
  }, [path, label, isOfQuery, question, isKeepable, notify])
  useEffect(() => {
    guard.put(leaveGuard)
    protect(input)
    return () => suspend(input, cache.isHidden(path))
  }, [input, path, cache, guard, protect, suspend])
  return input.release
}

/** Asks first if input in the dialog would be lost. */
export function useAskedClose(close: () => void): () => void {
  const { pathname } = useLocation()
  const { mayLeave } = useOpenPages()
  return () => void mayLeave([pathname]).then((mayGo) => mayGo && close())
}
