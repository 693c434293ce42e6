import type { ReactNode } from 'react'
import { Icon } from './icons'
import { useBusy } from './useBusy'
import { Button } from './Button'

type Props = {
  text: ReactNode
  action: string
  onAction: () => Promise<void>
  isPolite?: boolean
}

export function Banner({ text, action, onAction, isPolite = false }: Props) {
  const { isBusy, run } = useBusy()
  return (
    <div className="wd-banner" role={isPolite ? 'status' : 'alert'}>
      <Icon name="alert" />
      <span>{text}</span>
      <Button aria-disabled={isBusy} onClick={() => void run(onAction)}>
        {action}
      </Button>
    </div>
  )
}
