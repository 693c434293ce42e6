import { readExists, readHowMany } from '@/engine/gateway/live/failedPayoutAnswers'
import type { Answer } from '@/engine/gateway/envelope'
import { GatewayError, type Gateway } from '../gateway'

const path = '/api/apiDraw/exist/fail'

/** §7: whether there are failed payouts (`GET /api/apiDraw/exist/fail`). */
export async function hasFailedPayouts(gateway: Gateway, signal?: AbortSignal): Promise<boolean> {
  return readExists(await gateway.parts.ask('failedPayouts', () => ask(gateway, path, signal)))
}

/** §7: how many there are, where there are some; `null` where the gateway does not count them. */
export async function countFailedPayouts(
  gateway: Gateway,
  signal?: AbortSignal,
): Promise<number | null> {
  try {
    return readHowMany(await ask(gateway, `${path}/count`, signal))
  } catch (error) {
    if (error instanceof GatewayError && error.kind === 'missing') return null
    throw error
  }
}

function ask({ client }: Gateway, call: string, signal?: AbortSignal): Promise<Answer> {
  return client.get(call, { background: true, once: true, signal })
}
