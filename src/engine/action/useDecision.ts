import { useCallback, useRef, useState } from 'react'
import { useDataProvider } from 'ra-core'
import type { GatewayError } from '@/engine/data/gateway'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/declare'
import { holds } from '@/engine/schema/action'
import { movedFields, signedFields } from '@/engine/schema/facts'
import { actionOf, bindAction, FactsMoved, type BoundAction, type ActionInput } from './boundAction'
import { newIdempotencyKey, submitOnce } from '../form/submission'
import { useResource } from '../data/resource'

/**
 * Where a decision stands. `refused`: nothing happened, the operator may correct and send again. `changed`: the
 * same, and what was signed for has moved: it is to be looked at and signed anew. `unknown`: sent, and no answer
 * says what came of it. `moved`: the record is no longer where the decision could be made; after an `unknown`
 * nobody can say whether it was this decision that moved it.
 */
export type DecisionState =
  | { readonly step: 'ready' | 'sending' | 'checking' | 'unknown' | 'done' | 'changed' }
  | { readonly step: 'refused'; readonly error: GatewayError }
  | { readonly step: 'moved'; readonly error?: GatewayError; readonly wasSent: boolean }

/** What moved under a decision: the record as it was shown, and as it is. */
export type Moved = {
  readonly before: Readonly<Record<string, unknown>>
  readonly now: PortalRecord
  readonly fields: readonly string[]
  /** An earlier attempt got no answer: it may still take effect. */
  readonly isUnanswered: boolean
}

export type Decision = {
  readonly state: DecisionState
  /** Where it stands at this moment, on screen or not yet. */
  readonly stepNow: () => DecisionState['step']
  /** What moved last; it stays in sight until the decision is made or given up. */
  readonly moved: Moved | undefined
  /** @param shown the record that is on screen: what it shows is signed for */
  readonly send: (input: ActionInput, shown: PortalRecord) => Promise<void>
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
  readonly action: string
  readonly id: string
  readonly onDone: () => void
  /** Told when the gateway did not take it. */
  readonly onRefused?: (() => void) | undefined
  /** The record on screen is no longer what the gateway holds; told what that is, where it is known. */
  readonly onMoved: (now: PortalRecord | undefined) => void
}

type Sent = { readonly input: ActionInput; readonly shown: PortalRecord }
type Next = { readonly state: DecisionState; readonly now?: PortalRecord; readonly moved?: Moved }

/** One decision on one record: at most one request at a time, one key per intent, no resending by itself. */
export function useDecision(options: Options): Decision {
  const resource = useResource()
  const { action, id, onDone, onRefused, onMoved } = options
  const provider = useDataProvider<PortalDataProvider>()
  const bound = bindAction(provider, resource, action, id)
  const [state, setState] = useState<DecisionState>({ step: 'ready' })
  const latest = useRef(state)
  const [moved, setMoved] = useState<Moved>()
  const isBusy = useRef(false)
  const isUnanswered = useRef(false)
  const key = useRef(newIdempotencyKey())
  const sent = useRef<Sent>(undefined)
  const stop = useRef<AbortController>(undefined)

  const turnTo = (next: DecisionState) => {
    latest.current = next
    setState(next)
  }

  const settle = (next: Next) => {
    const { step } = next.state
    // what was sent without an answer may still come after the record was looked at anew
    isUnanswered.current = step === 'unknown' || (step === 'changed' && isUnanswered.current)
    // only a decision that may be sent again is still needed
    if (step !== 'unknown') sent.current = undefined
    // other facts are another intent
    if (step === 'changed') key.current = newIdempotencyKey()
    if (next.moved || step === 'moved') setMoved(next.moved)
    turnTo(next.state)
    if (step === 'done') onDone()
    if (step === 'moved' || next.now) onMoved(next.now)
    if (step === 'moved' || step === 'refused') onRefused?.()
  }

  const lookAgain = () => outcomeOf(resource, action, bound, sent.current?.shown)

  const attempt = async (): Promise<Next> => {
    if (!sent.current) return { state: { step: 'ready' } }
    const { input, shown } = sent.current
    return submitOnce<Next>({
      isUnanswered: isUnanswered.current,
      send: () => sendOver(input, shown),
      readBack: lookAgain,
      refused: (error) => ({
        state:
          error.kind === 'conflict'
            ? { step: 'moved', error, wasSent: false }
            : { step: 'refused', error },
      }),
    })
  }

  const sendOver = async (input: ActionInput, shown: PortalRecord): Promise<Next> => {
    stop.current = new AbortController()
    const { signal } = stop.current
    try {
      await bound.send(input, { idempotencyKey: key.current, signal }, shown)
      return { state: { step: 'done' } }
    } catch (error) {
      if (!(error instanceof FactsMoved)) throw error
      return afterMove(resource, action, error, { shown, isUnanswered: isUnanswered.current })
    }
  }

  // synchronous, and for good once it is done: a double click reaches this before any state does
  const alone = async (step: 'sending' | 'checking', work: () => Promise<Next>) => {
    if (isBusy.current) return
    isBusy.current = true
    turnTo({ step })
    try {
      const next = await work()
      settle(next)
      isBusy.current = next.state.step === 'done'
    } catch (error) {
      isBusy.current = false
      turnTo({ step: 'unknown' })
      throw error
    }
  }

  const renewKey = useCallback(() => {
    key.current = newIdempotencyKey()
  }, [])

  return {
    state,
    stepNow: () => latest.current.step,
    moved,
    send: (input, shown) => {
      if (!isBusy.current) sent.current = { input, shown }
      return alone('sending', attempt)
    },
    check: () => alone('checking', lookAgain),
    resend: () => alone('sending', attempt),
    renewKey,
    giveUp: () => stop.current?.abort(),
  }
}

type Before = { shown: PortalRecord; isUnanswered: boolean }

/** What a record that moved means for the decision over it. */
function afterMove(
  resource: Resource,
  action: string,
  { now, fields, refusal }: FactsMoved,
  { shown, isUnanswered }: Before,
): Next {
  const { sets, when } = actionOf(resource, action)
  if (isUnanswered && sets && holds(sets, now)) return { state: { step: 'done' } }
  const moved = { before: shown, now, fields, isUnanswered }
  if (!holds(when, now)) {
    const error = isUnanswered ? undefined : refusal
    return { now, moved, state: { step: 'moved', wasSent: isUnanswered, ...(error && { error }) } }
  }
  if (fields.length === 0 && refusal) return { now, state: { step: 'refused', error: refusal } }
  return { now, moved, state: { step: 'changed' } }
}

/** What the record says now of a decision without an answer. */
async function outcomeOf(
  resource: Resource,
  action: string,
  bound: BoundAction,
  before: PortalRecord | undefined,
): Promise<Next> {
  try {
    const { step, now } = await bound.outcome()
    if (step === 'moved') {
      const state = { step, wasSent: true } as const
      if (!now || !before) return { state, ...(now && { now }) }
      const signed = signedFields(resource, actionOf(resource, action))
      const fields = movedFields(resource, signed, before, now)
      return { state, now, moved: { before, now, fields, isUnanswered: true } }
    }
    return { state: { step: step === 'done' ? 'done' : 'unknown' } }
  } catch {
    // no answer to the question either: it stays unknown and the operator asks again
    return { state: { step: 'unknown' } }
  }
}
