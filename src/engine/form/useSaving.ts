import { useRef, useState } from 'react'
import type { GatewayError } from '@/engine/data/gateway'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Values } from '../data/formValues'
import { newIdempotencyKey, submitOnce } from './submission'

/** What is sent: the fields in sight, and the second password beside them. */
export type SavingInput = {
  readonly values: Values
  /** The record that the form was filled over; none for a new one. */
  readonly over: PortalRecord | undefined
  readonly secondPwd?: string | undefined
  readonly idempotencyKey: string
  /** Aborted when the operator gives up waiting. */
  readonly signal: AbortSignal
}

/**
 * What came of a form. `unknown`: sent, and no answer says what came of it. `conflict`: the record is no longer
 * the one the form was filled over.
 */
export type SavingResult =
  | { readonly step: 'saved' | 'unchanged' | 'unknown' }
  | { readonly step: 'refused'; readonly error: GatewayError }
  | { readonly step: 'conflict'; readonly theirs: PortalRecord }

export type SavingState = SavingResult | { readonly step: 'ready' | 'sending' | 'checking' }

export type SavingWays = {
  readonly send: (input: SavingInput) => Promise<SavingResult>
  /** Reads again to learn what came of a form without an answer, where a record can be read. */
  readonly check?: (input: SavingInput) => Promise<SavingResult>
  /** Reads the record again, where parts of it may fail to come. */
  readonly read?: () => Promise<PortalRecord>
}

/** Saves one form: at most one request at a time, one key per intent, nothing sent again by itself. */
export function useSaving({ send, check }: SavingWays) {
  const [state, setState] = useState<SavingState>({ step: 'ready' })
  const running = useRef<Promise<SavingResult>>(undefined)
  const intent = useRef({ key: newIdempotencyKey(), written: '' })
  const last = useRef<SavingInput>(undefined)
  const stop = useRef(new AbortController())

  // synchronous: a double click reaches this before any state does
  const alone = (step: 'sending' | 'checking', work: () => Promise<SavingResult>) => {
    const settle = async () => {
      setState({ step })
      const result = await work()
      setState(result)
      return result
    }
    running.current ??= settle().finally(() => {
      running.current = undefined
    })
    return running.current
  }

  const checked = async (input: SavingInput) => {
    // no answer to the question either: the outcome stays unknown and the operator asks again
    return (await check?.(input).catch(() => undefined)) ?? ({ step: 'unknown' } as const)
  }

  const save = (input: Omit<SavingInput, 'idempotencyKey' | 'signal'>) =>
    alone('sending', async () => {
      const written = JSON.stringify([input.values, input.over])
      // the same values keep their key, so that the gateway sees a repetition as one
      if (written !== intent.current.written) intent.current = { key: newIdempotencyKey(), written }
      stop.current = new AbortController()
      const { signal } = stop.current
      const whole = { ...input, idempotencyKey: intent.current.key, signal }
      last.current = { ...whole, secondPwd: undefined }
      return submitOnce<SavingResult>({
        send: () => send(whole),
        refused: (error) => ({ step: 'refused', error }),
        readBack: () => {
          setState({ step: 'checking' })
          return checked(whole)
        },
      })
    })

  const checkAgain = async () => {
    const input = last.current
    return input && alone('checking', () => checked(input))
  }

  return {
    state,
    save,
    checkAgain,
    /** No longer waits for the answer: what came of it is read again. */
    giveUp: () => stop.current.abort(),
    goOn: () => setState({ step: 'ready' }),
  }
}
