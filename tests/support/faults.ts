import type { Fault, SocketFault, StandingFault } from '@/sandbox/faults/Fault'

export type FaultControl = {
  /**
   * Sets faults, as soon as the promise is there.
   *
   * @example await fault({ path: '/store/storeDraw/list', status: 502, body: '<html>' })
   * @example await fault({ method: 'POST', reset: 'after' }, { method: 'POST', delayMs: 2_000 })
   * @throws Error with the plane's own sentence
   */
  fault(...faults: readonly Fault[]): Promise<readonly number[]>
  /** @throws Error as `fault` does; gives how many sockets were open */
  socketFault(fault: SocketFault): Promise<number>
  /** The faults, and how many requests each has affected. */
  listFaults(): Promise<readonly StandingFault[]>
  /** Takes every fault away. */
  clearFaults(): Promise<void>
}

/**
 * The fault plane of a running server (`SANDBOX_FAULTS=on`).
 *
 * @param origin such as `http://127.0.0.1:4173`
 */
export function faultControl(origin: string): FaultControl {
  async function ask<T>(method: string, body?: unknown): Promise<T> {
    const response = await fetch(new URL('/__fault', origin), {
      method,
      ...(body !== undefined && {
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    if (response.status === 404) throw new Error(`${origin} has no fault plane: SANDBOX_FAULTS=on.`)
    const answer = (await response.json()) as T & { msg?: string }
    if (!response.ok) throw new Error(answer.msg)
    return answer
  }

  return {
    fault: async (...faults) => (await ask<{ ids: readonly number[] }>('POST', faults)).ids,
    socketFault: async (fault) => (await ask<{ sockets: number }>('POST', fault)).sockets,
    listFaults: async () => (await ask<{ faults: readonly StandingFault[] }>('GET')).faults,
    clearFaults: async () => {
      await ask('DELETE')
    },
  }
}
