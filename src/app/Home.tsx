import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { MenuIcon } from '@/engine/shell/menu/MenuIcon'
import type { MenuNode } from '@/engine/data/menu/menuNode'
import { usePortal } from '@/engine/shell/portal/PortalContext'
import { useMenuTitle, useMissingPages } from '@/engine/shell/menu/useMenuTitle'
import { useSession } from '@/engine/data/session'
import { useGateway } from '@/engine/data/gateway'
import { Icon } from '@/engine/ui/icons'
import { usePageTitle } from '@/engine/ui/PageTitle'
import { WantedPage } from '@/engine/shell/WantedPage'
import { askForFigures, Dashboard } from './dashboard/Dashboard'
import { hourAtGateway } from './dashboard/statistics'
import './Home.css'

export { askForFigures }

/** The figures of the last days, and links to everything the user may open. */
export function Home() {
  const translate = useTranslate()
  const gateway = useGateway()
  const { entries, menuFailure } = usePortal()
  const name = useSession()?.user.userName ?? ''
  const pages = pagesIn(entries)
  const [hour] = useState(() => hourAtGateway(gateway))
  usePageTitle(translate('shell.home'))
  return (
    <section className="wd-home">
      <h1>{translate(`home.${partOfDay(hour)}`, { name })}</h1>
      <WantedPage />
      <Dashboard />
      {menuFailure === undefined && (
        <h2>{translate(pages.length > 0 ? 'home.intro' : 'home.empty')}</h2>
      )}
      <ul className="wd-home-places">
        {pages.map(({ page, above }) => (
          <li key={page.id}>
            <PageLink page={page} above={above} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type Entry = { page: MenuNode; above: MenuNode | undefined }

function PageLink({ page, above }: Entry) {
  const menuTitle = useMenuTitle()
  const translate = useTranslate()
  const isMissing = useMissingPages()(page)
  const note = isMissing ? translate('shell.notHere') : above && menuTitle(above.title)
  return (
    <Link className="wd-home-place" to={page.query ? `${page.path}?${page.query}` : page.path}>
      <MenuIcon icon={page.icon} />
      <span>
        <strong>{menuTitle(page.title)}</strong>
        {note && <small>{note}</small>}
      </span>
      <Icon name="chevron" />
    </Link>
  )
}

function pagesIn(entries: readonly MenuNode[], above?: MenuNode): readonly Entry[] {
  return entries.flatMap((node) => {
    if (node.children.length > 0) return pagesIn(node.children, node)
    return node.path === '' ? [] : [{ page: node, above }]
  })
}

const noon = 12
const evening = 18

function partOfDay(hour: number): 'morning' | 'afternoon' | 'evening' {
  if (hour < noon) return 'morning'
  return hour < evening ? 'afternoon' : 'evening'
}
