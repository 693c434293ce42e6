import {
  memo,
  useCallback,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { MenuEntry, MenuToggle } from './MenuEntry'
import type { MenuNode } from '@/engine/data/menu/menuNode'

type MenuListProps = {
  entries: readonly MenuNode[]
  lit: string
  /** Shows icons only; submenus fly out. */
  isFolded: boolean
  base: string
  /** A flyout's distance from the top of the screen, in pixels. */
  top?: number | undefined
}

/** Renders only the open submenu, one at a time. */
export const MenuList = memo(function MenuList(props: MenuListProps) {
  const { entries, lit, isFolded, base, top } = props
  const { openId, openAt, turn, close } = useOpenSubmenu(entries, lit, isFolded)
  return (
    <ul
      className="wd-side-list"
      {...(isFolded && closeFlyout(close))}
      style={top === undefined ? undefined : { '--wd-flyout': `${top}px` }}
    >
      {entries.map((node) => {
        if (node.children.length === 0) {
          return (
            <li key={node.id}>
              <MenuEntry node={node} isLit={isSame(node.path, lit)} base={base} />
            </li>
          )
        }
        const isOpen = node.id === openId
        return (
          <li key={node.id} className="wd-side-group">
            <MenuToggle node={node} isOpen={isOpen} isLit={contains(node, lit)} onToggle={turn} />
            {isOpen && (
              <MenuList
                entries={node.children}
                lit={lit}
                isFolded={false}
                base={base}
                top={isFolded ? openAt : undefined}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
})

type Open = { home: string | undefined; openId: string | undefined; openAt?: number }

function useOpenSubmenu(entries: readonly MenuNode[], lit: string, isFolded: boolean) {
  const home = isFolded ? undefined : entries.find((node) => contains(node, lit))?.id
  const [state, setState] = useState<Open>({ home, openId: home })
  if (state.home !== home) setState({ home, openId: home })
  const turn = useCallback(
    (id: string, button: HTMLElement) =>
      setState((now) => ({
        home: now.home,
        openId: now.openId === id ? undefined : id,
        openAt: button.getBoundingClientRect().top,
      })),
    [],
  )
  const close = () => setState({ home, openId: undefined })
  return { openId: state.openId, openAt: state.openAt, turn, close }
}

/** A flyout closes on choosing a page, on Escape and on blur. */
function closeFlyout(close: () => void) {
  return {
    onClick: ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) close()
    },
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
