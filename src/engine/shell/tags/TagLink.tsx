import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router'
import { Icon } from '@/engine/ui/icons'
import type { MenuPlace } from './TagMenu'
import type { OpenPage } from '@/engine/form/pageList'

type TagLinkProps = {
  tag: OpenPage
  to: string
  name: string
  isActive: boolean
  isReached: boolean
  /** The id of the description of unsaved input; undefined if nothing is unsaved. */
  mark: string | undefined
  onClose: (tag: OpenPage) => void
  onMenu: (place: MenuPlace) => void
}

const middleButton = 1

export function TagLink(props: TagLinkProps) {
  const { tag, to, name, isActive, isReached, mark, onClose, onMenu } = props
  const t = useTranslate()
  const isUnsaved = mark !== undefined
  // gateway contract §7.6: beside the pointer
  const menuAt = (x: number, y: number) => onMenu({ tag, left: x + 15, top: y })
  const press = useLongPress(menuAt)
  const openMenu = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault()
    const { left, bottom } = event.currentTarget.getBoundingClientRect()
    // opened by keyboard, without a position
    if (event.clientX === 0 && event.clientY === 0) menuAt(left, bottom)
    else menuAt(event.clientX, event.clientY)
  }
  const closeByMiddle = (event: MouseEvent) => {
    if (event.button !== middleButton) return
    event.preventDefault()
    onClose(tag)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { left, bottom } = event.currentTarget.getBoundingClientRect()
    const asksMenu = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
    if (event.key === 'Delete') onClose(tag)
    else if (asksMenu) menuAt(left, bottom)
    else return
    event.preventDefault()
  }
  return (
    <span
      className="wd-tab"
      data-active={isActive}
      data-unsaved={isUnsaved}
      onContextMenu={openMenu}
      {...press}
    >
      <Link
        to={to}
        tabIndex={isReached ? 0 : -1}
        aria-current={isActive ? 'page' : undefined}
        aria-haspopup="menu"
        aria-describedby={mark}
        title={isUnsaved ? `${name} · ${t('tags.unsaved')}` : name}
        draggable={false}
        onKeyDown={onKeyDown}
        onMouseDown={(event) => event.button === middleButton && event.preventDefault()}
        onAuxClick={closeByMiddle}
      >
        {name}
      </Link>
      {!tag.isPinned && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={t('tags.close', { name })}
          onClick={() => onClose(tag)}
        >
          <Icon name="close" />
        </button>
      )}
    </span>
  )
}

const longMs = 500
/** In pixels: a finger never rests quite still. */
const stillPx = 10

/** Suppresses the click that ends a long touch. */
function useLongPress(call: (x: number, y: number) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = useRef({ x: 0, y: 0 })
  const wasLong = useRef(false)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      wasLong.current = false
      if (pointerType !== 'touch') return
      start.current = { x, y }
      timer.current = setTimeout(() => {
        wasLong.current = true
        call(x, y)
      }, longMs)
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = start.current
      if (Math.hypot(clientX - x, clientY - y) > stillPx) stop()
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onClickCapture: (event: MouseEvent) => {
      if (!wasLong.current) return
      wasLong.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
