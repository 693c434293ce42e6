import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import { errorText, type FailureKind, type GatewayError } from '@/engine/data/gateway'
import type { PortalRecord } from '@/engine/data/wire/records'
import { bindAction, FactsMoved, type ActionInput } from './boundAction'
import { newIdempotencyKey, submitOnce } from '../form/submission'
import { refresh } from '../data/refresh'
import { changeText, statesAgainst, stateText } from './stateText'
import { useLabels } from '../data/labels'
import { useResource } from '../data/resource'

/** One record's part in a bulk action, and why it was not done. */
export type Line = {
  /** As it was shown; as it is, once it is found to have changed. */
  readonly record: PortalRecord
  readonly step:
    'waiting' | 'sending' | 'done' | 'refused' | 'unknown' | 'skipped' | 'changed' | 'stopped'
  readonly reason?: string
}

type Outcome = Pick<Line, 'step' | 'reason'> & Partial<Pick<Line, 'record'>>

type Options = {
  readonly action: string
  readonly records: readonly PortalRecord[]
}

/** Does one thing to many records, one call each, and keeps a ledger of what came of every one. */
export function useBulk({ action, records }: Options) {
  const resource = useResource()
  const t = useTranslate()
  const labels = useLabels()
  const provider = useDataProvider<PortalDataProvider>()
  const queryClient = useQueryClient()
  const [lines, setLines] = useState<readonly Line[]>(() =>
    records.map((record) => ({ record, step: 'waiting' })),
  )
  const [step, setStep] = useState<'ready' | 'running' | 'over'>('ready')
  const isBusy = useRef(false)
  const isStopped = useRef(false)

  // nothing is sent that nobody sees the result of
  useEffect(() => {
    isStopped.current = false
    return () => {
      isStopped.current = true
    }
  }, [])

  const note = (id: string, outcome: Outcome) =>
    setLines((all) =>
      all.map((line) => (line.record.id === id ? { record: line.record, ...outcome } : line)),
    )

  const attempt = async (record: PortalRecord, input: ActionInput): Promise<Outcome> => {
    if (isStopped.current) return { step: 'stopped' }
    const skipped = skippedOver(record)
    if (skipped) return skipped
    note(record.id, { step: 'sending' })
    const bound = bindAction(provider, resource, action, record.id)
    return submitOnce<Outcome>({
      send: async () => {
        try {
          await bound.send(input, { idempotencyKey: newIdempotencyKey() }, record)
          return { step: 'done' }
        } catch (error) {
          if (error instanceof FactsMoved) return afterMove(error, record)
          throw error
        }
      },
      refused: (error) => {
        stopWhereAllFail(error)
        return { step: 'refused', reason: errorText(error, t) }
      },
      readBack: async (failure) => {
        stopWhereAllFail(failure)
        const outcome = await bound.outcome().catch(() => undefined)
        return { step: outcome?.step === 'done' ? 'done' : 'unknown' }
      },
    })
  }

  // offline, signed out, or as someone else: the rest would be refused for the same reason
  const stopWhereAllFail = ({ kind }: GatewayError) => {
    if (endsAll.has(kind)) isStopped.current = true
  }

  const skippedOver = (record: PortalRecord): Outcome | undefined => {
    const states = statesAgainst(resource, action, record)
    const reason = states.map((name) => stateText(resource, record, name, t, labels)).join(' · ')
    return states.length > 0 ? { record, step: 'skipped', reason } : undefined
  }

  const afterMove = ({ now, fields, refusal }: FactsMoved, before: PortalRecord): Outcome => {
    const skipped = skippedOver(now)
    if (skipped) return skipped
    if (fields.length === 0) return { record: now, step: 'refused', reason: errorText(refusal, t) }
    const reason = changeText(resource, { before, now }, fields, t, labels)
    return { record: now, step: 'changed', reason }
  }

  const run = async (input: ActionInput) => {
    if (isBusy.current) return
    isBusy.current = true
    setStep('running')
    try {
      for (const record of records) note(record.id, await attempt(record, input))
    } finally {
      setStep('over')
      refresh(queryClient, resource.cache)
    }
  }

  return {
    lines,
    step,
    run,
    stop: () => {
      isStopped.current = true
    },
  }
}

/** What would meet every other row as well. */
const endsAll: ReadonlySet<FailureKind> = new Set(['auth', 'offline', 'stale-user'])
