import { sheetLimits } from '@/engine/schema/sheet/sheetLimits'
import { callWorker } from '../workerCalls'
import type { Inspected, Inspection } from './inspect'

const tooSlow: Inspected = { kind: 'refused', issue: { key: 'imports.tooSlow' } }

/** Inspects a file in a worker of its own, which ends with the answer, at the deadline or by the signal. */
export async function openInspection(
  inspection: Inspection,
  signal: AbortSignal,
): Promise<Inspected> {
  const worker = new Worker(new URL('./inspectionWorker.ts', import.meta.url), { type: 'module' })
  const ending = new AbortController()
  const end = () => ending.abort()
  const timer = setTimeout(end, sheetLimits.deadlineMs)
  signal.addEventListener('abort', end, { once: true })
  try {
    return await callWorker<Inspection, Inspected>(worker, tooSlow, ending.signal)(inspection)
  } finally {
    clearTimeout(timer)
    end()
  }
}
