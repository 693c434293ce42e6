import { useTranslate } from 'ra-core'
import type { PortalRecord } from '@/engine/data/wire/records'
import { isAdverse } from '../action/boundAction'
import { adding, editing, possible, type RowEntries } from './rowEntries'
import { RowLink } from '../ui/RowLink'
import { useLabels } from '../data/labels'
import { useResource } from '../data/resource'

type Props = {
  record: PortalRecord
  entries: RowEntries
  edit: string | undefined
  below: string | undefined
  /** What the record is called. */
  name: string
}

/** What can be done to one record, in its row; the rest is a menu away. */
export function RowActions({ record, entries, edit, below, name }: Props) {
  const resource = useResource()
  const t = useTranslate()
  const labels = useLabels()
  const links: Readonly<Record<string, string | undefined>> = { [editing]: edit, [adding]: below }
  return (
    <td className="wd-actions">
      {possible(resource, entries.inline, record).map((action) => {
        const label = {
          'aria-label': `${labels.action(action)} ${name}`,
          className: 'wd-row-action',
          'data-tone': isAdverse(resource, action) ? 'danger' : undefined,
        }
        const link = links[action]
        return link ? (
          <RowLink key={action} to={link} {...label}>
            {labels.action(action)}
          </RowLink>
        ) : (
          <button key={action} type="button" data-action={action} {...label}>
            {labels.action(action)}
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
