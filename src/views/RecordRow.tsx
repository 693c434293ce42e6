import { memo } from 'react'
import { Link } from 'react-router'
import type { PortalRecord } from '@/providers/records'
import type { Resource } from '@/schema'
import { holds } from '@/schema/action'
import { drawValue } from './drawValue'
import { Icon } from './icons'
import { viewOf } from './kinds'
import type { Words } from './words'

type Props = {
  record: PortalRecord
  resource: Resource
  columns: readonly string[]
  actions: readonly string[]
  /** The record's own page, where there is one, and the column that links to it. */
  href: string | undefined
  linkColumn: string | undefined
  words: Words
}

/** One record; drawn again only when the record, the columns or the words change. */
export const RecordRow = memo(function RecordRow({
  record,
  resource,
  columns,
  actions,
  href,
  linkColumn,
  words,
}: Props) {
  return (
    <tr data-id={record.id} data-clickable={href !== undefined}>
      {href && linkColumn === undefined && (
        <td>
          <Link to={href} aria-label={nameOf(resource, record, words)}>
            <Icon name="chevron" />
          </Link>
        </td>
      )}
      {columns.map((name) => {
        const field = resource.fields[name]
        if (!field) return null
        const value = drawValue(field, record[name], words)
        return (
          <td key={name} data-align={viewOf(field).align}>
            {href && name === linkColumn ? <Link to={href}>{value}</Link> : value}
          </td>
        )
      })}
      {actions.length > 0 && (
        <td className="wd-actions">
          {actions
            .filter((name) => holds(resource.actions[name]?.when, record))
            .map((name) => (
              <button
                key={name}
                type="button"
                className="wd-row-action"
                data-action={name}
                aria-label={`${words.action(name)} ${nameOf(resource, record, words)}`}
              >
                {words.action(name)}
              </button>
            ))}
        </td>
      )}
    </tr>
  )
})

function nameOf({ title }: Resource, record: PortalRecord, words: Words): string {
  return `${words.name} ${String(record[title] ?? record.id)}`
}
