import { useEffect, useState } from 'react'
import { useNotificationContext, useTranslate } from 'ra-core'
import { config } from '@/engine/config'
import { onePerCause, stackOf, type Shown } from './onePerCause'
import { Toast } from './Toast'
import './Notifications.css'

/** The stack of messages, placed where it covers no control; a repeated cause renews its message. */
export function Notifications() {
  const translate = useTranslate()
  const { notifications, setNotifications } = useNotificationContext()
  const [held, setHeld] = useState<string>()
  const shown = onePerCause(notifications, translate)
  // nothing moves while the pointer or focus is on a message
  const isHeld = shown.some(({ cause }) => cause === held)
  const { standing, waiting, leaving } = stackOf(shown, isHeld ? Infinity : config.mostMessages)

  const close = (...gone: readonly Shown[]) => {
    const payloads = new Set(gone.flatMap((one) => one.payloads))
    setNotifications((all) => all.filter((one) => !payloads.has(one)))
  }
  useEffect(() => {
    if (leaving.length > 0) close(...leaving)
  })
  return (
    <section className="wd-toasts" aria-label={translate('shell.messages')}>
      {standing.map((one) => (
        // a repeated cause is a new toast with its full duration
        <Toast
          key={`${one.cause} ${one.payloads.length}`}
          shown={one}
          isHeld={isHeld}
          onHold={setHeld}
          onClose={close}
        />
      ))}
      {waiting.length > 0 && (
        <p className="wd-toasts-more">
          {translate('shell.moreMessages', { count: waiting.length })}
        </p>
      )}
    </section>
  )
}
