import { useEffect, useEffectEvent } from 'react'
import { useTranslate } from 'ra-core'
import { Icon, type IconName } from '@/engine/ui/icons'
import type { Shown } from './onePerCause'

type ToastProps = {
  shown: Shown
  isHeld: boolean
  onHold: (cause: string | undefined) => void
  onClose: (shown: Shown) => void
}

const icons: Readonly<Record<Shown['type'], IconName>> = {
  success: 'check',
  info: 'info',
  warning: 'alert',
  error: 'cross',
}

/** Pauses while the pointer or the focus is on the stack. */
export function Toast({ shown, isHeld, onHold, onClose }: ToastProps) {
  const translate = useTranslate()
  const { cause, type, durationMs } = shown
  const expire = useEffectEvent(() => onClose(shown))
  useEffect(() => {
    if (isHeld || durationMs === null) return undefined
    const timer = setTimeout(expire, durationMs)
    return () => clearTimeout(timer)
  }, [isHeld, durationMs])

  const hold = () => onHold(cause)
  const release = () => onHold(undefined)
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
      <Body shown={shown} onClose={onClose} />
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
