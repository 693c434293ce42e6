import { useCallback, useRef, useState } from 'react'
import { useDataProvider } from 'ra-core'
import { GatewayError, isUnknownOutcome } from '@/providers/gateway'
import type { PortalDataProvider } from '@/providers/dataProvider'
import type { PortalRecord } from '@/providers/records'
import type { Resource } from '@/schema'
import { holds } from '@/schema/action'
import { newIdempotencyKey } from './idempotencyKey'

export type DecisionInput = {
  readonly args: Readonly<Record<string, string>>
  readonly secondPwd?: string
}

/**
 * Where a decision stands. `refused`: nothing happened, the operator may correct and send again. `moved`: the
 * record is no longer where the decision could be made. `unknown`: sent, and no answer says what came of it.
 */
export type DecisionState =
  | { readonly step: 'ready' | 'sending' | 'checking' | 'done' }
  | { readonly step: 'refused' | 'moved'; readonly error: GatewayError }
  | { readonly step: 'unknown' }

type Decision = {
  readonly state: DecisionState
  readonly send: (input: DecisionInput) => Promise<void>
  /** Reads the record again to learn what came of a decision without an answer. */
  readonly check: () => Promise<void>
  /** Sends the very same decision again under the same key. */
  readonly resend: () => Promise<void>
  /** A changed input is another intent and gets another key. */
  readonly renewKey: () => void
}

type Options = {
  readonly resource: Resource
  readonly action: string
  readonly id: string
  readonly onDone: () => void
}

/** One decision on one record: at most one request at a time, one key per intent, no resending by itself. */
export function useDecision({ resource, action, id, onDone }: Options): Decision {
  const provider = useDataProvider<PortalDataProvider>()
  const [state, setState] = useState<DecisionState>({ step: 'ready' })
  const isBusy = useRef(false)
  const key = useRef(newIdempotencyKey())
  const last = useRef<DecisionInput>({ args: {} })

  // synchronous: a double click reaches this before any state does
  const alone = async (step: 'sending' | 'checking', work: () => Promise<void>) => {
    if (isBusy.current) return
    isBusy.current = true
    setState({ step })
    try {
      await work()
    } finally {
      isBusy.current = false
    }
  }

  const finish = () => {
    last.current = { args: {} }
    setState({ step: 'done' })
    onDone()
  }

  const readAgain = async () => {
    const { sets, when } = resource.actions[action] ?? {}
    try {
      const { data } = await provider.getOne<PortalRecord>(resource.name, { id })
      if (sets && holds(sets, data)) finish()
      else if (holds(when, data)) setState({ step: 'unknown' })
      else setState({ step: 'moved', error: new GatewayError('conflict') })
    } catch {
      // no answer to the question either: the outcome stays unknown and the operator asks again
      setState({ step: 'unknown' })
    }
  }

  const attempt = () =>
    alone('sending', async () => {
      try {
        await provider.act(resource.name, {
          id,
          action,
          idempotencyKey: key.current,
          ...last.current,
        })
        finish()
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error
        if (isUnknownOutcome(error)) await readAgain()
        else setState({ step: error.kind === 'conflict' ? 'moved' : 'refused', error })
      }
    })

  const renewKey = useCallback(() => {
    key.current = newIdempotencyKey()
  }, [])

  return {
    state,
    send: (input) => {
      last.current = input
      return attempt()
    },
    check: () => alone('checking', readAgain),
    resend: attempt,
    renewKey,
  }
}
