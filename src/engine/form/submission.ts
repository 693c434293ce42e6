import { GatewayError, isUnknownOutcome } from '@/engine/data/gateway'

type Attempt<T> = {
  readonly send: () => Promise<T>
  readonly refused: (error: GatewayError) => T
  /** Finds out whether a request without an answer took effect. */
  readonly readBack: (error: GatewayError) => Promise<T>
  /** Whether an earlier attempt got no answer: then a refusal of this one says nothing about that one. */
  readonly isUnanswered?: boolean
}

/** Sends once and never repeats by itself: without an answer, the outcome is read back. */
export async function submitOnce<T>(attempt: Attempt<T>): Promise<T> {
  const { send, refused, readBack, isUnanswered = false } = attempt
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    return isUnanswered || isUnknownOutcome(error) ? readBack(error) : refused(error)
  }
}

/** The submissions of one form or dialog: one at a time, one key per intent. */
export function createSubmission() {
  let running: AbortController | undefined
  let isEnded = false
  let last: { readonly intent: readonly unknown[]; readonly key: string } | undefined
  return {
    /**
     * Does the work alone; `undefined` while other work runs or after `end`. The gate is synchronous, as a double
     * click comes before React renders.
     */
    async alone<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
      if (running || isEnded) return undefined
      running = new AbortController()
      try {
        return await work(running.signal)
      } finally {
        running = undefined
      }
    },
    /** The same intent keeps its `Idempotency-Key`, so that the gateway recognises a repetition. */
    keyFor(...intent: readonly unknown[]): string {
      const isSame = last?.intent.every((part, at) => part === intent[at])
      if (!last || !isSame) last = { intent, key: newIdempotencyKey() }
      return last.key
    },
    isRunning: () => running !== undefined,
    /** Aborts the signal of the running work. */
    stop: () => running?.abort(),
    /** Refuses all later work, as this was done. */
    end: () => {
      isEnded = true
    },
  }
}

export type Submission = ReturnType<typeof createSubmission>

/** 128 random bits; `crypto.randomUUID` needs a secure origin. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
