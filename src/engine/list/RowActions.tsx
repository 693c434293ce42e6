import { Link } from 'react-router'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/declare'
import { holds } from '@/engine/schema/action'
import { isAdverse, removal } from '@/engine/action/boundAction'
import { buttonsOf, type Permitted } from '@/engine/action/permitted'
import { usePathTo, type PathTo } from '@/engine/data/pathTo'
import { useResource, useSurface } from '@/engine/data/resource'
import { landmarkOf } from '@/engine/ui/overlay/NavbarMenu'
import { Menu, MenuItem } from '@/engine/ui/overlay/overlays'
import { RowLink } from '@/engine/ui/RowLink'

export type RowEntries = {
  readonly inline: readonly string[]
  readonly more: readonly string[]
}

const editing = 'edit'
const adding = 'addBelow'
const mostInline = 3

/** Up to three entries are inline. Of more, only the form and those that depend on the record's state are. */
export function rowEntries(resource: Resource, permitted: Permitted, pathTo: PathTo): RowEntries {
  const isTree = resource.list?.tree !== undefined
  const names = [
    ...buttonsOf(resource, permitted),
    ...(pathTo(resource, 'edit') === undefined ? [] : [editing]),
    ...(isTree && pathTo(resource, 'create') !== undefined ? [adding] : []),
    ...(permitted.mayRemove ? [removal] : []),
  ]
  if (names.length <= mostInline) return { inline: names, more: [] }
  const isDaily = (name: string) => name === editing || resource.actions[name]?.when !== undefined
  return { inline: names.filter(isDaily), more: names.filter((name) => !isDaily(name)) }
}

export function hasEntries({ inline, more }: RowEntries): boolean {
  return inline.length + more.length > 0
}

/** A row without an id has none. */
function possible({ actions }: Resource, names: readonly string[], record: PortalRecord) {
  if (record.id === '') return []
  return names.filter((name) => holds(actions[name]?.when, record))
}

function useLinks(record: PortalRecord | undefined) {
  const resource = useResource()
  const pathTo = usePathTo()
  const id = record?.id ?? ''
  return (entry: string): string | undefined => {
    if (entry === editing) return pathTo(resource, 'edit', id)
    if (entry !== adding) return undefined
    return `${pathTo(resource, 'create')}?${resource.list?.tree}=${encodeURIComponent(id)}`
  }
}

type Props = {
  record: PortalRecord
  entries: RowEntries
  name: string
}

export function RowActions({ record, entries, name }: Props) {
  const { resource, t, labels } = useSurface()
  const linkOf = useLinks(record)
  return (
    <td className="wd-actions">
      {possible(resource, entries.inline, record).map((entry) => {
        const label = labels.action(entry)
        const attributes = {
          'aria-label': `${label} ${name}`,
          className: 'wd-row-action',
          'data-tone': isAdverse(resource, entry) ? 'danger' : undefined,
        }
        const link = linkOf(entry)
        return link ? (
          <RowLink key={entry} to={link} {...attributes}>
            {label}
          </RowLink>
        ) : (
          <button key={entry} type="button" data-action={entry} {...attributes}>
            {label}
          </button>
        )
      })}
      {possible(resource, entries.more, record).length > 0 && (
        <button
          type="button"
          className="wd-row-action"
          aria-haspopup="menu"
          aria-label={t('actions.moreOf', { name })}
          data-more
        >
          {t('actions.more')}
        </button>
      )}
    </td>
  )
}

type MenuProps = {
  /** Null while the menu is closed. */
  anchor: HTMLElement | null
  record: PortalRecord | undefined
  names: readonly string[]
  onAction: (action: string, id: string) => void
  onClose: () => void
}

export function RowMenu({ anchor, record, names, onAction, onClose }: MenuProps) {
  const { resource, labels } = useSurface()
  const linkOf = useLinks(record)
  if (!anchor || !record) return null
  const act = (name: string) => {
    onClose()
    onAction(name, record.id)
  }
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ root: landmarkOf(anchor) }}>
      {possible(resource, names, record).map((name) => {
        const link = linkOf(name)
        const label = labels.action(name)
        if (link) {
          return (
            <MenuItem key={name} component={Link} to={link}>
              {label}
            </MenuItem>
          )
        }
        const tone = isAdverse(resource, name) ? 'danger' : undefined
        return (
          <MenuItem key={name} data-tone={tone} onClick={() => act(name)}>
            {label}
          </MenuItem>
        )
      })}
    </Menu>
  )
}
