import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { afterPaint } from '@/engine/ui/afterPaint'

let hidden = false
let draw: (() => void) | undefined

beforeEach(() => {
  vi.useFakeTimers()
  hidden = false
  vi.stubGlobal('document', {
    get hidden() {
      return hidden
    },
  })
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    draw = run
    return 1
  })
  vi.stubGlobal('cancelAnimationFrame', () => {
    draw = undefined
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('work that waits for the next frame', () => {
  it('runs once, after the frame', () => {
    const run = vi.fn<() => void>()
    afterPaint(run)
    vi.runAllTimers()
    expect(run).not.toHaveBeenCalled()
    draw?.()
    expect(run).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(run).toHaveBeenCalledOnce()
  })

  it('runs at once in a hidden page, which draws no frame', () => {
    hidden = true
    const run = vi.fn<() => void>()
    afterPaint(run)
    expect(run).toHaveBeenCalledOnce()
  })

  it('does not run once cancelled, before the frame or after', () => {
    const run = vi.fn<() => void>()
    afterPaint(run)()
    draw?.()
    const giveUp = afterPaint(run)
    draw?.()
    giveUp()
    vi.runAllTimers()
    expect(run).not.toHaveBeenCalled()
  })
})
