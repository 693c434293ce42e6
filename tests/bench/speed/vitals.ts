import type { Page } from '@playwright/test'

/** An input, in milliseconds to its next frame. */
export type Interaction = {
  duration: number
  /** Until its handlers began, while they ran, and from then to the frame. */
  delay: number
  handlers: number
  paint: number
  type: string
  target: string
}

/** What one page was like since the last look. */
export type Vitals = {
  interactions: readonly Interaction[]
  /** The largest burst of layout shifts, and what moved in it. */
  cls: number
  moved: readonly string[]
  /** The largest paint of the load, and what it painted. */
  lcp: number
  painted: string
}

declare global {
  // eslint-disable-next-line no-var
  var vitals: { take: () => Promise<Vitals> }
}

/** Puts the observers into every document of the page before its own scripts. */
export async function installVitals(page: Page): Promise<void> {
  // tsx wraps every named function in a helper that the page does not have
  await page.addInitScript('globalThis.__name ??= (made) => made')
  await page.addInitScript(observeVitals)
}

type Shift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: readonly { node: Node | null }[]
}
type Event = PerformanceEventTiming & { interactionId: number }
type Paint = PerformanceEntry & { element: Element | null }

/** Runs in the page; knows nothing of this file. Follows the definitions of Web Vitals. */
function observeVitals(): void {
  const burstGapMs = 1_000
  const burstMs = 5_000
  const interactions = new Map<number, Interaction>()
  let shifts: Shift[] = []
  let lcp = 0
  let painted = ''

  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement
    if (!element) return ''
    const classes = [...element.classList].map((one) => `.${one}`).join('')
    return `${element.tagName.toLowerCase()}${element.id && `#${element.id}`}${classes}`
  }
  const watch = (type: string, note: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    })
  watch(
    'event',
    (entry) => {
      const { interactionId, startTime, duration, processingStart, processingEnd, name, target } =
        entry as Event
      const known = interactions.get(interactionId)
      if (interactionId === 0 || (known && known.duration >= duration)) return
      interactions.set(interactionId, {
        duration,
        delay: processingStart - startTime,
        handlers: processingEnd - processingStart,
        paint: startTime + duration - processingEnd,
        type: name,
        target: nameOf(target),
      })
    },
    { durationThreshold: 16 },
  )
  watch('layout-shift', (entry) => {
    if (!(entry as Shift).hadRecentInput) shifts.push(entry as Shift)
  })
  watch('largest-contentful-paint', (entry) => {
    lcp = entry.startTime
    painted = nameOf((entry as Paint).element)
  })

  const sumOf = (burst: readonly Shift[]) => burst.reduce((sum, { value }) => sum + value, 0)
  const worstBurst = () => {
    const bursts: Shift[][] = []
    for (const shift of shifts) {
      const burst = bursts.at(-1)
      const [first, last] = [burst?.[0], burst?.at(-1)]
      const isSame =
        first &&
        last &&
        shift.startTime - last.startTime < burstGapMs &&
        shift.startTime - first.startTime < burstMs
      if (isSame) burst?.push(shift)
      else bursts.push([shift])
    }
    return bursts.sort((a, b) => sumOf(b) - sumOf(a))[0] ?? []
  }

  globalThis.vitals = {
    async take() {
      // the browser reports events a little later
      await new Promise((resolve) => setTimeout(resolve, 150))
      const burst = worstBurst()
      const moved = burst.flatMap(({ sources }) => sources.map(({ node }) => nameOf(node)))
      const taken = {
        interactions: [...interactions.values()],
        cls: sumOf(burst),
        moved: [...new Set(moved)],
        lcp,
        painted,
      }
      interactions.clear()
      shifts = []
      return taken
    },
  }
}
