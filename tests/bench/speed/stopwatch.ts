import type { Page } from '@playwright/test'

/** The duration of a step as the page sees it, in milliseconds. */
export type Taken = {
  /** From the input event, or the start of the navigation, to the frame that paints each result. */
  ms: readonly number[]
  /** The longest time from an input to its next frame. */
  inp: number
  /** What long tasks took beyond 50 ms each. */
  blocking: number
}

/** A result that is waited for. */
export type Sight = {
  selector: string
  /** How many elements match; at least one by default. */
  count?: number
  /** Whether the first has any text. */
  filled?: boolean
  /** Text (or an input's value) that the first must hold. */
  holds?: string
  /** Text that the first must no longer have. */
  not?: string
}

type Stopwatch = {
  /** Waits for the sights, from the next input or from now on. */
  arm: (sights: readonly Sight[], start: 'input' | 'now') => void
  taken: () => Promise<Taken>
  /** The same from the start of the navigation to the first of the sights that a load may end with. */
  loaded: () => Promise<Taken>
}

declare global {
  // eslint-disable-next-line no-var
  var stopwatch: Stopwatch
}

/** Puts the stopwatch into every document of the page before its own scripts. */
export async function installStopwatch(page: Page, loads: readonly Sight[]): Promise<void> {
  // tsx wraps every named function in a helper that the page does not have
  await page.addInitScript('globalThis.__name ??= (made) => made')
  await page.addInitScript(makeStopwatch, loads)
}

/** Runs in the page; knows nothing of this file. */
function makeStopwatch(loads: readonly Sight[]): void {
  let startedMs = -1
  let waiting: { sight: Sight; finish: (ms: number) => void }[] = []
  let finished: Promise<readonly number[]> = Promise.resolve([])
  let longestMs = 0
  let blockingMs = 0

  const isSeen = ({ selector, count, filled, holds, not }: Sight) => {
    const found = document.querySelectorAll<HTMLElement>(selector)
    const [first] = found
    if (!first || (count !== undefined && found.length !== count)) return false
    const text = (first instanceof HTMLInputElement ? first.value : first.textContent).trim()
    if (filled && text === '') return false
    return (holds === undefined || text.includes(holds)) && (not === undefined || text !== not)
  }
  const afterPaint = (then: () => void) =>
    requestAnimationFrame(() => {
      // the frame ends with the next task
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', then)
      port1.start()
      port2.postMessage(0)
    })
  const look = () => {
    if (startedMs < 0) return
    const seen = waiting.filter(({ sight }) => isSeen(sight))
    waiting = waiting.filter((one) => !seen.includes(one))
    for (const { finish } of seen) afterPaint(() => finish(performance.now() - startedMs))
  }
  // a mutation is seen at once, an input's value in the next frame
  const observed = { subtree: true, childList: true, characterData: true, attributes: true }
  new MutationObserver(look).observe(document, observed)
  const everyFrame = () => {
    look()
    requestAnimationFrame(everyFrame)
  }
  requestAnimationFrame(everyFrame)
  const begin = (event: Event) => {
    if (waiting.length > 0 && startedMs < 0) startedMs = event.timeStamp
  }
  for (const type of ['click', 'keydown', 'input', 'change']) addEventListener(type, begin, true)

  const watch = (options: PerformanceObserverInit, note: (ms: number) => void) =>
    new PerformanceObserver((entries) => {
      for (const { duration } of entries.getEntries()) note(duration)
    }).observe(options)
  watch({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit, (ms) => {
    longestMs = Math.max(longestMs, ms)
  })
  watch({ type: 'longtask', buffered: true }, (ms) => {
    blockingMs += Math.max(0, ms - 50)
  })

  const report = async (times: Promise<readonly number[]>) => {
    const ms = await times
    // the browser reports events and tasks a little later
    await new Promise((resolve) => setTimeout(resolve, 150))
    return { ms, inp: longestMs, blocking: blockingMs }
  }
  const firstLoad = new Promise<readonly number[]>((resolve) => {
    startedMs = 0
    for (const sight of loads) waiting.push({ sight, finish: (ms) => resolve([ms]) })
  })

  globalThis.stopwatch = {
    arm(sights, start) {
      startedMs = start === 'now' ? performance.now() : -1
      longestMs = 0
      blockingMs = 0
      waiting = []
      const times = sights.map(
        (sight) => new Promise<number>((finish) => waiting.push({ sight, finish })),
      )
      finished = Promise.all(times)
    },
    taken: () => report(finished),
    loaded: () => report(firstLoad),
  }
}
