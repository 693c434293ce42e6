import { useNotificationContext, useTranslate } from 'ra-core'
import { onePerCause, type Shown } from './onePerCause'
import { Toast } from './Toast'
import './Notifications.css'

/** The stack of messages where it hides no control; a cause that comes again renews its message. */
export function Notifications() {
  const translate = useTranslate()
  const { notifications, setNotifications } = useNotificationContext()
  const close = ({ payloads }: Shown) =>
    setNotifications((all) => all.filter((one) => !payloads.includes(one)))
  return (
    <section className="wd-toasts" aria-label={translate('shell.messages')}>
      {onePerCause(notifications, translate).map((shown) => (
        // a repeated cause is a new toast, with its whole time before it
        <Toast key={`${shown.cause} ${shown.payloads.length}`} shown={shown} onClose={close} />
      ))}
    </section>
  )
}
