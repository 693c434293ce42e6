import { useRef, useState } from 'react'
import { useDataProvider } from 'ra-core'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import type { GatewayError } from '@/engine/data/gateway'
import type { PortalRecord } from '@/engine/data/wire/records'
import { holds } from '@/engine/schema/action'
import { useResource } from '@/engine/data/resource'
import { useSubmission, type Sending } from '@/engine/form/submission'
import { actionOf, bindAction, type ActionInput, type Change } from './boundAction'

/** The result of a decision. `unknown`: sent, but no answer came. The others as in `bindAction`. */
type Result =
  | { readonly step: 'done' | 'unknown' }
  | { readonly step: 'changed'; readonly change: Change }
  | {
      readonly step: 'refused' | 'impossible'
      readonly error?: GatewayError
      readonly change?: Change
    }

type Options = {
  readonly action: string
  readonly id: string
  readonly onDone: () => void
  readonly onRefused?: (() => void) | undefined
  /** Called when the record has changed, with its new version if known. */
  readonly onChanged: (now: PortalRecord | undefined) => void
}

export type SeenChange = Change & {
  /** An unanswered attempt may still take effect. */
  readonly isUnanswered: boolean
}

/** `shown` is the record on screen, whose values are signed. */
type Input = ActionInput & { readonly shown: PortalRecord }

export type Decision = ReturnType<typeof useDecision>

export function useDecision({ action, id, onDone, onRefused, onChanged }: Options) {
  const resource = useResource()
  const provider = useDataProvider<PortalDataProvider>()
  const bound = bindAction(provider, resource, action, id)
  const { sets } = actionOf(resource, action)
  const [change, setChange] = useState<SeenChange>()
  const intent = useRef(0)
  // an attempt without an answer can still take effect after the record was read
  const isUnanswered = useRef(false)

  const send = async ({ shown, ...input }: Input, sending: Sending): Promise<Result> => {
    const sent = await bound.send(input, sending, shown)
    const isEffect = isUnanswered.current && sets && 'change' in sent
    return isEffect && holds(sets, sent.change.now) ? { step: 'done' } : sent
  }

  const readBack = async ({ shown }: Input): Promise<Result> => {
    isUnanswered.current = true
    return bound.outcome(shown)
  }

  const settle = (result: Result) => {
    const { step } = result
    const wasUnanswered = isUnanswered.current
    const seen = 'change' in result ? result.change : undefined
    isUnanswered.current = step === 'unknown' || (step === 'changed' && wasUnanswered)
    // a refusal ends the intent, unless an earlier attempt with its key may still arrive
    if (step === 'changed' || (step === 'refused' && !wasUnanswered)) intent.current += 1
    if (step === 'changed' || step === 'impossible') {
      setChange(seen && { ...seen, isUnanswered: wasUnanswered })
    }
    if (step === 'done') onDone()
    if (seen || step === 'impossible') onChanged(seen?.now)
    if (step === 'impossible' || step === 'refused') onRefused?.()
  }

  const submission = useSubmission<Input, Result>({
    send,
    readBack,
    refused: (error) => ({ step: error.kind === 'conflict' ? 'impossible' : 'refused', error }),
    unknown: { step: 'unknown' },
    intentOf: ({ args }) => [intent.current, JSON.stringify(args)],
    isFinal: ({ step }) => step === 'done',
    isUnanswered: () => isUnanswered.current,
    onSettled: settle,
  })
  return {
    ...submission,
    /** The last change of the record; visible until the decision is made or given up. */
    change,
  }
}
