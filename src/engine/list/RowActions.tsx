import { Link } from 'react-router'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/declare'
import { holds } from '@/engine/schema/action'
import { isAdverse, removal } from '@/engine/action/boundAction'
import { buttonsOf, type Permitted } from '@/engine/action/permitted'
import { usePathTo, type PathTo } from '@/engine/data/pathTo'
import { useSurface } from '@/engine/data/resource'
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

/** The entries that the record's state permits; none for a row without an id. */
function useEntries(names: readonly string[], record: PortalRecord | undefined) {
  const { resource, labels } = useSurface()
  const pathTo = usePathTo()
  if (!record || record.id === '') return []
  const linkOf = (name: string): string | undefined => {
    if (name === editing) return pathTo(resource, 'edit', record.id)
    if (name !== adding) return undefined
    return `${pathTo(resource, 'create')}?${resource.list?.tree}=${encodeURIComponent(record.id)}`
  }
  return names
    .filter((name) => holds(resource.actions[name]?.when, record))
    .map((name) => ({
      name,
      label: labels.action(name),
      link: linkOf(name),
      tone: isAdverse(resource, name) ? 'danger' : undefined,
    }))
}

type Props = {
  record: PortalRecord
  entries: RowEntries
  name: string
}

export function RowActions({ record, entries, name: row }: Props) {
  const { t } = useSurface()
  const inline = useEntries(entries.inline, record)
  const more = useEntries(entries.more, record)
  return (
    <td className="wd-actions">
      {inline.map(({ name, label, link, tone }) => {
        const attributes = {
          'aria-label': `${label} ${row}`,
          className: 'wd-row-action',
          'data-tone': tone,
        }
        return link ? (
          <RowLink key={name} to={link} {...attributes}>
            {label}
          </RowLink>
        ) : (
          <button key={name} type="button" data-action={name} {...attributes}>
            {label}
          </button>
        )
      })}
      {more.length > 0 && (
        <button
          type="button"
          className="wd-row-action"
          aria-haspopup="menu"
          aria-label={t('actions.moreOf', { name: row })}
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
  const entries = useEntries(names, record)
  if (!anchor || !record) return null
  const act = (name: string) => {
    onClose()
    onAction(name, record.id)
  }
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ root: landmarkOf(anchor) }}>
      {entries.map(({ name, label, link, tone }) => {
        const way = link ? { component: Link, to: link } : { onClick: () => act(name) }
        return (
          <MenuItem key={name} data-tone={tone} {...way}>
            {label}
          </MenuItem>
        )
      })}
    </Menu>
  )
}
