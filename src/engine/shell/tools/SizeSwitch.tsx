import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { Icon } from '@/engine/ui/icons'
import { SizeMenu } from '../lateSettings'

/** How dense everything is; its menu comes when it is first opened. */
export function SizeSwitch() {
  const label = useTranslate()('shell.size')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <button
        type="button"
        className="wd-icon-button"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="size" />
      </button>
      {anchor && (
        <div className="wd-coming">
          <SizeMenu anchor={anchor} onClose={() => setAnchor(null)} />
        </div>
      )}
    </>
  )
}
