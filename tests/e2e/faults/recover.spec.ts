import { enter, openSession } from '@/tests/trial/enter'
import { allowFaults } from '@/tests/trial/walk/chaosFaults'
import { recover } from '@/tests/trial/walk/recover'
import { expect, test } from '../support/trial'

test('a chaos walk recovers from an expired login on whose page the operator stayed', async ({
  page,
  trial,
}) => {
  await enter(page, trial, '/store/storeDraw')
  trial.faults.set({ path: '/store/storeDraw/list', code: 401, msg: 'expired' })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  expect(trial.faults.list().map(({ met }) => met)).toEqual([1])

  trial.faults.clear()
  await recover(page, trial)
})

test('a chaos walk fails where nothing but a reload leads on', async ({
  page,
  trial,
  problems,
}) => {
  allowFaults(problems)
  await openSession(page.context(), trial)
  await page.route('**/assets/portal-*', (route) => route.abort())
  await page.goto(`${trial.origin}/#/store/storeDraw`)
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()

  await page.unroute('**/assets/portal-*')
  await expect(recover(page, trial)).rejects.toThrow('was loaded anew to recover')
})
