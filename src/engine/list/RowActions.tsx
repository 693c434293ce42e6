import { Link } from 'react-router'
import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/declare'
import { holds } from '@/engine/schema/action'
import { isAdverse, removal } from '@/engine/action/boundAction'
import { buttonsOf, type Permitted } from '@/engine/action/permitted'
import type { Labels, Translate } from '@/engine/data/labels'
import type { PathTo } from '@/engine/data/pathTo'
import { landmarkOf } from '@/engine/ui/overlay/NavbarMenu'
import { Menu, MenuItem } from '@/engine/ui/overlay/overlays'
import { rowLink } from '@/engine/ui/rowLink'

type RowEntry = {
  readonly name: string
  readonly label: string
  readonly tone: 'danger' | undefined
  readonly isOffered: (record: PortalRecord) => boolean
  /** None for an action. */
  readonly linkOf: ((id: string) => string | undefined) | undefined
}

export type RowEntries = {
  readonly inline: readonly RowEntry[]
  readonly more: readonly RowEntry[]
}

const editing = 'edit'
const adding = 'addBelow'
const mostInline = 3

type Offers = { resource: Resource; permitted: Permitted; pathTo: PathTo; labels: Labels }

/** Up to three entries are inline. Of more, only the form and those that depend on the record's state are. */
export function rowEntries({ resource, permitted, pathTo, labels }: Offers): RowEntries {
  const tree = resource.list?.tree
  const create = tree === undefined ? undefined : pathTo(resource, 'create')
  const names = [
    ...buttonsOf(resource, permitted),
    ...(pathTo(resource, 'edit') === undefined ? [] : [editing]),
    ...(create === undefined ? [] : [adding]),
    ...(permitted.mayRemove ? [removal] : []),
  ]
  const links: Readonly<Record<string, RowEntry['linkOf']>> = {
    [editing]: (id) => pathTo(resource, 'edit', id),
    [adding]: (id) => `${create}?${tree}=${encodeURIComponent(id)}`,
  }
  const entries = names.map((name) => ({
    name,
    label: labels.action(name),
    tone: isAdverse(resource, name) ? ('danger' as const) : undefined,
    isOffered: (record: PortalRecord) =>
      record.id !== '' && holds(resource.actions[name]?.when, record),
    linkOf: links[name],
  }))
  if (entries.length <= mostInline) return { inline: entries, more: [] }
  const isDaily = ({ name }: RowEntry) =>
    name === editing || resource.actions[name]?.when !== undefined
  return { inline: entries.filter(isDaily), more: entries.filter((one) => !isDaily(one)) }
}

export function hasEntries({ inline, more }: RowEntries): boolean {
  return inline.length + more.length > 0
}

type Row = { record: PortalRecord; entries: RowEntries; name: string; t: Translate }

/** No component, as each row has one. */
export function drawActions({ record, entries, name: row, t }: Row) {
  const offered = (one: RowEntry) => one.isOffered(record)
  return (
    <td className="wd-actions">
      {entries.inline.filter(offered).map(({ name, label, linkOf, tone }) => {
        const link = linkOf?.(record.id)
        const attributes = {
          'aria-label': `${label} ${row}`,
          className: 'wd-row-action',
          'data-tone': tone,
        }
        return link === undefined ? (
          <button key={name} type="button" data-action={name} {...attributes}>
            {label}
          </button>
        ) : (
          <a key={name} {...rowLink(link)} {...attributes}>
            {label}
          </a>
        )
      })}
      {entries.more.some(offered) && (
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
  entries: readonly RowEntry[]
  onAction: (action: string, id: string) => void
  onClose: () => void
}

export function RowMenu({ anchor, record, entries, onAction, onClose }: MenuProps) {
  if (!anchor || !record) return null
  const act = (name: string) => {
    onClose()
    onAction(name, record.id)
  }
  const offered = entries.filter((one) => one.isOffered(record))
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ root: landmarkOf(anchor) }}>
      {offered.map(({ name, label, linkOf, tone }) => {
        const link = linkOf?.(record.id)
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
