import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

const step = 100

/** More rows render when their end comes this close to the visible area. */
const margin = '1000px'

/**
 * Renders a long page in steps of a hundred rows as it is scrolled, and in whole for print. Rendered rows stay until
 * another record comes first.
 *
 * @returns the number of rendered rows, and the ref of a row with the height of the others
 */
export function useDrawnRows(first: string | undefined, count: number) {
  const [{ of, upTo }, setDrawn] = useState({ of: first, upTo: step })
  const known = of === first ? upTo : step
  const drawn = 'IntersectionObserver' in globalThis ? Math.min(known, count) : count
  const isWhole = drawn === count
  const draw = useCallback((more: number) => setDrawn({ of: first, upTo: more }), [first])

  useEffect(() => {
    if (isWhole) return
    const drawAll = () => flushSync(() => draw(count))
    window.addEventListener('beforeprint', drawAll)
    return () => window.removeEventListener('beforeprint', drawAll)
  }, [isWhole, count, draw])

  const others = useCallback(
    (row: HTMLTableRowElement | null) => {
      if (!row) return
      const last = row.previousElementSibling
      const height = last instanceof HTMLElement ? last.offsetHeight : 0
      row.style.height = `${(count - drawn) * height}px`
      const observer = new IntersectionObserver((seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) draw(drawn + step)
      }, options)
      observer.observe(row)
      return () => observer.disconnect()
    },
    [count, drawn, draw],
  )
  return { drawn, others }
}

// older browsers know no margin of a scrolled area: they render the next rows once their end is
// visible
const options: IntersectionObserverInit & { scrollMargin: string } = {
  rootMargin: margin,
  scrollMargin: margin,
}
