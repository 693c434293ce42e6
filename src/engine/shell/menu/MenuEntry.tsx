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
  const translate = useTranslate()
  const title = useMenuTitle()(node.title)
  const isMissing = useMissingPages()(node)
  const isOutside = node.path === ''
  const notHere = isMissing ? translate('shell.notHere') : undefined
  const note = isOutside ? translate('shell.newTab') : notHere
  const to = node.query ? `${node.path}?${node.query}` : node.path
  const target = isOutside
    ? { href: node.external, target: '_blank', rel: 'noopener noreferrer' }
    : { href: `${base}${to.slice(1)}`, 'data-to': to }
  return (
    <a
      className="wd-side-entry"
      {...target}
      aria-current={isLit ? 'page' : undefined}
      data-missing={isMissing || undefined}
      title={notHere ? `${title} · ${notHere}` : title}
    >
      {isOutside && !node.icon ? <Icon name="external" /> : <MenuIcon icon={node.icon} />}
      <span className="wd-side-title">
        {title}
        {note && ' '}
        {note && <span className="wd-visually-hidden">({note})</span>}
      </span>
    </a>
  )
})

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
