// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest'
import { openInspection } from '@/engine/files/imports/useInspection'

type Listen = (event: { data?: unknown }) => void

/** A worker that never answers. */
class DeadWorker {
  static last: DeadWorker
  readonly listeners = new Map<string, Listen>()
  isEnded = false

  constructor() {
    DeadWorker.last = this
  }
  addEventListener(type: string, listen: Listen) {
    this.listeners.set(type, listen)
  }
  postMessage() {}
  terminate() {
    this.isEnded = true
  }
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function open(signal = new AbortController().signal) {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', DeadWorker)
  return openInspection(
    { file: new File([], 'a.xlsx'), expected: { columns: [], footerLabels: [] } },
    signal,
  )
}

const tooSlow = { kind: 'refused', issue: { key: 'imports.tooSlow' } }

it('reliability G15: a worker that breaks refuses the file', async () => {
  const found = open()
  DeadWorker.last.listeners.get('error')?.({})
  expect(await found).toEqual(tooSlow)
  expect(DeadWorker.last.isEnded).toBe(true)
})

it('reliability G15: a worker that takes more than ten seconds is ended', async () => {
  const found = open()
  await vi.advanceTimersByTimeAsync(9_999)
  expect(DeadWorker.last.isEnded).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await found).toEqual(tooSlow)
  expect(DeadWorker.last.isEnded).toBe(true)
})

it('ends when another file is chosen', async () => {
  const controller = new AbortController()
  const found = open(controller.signal)
  controller.abort()
  await found
  expect(DeadWorker.last.isEnded).toBe(true)
})
