import { useState, type FocusEvent, type KeyboardEvent } from 'react'
import { MenuEntry } from './MenuEntry'
import type { MenuNode } from './menuNode'
import { MenuToggle } from './MenuToggle'

type MenuListProps = {
  entries: readonly MenuNode[]
  /** The path of the entry that is highlighted. */
  lit: string
  /** Icons only: a submenu flies out beside its icon. */
  isFolded: boolean
  onSelect: (() => void) | undefined
}

/** One level of the menu; of its submenus one is open at a time. */
export function MenuList({ entries, lit, isFolded, onSelect }: MenuListProps) {
  const { openId, setOpenId } = useOpenSubmenu(entries, lit, isFolded)
  const flyout = isFolded ? closeFlyout(() => setOpenId(undefined)) : {}
  const select = () => {
    if (isFolded) setOpenId(undefined)
    onSelect?.()
  }
  return (
    <ul className="wd-side-list" {...flyout}>
      {entries.map((node) => {
        if (node.children.length === 0) {
          return (
            <li key={node.id}>
              <MenuEntry node={node} isLit={isSame(node.path, lit)} onSelect={select} />
            </li>
          )
        }
        const isOpen = node.id === openId
        return (
          <li key={node.id} className="wd-side-group">
            <MenuToggle
              node={node}
              isOpen={isOpen}
              isLit={contains(node, lit)}
              onToggle={() => setOpenId(isOpen ? undefined : node.id)}
            />
            {isOpen && (
              <MenuList entries={node.children} lit={lit} isFolded={false} onSelect={select} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The submenu of the page one is on opens by itself; folded, none does. */
function useOpenSubmenu(entries: readonly MenuNode[], lit: string, isFolded: boolean) {
  const home = isFolded ? undefined : entries.find((node) => contains(node, lit))?.id
  const [state, setState] = useState({ home, openId: home })
  if (state.home !== home) setState({ home, openId: home })
  return {
    openId: state.openId,
    setOpenId: (openId: string | undefined) => setState({ home, openId }),
  }
}

/** A flyout closes on Escape and when the focus goes elsewhere. */
function closeFlyout(close: () => void) {
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    },
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) close()
    },
  }
}

function contains(node: MenuNode, lit: string): boolean {
  return node.children.some((child) => isSame(child.path, lit) || contains(child, lit))
}

function isSame(path: string, lit: string): boolean {
  return path !== '' && path === lit
}
