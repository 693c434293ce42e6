import { stepMarks } from './stopwatch'

/** An event of Chromium's trace; times in microseconds. */
export type TraceEvent = {
  name: string
  ph: string
  ts: number
  dur?: number
  pid: number
  tid: number
  args?: { beginData?: { stackTrace?: readonly { url: string }[] } }
}

export const parts = ['script', 'style', 'layout', 'paint', 'other', 'waiting'] as const
export type Part = (typeof parts)[number]

/** Where a step's time went, in milliseconds of its page's main thread; `waiting` is the time without a task. */
export type Split = Readonly<Record<Part, number>> & {
  /** Layouts that the page's own script asked for before the frame. */
  readonly forced: number
}

/** Other events belong to the one around them. */
const partOf: Readonly<Record<string, Part>> = {
  EvaluateScript: 'script',
  'v8.compile': 'script',
  'v8.compileModule': 'script',
  'v8.evaluateModule': 'script',
  'v8.callFunction': 'script',
  FunctionCall: 'script',
  RunMicrotasks: 'script',
  EventDispatch: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  FireIdleCallback: 'script',
  MinorGC: 'script',
  MajorGC: 'script',
  UpdateLayoutTree: 'style',
  ParseAuthorStyleSheet: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  UpdateLayerTree: 'paint',
  UpdateLayer: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
  CompositeLayers: 'paint',
}

type Open = { endUs: number; part: Part }

/**
 * Splits the time between the marks of a step. Nested events count once, as the innermost.
 *
 * @throws {Error} when a mark is missing
 */
export function splitOf(events: readonly TraceEvent[]): Split {
  const begin = events.findLast(({ name }) => name === stepMarks.begin)
  const end = events.findLast(({ name }) => name === stepMarks.end)
  if (!begin || !end || end.ts < begin.ts) throw new Error('The trace has no whole step.')
  const us = { script: 0, style: 0, layout: 0, paint: 0, other: 0, waiting: 0 }
  let forced = 0
  let atUs = begin.ts
  const stack: Open[] = []
  const advance = (toUs: number) => {
    const untilUs = Math.min(toUs, end.ts)
    if (untilUs <= atUs) return
    us[stack.at(-1)?.part ?? 'waiting'] += untilUs - atUs
    atUs = untilUs
  }
  const closeUntil = (tsUs: number) => {
    for (let open = stack.at(-1); open && open.endUs <= tsUs; open = stack.at(-1)) {
      advance(open.endUs)
      stack.pop()
    }
  }
  for (const event of ofThread(events, begin)) {
    const { name, ts, dur = 0 } = event
    closeUntil(ts)
    advance(ts)
    const around = stack.at(-1)
    const part = partOf[name] ?? around?.part ?? 'other'
    if (isForced(event) && ts >= begin.ts && ts < end.ts) forced += 1
    stack.push({ endUs: ts + dur, part })
  }
  closeUntil(Infinity)
  advance(end.ts)
  const ms = Object.fromEntries(parts.map((part) => [part, us[part] / 1000]))
  return { ...(ms as Record<Part, number>), forced }
}

/** The benchmark's own scripts have no address. */
function isForced({ name, args }: TraceEvent): boolean {
  const frames = args?.beginData?.stackTrace ?? []
  return name === 'Layout' && frames.some(({ url }) => url.startsWith('http'))
}

/** What the thread of an event did, outer events first. */
function ofThread(events: readonly TraceEvent[], { pid, tid }: TraceEvent): TraceEvent[] {
  return events
    .filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
}
