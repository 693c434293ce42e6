import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { useSession } from '@/engine/data/session/session'
import { keptPicture } from '@/engine/schema/kinds/image'
import { lazyView } from '@/engine/ui/late/lazyView'
import { drawText } from '@/engine/ui/drawText'

const UserEntries = lazyView(async () => (await import('./tools/loadMenus')).UserEntries)

/** Who is signed in, what is theirs, and the way out. */
export function UserMenu() {
  const translate = useTranslate()
  const { userName: name = '', avatar = '' } = useSession()?.user ?? {}
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
        <UserPicture key={avatar} avatar={avatar} name={name} />
        <span className="wd-user-name">{drawText(name, { isBare: true })}</span>
      </button>
      {anchor && (
        <div className="wd-coming">
          <UserEntries anchor={anchor} onClose={() => setAnchor(null)} />
        </div>
      )}
    </>
  )
}

type PictureProps = { avatar: string; name: string }

/** The avatar where the gateway keeps one, else the first letter; another host's is never loaded. */
function UserPicture({ avatar, name }: PictureProps) {
  const [isBroken, setBroken] = useState(false)
  const src = isBroken ? undefined : keptPicture(avatar)
  if (src === undefined) return <span className="wd-user-initial" data-initial={initialOf(name)} />
  return <img className="wd-user-initial" src={src} alt="" onError={() => setBroken(true)} />
}

function initialOf(name: string): string {
  return ([...name][0] ?? '?').toUpperCase()
}
