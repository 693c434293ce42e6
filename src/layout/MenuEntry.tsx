import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { Icon } from '@/views/icons'
import { MenuIcon } from './MenuIcon'
import type { MenuNode } from './menuNode'
import { useMenuTitle } from './useMenuTitle'

type MenuEntryProps = { node: MenuNode; isLit: boolean; onSelect: () => void }

/** One page of the menu; an outside link opens a tab of its own. */
export function MenuEntry({ node, isLit, onSelect }: MenuEntryProps) {
  const title = useMenuTitle()(node.title)
  if (node.path === '') return <OutsideLink node={node} title={title} />
  return (
    <Link
      className="wd-side-entry"
      to={node.query ? `${node.path}?${node.query}` : node.path}
      aria-current={isLit ? 'page' : undefined}
      title={title}
      onClick={onSelect}
    >
      <MenuIcon icon={node.icon} />
      <span className="wd-side-title">{title}</span>
    </Link>
  )
}

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
