import { useCallback } from 'react'
import { isCancelledError } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { errorText, GatewayError } from '@/engine/data/gateway'

/** §8; an expired login has its own prompt. */
export function useNotifyError(): (error: unknown) => void {
  const notify = useNotify()
  const translate = useTranslate()
  return useCallback(
    (error) => {
      if (isCancelledError(error)) return
      if (!(error instanceof GatewayError)) throw error
      if (error.shown === 'prompt' || error.shown === 'never') return
      notify(errorText(error, translate), {
        type: 'error',
        autoHideDuration: error.durationMs,
        messageArgs: { _: errorText(error, translate) },
        notificationOptions: {
          isHeadline: error.shown === 'notification',
          // groups texts that differ only by an id
          ...(error.kind === 'unreadable' && { cause: error.messageKey }),
        },
      })
    },
    [notify, translate],
  )
}
