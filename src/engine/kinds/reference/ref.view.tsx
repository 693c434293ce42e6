import { Link } from 'react-router'
import { messageText } from '@/engine/data/labels'
import type { Field } from '@/engine/schema/field'
import { drawText } from '@/engine/ui/text/drawText'
import { lazyView } from '@/engine/ui/late/lazyView'
import { rowLink } from '@/engine/ui/rowLink'
import type { CellContext, ViewsOf } from '../view/kindView'
import { NameSkeleton, RecordNumber } from '../view/RecordNumber'
import { treeKind } from './ref'

// the first rows have no trees
const TreeNames = lazyView(async () => (await import('./trees')).TreeNames)

export const referenceViews: ViewsOf<'ref' | 'treeSelect' | 'tree'> = {
  ref: {
    cell: (value, field, context) => reference(lookupOf(value, field), context),
    lookup: lookupOf,
    stateless: true,
    wraps: true,
    card: 'owner',
  },
  treeSelect: {
    cell: (value, field, context) =>
      value === field.top ? (
        <span className="wd-muted">{context.t('kinds.top')}</span>
      ) : (
        reference(lookupOf(value, field), context)
      ),
    lookup: (value, field) => (value === field.top ? undefined : lookupOf(value, field)),
  },
  tree: {
    cell: (value, field, { t }) => messageText(treeKind.format(asIds(value), field), t),
    whole: (value, field) => <TreeNames ids={asIds(value)} field={field} />,
  },
}

function asIds(value: unknown): Parameters<typeof treeKind.format>[0] {
  return Array.isArray(value) ? value : []
}

export type Named = Field & { readonly resource: string; readonly display: string }

function lookupOf(value: unknown, { resource, display }: Pick<Named, 'resource' | 'display'>) {
  return { resource, display, id: String(value) }
}

/** Without access to the other record, shows the name from the row, else the id. */
function reference(lookup: ReturnType<typeof lookupOf>, context: CellContext) {
  const { names, named, isLinked, isInRow } = context
  const known = names.record(lookup)
  const name = known?.label ?? named
  if (name === undefined && known?.lack === 'pending') return <NameSkeleton />
  const lack = known?.lack === 'failed' ? 'failed' : known ? 'missing' : 'forbidden'
  const words =
    name === undefined ? (
      <RecordNumber id={lookup.id} lack={lack} />
    ) : (
      drawText(name, { isBare: true })
    )
  const path = isLinked ? known?.path : undefined
  if (path === undefined) return words
  return isInRow ? <a {...rowLink(path)}>{words}</a> : <Link to={path}>{words}</Link>
}
