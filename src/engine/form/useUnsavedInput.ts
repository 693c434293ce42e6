import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router'
import { pageCacheSlot } from './pageCache'
import { leaveGuard } from './LeaveGuard'
import { guardSlot, mayLeave } from './leaving'
import { protect, suspend, notifyUnsaved, type LossQuestion, type UnsavedInput } from './unsaved'

type Options = Pick<UnsavedInput, 'isDirty'> & {
  /** Without it, the input can't be saved from the leave dialog: a decision is sent from its own dialog only. */
  label?: string
  save?: UnsavedInput['save']
  isOfQuery?: boolean
  /** That typed values are not saved, by default. */
  question?: LossQuestion
  /** Default: nothing may be stored. */
  draft?: UnsavedInput['draft']
}

const typedText: LossQuestion = { title: 'forms.leaveTitle', text: 'forms.leaveText' }
const nothing = () => undefined
const notSaved = () => Promise.resolve(false)

/**
 * Protects the page's input as long as the page is mounted, visible or not.
 *
 * @returns stops the protection
 */
export function useUnsavedInput(options: Options): () => void {
  const { label, isOfQuery = false, question = typedText } = options
  const { isDirty, save = notSaved, draft = nothing } = options
  const isKeepable = draft !== nothing
  const { pathname: path } = useLocation()
  const present = useRef({ isDirty, save, draft })
  const isOver = useRef(false)
  useLayoutEffect(() => {
    present.current = { isDirty, save, draft }
    notifyUnsaved()
  })
  const input = useMemo(
    (): UnsavedInput => ({
      path,
      label,
      isOfQuery,
      question,
      isKeepable,
      isDirty: () => !isOver.current && present.current.isDirty(),
      save: () => present.current.save(),
      draft: () => present.current.draft(),
      release: () => {
        isOver.current = true
        notifyUnsaved()
      },
    }),
    [path, label, isOfQuery, question, isKeepable],
  )
  useEffect(() => {
    guardSlot.put(leaveGuard)
    protect(input)
    return () => suspend(input, pageCacheSlot.get()?.isHidden(path) ?? false)
  }, [input, path])
  return input.release
}

/** Closes a dialog; asks first if input in it would be lost. */
export function useAskedClose(close: () => void): () => void {
  const { pathname } = useLocation()
  return () => void mayLeave([pathname]).then((mayGo) => mayGo && close())
}
