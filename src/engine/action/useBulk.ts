import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import type { PortalDataProvider } from '@/engine/data/dataProvider'
import { errorText, type FailureKind, type GatewayError } from '@/engine/data/gateway'
import type { PortalRecord } from '@/engine/data/wire/records'
import { refresh } from '@/engine/data/refresh'
import { useSurface } from '@/engine/data/resource'
import { createGate, submitOnce } from '@/engine/form/submission'
import { changeText, statesAgainst, stateText } from './actionWords'
import { bindAction, type ActionInput, type RecordMoved } from './boundAction'

export type Line = {
  /** As shown, or as it is now if it was found changed. */
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

export function useBulk({ action, records }: Options) {
  const { resource, t, labels } = useSurface()
  const provider = useDataProvider<PortalDataProvider>()
  const queryClient = useQueryClient()
  const [gate] = useState(createGate)
  const [step, setStep] = useState<'ready' | 'running' | 'over'>('ready')
  const [lines, setLines] = useState<readonly Line[]>(() =>
    records.map((record) => ({ record, step: 'waiting' })),
  )
  // nothing is sent whose outcome nobody sees
  useEffect(() => gate.stop, [gate])

  const note = (id: string, outcome: Outcome) =>
    setLines((all) =>
      all.map((line) => (line.record.id === id ? { record: line.record, ...outcome } : line)),
    )

  const attempt = async (record: PortalRecord, input: ActionInput): Promise<Outcome> => {
    const skipped = skippedOver(record)
    if (skipped) return skipped
    note(record.id, { step: 'sending' })
    const bound = bindAction(provider, resource, action, record.id)
    return submitOnce<Outcome>({
      send: async () => {
        const idempotencyKey = gate.keyFor(record)
        const answer = await bound.send(input, { idempotencyKey }, record)
        return answer.step === 'done' ? answer : afterMove(answer, record)
      },
      refused: (error) => {
        stopIfAllFail(error)
        return { step: 'refused', reason: errorText(error, t) }
      },
      readBack: async (failure) => {
        stopIfAllFail(failure)
        const outcome = await bound.outcome().catch(() => undefined)
        return { step: outcome?.step === 'done' ? 'done' : 'unknown' }
      },
    })
  }

  const stopIfAllFail = ({ kind }: GatewayError) => {
    if (failsForAll.has(kind)) gate.stop()
  }

  const skippedOver = (record: PortalRecord): Outcome | undefined => {
    const states = statesAgainst(resource, action, record)
    const reason = states.map((name) => stateText(resource, record, name, t, labels)).join(' · ')
    return states.length > 0 ? { record, step: 'skipped', reason } : undefined
  }

  const afterMove = ({ now, fields, refusal }: RecordMoved, before: PortalRecord): Outcome => {
    const skipped = skippedOver(now)
    if (skipped) return skipped
    if (fields.length === 0) return { record: now, step: 'refused', reason: errorText(refusal, t) }
    const reason = changeText(resource, { before, now }, fields, t, labels)
    return { record: now, step: 'changed', reason }
  }

  const run = (input: ActionInput) =>
    gate.alone(async (signal) => {
      gate.end()
      setStep('running')
      try {
        for (const record of records) {
          note(record.id, signal.aborted ? { step: 'stopped' } : await attempt(record, input))
        }
      } finally {
        setStep('over')
        refresh(queryClient, resource.cache)
      }
    })

  return { lines, step, run, stop: gate.stop }
}

/** Failures that every other record would meet as well. */
const failsForAll: ReadonlySet<FailureKind> = new Set(['auth', 'offline', 'stale-user'])
