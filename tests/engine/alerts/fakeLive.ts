import type { Live, LiveListener, LiveState, Missed } from '@/engine/data/live/live'
import { createSlot } from '@/engine/ui/late/slot'

/** A live channel that the test controls. */
export function fakeLive(missed: () => Promise<readonly Missed[]>) {
  const state = createSlot<LiveState>()
  const retries = { count: 0 }
  let listener: LiveListener | undefined
  let stopped = false
  let running = 0
  state.put({ status: 'open', attempt: 0 })

  function start(next: LiveListener): Live {
    listener = next
    running += 1
    return {
      channel: {
        state: () => state.get() ?? { status: 'off', attempt: 0 },
        subscribe: state.subscribe,
        retry: () => void (retries.count += 1),
      },
      missed,
      stop() {
        stopped = true
        running -= 1
      },
    }
  }

  return {
    start,
    retries,
    isStopped: () => stopped,
    /** How many were started and not stopped. */
    running: () => running,
    become: state.put,
    /** Command 1001 about a row. */
    order: (id: string) =>
      listener?.onCommand({ command: '1001', key: id, body: { command: '1001', data: { id } } }),
    command: (command: string) => listener?.onCommand({ command, key: 'x', body: {} }),
    recover: (from: number, to: number) => listener?.onRecovered({ from, to, missedSince: from }),
    failedPayouts: (count: number) => listener?.onCount('failedPayouts', count),
  }
}
