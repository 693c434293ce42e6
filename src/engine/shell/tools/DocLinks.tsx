import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { Icon } from '@/engine/ui/icons'
import { lazyView } from '@/engine/ui/late/lazyView'
import { useHasTrade } from '../menu/useHasTrade'

const DocMenu = lazyView(async () => (await import('./loadMenus')).DocMenu)

/** §2: the way to documentation that lies elsewhere: of the chains, which a gateway without trade has no use for. */
export function DocLinks() {
  return useHasTrade() ? <DocButton /> : null
}

function DocButton() {
  const label = useTranslate()('shell.docs')
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
        <Icon name="help" />
      </button>
      {anchor && (
        <div className="wd-coming">
          <DocMenu anchor={anchor} onClose={() => setAnchor(null)} />
        </div>
      )}
    </>
  )
}
