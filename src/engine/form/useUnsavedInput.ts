import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router'
import { pageCacheSlot } from './pageCache'
import { leaveGuard } from './LeaveGuard'
import { guardSlot, mayLeave } from './leaving'
import { hold, putAway, tell, type LossQuestion, type UnsavedInput } from './unsaved'

type Options = Pick<UnsavedInput, 'isDirty'> & {
  /** Without one it can only be left or stayed with: a decision is sent from its own dialog alone. */
  label?: string
  save?: UnsavedInput['save']
  isOfQuery?: boolean
  /** That typed values are not saved, by default. */
  question?: LossQuestion
  /** Nothing by default. */
  draft?: UnsavedInput['draft']
}

const typedText: LossQuestion = { title: 'forms.leaveTitle', text: 'forms.leaveText' }
const nothing = () => undefined
const notSaved = () => Promise.resolve(false)

/**
 * Keeps what is typed from being lost unasked as long as its page lives, in sight or not.
 *
 * @returns what lets it go: it is safe, whatever leaves the page now
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
    tell()
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
      letGo: () => {
        isOver.current = true
        tell()
      },
    }),
    [path, label, isOfQuery, question, isKeepable],
  )
  useEffect(() => {
    guardSlot.put(leaveGuard)
    hold(input)
    return () => putAway(input, pageCacheSlot.get()?.isHidden(path) ?? false)
  }, [input, path])
  return input.letGo
}

/** Closes a dialog over a page, by Escape or beside it; what is typed there is asked about first. */
export function useAskedClose(close: () => void): () => void {
  const { pathname } = useLocation()
  return () => void mayLeave([pathname]).then((mayGo) => mayGo && close())
}
