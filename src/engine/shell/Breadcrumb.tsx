import { memo } from 'react'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { menuPathOf, routeAt, type Site } from './portal/ownRoute'
import { breadcrumbOf } from '@/engine/data/menu/menuLookup'
import type { MenuNode } from '@/engine/data/menu/menuNode'
import { useSite } from './portal/PortalContext'
import { useMenuTitle } from './menu/useMenuTitle'

type BreadcrumbProps = { path: string }

const homePath = '/index'

/** Gateway contract §7.8: home, the directories above the page, the page. */
export const Breadcrumb = memo(function Breadcrumb({ path }: BreadcrumbProps) {
  const translate = useTranslate()
  const menuTitle = useMenuTitle()
  const crumbs = crumbsOf(useSite(), path)
  return (
    <nav className="wd-breadcrumb" aria-label={translate('shell.breadcrumb')}>
      <ol>
        {crumbs.map(({ id, title, to }, index) => {
          const text = menuTitle(title)
          const current = index === crumbs.length - 1 ? 'page' : undefined
          return (
            <li key={id} aria-current={current}>
              {to === undefined ? <span title={text}>{text}</span> : <Link to={to}>{text}</Link>}
            </li>
          )
        })}
      </ol>
    </nav>
  )
})

type Crumb = { id: string; title: string; to?: string | undefined }

function crumbsOf(site: Site, path: string): readonly Crumb[] {
  const route = routeAt(site.routes, path)
  const home = { id: homePath, title: 'shell.home', to: path === homePath ? undefined : homePath }
  const above = breadcrumbOf(site.menu, menuPathOf(site, path)).map((node): Crumb => ({
    id: node.id,
    title: node.title,
    to: targetOf(node, path),
  }))
  const own = route ? [{ id: path, title: route.title }] : []
  return [home, ...above, ...own]
}

function targetOf(node: MenuNode, path: string): string | undefined {
  if (node.redirect === 'noRedirect') return undefined
  if (node.redirect !== undefined) return node.redirect
  return node.children.length > 0 || node.path === path ? undefined : node.path
}
