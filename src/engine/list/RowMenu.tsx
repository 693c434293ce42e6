import { Link } from 'react-router'
import type { PortalRecord } from '@/engine/data/wire/records'
import { isAdverse } from '../action/boundAction'
import { landmarkOf } from '../ui/landmark'
import { Menu, MenuItem } from '../ui/overlay/overlays'
import { usePathTo } from '../data/pathTo'
import { editing, possible } from './rowEntries'
import { useLabels } from '../data/labels'
import { useResource } from '../data/resource'

type Props = {
  /** The button it hangs on; closed where there is none. */
  anchor: HTMLElement | null
  record: PortalRecord | undefined
  names: readonly string[]
  onAction: (action: string, id: string) => void
  onClose: () => void
}

/** What else can be done to one record, where its row has no room for it. */
export function RowMenu({ anchor, record, names, onAction, onClose }: Props) {
  const resource = useResource()
  const labels = useLabels()
  const edit = usePathTo()(resource, 'edit', record?.id)
  if (!anchor || !record) return null
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ root: landmarkOf(anchor) }}>
      {possible(resource, names, record).map((name) =>
        name === editing && edit ? (
          <MenuItem key={name} component={Link} to={edit}>
            {labels.action(name)}
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
            {labels.action(name)}
          </MenuItem>
        ),
      )}
    </Menu>
  )
}
