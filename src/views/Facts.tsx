import type { PortalRecord } from '@/providers/records'
import type { Resource } from '@/schema'
import { drawValue } from './drawValue'
import { viewOf } from './kinds'
import type { Words } from './words'

type Props = {
  resource: Resource
  record: PortalRecord
  /** Restated large and whole. */
  first: readonly string[]
  words: Words
}

/** What is decided over: the facts that matter in full, the others below. */
export function Facts({ resource, record, first, words }: Props) {
  const others = Object.keys(resource.fields).filter((name) => !first.includes(name))
  return (
    <div className="wd-facts">
      {first.length > 0 && (
        <dl className="wd-facts-first">
          {first.map((name) => (
            <Fact key={name} name={name} resource={resource} record={record} words={words} whole />
          ))}
        </dl>
      )}
      <dl className="wd-facts-others">
        {others.map((name) => (
          <Fact key={name} name={name} resource={resource} record={record} words={words} />
        ))}
      </dl>
    </div>
  )
}

type FactProps = Omit<Props, 'first'> & { name: string; whole?: boolean }

/** One labelled value; in full where it is what the decision hangs on. */
export function Fact({ name, resource, record, words, whole = false }: FactProps) {
  const field = resource.fields[name]
  if (!field) return null
  const view = viewOf(field)
  const isDrawnWhole = whole && view.whole !== undefined
  const note = isDrawnWhole ? undefined : view.note?.(field)
  return (
    <div>
      <dt>
        {words.field(name)}
        {note && <span className="wd-note"> {note}</span>}
      </dt>
      <dd>{drawValue(field, record[name], words, whole ? 'whole' : 'cell')}</dd>
    </div>
  )
}
