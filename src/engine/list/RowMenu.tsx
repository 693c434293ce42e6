import { Link } from 'react-router'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/schema'
import { isAdverse } from '../action/boundAction'
import { landmarkOf } from '../ui/landmark'
import { Menu, MenuItem } from '../ui/overlay/overlays'
import { usePathTo } from '../data/pathTo'
import { editing, possible } from './rowEntries'
import type { Words } from '../data/words'

type Props = {
  resource: Resource
  /** The button it hangs on; closed where there is none. */
  anchor: HTMLElement | null
  record: PortalRecord | undefined
  names: readonly string[]
  words: Words
  onAction: (action: string, id: string) => void
  onClose: () => void
}

/** What else can be done to one record, where its row has no room for it. */
export function RowMenu({ resource, anchor, record, names, words, onAction, onClose }: Props) {
  const edit = usePathTo()(resource, 'edit', record?.id)
  if (!anchor || !record) return null
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ root: landmarkOf(anchor) }}>
      {possible(resource, names, record).map((name) =>
        name === editing && edit ? (
          <MenuItem key={name} component={Link} to={edit}>
            {words.action(name)}
          </MenuItem>
        ) : (
          <MenuItem
            key={name}
            data-tone={isAdverse(resource, name) ? 'danger' : undefined}
            onClick={() => {
              onClose()
              onAction(name, record.id)
            }}
          >
            {words.action(name)}
          </MenuItem>
        ),
      )}
    </Menu>
  )
}
