import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'ra-core'
import { useQueryClient } from '@tanstack/react-query'
import { errorText, GatewayError, isUnknownOutcome, useGateway } from '@/engine/data/gateway'
import { refusedImport, sendImport, type ImportResult } from '@/engine/data/imports'
import { newIdempotencyKey } from '../../form/submission'
import type { Translate } from '../../data/labels'
import { useResource } from '../../data/resource'

/**
 * Where an import stands. `stopped`: cancelled before all of it had gone. `unknown`: all of it had gone, and no
 * answer says what came of it.
 */
export type Importing =
  | { readonly step: 'ready' | 'stopped' | 'unknown' }
  | { readonly step: 'sending'; readonly share: number }
  | { readonly step: 'failed' | 'done'; readonly result: ImportResult }

export type ImportInput = {
  readonly file: File
  readonly updateSupport: boolean
  readonly secondPwd?: string
}

/** Sends one file at most once at a time; the same file in the same way keeps its key. */
export function useImport() {
  const resource = useResource()
  const t = useTranslate()
  const [state, setState] = useState<Importing>({ step: 'ready' })
  const running = useRef<AbortController>(undefined)
  const intent = useRef<{ file: File; updateSupport: boolean; key: string }>(undefined)
  const queryClient = useQueryClient()
  const gateway = useGateway()
  useEffect(() => () => running.current?.abort(), [])

  const send = async ({ file, updateSupport, secondPwd }: ImportInput) => {
    // synchronous: a double click reaches this before any state does
    if (running.current) return
    const { signal } = (running.current = new AbortController())
    const last = intent.current
    const isSame = last?.file === file && last.updateSupport === updateSupport
    const key = isSame ? last.key : newIdempotencyKey()
    intent.current = { file, updateSupport, key }
    let sent = 0
    const onSent = (share: number) => {
      sent = share
      if (!signal.aborted) setState({ step: 'sending', share })
    }
    setState({ step: 'sending', share: 0 })
    const request = { file, updateSupport, idempotencyKey: key, signal, onSent }
    const result = await sendImport(gateway, resource, {
      ...request,
      ...(secondPwd !== undefined && { secondPwd }),
    }).then(
      (answered): Importing => ({
        step: isFailure(answered) ? 'failed' : 'done',
        result: answered,
      }),
      (error: unknown) => failureOf(error, sent < 1, t),
    )
    running.current = undefined
    setState(result)
    if (result.step !== 'failed' && result.step !== 'stopped') void queryClient.invalidateQueries()
  }
  return {
    state,
    send: (input: ImportInput) => void send(input),
    stop: () => running.current?.abort(),
    reset: () => setState({ step: 'ready' }),
  }
}

function failureOf(error: unknown, isPartial: boolean, t: Translate): Importing {
  const isStopped = error instanceof GatewayError && error.kind === 'aborted'
  if (isStopped && isPartial) return { step: 'stopped' }
  if (isUnknownOutcome(error)) return { step: 'unknown' }
  const result = refusedImport(error)
  const lines = result.lines.length > 0 ? result.lines : [errorText(error, t)]
  return { step: 'failed', result: { ...result, lines } }
}

/** Some gateways refuse every row with success. */
function isFailure({ imported, failed = 0 }: ImportResult): boolean {
  return imported === 0 && failed > 0
}
