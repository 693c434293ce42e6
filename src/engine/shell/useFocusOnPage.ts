import { useEffect, useRef, type RefObject } from 'react'

/** Focuses the new page's heading, so that screen readers announce it. */
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
  // a form may have focused its first input; dialogs and tags keep the focus
  const isInside = active !== content && content.contains(active) && isInView(active)
  const isTaken = isInside || active?.closest(taken)
  return isTaken ? undefined : focusPage(content)
}

/** Waits for the heading of a page that still loads, unless focus moves; returns the function to stop. */
export function focusPage(content: HTMLElement): (() => void) | undefined {
  if (focused(content)) return undefined
  content.focus({ preventScroll: true })
  const observer = new MutationObserver(() => {
    if (document.activeElement !== content || focused(content)) observer.disconnect()
  })
  observer.observe(content, { childList: true, subtree: true })
  return () => observer.disconnect()
}

function focused(content: HTMLElement): boolean {
  const headings = [...content.querySelectorAll<HTMLElement>('h1')]
  const heading = headings.find(isInView)
  if (!heading) return false
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

/** True in browsers that can't tell. */
export function isInView(element: Element | null): boolean {
  return element?.checkVisibility?.() ?? true
}
