import { memo } from 'react'
import { useTranslate } from 'ra-core'
import { Icon } from '@/engine/ui/icons'
import { MenuIcon } from './MenuIcon'
import type { MenuNode } from '@/engine/data/menu/menuNode'
import { useMenuTitle, useMissingPages } from './useMenuTitle'

type MenuEntryProps = {
  node: MenuNode
  isLit: boolean
  base: string
}

/** A plain link with one click handler on the menu, as thousands of router links would render on each navigation. */
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

type MenuToggleProps = {
  node: MenuNode
  isOpen: boolean
  isLit: boolean
  /** Must be stable, as the component is memoised. */
  onToggle: (id: string, button: HTMLElement) => void
}

export const MenuToggle = memo(function MenuToggle(props: MenuToggleProps) {
  const { node, isOpen, isLit, onToggle } = props
  const title = useMenuTitle()(node.title)
  return (
    <button
      type="button"
      className={`wd-side-entry ${isLit ? 'wd-side-above' : ''}`}
      aria-expanded={isOpen}
      title={title}
      onClick={(event) => onToggle(node.id, event.currentTarget)}
    >
      <MenuIcon icon={node.icon} />
      <span className="wd-side-title">{title}</span>
      <Icon name="chevron" className="wd-side-chevron" />
    </button>
  )
})
