import { useRef, useState } from 'react'
import { useDataProvider } from 'ra-core'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import type { GatewayError } from '@/engine/data/gateway'
import type { PortalRecord } from '@/engine/data/wire/records'
import { holds } from '@/engine/schema/action'
import { movedFields, signedFields } from '@/engine/schema/facts'
import { useResource } from '@/engine/data/resource'
import { useSubmission, type Sending } from '@/engine/form/submission'
import { actionOf, bindAction, type ActionInput, type RecordMoved } from './boundAction'

/**
 * The result of a decision. `refused`: nothing was done; the operator can correct the input. `changed`: nothing was
 * done, as a signed value has moved; the operator must confirm again. `unknown`: sent, but no answer came. `moved`: the
 * record's state no longer permits the decision; after `unknown`, this decision may be the reason.
 */
type Result =
  | { readonly step: 'done' | 'unknown' }
  | { readonly step: 'changed'; readonly moved: Moved }
  | { readonly step: 'refused'; readonly error: GatewayError; readonly now?: PortalRecord }
  | {
      readonly step: 'moved'
      readonly wasSent: boolean
      readonly error?: GatewayError
      readonly moved?: Moved
      readonly now?: PortalRecord
    }

export type Moved = {
  readonly before: Readonly<Record<string, unknown>>
  readonly now: PortalRecord
  readonly fields: readonly string[]
  /** An unanswered attempt may still take effect. */
  readonly isUnanswered: boolean
}

type Options = {
  readonly action: string
  readonly id: string
  readonly onDone: () => void
  readonly onRefused?: (() => void) | undefined
  /** Called when the record has changed, with its new version if known. */
  readonly onMoved: (now: PortalRecord | undefined) => void
}

/** `shown` is the record on screen, whose values are signed. */
type Input = ActionInput & { readonly shown: PortalRecord }

export type Decision = ReturnType<typeof useDecision>
export type DecisionState = Decision['state']

export function useDecision({ action, id, onDone, onRefused, onMoved }: Options) {
  const resource = useResource()
  const provider = useDataProvider<PortalDataProvider>()
  const bound = bindAction(provider, resource, action, id)
  const { sets, when } = actionOf(resource, action)
  const [moved, setMoved] = useState<Moved>()
  const intent = useRef(0)
  const isUnanswered = useRef(false)

  const send = async ({ shown, ...input }: Input, sending: Sending): Promise<Result> => {
    const sent = await bound.send(input, sending, shown)
    return sent.step === 'done' ? { step: 'done' } : afterMove(sent, shown)
  }

  const afterMove = ({ now, fields, refusal }: RecordMoved, before: PortalRecord): Result => {
    const wasSent = isUnanswered.current
    if (wasSent && sets && holds(sets, now)) return { step: 'done' }
    const change = { before, now, fields, isUnanswered: wasSent }
    if (!holds(when, now)) {
      const error = wasSent ? undefined : refusal
      return { step: 'moved', wasSent, moved: change, now, ...(error && { error }) }
    }
    if (fields.length === 0 && refusal) return { step: 'refused', error: refusal, now }
    return { step: 'changed', moved: change }
  }

  const readBack = async ({ shown }: Input): Promise<Result> => {
    const { step, now } = await bound.outcome()
    if (step !== 'moved') return { step: step === 'done' ? 'done' : 'unknown' }
    if (!now) return { step, wasSent: true }
    const signed = signedFields(resource, actionOf(resource, action))
    const fields = movedFields(resource, signed, shown, now)
    const change = { before: shown, now, fields, isUnanswered: true }
    return { step, wasSent: true, moved: change, now }
  }

  const settle = (result: Result) => {
    const { step } = result
    const wasUnanswered = isUnanswered.current
    // an unanswered attempt can still arrive after the record was read
    isUnanswered.current = step === 'unknown' || (step === 'changed' && isUnanswered.current)
    // a refusal ends the intent, unless an earlier attempt with its key may still arrive
    if (step === 'changed' || (step === 'refused' && !wasUnanswered)) intent.current += 1
    if (step === 'changed' || step === 'moved') setMoved(result.moved)
    if (step === 'done') onDone()
    if (step === 'changed') onMoved(result.moved.now)
    else if (step === 'moved' || (step === 'refused' && result.now)) onMoved(result.now)
    if (step === 'moved' || step === 'refused') onRefused?.()
  }

  const submission = useSubmission<Input, Result>({
    send,
    readBack,
    refused: (error) =>
      error.kind === 'conflict'
        ? { step: 'moved', error, wasSent: false }
        : { step: 'refused', error },
    unknown: { step: 'unknown' },
    intentOf: ({ args }) => [intent.current, JSON.stringify(args)],
    isFinal: ({ step }) => step === 'done',
    isUnanswered: () => isUnanswered.current,
    onSettled: settle,
  })
  return {
    ...submission,
    /** The last change of the record; visible until the decision is made or given up. */
    moved,
  }
}
