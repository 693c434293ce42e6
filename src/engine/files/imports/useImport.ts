import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { errorText, useGateway, type GatewayError } from '@/engine/data/gateway'
import { refusedImport, sendImport, type ImportResult } from '@/engine/data/imports'
import { useSurface } from '@/engine/data/resource'
import { useSubmission } from '@/engine/form/submission'

/** `stopped`: cancelled before the whole file was sent. `unknown`: all of it was sent, but no answer came. */
type Result =
  | { readonly step: 'stopped' | 'unknown' }
  | { readonly step: 'failed' | 'done'; readonly result: ImportResult }

export type Importing = ReturnType<typeof useImport>['state']

type Input = {
  readonly file: File
  readonly updateSupport: boolean
  readonly secondPwd?: string
}

export function useImport() {
  const { resource, t } = useSurface()
  const queryClient = useQueryClient()
  const gateway = useGateway()
  const [share, setShare] = useState(0)
  const sent = useRef(0)
  const onSent = (next: number) => {
    sent.current = next
    setShare(next)
  }
  const isStopped = ({ kind }: GatewayError) => kind === 'aborted' && sent.current < 1

  const { state, send, giveUp, restart } = useSubmission<Input, Result>({
    send: async (input, sending) => {
      onSent(0)
      const result = await sendImport(gateway, resource, { ...input, ...sending, onSent })
      return { step: isFailure(result) ? 'failed' : 'done', result }
    },
    refused: (error) => {
      if (isStopped(error)) return { step: 'stopped' }
      const result = refusedImport(error)
      const lines = result.lines.length > 0 ? result.lines : [errorText(error, t)]
      return { step: 'failed', result: { ...result, lines } }
    },
    readBack: async (_input, error) => ({
      step: error && isStopped(error) ? 'stopped' : 'unknown',
    }),
    unknown: { step: 'unknown' },
    intentOf: ({ file, updateSupport }) => [file, updateSupport],
    isFinal: ({ step }) => step === 'done' || step === 'unknown',
    onSettled: ({ step }) => {
      if (step === 'done' || step === 'unknown') void queryClient.invalidateQueries()
    },
  })
  useEffect(() => giveUp, [giveUp])
  return { state, share, send, stop: giveUp, reset: restart }
}

/** Some gateways refuse every row with success. */
function isFailure({ imported, failed = 0 }: ImportResult): boolean {
  return imported === 0 && failed > 0
}
