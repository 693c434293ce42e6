import { sheetLimits } from '@/engine/schema/sheet/sheetLimits'
import type { Inspected, Inspection } from './inspect'

const tooSlow: Inspected = { kind: 'refused', issue: { key: 'imports.tooSlow' } }

/**
 * Looks through a file in a worker of its own, which is ended with its answer, at the deadline, when it breaks,
 * and when nobody waits for it any more.
 */
export function openInspection(inspection: Inspection, signal: AbortSignal): Promise<Inspected> {
  const worker = new Worker(new URL('./inspectionWorker.ts', import.meta.url), { type: 'module' })
  return new Promise((resolve) => {
    const end = (found: Inspected) => {
      clearTimeout(timer)
      worker.terminate()
      resolve(found)
    }
    const timer = setTimeout(() => end(tooSlow), sheetLimits.deadlineMs)
    signal.addEventListener('abort', () => end(tooSlow), { once: true })
    worker.addEventListener('message', ({ data }: MessageEvent<Inspected>) => end(data))
    worker.addEventListener('error', () => end(tooSlow))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage(inspection)
  })
}
