import { useCallback, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslate } from 'ra-core'
import { IconButton } from '@/engine/ui/IconButton'
import { draftPaths } from '@/engine/form/drafts'
import { useOpenPages } from '@/engine/form/openPages'
import { TagLink } from './TagLink'
import { TagMenu, type MenuPlace } from './TagMenu'
import { addressOf, type OpenPage } from '@/engine/form/pageList'
import type { TagCommands } from './TagsView'
import { useTagScroll } from './useTagScroll'
import './tags.css'

type TagBarProps = {
  list: readonly OpenPage[]
  path: string
  nameOf: (path: string) => string
  commands: TagCommands
}

/** Tab reaches one tag, the arrow keys the others. */
export function TagBar({ list, path, nameOf, commands }: TagBarProps) {
  const t = useTranslate()
  const mark = useId()
  const unsaved = useUnsavedPaths()
  const row = useRef<HTMLDivElement>(null)
  const [menu, setMenu] = useState<MenuPlace>()
  const active = list.find((tag) => tag.path === path)
  useTagScroll(row, path)
  const keepFocus = useKeptFocus(row, menu !== undefined)
  const closeTag = (tag: OpenPage) => {
    if (tag.isPinned) return
    keepFocus()
    void commands.close(tag)
  }
  const openMenu = (place: MenuPlace) => {
    keepFocus()
    setMenu(place)
  }

  return (
    <nav className="wd-tags" aria-label={t('tags.label')}>
      <div
        className="wd-tags-row"
        ref={row}
        role="toolbar"
        aria-label={t('tags.label')}
        onKeyDown={(event) => moveFocus(event, row.current)}
      >
        {list.map((tag, index) => (
          <TagLink
            key={tag.path}
            tag={tag}
            to={addressOf(tag)}
            name={nameOf(tag.path)}
            isActive={tag === active}
            isReached={active ? tag === active : index === 0}
            mark={unsaved.includes(tag.path) ? mark : undefined}
            onClose={closeTag}
            onMenu={openMenu}
          />
        ))}
      </div>
      <span id={mark} hidden>
        {t('tags.unsaved')}
      </span>
      {active && (
        <IconButton
          icon="chevron"
          label={t('tags.menu', { name: nameOf(active.path) })}
          className="wd-icon-button wd-tags-more"
          aria-haspopup="menu"
          onClick={({ currentTarget }) => openMenu(placeBelow(currentTarget, active))}
        />
      )}
      {menu && (
        <TagMenu
          place={menu}
          label={t('tags.menu', { name: nameOf(menu.tag.path) })}
          commands={commands}
          onClose={() => setMenu(undefined)}
        />
      )}
    </nav>
  )
}

const touches = ['input', 'change', 'click', 'keyup'] as const

function useUnsavedPaths(): readonly string[] {
  const { follow, unsaved } = useOpenPages()
  const subscribe = useCallback(
    (listener: () => void) => {
      const stop = follow(listener)
      for (const touch of touches) document.addEventListener(touch, listener)
      return () => {
        stop()
        for (const touch of touches) document.removeEventListener(touch, listener)
      }
    },
    [follow],
  )
  const paths = () => [...unsaved().map(({ path }) => path), ...draftPaths()].join('\n')
  return useSyncExternalStore(subscribe, paths).split('\n')
}

function placeBelow(element: Element, tag: OpenPage): MenuPlace {
  const { left, bottom } = element.getBoundingClientRect()
  return { tag, left, top: bottom }
}

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: (index) => Math.max(0, index - 1),
  ArrowRight: (index, last) => Math.min(last, index + 1),
  Home: () => 0,
  End: (_index, last) => last,
}

function moveFocus(event: KeyboardEvent, row: HTMLElement | null): void {
  const links = linksIn(row)
  const index = links.findIndex((link) => link === document.activeElement)
  const step = steps[event.key]
  if (!step || index < 0) return
  event.preventDefault()
  links[step(index, links.length - 1)]?.focus()
}

/** Focuses the visible page's tag when the focused tag closes. */
function useKeptFocus(row: { readonly current: HTMLElement | null }, isOpen: boolean): () => void {
  const isWanted = useRef(false)
  useEffect(() => {
    if (!isWanted.current || isOpen) return
    const focused = document.activeElement
    const isLost = focused === null || focused === document.body
    if (!isLost && row.current?.contains(focused)) return
    isWanted.current = false
    const links = isLost ? linksIn(row.current) : []
    links.find((link) => link.tabIndex === 0)?.focus()
  })
  return () => {
    isWanted.current = true
  }
}

function linksIn(row: HTMLElement | null): readonly HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>('a') ?? [])]
}
