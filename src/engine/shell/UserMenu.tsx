import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { useSession } from '@/engine/data/session'
import { keptPicture } from '@/engine/kinds/pictures/image'
import { lazyView } from '@/engine/ui/late/lazyView'
import { drawText } from '@/engine/ui/text/drawText'
import { MenuButton } from '@/engine/ui/overlay/MenuButton'

const UserEntries = lazyView(async () => (await import('./tools/menus')).UserEntries, 'tools')

export function UserMenu() {
  const translate = useTranslate()
  const { userName: name = '', avatar = '' } = useSession()?.user ?? {}
  return (
    <MenuButton
      label={translate('shell.userMenu', { name })}
      className="wd-user"
      Menu={UserEntries}
    >
      <UserPicture key={avatar} avatar={avatar} name={name} />
      <span className="wd-user-name">{drawText(name, { isBare: true })}</span>
    </MenuButton>
  )
}

type PictureProps = { avatar: string; name: string }

/** Shows the initial without a stored avatar; never loads images of other hosts. */
function UserPicture({ avatar, name }: PictureProps) {
  const [isBroken, setBroken] = useState(false)
  const src = isBroken ? undefined : keptPicture(avatar)
  if (src === undefined) return <span className="wd-user-initial" data-initial={initialOf(name)} />
  return <img className="wd-user-initial" src={src} alt="" onError={() => setBroken(true)} />
}

function initialOf(name: string): string {
  return ([...name][0] ?? '?').toUpperCase()
}
