import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { ownerOf } from '@/engine/data/menu/menuLookup'
import { usePortal } from './portal/PortalContext'
import { useMenuTitle } from './menu/useMenuTitle'
import { forgetWanted, offeredPage } from '@/engine/session/nextLogin'
import { CloseButton } from '@/engine/ui/CloseButton'
import { plainText } from '@/engine/ui/text/plainText'

/** Offers the page that was open when the user's identity could not load. */
export function WantedPage() {
  const translate = useTranslate()
  const menuTitle = useMenuTitle()
  const { menu } = usePortal()
  const [wanted, setWanted] = useState(offeredPage)
  if (wanted === undefined) return null
  const page = ownerOf(menu, wanted.replace(/\?.*$/s, ''))
  const forget = () => {
    forgetWanted()
    setWanted(undefined)
  }
  return (
    <p className="wd-home-wanted" role="status">
      <Link className="wd-link" to={wanted} onClick={forget}>
        {translate('shell.goOn', { page: page ? menuTitle(page.title) : plainText(wanted) })}
      </Link>
      <CloseButton label={translate('app.close')} onClose={forget} />
    </p>
  )
}
