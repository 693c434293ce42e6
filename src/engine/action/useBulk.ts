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
import { bindAction, type ActionInput } from './boundAction'

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
    if (statesAgainst(resource, action, record).length > 0) return skipped(record)
    note(record.id, { step: 'sending' })
    const bound = bindAction(provider, resource, action, record.id)
    return submitOnce<Outcome>({
      send: async () => {
        const idempotencyKey = gate.keyFor(record)
        const sent = await bound.send(input, { idempotencyKey }, record)
        if (sent.step === 'done') return sent
        const { now } = sent.change
        if (sent.step === 'impossible') return skipped(now)
        if (sent.step === 'refused') return { record: now, ...refused(sent.error) }
        const reason = changeText(resource, sent.change, t, labels)
        return { record: now, step: 'changed', reason }
      },
      refused: (error) => {
        stopIfAllFail(error)
        return refused(error)
      },
      readBack: async (failure) => {
        stopIfAllFail(failure)
        const outcome = await bound.outcome(record).catch(() => undefined)
        return { step: outcome?.step === 'done' ? 'done' : 'unknown' }
      },
    })
  }

  const stopIfAllFail = ({ kind }: GatewayError) => {
    if (failsForAll.has(kind)) gate.stop()
  }

  const refused = (error: GatewayError) =>
    ({ step: 'refused', reason: errorText(error, t) }) as const

  const skipped = (record: PortalRecord): Outcome => {
    const states = statesAgainst(resource, action, record)
    const reason = states.map((name) => stateText(resource, record, name, t, labels)).join(' · ')
    return { record, step: 'skipped', reason }
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
