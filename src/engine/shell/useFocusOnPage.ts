import { useEffect, useRef, type RefObject } from 'react'

/** After each navigation the focus goes to the new page's heading, which a screen reader then reads. */
export function useFocusOnPage(path: string, content: RefObject<HTMLElement | null>): void {
  const seen = useRef(path)
  useEffect(() => {
    if (seen.current === path) return
    seen.current = path
    return content.current ? focusHeading(content.current) : undefined
  }, [path, content])
}

const taken = '[role="dialog"], [role="menu"], [role="toolbar"]'

function focusHeading(content: HTMLElement): (() => void) | undefined {
  const active = document.activeElement
  // a form has put it into its first input; a dialog keeps it, as do the tags
  const isInside = active !== content && content.contains(active) && isInView(active)
  const isTaken = isInside || active?.closest(taken)
  return isTaken ? undefined : focusPage(content)
}

/**
 * The heading of a page that is still on its way is waited for, as long as nobody moves the focus.
 * @returns ends the waiting
 */
export function focusPage(content: HTMLElement): (() => void) | undefined {
  if (focused(content)) return undefined
  content.focus({ preventScroll: true })
  const observer = new MutationObserver(() => {
    if (document.activeElement !== content || focused(content)) observer.disconnect()
  })
  observer.observe(content, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Whether there was a heading in view to focus; pages kept under other tags have theirs, too. */
function focused(content: HTMLElement): boolean {
  const headings = [...content.querySelectorAll<HTMLElement>('h1')]
  const heading = headings.find(isInView)
  if (!heading) return false
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

/** Not in a browser that cannot tell: there it is. */
export function isInView(element: Element | null): boolean {
  return element?.checkVisibility?.() ?? true
}
