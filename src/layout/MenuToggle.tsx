import { Icon } from '@/views/icons'
import { MenuIcon } from './MenuIcon'
import type { MenuNode } from './menuNode'
import { useMenuTitle } from './useMenuTitle'

type MenuToggleProps = {
  node: MenuNode
  isOpen: boolean
  /** Whether the page one is on lies below. */
  isLit: boolean
  onToggle: () => void
}

export function MenuToggle({ node, isOpen, isLit, onToggle }: MenuToggleProps) {
  const title = useMenuTitle()(node.title)
  return (
    <button
      type="button"
      className={`wd-side-entry ${isLit ? 'wd-side-above' : ''}`}
      aria-expanded={isOpen}
      title={title}
      onClick={onToggle}
    >
      <MenuIcon icon={node.icon} />
      <span className="wd-side-title">{title}</span>
      <Icon name="chevron" className="wd-side-chevron" />
    </button>
  )
}
