import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { useSession } from '@/providers/session'
import { lazyView } from '@/views/lazyView'

const UserEntries = lazyView(async () => (await import('./tools/loadMenus')).UserEntries)

/** Who is signed in, what is theirs, and the way out. */
export function UserMenu() {
  const translate = useTranslate()
  const name = useSession()?.user.userName ?? ''
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <button
        type="button"
        className="wd-user"
        aria-label={translate('shell.userMenu', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className="wd-user-initial" data-initial={initialOf(name)} />
        <span className="wd-user-name">{name}</span>
      </button>
      {anchor && (
        <div className="wd-coming">
          <UserEntries anchor={anchor} onClose={() => setAnchor(null)} />
        </div>
      )}
    </>
  )
}

function initialOf(name: string): string {
  return ([...name][0] ?? '?').toUpperCase()
}
