import { createElement, useState, type ComponentType } from 'react'
import { lateCode, useLate } from '../late/lateCode'
import { CodeFailed } from '../late/lazyView'
import type * as Mui from './muiOverlays'

const lateMui = lateCode<typeof Mui>(() => import('./muiOverlays'))

export const loadOverlays = lateMui.load

export const Dialog = late((mui) => mui.Dialog)
export const Divider = late((mui) => mui.Divider)
export const Drawer = late((mui) => mui.Drawer)
export const Menu = late((mui) => mui.Menu)
export const MenuItem = late((mui) => mui.MenuItem)
export const Popover = late((mui) => mui.Popover)

type Overlay = {
  open?: boolean
  onClose?: ((event: object, reason: 'escapeKeyDown') => void) | undefined
}

/** Loads on first opening, with all other overlays. */
function late<P extends object>(pick: (mui: typeof Mui) => ComponentType<P>) {
  return function Late(props: P & Overlay) {
    const { open: isOpen = true, onClose } = props
    const [wasOpen, setWasOpen] = useState(isOpen)
    const { code: mui, hasFailed, retry } = useLate(lateMui, isOpen)
    if (isOpen && !wasOpen) setWasOpen(true)
    // even a closed overlay with a theme would slow every render of its page
    if (!isOpen && !wasOpen) return null
    if (mui) return createElement(pick(mui), props)
    const close = onClose && (() => onClose({}, 'escapeKeyDown'))
    return hasFailed ? <CodeFailed onRetry={retry} onClose={close} /> : null
  }
}
