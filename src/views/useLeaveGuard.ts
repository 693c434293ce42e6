import { useCallback, useEffect, useRef } from 'react'
import { useBlocker, type Blocker, type BlockerFunction } from 'react-router'

type LeaveGuard = {
  readonly blocker: Blocker
  /** What was typed is safe: whatever leaves the page now is let go. */
  readonly letGo: () => void
}

/** Holds the operator on a page while something typed would be lost; asks the browser to do so, too. */
export function useLeaveGuard(isDirty: () => boolean): LeaveGuard {
  const isOver = useRef(false)
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      !isOver.current && currentLocation.pathname !== nextLocation.pathname && isDirty(),
    [isDirty],
  )
  const blocker = useBlocker(shouldBlock)
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!isOver.current && isDirty()) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isDirty])
  return {
    blocker,
    letGo: () => {
      isOver.current = true
    },
  }
}
