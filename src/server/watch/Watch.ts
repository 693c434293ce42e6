/** `channel`: a GET that asks whether there is a live channel; `socket`: its upgrade; `report`: of the policy. */
export type RequestKind =
  'page' | 'file' | 'call' | 'channel' | 'socket' | 'health' | 'report' | 'malformed'

/** A request that was answered, whose client left, or that the server cut as it stopped. */
export type SeenRequest = {
  kind: RequestKind
  method: string
  /** As it was sent, without its query; empty where it could not be read. */
  path: string
  /** 499 if the connection ended before the answer began. */
  status: number
  /** Until the answer was sent. */
  ms: number
  /** What was sent, headers included. */
  bytes: number
  client: string
}

/** What happens at a portal, for metrics and logs. */
export type Watch = {
  onRequest: (seen: SeenRequest) => void
  /** How long a call waited until the gateway's answer began. */
  onGatewayAnswer: (seconds: number) => void
}

export const noWatch: Watch = { onRequest: () => {}, onGatewayAnswer: () => {} }

export function joinWatches(watches: readonly Partial<Watch>[]): Watch {
  return {
    onRequest: (seen) => {
      for (const { onRequest } of watches) onRequest?.(seen)
    },
    onGatewayAnswer: (seconds) => {
      for (const { onGatewayAnswer } of watches) onGatewayAnswer?.(seconds)
    },
  }
}

/** A request that Node could not read. */
export function malformedRequest(status: number, client: string): SeenRequest {
  return { kind: 'malformed', method: '', path: '', status, ms: 0, bytes: 0, client }
}
