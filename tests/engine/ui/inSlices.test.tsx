import { expect, it, onTestFinished, vi } from 'vitest'
import { inSlices, loadLate } from '@/engine/ui/late/lateFiles'

it('runs the files of a load after those that they import, each in a moment of its own', async () => {
  const ran: string[] = []
  vi.stubGlobal('ran', ran)
  vi.stubGlobal('requestIdleCallback', (run: () => void) => {
    ran.push('pause')
    setTimeout(run)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const files = ['app', 'shared'].map((name) => `data:text/javascript,ran.push("${name}")//.js`)

  const load = () => loadLate(async () => ran.push('import'), files, 'http://portal.test/')
  await inSlices(load)
  expect(ran).toEqual(['pause', 'shared', 'pause', 'app', 'import'])
  ran.length = 0
  await load()
  expect(ran).toEqual(['import'])
})
