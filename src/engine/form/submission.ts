import { useRef, useState } from 'react'
import { GatewayError, isUnknownOutcome } from '@/engine/data/gateway'
import { newIdempotencyKey } from '@/engine/data/wire/idempotency'

export type Sending = { readonly idempotencyKey: string; readonly signal: AbortSignal }

type Step = { readonly step: string }
type Pending = { readonly step: 'ready' | 'sending' | 'checking' }

type Options<Input, Result extends Step> = {
  readonly send: (input: Input, sending: Sending) => Promise<Result>
  readonly refused: (error: GatewayError) => Result
  /** Finds out whether an unanswered input took effect; if that fails, the result is `unknown`. */
  readonly readBack: (input: Input, error?: GatewayError) => Promise<Result>
  readonly unknown: Result
  /** Inputs with equal parts are one intent and share a key. */
  readonly intentOf: (input: Input) => readonly unknown[]
  readonly isFinal: (result: Result) => boolean
  readonly isUnanswered?: () => boolean
  readonly onSettled?: (result: Result) => void
}

export function useSubmission<Input, Result extends Step>(options: Options<Input, Result>) {
  const { send, refused, unknown, isFinal, isUnanswered, onSettled } = options
  const [state, setState] = useState<Result | Pending>({ step: 'ready' })
  const latest = useRef<Step>(state)
  const [gate] = useState(createGate)
  // only while the outcome is unknown, as it can contain the second password
  const last = useRef<Input>(undefined)

  const turnTo = (next: Result | Pending) => {
    latest.current = next
    setState(next)
  }

  const readBack = (input: Input, error?: GatewayError) => {
    turnTo({ step: 'checking' })
    return options.readBack(input, error).catch(() => unknown)
  }

  const attempt = (input: Input, signal: AbortSignal) => {
    turnTo({ step: 'sending' })
    const sending = { idempotencyKey: gate.keyFor(...options.intentOf(input)), signal }
    return submitOnce<Result>({
      isUnanswered: isUnanswered?.() ?? false,
      send: () => send(input, sending),
      refused,
      readBack: (error) => readBack(input, error),
    })
  }

  const run = (
    input: Input | undefined,
    work: (input: Input, signal: AbortSignal) => Promise<Result>,
  ) =>
    gate.alone(async (signal) => {
      if (input === undefined) return undefined
      const result = await work(input, signal)
      last.current = result.step === unknown.step ? input : undefined
      if (isFinal(result)) gate.end()
      turnTo(result)
      onSettled?.(result)
      return result
    })

  return {
    state,
    stepNow: () => latest.current.step,
    send: (input: Input) => run(input, attempt),
    resend: () => run(last.current, attempt),
    check: () => run(last.current, (input) => readBack(input)),
    /** Stops waiting for the answer; the outcome is read back. */
    giveUp: gate.stop,
    restart: () => turnTo({ step: 'ready' }),
  }
}

type Attempt<T> = {
  readonly send: () => Promise<T>
  readonly refused: (error: GatewayError) => T
  readonly readBack: (error: GatewayError) => Promise<T>
  /** After an unanswered attempt, a refusal says nothing about that attempt. */
  readonly isUnanswered?: boolean
}

/** Never retries: without an answer, the outcome is read back. */
export async function submitOnce<T>(attempt: Attempt<T>): Promise<T> {
  const { send, refused, readBack, isUnanswered = false } = attempt
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    return isUnanswered || isUnknownOutcome(error) ? readBack(error) : refused(error)
  }
}

export function createGate() {
  let running: AbortController | undefined
  let isEnded = false
  let last: { readonly intent: readonly unknown[]; readonly key: string } | undefined
  return {
    /** `undefined` while other work runs or after `end`. Synchronous: a double click comes before React renders. */
    async alone<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
      if (running || isEnded) return undefined
      running = new AbortController()
      try {
        return await work(running.signal)
      } finally {
        running = undefined
      }
    },
    /** One intent keeps one `Idempotency-Key`, so that the gateway recognises a repetition. */
    keyFor(...intent: readonly unknown[]): string {
      const isSame = last?.intent.every((part, at) => part === intent[at])
      if (!last || !isSame) last = { intent, key: newIdempotencyKey() }
      return last.key
    },
    stop: () => running?.abort(),
    end: () => {
      isEnded = true
    },
  }
}
