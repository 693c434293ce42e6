import type { PortalRecord } from '@/providers/records'
import { useNodesBefore, nodesSent } from '@/providers/loggedNodes'
import type { Resource } from '@/schema'
import type { FieldOf } from '@/schema/kinds'
import { TreeNames } from '../kinds/TreeNames'
import { useWords, type Words } from '../words'
import type { SectionProps } from './part'
import { loggedResource } from './RecordLink'

/** What the parameters of a request stand for: nodes of trees, such as a role's menus, by name. */
export function LoggedDeed({ resource: log, record: entry, words }: SectionProps) {
  const resource = entry && loggedResource(entry)
  if (!entry || !resource) return null
  return Object.entries(resource.fields).map(([name, field]) => {
    const ids = field.kind === 'tree' ? nodesSent(entry, field.wire ?? name) : undefined
    return (
      ids && (
        <Nodes
          key={name}
          {...{ log, entry, resource, name, ids, words }}
          field={field as FieldOf<'tree'>}
        />
      )
    )
  })
}

type Props = {
  log: Resource
  entry: PortalRecord
  /** What was written. */
  resource: Resource
  name: string
  field: FieldOf<'tree'>
  ids: readonly string[]
  words: Words
}

function Nodes({ log, entry, resource, name, field, ids, words }: Props) {
  const own = useWords(resource)
  const before = useNodesBefore(log, entry, field.wire ?? name)
  const label = { field: own.field(name) }
  const added = before && ids.filter((id) => !before.includes(id))
  const taken = before && before.filter((id) => !ids.includes(id))
  return (
    <section className="wd-panel">
      {added && <Named title={words.t('system.logged.added', label)} ids={added} field={field} />}
      {taken && <Named title={words.t('system.logged.taken', label)} ids={taken} field={field} />}
      <Named title={words.t('system.logged.after', label)} ids={ids} field={field} />
    </section>
  )
}

type NamedProps = { title: string; ids: readonly string[]; field: FieldOf<'tree'> }

function Named({ title, ids, field }: NamedProps) {
  return (
    <>
      <h2 className="wd-section-title">{title}</h2>
      <TreeNames ids={ids} field={field} />
    </>
  )
}
