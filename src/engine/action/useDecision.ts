import { useCallback, useRef, useState } from 'react'
import { useDataProvider } from 'ra-core'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import type { GatewayError } from '@/engine/data/gateway'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/declare'
import { holds } from '@/engine/schema/action'
import { movedFields, signedFields } from '@/engine/schema/facts'
import { useResource } from '../data/resource'
import { createSubmission, submitOnce } from '../form/submission'
import { actionOf, bindAction, FactsMoved, type ActionInput, type BoundAction } from './boundAction'

/**
 * The state of a decision. `refused`: nothing was done; the operator can correct the input. `changed`: nothing was
 * done, as a signed value has moved; the operator must confirm again. `unknown`: sent, but no answer came. `moved`: the
 * record's state no longer permits the decision; after `unknown`, this decision may be the reason.
 */
export type DecisionState =
  | { readonly step: 'ready' | 'sending' | 'checking' | 'unknown' | 'done' | 'changed' }
  | { readonly step: 'refused'; readonly error: GatewayError }
  | { readonly step: 'moved'; readonly error?: GatewayError; readonly wasSent: boolean }

/** The change of a record under a decision. */
export type Moved = {
  readonly before: Readonly<Record<string, unknown>>
  readonly now: PortalRecord
  readonly fields: readonly string[]
  /** Whether an earlier attempt got no answer, so that it may still take effect. */
  readonly isUnanswered: boolean
}

export type Decision = {
  readonly state: DecisionState
  /** The step at this moment, rendered or not. */
  readonly stepNow: () => DecisionState['step']
  /** The last change of the record; visible until the decision is made or given up. */
  readonly moved: Moved | undefined
  /** @param shown the record on screen, whose values are signed */
  readonly send: (input: ActionInput, shown: PortalRecord) => Promise<void>
  /** Reads whether a decision without an answer took effect. */
  readonly check: () => Promise<void>
  /** Sends the same decision again under the same key. */
  readonly resend: () => Promise<void>
  /** Makes the next attempt another intent, with another key. */
  readonly renewKey: () => void
  /** Stops waiting for the answer; the outcome is read back. */
  readonly giveUp: () => void
}

type Options = {
  readonly action: string
  readonly id: string
  readonly onDone: () => void
  /** Called when the gateway did not accept the decision. */
  readonly onRefused?: (() => void) | undefined
  /** Called when the record has changed, with its new version if known. */
  readonly onMoved: (now: PortalRecord | undefined) => void
}

type Sent = { readonly input: ActionInput; readonly shown: PortalRecord }
type Next = { readonly state: DecisionState; readonly now?: PortalRecord; readonly moved?: Moved }

/** One decision on one record. */
export function useDecision({ action, id, onDone, onRefused, onMoved }: Options): Decision {
  const resource = useResource()
  const provider = useDataProvider<PortalDataProvider>()
  const bound = bindAction(provider, resource, action, id)
  const [state, setState] = useState<DecisionState>({ step: 'ready' })
  const latest = useRef(state)
  const [moved, setMoved] = useState<Moved>()
  const [submission] = useState(createSubmission)
  const intent = useRef(0)
  const isUnanswered = useRef(false)
  const sent = useRef<Sent>(undefined)

  const turnTo = (next: DecisionState) => {
    latest.current = next
    setState(next)
  }

  const renewKey = useCallback(() => {
    intent.current += 1
  }, [])

  const settle = (next: Next) => {
    const { step } = next.state
    // an unanswered attempt can still arrive after the record was read
    isUnanswered.current = step === 'unknown' || (step === 'changed' && isUnanswered.current)
    if (step !== 'unknown') sent.current = undefined
    if (step === 'changed') renewKey()
    if (next.moved || step === 'moved') setMoved(next.moved)
    turnTo(next.state)
    if (step === 'done') {
      submission.end()
      onDone()
    }
    if (step === 'moved' || next.now) onMoved(next.now)
    if (step === 'moved' || step === 'refused') onRefused?.()
  }

  const attempt = async (signal: AbortSignal): Promise<Next> => {
    if (!sent.current) return { state: { step: 'ready' } }
    const { input, shown } = sent.current
    const idempotencyKey = submission.keyFor(intent.current)
    return submitOnce<Next>({
      isUnanswered: isUnanswered.current,
      send: async () => {
        try {
          await bound.send(input, { idempotencyKey, signal }, shown)
          return { state: { step: 'done' } }
        } catch (error) {
          if (!(error instanceof FactsMoved)) throw error
          const before = { shown, isUnanswered: isUnanswered.current }
          return afterMove(resource, action, error, before)
        }
      },
      readBack: () => outcomeOf(resource, action, bound, shown),
      refused: (error) => {
        if (error.kind !== 'conflict') return { state: { step: 'refused', error } }
        return { state: { step: 'moved', error, wasSent: false } }
      },
    })
  }

  const alone = async (
    step: 'sending' | 'checking',
    work: (signal: AbortSignal) => Promise<Next>,
  ): Promise<void> => {
    await submission.alone(async (signal) => {
      turnTo({ step })
      try {
        settle(await work(signal))
      } catch (error) {
        turnTo({ step: 'unknown' })
        throw error
      }
    })
  }

  return {
    state,
    stepNow: () => latest.current.step,
    moved,
    send: (input, shown) =>
      alone('sending', (signal) => {
        sent.current = { input, shown }
        return attempt(signal)
      }),
    check: () => alone('checking', () => outcomeOf(resource, action, bound, sent.current?.shown)),
    resend: () => alone('sending', attempt),
    renewKey,
    giveUp: submission.stop,
  }
}

type Before = { shown: PortalRecord; isUnanswered: boolean }

/** The next step after the record has moved. */
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

/** The next step of a decision without an answer, from the record as it is now. */
async function outcomeOf(
  resource: Resource,
  action: string,
  bound: BoundAction,
  before: PortalRecord | undefined,
): Promise<Next> {
  // a failed check leaves the outcome unknown; the operator can check again
  const outcome = await bound.outcome().catch(() => undefined)
  if (outcome?.step !== 'moved')
    return { state: { step: outcome?.step === 'done' ? 'done' : 'unknown' } }
  const { now } = outcome
  const state = { step: 'moved', wasSent: true } as const
  if (!now || !before) return { state, ...(now && { now }) }
  const signed = signedFields(resource, actionOf(resource, action))
  const fields = movedFields(resource, signed, before, now)
  return { state, now, moved: { before, now, fields, isUnanswered: true } }
}
