import { useTranslate } from 'ra-core'
import { Menu, MenuItem } from '@/engine/ui/overlay/overlays'
import { useListener } from '@/engine/ui/useListener'
import type { OpenPage } from '@/engine/form/pageList'
import type { TagCommands } from './TagsView'

export type MenuPlace = { readonly tag: OpenPage; readonly left: number; readonly top: number }

type TagMenuProps = {
  place: MenuPlace
  label: string
  commands: TagCommands
  onClose: () => void
}

/** §2 */
const widthPx = 105

export function TagMenu({ place, label, commands, onClose }: TagMenuProps) {
  const { tag, left, top } = place
  const t = useTranslate()
  useListener(window, 'scroll', onClose, true)
  const items = [
    { key: 'refresh', act: () => commands.refresh(tag) },
    ...(tag.isPinned ? [] : [{ key: 'closeCurrent', act: () => void commands.close(tag) }]),
    { key: 'closeOthers', act: () => void commands.closeOthers(tag) },
    { key: 'closeAll', act: () => void commands.closeAll() },
  ]
  return (
    <Menu
      open
      className="wd-tag-menu"
      onClose={onClose}
      onContextMenu={(event) => {
        event.preventDefault()
        onClose()
      }}
      anchorReference="anchorPosition"
      anchorPosition={{ left: Math.min(left, window.innerWidth - widthPx), top }}
      marginThreshold={0}
      transitionDuration={0}
      disableScrollLock
      slotProps={{ list: { dense: true }, root: { role: 'navigation', 'aria-label': label } }}
    >
      {items.map(({ key, act }) => (
        <MenuItem
          key={key}
          onClick={() => {
            onClose()
            act()
          }}
        >
          {t(`tags.${key}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}
