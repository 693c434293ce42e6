import { useCallback, useState } from 'react'

/** The width of an element in pixels, followed as it changes; 0 until it is measured. */
export function useWidth(): [ref: (element: Element | null) => (() => void) | undefined, number] {
  const [width, setWidth] = useState(0)
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined
    if (typeof ResizeObserver === 'undefined') return followWindow(element, setWidth)
    const observer = new ResizeObserver(([entry]) => {
      setWidth(Math.floor(entry?.contentRect.width ?? 0))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}

function followWindow(element: Element, tell: (width: number) => void): () => void {
  const measure = () => tell(element.clientWidth)
  measure()
  addEventListener('resize', measure)
  return () => removeEventListener('resize', measure)
}
