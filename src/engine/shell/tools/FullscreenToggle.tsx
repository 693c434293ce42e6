import { useTranslate } from 'ra-core'
import { Icon } from '@/engine/ui/icons'
import { useFullscreen } from './useFullscreen'

/** §2: the whole screen for the portal, and back. */
export function FullscreenToggle() {
  const { isFull, toggle } = useFullscreen()
  const label = useTranslate()(isFull ? 'shell.leaveFullscreen' : 'shell.fullscreen')
  return (
    <button
      type="button"
      className="wd-icon-button"
      aria-label={label}
      title={label}
      onClick={toggle}
    >
      <Icon name={isFull ? 'leaveFull' : 'full'} />
    </button>
  )
}
