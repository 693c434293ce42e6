import { memo } from 'react'
import { Icon } from '@/engine/ui/icons'
import { MenuIcon } from './MenuIcon'
import type { MenuNode } from '../../data/menu/menuNode'
import { useMenuTitle } from './useMenuTitle'

type MenuToggleProps = {
  node: MenuNode
  isOpen: boolean
  /** Whether the current page is inside. */
  isLit: boolean
  /** Must be stable: the component is memoised. */
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
