import { createRoot } from 'react-dom/client'
import type { ReactElement } from 'react'
import { decimal } from '@/engine/values/decimal'
import { pointsOf } from '@/app/dashboard/dayPoints'
import { summarise } from '@/app/dashboard/summary'
import '@/engine/shell/tokens.css'
import '@/app/dashboard/dashboard.css'

/** Draws the five charts of the home page by one of these, and waits until they are painted. */
export type Drawing = 'bars' | 'recharts' | 'recharts, bars and axes alone'

declare global {
  // eslint-disable-next-line no-var
  var drawCharts: (drawing: Drawing) => Promise<number>
}

const charts = Array.from({ length: 5 }, (_, chart) =>
  pointsOf(
    summarise([
      Array.from({ length: 14 }, (_day, index) => ({
        day: `2026-06-${17 + index}`,
        value: decimal(`${((index * 7 + chart * 5) % 11) * 1_000}.25`),
      })),
    ]),
  ),
)

/** The code of the library loads with the first chart, as in the portal. */
async function chartBy(drawing: Drawing): Promise<(index: number) => ReactElement> {
  if (drawing === 'bars') {
    const [{ DayPlot }, { DayBars }] = await Promise.all([
      import('@/app/dashboard/DayPlot'),
      import('@/app/dashboard/DayBars'),
    ])
    return (index) => (
      <DayPlot points={charts[index]!} unit="USDT" label="A chart">
        <DayBars points={charts[index]!} isWhole={false} language="en-US" />
      </DayPlot>
    )
  }
  const { FullChart, BareChart } = await import('./rechartsCharts')
  const Chart = drawing === 'recharts' ? FullChart : BareChart
  return (index) => <Chart points={charts[index]!} />
}

globalThis.drawCharts = async (drawing) => {
  const startMs = performance.now()
  const chart = await chartBy(drawing)
  const root = document.querySelector('#root')!
  createRoot(root).render(<>{charts.map((_, index) => chart(index))}</>)
  while (root.querySelectorAll('[role=application] :is(rect, path)').length < charts.length * 7)
    // oxlint-disable-next-line no-await-in-loop
    await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  return performance.now() - startMs
}
