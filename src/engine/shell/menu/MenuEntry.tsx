import { memo } from 'react'
import { useTranslate } from 'ra-core'
import { Icon } from '@/engine/ui/icons'
import { MenuIcon } from './MenuIcon'
import type { MenuNode } from '../../data/menu/menuNode'
import { useMissingPages } from './useMissingPages'
import { useMenuTitle } from './useMenuTitle'

type MenuEntryProps = {
  node: MenuNode
  isLit: boolean
  /** What the address of an in-app path begins with, as `#/`. */
  base: string
}

/**
 * One page of the menu; an outside link opens a tab of its own. A plain link, whose clicks the menu hears: the
 * router's own would be drawn again on every change of the page, all five thousand of them.
 */
export const MenuEntry = memo(function MenuEntry({ node, isLit, base }: MenuEntryProps) {
  const title = useMenuTitle()(node.title)
  const missing = useMissingPages()(node)
  const notHere = useTranslate()('shell.notHere')
  if (node.path === '') return <OutsideLink node={node} title={title} />
  const to = node.query ? `${node.path}?${node.query}` : node.path
  return (
    <a
      className="wd-side-entry"
      href={`${base}${to.slice(1)}`}
      data-to={to}
      aria-current={isLit ? 'page' : undefined}
      data-missing={missing || undefined}
      title={missing ? `${title} · ${notHere}` : title}
    >
      <MenuIcon icon={node.icon} />
      <span className="wd-side-title">
        {title}
        {missing && ' '}
        {missing && <span className="wd-visually-hidden">({notHere})</span>}
      </span>
    </a>
  )
})

type OutsideLinkProps = { node: MenuNode; title: string }

function OutsideLink({ node, title }: OutsideLinkProps) {
  const translate = useTranslate()
  return (
    <a
      className="wd-side-entry"
      href={node.external}
      target="_blank"
      rel="noopener noreferrer"
      title={title}
    >
      {node.icon ? <MenuIcon icon={node.icon} /> : <Icon name="external" />}
      <span className="wd-side-title">
        {title} <span className="wd-visually-hidden">({translate('shell.newTab')})</span>
      </span>
    </a>
  )
}
