import { memo } from 'react'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { standingOf } from './fixedPages'
import { trailOf } from './menuLookup'
import type { MenuNode } from './menuNode'
import { usePortal } from './PortalContext'
import { useMenuTitle } from './useMenuTitle'

type BreadcrumbProps = { path: string }

const homePath = '/index'

/** Home, the directories above the page, the page. */
export const Breadcrumb = memo(function Breadcrumb({ path }: BreadcrumbProps) {
  const translate = useTranslate()
  const menuTitle = useMenuTitle()
  const { menu } = usePortal()
  const standing = standingOf(menu, path)
  return (
    <nav className="wd-breadcrumb" aria-label={translate('shell.breadcrumb')}>
      <ol>
        <Crumb to={path === homePath ? undefined : homePath} text={translate('home.page')} />
        {trailOf(menu, standing.path).map((node) => (
          <Crumb key={node.id} to={targetOf(node, path)} text={menuTitle(node.title)} />
        ))}
        {standing.title && <Crumb to={undefined} text={translate(standing.title)} />}
      </ol>
    </nav>
  )
})

type CrumbProps = { to: string | undefined; text: string }

function Crumb({ to, text }: CrumbProps) {
  return (
    <li>{to === undefined ? <span title={text}>{text}</span> : <Link to={to}>{text}</Link>}</li>
  )
}

/** A directory leads where its redirect says; the page one is on leads nowhere. */
function targetOf(node: MenuNode, path: string): string | undefined {
  if (node.redirect === 'noRedirect') return undefined
  if (node.redirect !== undefined) return node.redirect
  return node.children.length > 0 || node.path === path ? undefined : node.path
}
