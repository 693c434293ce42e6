import { useEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { errorText, useGateway, type GatewayError } from '@/engine/data/gateway'
import { refusedImport, sendImport, type ImportResult } from '@/engine/data/imports'
import type { Translate } from '../../data/labels'
import { useResource } from '../../data/resource'
import { createSubmission, submitOnce } from '../../form/submission'

/** `stopped`: cancelled before the whole file was sent. `unknown`: all of it was sent, but no answer came. */
export type Importing =
  | { readonly step: 'ready' | 'stopped' | 'unknown' }
  | { readonly step: 'sending'; readonly share: number }
  | { readonly step: 'failed' | 'done'; readonly result: ImportResult }

export type ImportInput = {
  readonly file: File
  readonly updateSupport: boolean
  readonly secondPwd?: string
}

/** Sends a file to the gateway. */
export function useImport() {
  const resource = useResource()
  const t = useTranslate()
  const [state, setState] = useState<Importing>({ step: 'ready' })
  const [submission] = useState(createSubmission)
  const queryClient = useQueryClient()
  const gateway = useGateway()
  useEffect(() => submission.stop, [submission])

  const send = (input: ImportInput) =>
    submission.alone(async (signal) => {
      let sent = 0
      const onSent = (share: number) => {
        sent = share
        if (!signal.aborted) setState({ step: 'sending', share })
      }
      onSent(0)
      const idempotencyKey = submission.keyFor(input.file, input.updateSupport)
      const isStopped = ({ kind }: GatewayError) => kind === 'aborted' && sent < 1
      const result = await submitOnce<Importing>({
        send: async () => {
          const request = { ...input, idempotencyKey, signal, onSent }
          const answer = await sendImport(gateway, resource, request)
          return { step: isFailure(answer) ? 'failed' : 'done', result: answer }
        },
        refused: (error) => (isStopped(error) ? { step: 'stopped' } : refusal(error, t)),
        readBack: async (error) => ({ step: isStopped(error) ? 'stopped' : 'unknown' }),
      })
      setState(result)
      if (result.step === 'done' || result.step === 'unknown') void queryClient.invalidateQueries()
    })

  return {
    state,
    send: (input: ImportInput) => void send(input),
    stop: submission.stop,
    reset: () => setState({ step: 'ready' }),
  }
}

function refusal(error: GatewayError, t: Translate): Importing {
  const result = refusedImport(error)
  const lines = result.lines.length > 0 ? result.lines : [errorText(error, t)]
  return { step: 'failed', result: { ...result, lines } }
}

/** Some gateways refuse every row with success. */
function isFailure({ imported, failed = 0 }: ImportResult): boolean {
  return imported === 0 && failed > 0
}
