import { useRef, useState } from 'react'
import type { GatewayError } from '@/engine/data/gateway'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Values } from '../data/formValues'
import { createSubmission, submitOnce } from './submission'

/** The values of a form to send. */
export type SavingInput = {
  readonly values: Values
  /** The record that the form was filled over; undefined for a new one. */
  readonly over: PortalRecord | undefined
  readonly secondPwd?: string | undefined
  readonly idempotencyKey: string
  /** Aborted when the operator stops waiting. */
  readonly signal: AbortSignal
}

/**
 * The outcome of a form. `unknown`: sent, but no answer came. `conflict`: someone else has changed the record
 * meanwhile.
 */
export type SavingResult =
  | { readonly step: 'saved' | 'unchanged' | 'unknown' }
  | { readonly step: 'refused'; readonly error: GatewayError }
  | { readonly step: 'conflict'; readonly theirs: PortalRecord }

export type SavingState = SavingResult | { readonly step: 'ready' | 'sending' | 'checking' }

/** How the values of a form get to the gateway. */
export type SavingWays = {
  readonly send: (input: SavingInput) => Promise<SavingResult>
  /** Reads again whether a form without an answer was saved; needs a record that can be read. */
  readonly check?: (input: SavingInput) => Promise<SavingResult>
  /** Reads the record again; needed where single fields can be unreadable. */
  readonly read?: () => Promise<PortalRecord>
}

/** Saves one form. */
export function useSaving({ send, check }: SavingWays) {
  const [state, setState] = useState<SavingState>({ step: 'ready' })
  const [submission] = useState(createSubmission)
  const last = useRef<SavingInput>(undefined)

  const settle = (result: SavingResult) => {
    if (result.step === 'saved' || result.step === 'unchanged') submission.end()
    setState(result)
    return result
  }

  const checked = async (input: SavingInput): Promise<SavingResult> => {
    setState({ step: 'checking' })
    // a failed check leaves the outcome unknown; the operator can check again
    return (await check?.(input).catch(() => undefined)) ?? { step: 'unknown' }
  }

  const save = (input: Pick<SavingInput, 'values' | 'over' | 'secondPwd'>) =>
    submission.alone(async (signal) => {
      const idempotencyKey = submission.keyFor(JSON.stringify([input.values, input.over]))
      const sent = { ...input, idempotencyKey, signal }
      last.current = { ...sent, secondPwd: undefined }
      setState({ step: 'sending' })
      const result = await submitOnce<SavingResult>({
        send: () => send(sent),
        refused: (error) => ({ step: 'refused', error }),
        readBack: () => checked(sent),
      })
      return settle(result)
    })

  const checkAgain = () =>
    submission.alone(async () => last.current && settle(await checked(last.current)))

  return {
    state,
    save,
    checkAgain,
    /** Stops waiting for the answer; the outcome is read back. */
    giveUp: submission.stop,
    goOn: () => setState({ step: 'ready' }),
  }
}
