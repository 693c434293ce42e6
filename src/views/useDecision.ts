import { useCallback, useRef, useState } from 'react'
import { useDataProvider } from 'ra-core'
import { GatewayError, isUnknownOutcome } from '@/providers/gateway'
import type { PortalDataProvider } from '@/providers/dataProvider'
import type { Resource } from '@/schema'
import { deedOf, type Deed, type DeedInput } from './deed'
import { newIdempotencyKey } from './idempotencyKey'

/**
 * Where a decision stands. `refused`: nothing happened, the operator may correct and send again. `unknown`:
 * sent, and no answer says what came of it. `moved`: the record is no longer where the decision could be
 * made; after an `unknown` nobody can say whether it was this decision that moved it.
 */
export type DecisionState =
  | { readonly step: 'ready' | 'sending' | 'checking' | 'unknown' | 'done' }
  | { readonly step: 'refused'; readonly error: GatewayError }
  | { readonly step: 'moved'; readonly error?: GatewayError }

export type Decision = {
  readonly state: DecisionState
  readonly send: (input: DeedInput) => Promise<void>
  /** Reads the record again to learn what came of a decision without an answer. */
  readonly check: () => Promise<void>
  /** Sends the very same decision again under the same key. */
  readonly resend: () => Promise<void>
  /** A changed input is another intent and gets another key. */
  readonly renewKey: () => void
  /** No longer waits for the answer: the record is read again. */
  readonly giveUp: () => void
}

type Options = {
  readonly resource: Resource
  readonly action: string
  readonly id: string
  readonly onDone: () => void
  /** Told when the gateway did not take it. */
  readonly onRefused?: (() => void) | undefined
  /** The record on screen is no longer what the gateway holds. */
  readonly onMoved: () => void
}

const nothing: DeedInput = { args: {} }

/** One decision on one record: at most one request at a time, one key per intent, no resending by itself. */
export function useDecision(options: Options): Decision {
  const { resource, action, id, onDone, onRefused, onMoved } = options
  const provider = useDataProvider<PortalDataProvider>()
  const deed = deedOf(provider, resource, action, id)
  const [state, setState] = useState<DecisionState>({ step: 'ready' })
  const isBusy = useRef(false)
  const isUnanswered = useRef(false)
  const key = useRef(newIdempotencyKey())
  const sent = useRef(nothing)
  const stop = useRef<AbortController>(undefined)

  const settle = (next: DecisionState) => {
    isUnanswered.current = next.step === 'unknown'
    // only a decision that may be sent again is still needed
    if (next.step !== 'unknown') sent.current = nothing
    setState(next)
    if (next.step === 'done') onDone()
    if (next.step === 'moved') onMoved()
    if (next.step === 'moved' || next.step === 'refused') onRefused?.()
  }

  const attempt = async (): Promise<DecisionState> => {
    try {
      stop.current = new AbortController()
      await deed.send(sent.current, key.current, stop.current.signal)
      return { step: 'done' }
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      // after one without an answer, a refusal says nothing about the first: the record does
      if (isUnknownOutcome(error) || isUnanswered.current) return outcomeOf(deed)
      return { step: error.kind === 'conflict' ? 'moved' : 'refused', error }
    }
  }

  // synchronous, and for good once it is done: a double click reaches this before any state does
  const alone = async (step: 'sending' | 'checking', work: () => Promise<DecisionState>) => {
    if (isBusy.current) return
    isBusy.current = true
    setState({ step })
    try {
      const next = await work()
      settle(next)
      isBusy.current = next.step === 'done'
    } catch (error) {
      isBusy.current = false
      setState({ step: 'unknown' })
      throw error
    }
  }

  const renewKey = useCallback(() => {
    key.current = newIdempotencyKey()
  }, [])

  return {
    state,
    send: (input) => {
      if (!isBusy.current) sent.current = input
      return alone('sending', attempt)
    },
    check: () => alone('checking', () => outcomeOf(deed)),
    resend: () => alone('sending', attempt),
    renewKey,
    giveUp: () => stop.current?.abort(),
  }
}

const steps = { done: 'done', open: 'unknown', moved: 'moved' } as const

/** What the record says now of a decision without an answer. */
async function outcomeOf(deed: Deed): Promise<DecisionState> {
  try {
    return { step: steps[await deed.outcome()] }
  } catch {
    // no answer to the question either: it stays unknown and the operator asks again
    return { step: 'unknown' }
  }
}
