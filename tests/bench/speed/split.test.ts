import { describe, expect, it } from 'vitest'
import { splitOf, type TraceEvent } from './split'
import { stepMarks } from './stopwatch'

const thread = { pid: 1, tid: 1 }

function event(name: string, fromMs: number, toMs: number, on = thread): TraceEvent {
  return { name, ph: 'X', ts: fromMs * 1000, dur: (toMs - fromMs) * 1000, ...on }
}

function forcedBy(url: string, fromMs: number, toMs: number): TraceEvent {
  return { ...event('Layout', fromMs, toMs), args: { beginData: { stackTrace: [{ url }] } } }
}

function mark(name: string, atMs: number): TraceEvent {
  return { name, ph: 'I', ts: atMs * 1000, ...thread }
}

const step = [mark(stepMarks.begin, 10), mark(stepMarks.end, 110)]

describe('the split of a trace', () => {
  it('counts nested events once, as the innermost, and the rest as waiting', () => {
    const split = splitOf([
      ...step,
      event('RunTask', 20, 70),
      event('FunctionCall', 22, 60),
      event('UpdateLayoutTree', 30, 35),
      forcedBy('http://127.0.0.1/assets/index.js', 35, 45),
      event('RunTask', 80, 100),
      event('Paint', 80, 95),
    ])
    expect(split).toEqual({
      script: 23,
      style: 5,
      layout: 10,
      paint: 15,
      other: 17,
      waiting: 30,
      forced: 1,
    })
  })

  it('counts a layout of the frame, or of the benchmark itself, as not forced', () => {
    const own = forcedBy('', 50, 60)
    expect(splitOf([...step, event('Layout', 20, 40), own])).toMatchObject({
      layout: 30,
      forced: 0,
    })
  })

  it('cuts off before the input and after the frame, and leaves out other threads', () => {
    const other = { pid: 2, tid: 1 }
    const split = splitOf([
      ...step,
      event('FunctionCall', 0, 30),
      event('FunctionCall', 100, 200),
      event('FunctionCall', 40, 90, other),
    ])
    expect(split).toMatchObject({ script: 30, waiting: 70 })
  })

  it('takes the last step of a trace', () => {
    const later = [mark(stepMarks.begin, 200), mark(stepMarks.end, 220)]
    expect(splitOf([...step, ...later, event('Paint', 205, 215)])).toMatchObject({
      paint: 10,
      waiting: 10,
    })
  })

  it('refuses a trace without a whole step', () => {
    expect(() => splitOf([mark(stepMarks.begin, 10)])).toThrow('no whole step')
  })
})
