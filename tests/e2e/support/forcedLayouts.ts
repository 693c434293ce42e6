import type { Page } from '@playwright/test'

/** What a step ends with: an element with a text, and not with the text of before. */
export type Sight = { readonly selector: string; readonly not?: string }

type TraceEvent = {
  readonly name: string
  readonly ts: number
  readonly args: {
    readonly beginData?: { readonly stackTrace?: readonly Frame[] }
  }
}

type Frame = { readonly functionName: string; readonly url: string; readonly columnNumber: number }

const marks = { begin: 'layouts:begin', end: 'layouts:end' }

/**
 * The layouts that the portal's own scripts force between the input and the frame that shows the result. The browser
 * lays a page out before each frame anyway; a layout in between is done twice.
 *
 * @returns where each comes from
 */
export async function forcedLayouts(
  page: Page,
  sight: Sight,
  act: () => Promise<unknown>,
): Promise<readonly string[]> {
  const devtools = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]))
  })
  const stack = 'disabled-by-default-devtools.timeline.stack'
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'blink.user_timing', stack] },
  })
  await page.evaluate(watchStep, { sight, marks })
  await act()
  await page.waitForFunction((end) => performance.getEntriesByName(end).length > 0, marks.end)
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
  await devtools.send('Tracing.end')
  await complete
  await devtools.detach()
  return forcedIn(events)
}

/** Runs in the page; knows nothing of this file. */
function watchStep({ sight, marks: { begin, end } }: { sight: Sight; marks: typeof marks }): void {
  for (const name of [begin, end]) performance.clearMarks(name)
  const start = () => {
    if (performance.getEntriesByName(begin).length === 0) performance.mark(begin)
  }
  for (const type of ['click', 'change', 'popstate'])
    addEventListener(type, start, { capture: true, once: true })
  const look = () => {
    const found = document.querySelector(sight.selector)
    const text = found instanceof HTMLInputElement ? found.value : (found?.textContent ?? '')
    const isSeen = text !== '' && text !== sight.not
    if (!isSeen || performance.getEntriesByName(begin).length === 0) requestAnimationFrame(look)
    else setTimeout(() => performance.mark(end))
  }
  requestAnimationFrame(look)
}

function forcedIn(events: readonly TraceEvent[]): readonly string[] {
  const at = (mark: string) => events.find(({ name }) => name === mark)?.ts
  const [begin, end] = [at(marks.begin), at(marks.end)]
  if (begin === undefined || end === undefined) throw new Error('The trace has no whole step.')
  return events.flatMap(({ name, ts, args }) => {
    const frames = args.beginData?.stackTrace ?? []
    const own = frames.find(({ url }) => url.includes('/assets/'))
    const isForced = name === 'Layout' && own && ts > begin && ts < end
    return isForced
      ? [`${own.functionName} in ${own.url.split('/').at(-1)}:${own.columnNumber}`]
      : []
  })
}
