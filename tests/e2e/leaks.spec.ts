import { enter } from '../trial/enter'
import { changeRoutes, growthText, isAllowed } from '../trial/routeChanges'
import { partOf, wholeShift, work } from '../trial/shift'
import { expect, test } from './trial'

test.describe.configure({ mode: 'parallel' })

test('J11, goal 20: sixty changes of the route leave next to nothing behind', async ({
  page,
  trial,
}) => {
  await enter(page, trial, '/store/storeDraw')
  const growth = await changeRoutes(page, { changes: 60, every: 4 })
  expect(isAllowed(growth), growthText(growth)).toBe(true)
})

test('J12, goal 21: a twentieth of a shift leaves less than 1 MB behind', async ({
  page,
  trial,
}) => {
  const { megabytes } = await work(page, trial, partOf(wholeShift, 0.05))
  expect(megabytes).toBeLessThanOrEqual(1)
})
