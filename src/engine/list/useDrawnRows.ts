import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** As many rows as are drawn at once. */
const step = 100

/** How far out of sight the end of the drawn rows may be when the next are drawn. */
const margin = '1000px'

/**
 * How many rows of a long page are drawn: the first hundred, and a hundred more whenever their end comes near; all of
 * them for print. What is drawn stays drawn until another record comes first.
 * @returns their number, and the ref of the row that takes the place of the others
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
      const last = row.previousElementSibling as HTMLElement | null
      row.style.height = `${(count - drawn) * (last?.offsetHeight ?? 0)}px`
      const observer = new IntersectionObserver((seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) draw(drawn + step)
      }, farSighted)
      observer.observe(row)
      return () => observer.disconnect()
    },
    [count, drawn, draw],
  )
  return { drawn, others }
}

// a browser that knows no margin of a scrolled area draws the next rows as their end is seen
const farSighted: IntersectionObserverInit & { scrollMargin: string } = {
  rootMargin: margin,
  scrollMargin: margin,
}
