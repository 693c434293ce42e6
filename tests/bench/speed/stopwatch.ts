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

/** A result that is waited for: the visible elements that match. */
export type Sight = {
  selector: string
  /** How many elements match. */
  count?: number
  atLeast?: number
  /** Whether the first has any text. */
  filled?: boolean
  /** Text (or an input's value) that the first must hold. */
  holds?: string
  /** Text that the first must no longer have. */
  not?: string
  /** Text of the last one, which must lie in the window. */
  last?: string
}

/** The marks that bound a step in a trace. */
export const stepMarks = { begin: 'bench:begin', end: 'bench:end' }

type Stopwatch = {
  /** Waits for the sights, from the next input or from now on. */
  arm: (sights: readonly Sight[], start: 'input' | 'now') => void
  taken: () => Promise<Taken>
  /** The same from the start of the navigation to one of the sights that a load may end with. */
  loaded: (sight: number) => Promise<Taken>
  /** When the last task of more than 50 ms ended, in milliseconds since the navigation; 0 if there was none. */
  lastLongTask: () => number
}

declare global {
  // eslint-disable-next-line no-var
  var stopwatch: Stopwatch
}

/** Puts the stopwatch into every document of the page before its own scripts. */
export async function installStopwatch(page: Page, loads: readonly Sight[]): Promise<void> {
  // tsx wraps every named function in a helper that the page does not have
  await page.addInitScript('globalThis.__name ??= (made) => made')
  await page.addInitScript(makeStopwatch, { loads, marks: stepMarks })
}

type Given = { loads: readonly Sight[]; marks: typeof stepMarks }
type Waiting = { sight: Sight; finish: (ms: number) => void }

/** Runs in the page; knows nothing of this file. */
function makeStopwatch({ loads, marks }: Given): void {
  let startedMs = 0
  let waiting: Waiting[] = []
  let finished: Promise<readonly number[]> = Promise.resolve([])
  let longestMs = 0
  let blockingMs = 0
  let lastTaskMs = 0

  // a hidden page may hold the same
  const visible = (matching: NodeListOf<HTMLElement>) =>
    [...matching].filter((one) => one.checkVisibility())
  const isSeen = ({ selector, count, atLeast = 1, filled, holds, not }: Sight) => {
    const matching = document.querySelectorAll<HTMLElement>(selector)
    if (matching.length < (count ?? atLeast)) return false
    const found = visible(matching)
    const [first] = found
    if (!first || found.length < atLeast || (count !== undefined && found.length !== count))
      return false
    const text = (first instanceof HTMLInputElement ? first.value : first.textContent).trim()
    if (filled && text === '') return false
    return (holds === undefined || text.includes(holds)) && (not === undefined || text !== not)
  }
  const isLastInWindow = ({ selector, last }: Sight) => {
    if (last === undefined) return true
    const row = visible(document.querySelectorAll<HTMLElement>(selector)).at(-1)
    const { top = innerHeight, bottom = 0 } = row?.getBoundingClientRect() ?? {}
    return row?.textContent.includes(last) === true && top < innerHeight && bottom > 0
  }
  const finish = (seen: readonly Waiting[]) => {
    const done = seen.filter(({ sight }) => isLastInWindow(sight))
    waiting = waiting.filter((one) => !done.includes(one))
    for (const one of done) one.finish(performance.now() - startedMs)
    if (done.length > 0) performance.mark(marks.end)
  }
  const everyFrame = () => {
    const seen = startedMs < 0 ? [] : waiting.filter(({ sight }) => isSeen(sight))
    if (seen.length > 0) {
      // the frame ends with the next task
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => finish(seen))
      port1.start()
      port2.postMessage(0)
    }
    requestAnimationFrame(everyFrame)
  }
  requestAnimationFrame(everyFrame)

  const start = (ms: number) => {
    startedMs = ms
    performance.mark(marks.begin, { startTime: ms })
  }
  const begin = (event: Event) => {
    if (waiting.length > 0 && startedMs < 0) start(event.timeStamp)
  }
  for (const type of ['click', 'keydown', 'input', 'change']) addEventListener(type, begin, true)

  const watch = (options: PerformanceObserverInit, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((entries) => entries.getEntries().forEach(note)).observe(options)
  watch({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit, ({ duration }) => {
    longestMs = Math.max(longestMs, duration)
  })
  watch({ type: 'longtask', buffered: true }, ({ startTime, duration }) => {
    blockingMs += Math.max(0, duration - 50)
    lastTaskMs = Math.max(lastTaskMs, startTime + duration)
  })

  const report = async (times: Promise<readonly number[]>) => {
    const ms = await times
    // the browser reports events and tasks a little later
    await new Promise((resolve) => setTimeout(resolve, 100))
    return { ms, inp: longestMs, blocking: blockingMs }
  }
  const wait = (sight: Sight) => new Promise<number>((finish) => waiting.push({ sight, finish }))
  start(0)
  const firstLoads = loads.map(wait)

  globalThis.stopwatch = {
    arm(sights, from) {
      longestMs = 0
      blockingMs = 0
      waiting = []
      startedMs = -1
      if (from === 'now') start(performance.now())
      finished = Promise.all(sights.map(wait))
    },
    taken: () => report(finished),
    loaded: (sight) => report(Promise.all(firstLoads.slice(sight, sight + 1))),
    lastLongTask: () => lastTaskMs,
  }
}
