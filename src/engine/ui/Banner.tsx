import { useState, type ReactNode } from 'react'
import { Icon } from '@/engine/ui/icons'

type Props = {
  text: ReactNode
  action: string
  onAction: () => Promise<void>
  /** Waits until the screen reader has finished; by default it does not. */
  isPolite?: boolean
}

/** One thing that is wrong with the whole portal, and what can be done about it. */
export function Banner({ text, action, onAction, isPolite = false }: Props) {
  const [isBusy, setBusy] = useState(false)
  const act = () => {
    if (isBusy) return
    setBusy(true)
    void onAction().finally(() => setBusy(false))
  }
  return (
    <div className="wd-banner" role={isPolite ? 'status' : 'alert'}>
      <Icon name="alert" />
      <span>{text}</span>
      <button type="button" className="wd-button" aria-disabled={isBusy} onClick={act}>
        {action}
      </button>
    </div>
  )
}
