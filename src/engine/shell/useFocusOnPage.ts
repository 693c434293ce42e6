import { useEffect, useRef, type RefObject } from 'react'
import { onceDrawn } from '@/engine/ui/afterPaint'

/** Focuses the new page's heading, so that screen readers announce it. */
export function useFocusOnPage(path: string, content: RefObject<HTMLElement | null>): void {
  const seen = useRef(path)
  useEffect(() => {
    if (seen.current === path) return
    seen.current = path
    const { current } = content
    return current ? stoppable(() => focusHeading(current)) : undefined
  }, [path, content])
}

const taken = '[role="dialog"], [role="menu"], [role="toolbar"]'

function focusHeading(content: HTMLElement): (() => void) | undefined {
  const active = document.activeElement
  // a form may have focused its first input; dialogs and tags keep the focus
  const isInside = active !== content && active && content.contains(active) && isShown(active)
  const isTaken = isInside || active?.closest(taken)
  return isTaken ? undefined : focusPage(content)
}

/** Waits for the heading of a page that still loads, unless focus moves; returns the function to stop. */
export function focusPage(content: HTMLElement): (() => void) | undefined {
  if (focused(content)) return undefined
  content.focus({ preventScroll: true })
  let cancel: (() => void) | undefined
  const look = () => {
    cancel = undefined
    if (document.activeElement !== content || focused(content)) observer.disconnect()
  }
  const observer = new MutationObserver(() => {
    cancel ??= onceDrawn(look)
  })
  observer.observe(content, { childList: true, subtree: true })
  return () => {
    cancel?.()
    observer.disconnect()
  }
}

/** The same once the page is drawn. */
export function focusPageSoon(content: HTMLElement): () => void {
  return stoppable(() => focusPage(content))
}

/** Starts once the page is drawn. */
function stoppable(start: () => (() => void) | undefined): () => void {
  let stop: (() => void) | undefined
  const cancel = onceDrawn(() => {
    stop = start()
  })
  return () => {
    cancel()
    stop?.()
  }
}

function focused(content: HTMLElement): boolean {
  const headings = [...content.querySelectorAll<HTMLElement>('h1')]
  const heading = headings.find(isShown)
  if (!heading) return false
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

// asking the browser would lay the page out
function isShown(element: Element): boolean {
  return element.closest('[style*="display: none"]') === null
}

/** True in browsers that can't tell. */
export function isInView(element: Element | null): boolean {
  return element?.checkVisibility?.() ?? true
}
