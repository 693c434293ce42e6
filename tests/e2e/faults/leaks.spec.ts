import { enter } from '@/tests/trial/enter'
import { changeRoutes, growthText, isAllowed } from '@/tests/trial/routeChanges'
import { partOf, wholeShift, work } from '@/tests/trial/shift'
import { expect, test } from '../support/trial'

test.describe.configure({ mode: 'parallel' })

test('J11, goal 20: a hundred changes of the route leave almost nothing behind', async ({
  page,
  trial,
}) => {
  await enter(page, trial, '/store/storeDraw')
  const growth = await changeRoutes(page, { changes: 100, every: 3 })
  expect(isAllowed(growth), growthText(growth)).toBe(true)
})

test('J12, goal 21: a tenth of a shift leaves less than 2 MB behind', async ({ page, trial }) => {
  const { megabytes } = await work(page, trial, partOf(wholeShift, 0.1))
  expect(megabytes).toBeLessThanOrEqual(2)
})
