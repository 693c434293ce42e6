import { expect, it } from 'vitest'
import { enter } from '@/tests/trial/enter'
import { changeRoutes, growthText, isAllowed } from '@/tests/trial/routeChanges'
import { partOf, wholeShift, work } from '@/tests/trial/shift'
import { openTab } from './openTab'
import { countFrom } from './settings'

it('J11, goal 20: a thousand changes of the route leave almost nothing behind', async ({
  task,
}) => {
  const changes = countFrom('SOAK_ROUTES', 1_000)
  const { trial, page, close } = await openTab()
  await enter(page, trial, '/store/storeDraw')
  const growth = await changeRoutes(page, { changes })
  await close()
  task.meta.figures = growthText(growth)
  expect(isAllowed(growth), growthText(growth)).toBe(true)
})

it('J12, goal 21: a shift of eight hours leaves less than 20 MB behind', async ({ task }) => {
  const { trial, page, close } = await openTab()
  const shift = partOf(wholeShift, countFrom('SOAK_SHIFT', 100) / 100)
  const { megabytes, p95Ms } = await work(page, trial, shift)
  await close()
  const { steps, drops, alerts, exports } = shift
  task.meta.figures =
    `a shift of ${(steps * 6) / 3_600} hours, ${steps} steps, ${drops} drops, ${alerts} alerts, ${exports} exports: ` +
    `heap ${megabytes.toFixed(1)} MB, p95 of an interaction ${p95Ms.toFixed(0)} ms`
  expect(megabytes).toBeLessThanOrEqual(20)
})
