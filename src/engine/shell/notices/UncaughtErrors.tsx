import { isCancelledError } from '@tanstack/react-query'
import { useNotify, useTranslate } from 'ra-core'
import { GatewayError } from '@/engine/data/gateway'
import { crashId, logCrash } from '@/engine/ui/crash/crash'
import { useListener } from '@/engine/ui/useListener'
import { useNotifyError } from '@/engine/ui/useNotifyError'

/** Reports errors outside of rendering, such as in a click handler, with their id. */
export function UncaughtErrors() {
  const notify = useNotify()
  const notifyError = useNotifyError()
  const translate = useTranslate()
  const report = (error: unknown) => {
    if (error instanceof GatewayError) return notifyError(error)
    logCrash(error)
    const id = crashId(error)
    return notify('crash.event', {
      type: 'error',
      autoHideDuration: null,
      messageArgs: { id, _: translate('crash.event', { id }) },
    })
  }
  useListener(window, 'error', (event) => {
    // a message of the browser or of another origin, about which nobody can do anything
    if (!(event.error instanceof Error)) return
    event.preventDefault()
    report(event.error)
  })
  useListener(window, 'unhandledrejection', (event) => {
    event.preventDefault()
    if (!isCancelled(event.reason)) report(event.reason)
  })
  return null
}

function isCancelled(reason: unknown): boolean {
  const isAborted = reason instanceof DOMException && reason.name === 'AbortError'
  return isAborted || isCancelledError(reason)
}
