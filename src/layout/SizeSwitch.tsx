import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { Icon } from '@/views/icons'
import { SizeMenu } from './lateSettings'

/** How dense everything is; its menu comes when it is first opened. */
export function SizeSwitch() {
  const translate = useTranslate()
  const [anchor, setAnchor] = useState<HTMLElement | null>()
  return (
    <>
      <button
        type="button"
        className="wd-icon-button wd-size-switch"
        aria-label={translate('shell.size')}
        title={translate('shell.size')}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="size" />
      </button>
      {anchor !== undefined && <SizeMenu anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  )
}
