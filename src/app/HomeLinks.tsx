import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import type { MenuNode } from '@/engine/data/menu/menuNode'
import { MenuIcon } from '@/engine/shell/menu/MenuIcon'
import { useMenuTitle, useMissingPages } from '@/engine/shell/menu/useMenuTitle'
import { usePortal } from '@/engine/shell/portal/PortalContext'
import { Icon } from '@/engine/ui/icons'
import './homeLinks.css'

/** Links to every page of the menu, for a home page without tiles and figures. */
export function HomeLinks() {
  const translate = useTranslate()
  const { entries, menuFailure } = usePortal()
  const pages = pagesIn(entries)
  if (menuFailure !== undefined) return null
  if (pages.length === 0) return <p className="wd-muted">{translate('home.empty')}</p>
  return (
    <section className="wd-home-links">
      <h2>{translate('home.intro')}</h2>
      <ul>
        {pages.map((entry) => (
          <li key={entry.page.id}>
            <PageLink {...entry} />
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
    <Link className="wd-home-link" to={page.query ? `${page.path}?${page.query}` : page.path}>
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
