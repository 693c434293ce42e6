import { useEffect, useLayoutEffect, useRef } from 'react'

type Row = { readonly current: HTMLElement | null }

/** The wheel scrolls the row sideways. */
export function useTagScroll(row: Row, path: string): void {
  const shown = useRef('')
  useLayoutEffect(() => {
    // a new page gets its tag a little later
    const tag = row.current?.querySelector<HTMLElement>('[data-active=true]')
    if (!tag || !row.current || shown.current === path) return
    shown.current = path
    bringIntoView(row.current, tag)
  })
  useEffect(() => {
    const element = row.current
    const turn = (event: WheelEvent) => {
      if (!element || element.scrollWidth <= element.clientWidth || event.deltaY === 0) return
      event.preventDefault()
      element.scrollLeft += event.deltaY
    }
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [row])
}

// unlike scrollIntoView, never scrolls the page below
function bringIntoView(row: HTMLElement, tag: HTMLElement): void {
  const { left, right } = row.getBoundingClientRect()
  const at = tag.getBoundingClientRect()
  if (at.left < left) row.scrollLeft -= left - at.left
  else if (at.right > right) row.scrollLeft += at.right - right
}
