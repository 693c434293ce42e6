import { useListContext } from 'ra-core'
import { useIgnoredOrder } from '@/engine/data/gatewayTraits'
import { isSortable } from '@/engine/schema/surfaces'
import { useFieldView } from '../kinds/view/viewFor'
import { useLabels } from '../data/labels'
import { useResource } from '../data/resource'

type Props = { name: string }

/** A column's name; where the gateway can order by it, a button that does. */
export function HeaderCell({ name }: Props) {
  const resource = useResource()
  const labels = useLabels()
  const { sort, setSort } = useListContext()
  const isIgnored = useIgnoredOrder(resource, name)
  const view = useFieldView()(resource, name)
  if (!view) return null
  const { align, note, field } = view
  const isSorted = sort.field === name
  const label = (
    <>
      {labels.field(name)}
      {note && <span className="wd-note"> {note(field)}</span>}
    </>
  )
  const turned = isSorted && sort.order === 'DESC' ? 'ASC' : 'DESC'
  return (
    <th
      scope="col"
      data-align={align}
      aria-sort={isSorted ? (sort.order === 'ASC' ? 'ascending' : 'descending') : undefined}
    >
      {isSortable(resource, name) && !isIgnored ? (
        <button
          type="button"
          className="wd-sort"
          data-order={isSorted ? sort.order : undefined}
          onClick={() => setSort({ field: name, order: turned })}
        >
          {label}
        </button>
      ) : (
        label
      )}
    </th>
  )
}
