import { GatewayError, isUnknownOutcome } from '@/engine/data/gateway'

type Submission<T> = {
  readonly send: () => Promise<T>
  /** What a refusal by the gateway means. */
  readonly refused: (error: GatewayError) => T
  /** Reads back what came of a request without an answer. */
  readonly readBack: (error: GatewayError) => Promise<T>
  /** Whether an earlier attempt got no answer: a refusal of this one then says nothing about that one. */
  readonly isUnanswered?: boolean
}

/** Sends once. Nothing is sent again by itself: without an answer the outcome is read back. */
export async function submitOnce<T>(submission: Submission<T>): Promise<T> {
  const { send, refused, readBack, isUnanswered = false } = submission
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    return isUnanswered || isUnknownOutcome(error) ? readBack(error) : refused(error)
  }
}

/** 128 random bits, for one intent; `crypto.randomUUID` would need a secure origin. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
