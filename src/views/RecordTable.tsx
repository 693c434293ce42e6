import { useMemo, type KeyboardEvent, type MouseEvent } from 'react'
import { useListContext } from 'ra-core'
import { useNavigate } from 'react-router'
import { usePermission } from '@/providers/permissions'
import type { PortalRecord } from '@/providers/records'
import type { Resource } from '@/schema'
import { permissionFor } from '@/schema/permission'
import type { Density } from './density'
import { HeaderCell } from './HeaderCell'
import { viewOf } from './kinds'
import { usePathTo } from './pathTo'
import { RecordRow } from './RecordRow'
import type { Words } from './words'
import './table.css'

type Props = {
  resource: Resource
  words: Words
  columns: readonly string[]
  density: Density
  onAction: (action: string, id: string) => void
}

/** A plain table on react-admin's list controller; rows are memoised and share one handler. */
export function RecordTable({ resource, words, columns, density, onAction }: Props) {
  const { data, isPlaceholderData } = useListContext<PortalRecord>()
  const actions = usePermittedActions(resource)
  const linkColumn = linkColumnOf(resource, columns)
  const pathTo = usePathTo()
  const navigate = useNavigate()

  const click = (event: MouseEvent) => {
    const target = event.target as HTMLElement
    const id = target.closest<HTMLElement>('tr[data-id]')?.dataset.id
    const action = target.closest<HTMLElement>('[data-action]')?.dataset.action
    if (id === undefined) return
    if (action) return onAction(action, id)
    const page = pathTo(resource, 'show', id)
    const isFree = !target.closest('a, button, input, label') && !isSelecting()
    if (page && isFree) void navigate(page)
  }

  return (
    <table className={`wd-table wd-table-${density}`} data-stale={isPlaceholderData}>
      <caption className="wd-visually-hidden">{words.plural}</caption>
      <thead>
        <tr>
          {linkColumn === undefined && pathTo(resource, 'show') && (
            <th scope="col">
              <span className="wd-visually-hidden">{words.t('views.open')}</span>
            </th>
          )}
          {columns.map((name) => (
            <HeaderCell key={name} resource={resource} name={name} words={words} />
          ))}
          {actions.length > 0 && (
            <th scope="col" className="wd-actions">
              {words.t('views.actions')}
            </th>
          )}
        </tr>
      </thead>
      <tbody onClick={click} onKeyDown={moveBetweenRows}>
        {data?.map((record) => (
          <RecordRow
            key={record.id}
            record={record}
            resource={resource}
            columns={columns}
            actions={actions}
            href={pathTo(resource, 'show', record.id)}
            linkColumn={linkColumn}
            words={words}
          />
        ))}
      </tbody>
    </table>
  )
}

/** The actions the operator holds the permission for; §6: the others are not there at all. */
function usePermittedActions(resource: Resource): readonly string[] {
  const may = usePermission()
  const names = Object.keys(resource.actions).filter((name) => may([permissionFor(resource, name)]))
  const key = names.join()
  return useMemo(() => (key === '' ? [] : key.split(',')), [key])
}

/** The column that links to the record: its title's, else the first whose cell is plain text. */
function linkColumnOf({ title, fields }: Resource, columns: readonly string[]): string | undefined {
  const isPlain = (name: string) => {
    const field = fields[name]
    return field !== undefined && viewOf(field).plain === true
  }
  return [title, ...columns].find((name) => columns.includes(name) && isPlain(name))
}

function isSelecting(): boolean {
  return window.getSelection()?.toString() !== ''
}

// Arrow keys walk the rows' own links; Tab and Enter work as everywhere.
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const row = (event.target as HTMLElement).closest('tr')
  const next = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling
  const link = next?.querySelector<HTMLElement>('a, button')
  if (!link) return
  event.preventDefault()
  link.focus()
}
