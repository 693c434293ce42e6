import type { ReactNode } from 'react'
import { useTranslate } from 'ra-core'
import { useFormContext } from 'react-hook-form'
import type { FieldOf } from '@/engine/kinds'
import { listIssues } from '@/engine/kinds/table/list'
import type { CellContext, InputProps, KindView } from '../view/kindView'
import { AreaInput } from '../inputs/AreaInput'
import { keyed } from '../inputs/keyed'
import { NoFilter } from '../inputs/NoFilter'

type ListField = FieldOf<'list'>

/** Entries that a list's cell shows; how many more there are is said. */
const shownEntries = 2

export const listView: KindView<ListField> = {
  cell: (value, field, context) => chips(value, field, context, shownEntries),
  whole: (value, field, context) => chips(value, field, context),
  input: ListInput,
  filter: NoFilter,
}

function chips(
  value: unknown,
  { item }: ListField,
  context: CellContext,
  limit = Infinity,
): ReactNode {
  const entries: readonly unknown[] = Array.isArray(value) ? value : []
  if (entries.length === 0) return <span className="wd-muted">—</span>
  const more = entries.length - limit
  return (
    <span className="wd-chips" role="list">
      {keyed(entries.slice(0, limit)).map(({ key, value: entry }) => (
        <span key={key} className="wd-chip" role="listitem">
          {context.viewOf(item).cell(entry, item, context)}
        </span>
      ))}
      {more > 0 && (
        <span className="wd-note" role="listitem">
          {context.t('kinds.more', { smart_count: more })}
        </span>
      )}
    </span>
  )
}

/** One entry per line; the line that is refused is named. */
function ListInput(props: InputProps<ListField>) {
  const t = useTranslate()
  const { name, field } = props
  const { watch, getFieldState, formState } = useFormContext()
  const typed: unknown = watch(name)
  const isRefused = getFieldState(name, formState).error !== undefined
  const issue = isRefused ? listIssues(String(typed ?? ''), field)[0] : undefined
  const notice = issue && {
    text: t('kinds.line', {
      line: issue.line,
      message: t(issue.issue.key, { field: props.label, ...issue.issue.args }),
    }),
    isProblem: true,
  }
  return (
    <AreaInput {...props} notice={notice} attributes={{ placeholder: t('kinds.onePerLine') }} />
  )
}
