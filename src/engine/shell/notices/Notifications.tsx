import { memo, useEffect, useEffectEvent, useState } from 'react'
import { useNotificationContext, useTranslate } from 'ra-core'
import { config } from '@/engine/config'
import { CloseButton } from '@/engine/ui/CloseButton'
import { Icon, type IconName } from '@/engine/ui/icons'
import { onePerCause, stackOf, type Shown } from './onePerCause'
import './Notifications.css'

/** Covers no control; a repeated cause renews its message. */
export const Notifications = memo(function Notifications() {
  const translate = useTranslate()
  const { notifications, setNotifications } = useNotificationContext()
  const [paused, setPaused] = useState<string>()
  const shown = onePerCause(notifications, translate)
  // nothing moves while the pointer or the focus is on a message
  const isPaused = shown.some(({ cause }) => cause === paused)
  const { visible, waiting, dropped } = stackOf(shown, isPaused ? Infinity : config.mostMessages)

  const close = (...gone: readonly Shown[]) => {
    const payloads = new Set(gone.flatMap((one) => one.payloads))
    setNotifications((all) => all.filter((one) => !payloads.has(one)))
  }
  useEffect(() => {
    if (dropped.length > 0) close(...dropped)
  })
  return (
    <section className="wd-toasts" aria-label={translate('shell.messages')}>
      {visible.map((one) => (
        // a repeated cause is a new toast with its full duration
        <Toast
          key={`${one.cause} ${one.payloads.length}`}
          shown={one}
          isPaused={isPaused}
          onPause={setPaused}
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
})

type ToastProps = {
  shown: Shown
  isPaused: boolean
  onPause: (cause: string | undefined) => void
  onClose: (shown: Shown) => void
}

const icons: Readonly<Record<Shown['type'], IconName>> = {
  success: 'check',
  info: 'info',
  warning: 'alert',
  error: 'cross',
}

function Toast({ shown, isPaused, onPause, onClose }: ToastProps) {
  const translate = useTranslate()
  const { cause, type, durationMs } = shown
  const expire = useEffectEvent(() => onClose(shown))
  useEffect(() => {
    if (isPaused || durationMs === null) return undefined
    const timer = setTimeout(expire, durationMs)
    return () => clearTimeout(timer)
  }, [isPaused, durationMs])

  const pause = () => onPause(cause)
  const resume = () => onPause(undefined)
  return (
    <div
      className={`wd-toast wd-toast-${type}`}
      role={type === 'error' || type === 'warning' ? 'alert' : 'status'}
      onMouseEnter={pause}
      onMouseLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <Icon name={icons[type]} />
      <Body shown={shown} onClose={onClose} />
      <CloseButton label={translate('app.close')} onClose={() => onClose(shown)} />
    </div>
  )
}

function Body({ shown, onClose }: Pick<ToastProps, 'shown' | 'onClose'>) {
  const { title, text, isHeadline, onClick } = shown
  const words = (
    <>
      {title !== undefined && <strong>{title}</strong>}
      {isHeadline ? <strong>{text}</strong> : <span>{text}</span>}
    </>
  )
  if (!onClick) return <div className="wd-toast-text">{words}</div>
  const go = () => {
    onClose(shown)
    onClick()
  }
  return (
    <button type="button" className="wd-toast-text" onClick={go}>
      {words}
    </button>
  )
}
