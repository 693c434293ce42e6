import type { Browser, CDPSession } from '@playwright/test'
import { splitOf, type Split, type TraceEvent } from './split'

const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline.stack',
  'blink.user_timing',
  'toplevel',
  'v8',
]

export type Tracer = { split: (work: () => Promise<void>) => Promise<Split> }

/** Records what the browser does while some work lasts. */
export async function openTracer(browser: Browser): Promise<Tracer> {
  const devtools: CDPSession = await browser.newBrowserCDPSession()
  return {
    async split(work) {
      const events: TraceEvent[] = []
      const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]))
      devtools.on('Tracing.dataCollected', collect)
      await devtools.send('Tracing.start', {
        transferMode: 'ReportEvents',
        traceConfig: { includedCategories: categories },
      })
      try {
        await work()
      } finally {
        const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
        await devtools.send('Tracing.end')
        await complete
        devtools.off('Tracing.dataCollected', collect)
      }
      return splitOf(events)
    },
  }
}
