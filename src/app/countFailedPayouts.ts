import { GatewayError, type Gateway } from '@/engine/data/gateway'
import { dataOf, readCount, type Answer } from '@/engine/gateway/envelope'

const path = '/api/apiDraw/exist/fail'

/** §7: whether there are failed payouts (`GET /api/apiDraw/exist/fail`). */
export async function hasFailedPayouts(gateway: Gateway, signal?: AbortSignal): Promise<boolean> {
  return readExists(await ask(gateway, path, signal))
}

/** §7: `null` where the gateway knows of some and does not count them. */
export async function countFailedPayouts(
  gateway: Gateway,
  signal?: AbortSignal,
): Promise<number | null> {
  if (!(await hasFailedPayouts(gateway, signal))) return 0
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

/** A boolean, a count or their text; where `data` is missing, in `msg`. */
export function readExists(answer: Answer): boolean {
  const value = valueOf(answer)
  return isTrue(value) || (readCount(value) ?? 0) > 0
}

/** A whole number from 0; `null` where there are some and the answer does not say how many. */
export function readHowMany(answer: Answer): number | null {
  const value = valueOf(answer)
  return isTrue(value) ? null : (readCount(value) ?? 0)
}

function valueOf(answer: Answer): unknown {
  return dataOf(answer) ?? answer.msg
}

function isTrue(value: unknown): boolean {
  return value === true || (typeof value === 'string' && value.trim().toLowerCase() === 'true')
}
