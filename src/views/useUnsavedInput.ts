import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router'
import { keeperSlot } from './keeper'
import { leaveGuard } from './LeaveGuard'
import { guardSlot } from './leaving'
import { hold, putAway, type UnsavedInput } from './unsaved'

type Options = Pick<UnsavedInput, 'label' | 'isDirty' | 'save'> & {
  isOfQuery?: boolean
  /** Nothing by default. */
  draft?: UnsavedInput['draft']
}

const nothing = () => undefined

/**
 * Keeps what is typed from being lost unasked as long as its page lives, in sight or not.
 *
 * @returns what lets it go: it is safe, whatever leaves the page now
 */
export function useUnsavedInput(options: Options): () => void {
  const { label, isOfQuery = false, isDirty, save, draft = nothing } = options
  const { pathname: path } = useLocation()
  const present = useRef({ isDirty, save, draft })
  const isOver = useRef(false)
  useLayoutEffect(() => {
    present.current = { isDirty, save, draft }
  })
  const input = useMemo(
    (): UnsavedInput => ({
      path,
      label,
      isOfQuery,
      isDirty: () => !isOver.current && present.current.isDirty(),
      save: () => present.current.save(),
      draft: () => present.current.draft(),
      letGo: () => {
        isOver.current = true
      },
    }),
    [path, label, isOfQuery],
  )
  useEffect(() => {
    guardSlot.put(leaveGuard)
    hold(input)
    return () => putAway(input, keeperSlot.get()?.isHidden(path) ?? false)
  }, [input, path])
  return input.letGo
}
