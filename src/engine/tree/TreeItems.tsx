import { useEffect, type KeyboardEvent } from 'react'
import type { CheckState } from '@/engine/schema/treeChecks'
import { Icon } from '../ui/icons'
import type { TreeBox } from './useTreeBox'
import { drawText } from '../ui/drawText'
import './tree.css'

type Props = {
  id: string
  label: string
  box: TreeBox
  /** The one node that is chosen. */
  selected?: string
  /** How each node's box stands; nodes have none, if not given. */
  states?: ReadonlyMap<string, CheckState>
  disabled?: ReadonlySet<string>
  onChoose: (id: string) => void
  /** Whether the tree takes the focus itself; else whoever has it hands on the keys. */
  isFocusable?: boolean
}

const checked = { on: true, half: 'mixed', off: false } as const

/** The nodes in sight, each on its level; the arrow keys walk, open and close, Enter and Space choose. */
export function TreeItems(props: Props) {
  const { id, label, box, selected, states, disabled, onChoose, isFocusable = false } = props
  const { shown, active, isOpen, setOpen, moveTo } = box
  const isDeep = shown.some(({ size }) => size > 0)
  const activeId = active === undefined ? undefined : itemId(id, active)
  useEffect(() => {
    // one that stands in a form moves the page only when somebody walks in it
    const isIdle = isFocusable && document.activeElement?.id !== id
    if (activeId && !isIdle) {
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
    }
  }, [id, activeId, isFocusable])
  const choose = (node: string) => {
    moveTo(node)
    if (!disabled?.has(node)) onChoose(node)
  }
  const press = (event: KeyboardEvent) => {
    if ((event.key === 'Enter' || event.key === ' ') && active !== undefined) choose(active)
    else if (!box.press(event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <span
      className="wd-tree"
      id={id}
      role="tree"
      aria-label={label}
      aria-multiselectable={states !== undefined || undefined}
      {...(isFocusable && {
        tabIndex: 0,
        'aria-activedescendant': activeId,
        onKeyDown: press,
      })}
    >
      {shown.map(({ id: node, item, level, size }) => (
        <span
          key={node}
          id={itemId(id, node)}
          className="wd-tree-item"
          role="treeitem"
          aria-level={level}
          aria-expanded={size > 0 ? isOpen(node) : undefined}
          aria-checked={states && checked[states.get(node) ?? 'off']}
          aria-selected={states ? undefined : node === selected}
          aria-disabled={disabled?.has(node) || undefined}
          data-active={node === active}
          style={{ paddingInlineStart: `${(isDeep ? 4 : 12) + (level - 1) * 20}px` }}
          onClick={() => choose(node)}
        >
          {isDeep && (
            <span
              className="wd-tree-toggle"
              aria-hidden="true"
              onClick={(event) => {
                if (size === 0) return
                event.stopPropagation()
                setOpen(node, !isOpen(node))
              }}
            >
              {size > 0 && <Icon name="chevron" />}
            </span>
          )}
          {states && (
            <span
              className="wd-tree-check"
              data-state={states.get(node) ?? 'off'}
              aria-hidden="true"
            />
          )}
          <bdi>{drawText(item.label, { isBare: true })}</bdi>
        </span>
      ))}
    </span>
  )
}

/** The id of a node's element. */
export function itemId(tree: string, node: string): string {
  return `${tree}-${node}`
}
