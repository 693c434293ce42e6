import { useEffect, useRef, type RefObject } from 'react'

/** A heading that takes the focus when it comes, so that what took the place of a form is heard. */
export function useHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return heading
}
