import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslate } from 'ra-core'
import { Icon, type IconName } from '@/views/icons'
import type { Shown } from './onePerCause'

type ToastProps = { shown: Shown; onClose: (shown: Shown) => void }

const icons: Readonly<Record<Shown['type'], IconName>> = {
  success: 'check',
  info: 'info',
  warning: 'alert',
  error: 'cross',
}

/** One message; it waits while the pointer or the focus is on it. */
export function Toast({ shown, onClose }: ToastProps) {
  const translate = useTranslate()
  const [isHeld, setHeld] = useState(false)
  const { type, text, durationMs } = shown
  const expire = useEffectEvent(() => onClose(shown))
  useEffect(() => {
    if (isHeld || durationMs === null) return undefined
    const timer = setTimeout(expire, durationMs)
    return () => clearTimeout(timer)
  }, [isHeld, durationMs])

  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    <div
      className={`wd-toast wd-toast-${type}`}
      role={type === 'error' || type === 'warning' ? 'alert' : 'status'}
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon name={icons[type]} />
      <span className="wd-toast-text">{text}</span>
      <button
        type="button"
        className="wd-icon-button"
        aria-label={translate('app.close')}
        onClick={() => onClose(shown)}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
