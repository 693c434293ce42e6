import type { PortalRecord } from '@/engine/data/wire/records'
import type { Resource } from '@/engine/schema'
import { isAdverse } from '../action/boundAction'
import { adding, editing, possible, type RowEntries } from './rowEntries'
import { RowLink } from '../ui/RowLink'
import type { Words } from '../data/words'

type Props = {
  resource: Resource
  record: PortalRecord
  entries: RowEntries
  edit: string | undefined
  below: string | undefined
  /** What the record is called. */
  name: string
  words: Words
}

/** What can be done to one record, in its row; the rest is a menu away. */
export function RowActions({ resource, record, entries, edit, below, name, words }: Props) {
  const links: Readonly<Record<string, string | undefined>> = { [editing]: edit, [adding]: below }
  return (
    <td className="wd-actions">
      {possible(resource, entries.inline, record).map((action) => {
        const label = {
          'aria-label': `${words.action(action)} ${name}`,
          className: 'wd-row-action',
          'data-tone': isAdverse(resource, action) ? 'danger' : undefined,
        }
        const link = links[action]
        return link ? (
          <RowLink key={action} to={link} {...label}>
            {words.action(action)}
          </RowLink>
        ) : (
          <button key={action} type="button" data-action={action} {...label}>
            {words.action(action)}
          </button>
        )
      })}
      {possible(resource, entries.more, record).length > 0 && (
        <button
          type="button"
          className="wd-row-action"
          aria-haspopup="menu"
          aria-label={words.t('actions.moreOf', { name })}
          data-more
        >
          {words.t('actions.more')}
        </button>
      )}
    </td>
  )
}
