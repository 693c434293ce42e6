import { kindOf } from '@/engine/schema/field'
import { fieldOf } from '../project/fieldsOf'
import type { ResourceCheck } from '../project/Project'
import { literal } from '../project/wording'

/** An invalid initial order of the list. */
export const sorting: ResourceCheck = (resource) => {
  const { field: name = '', order } = resource.list?.sort ?? {}
  const field = fieldOf(resource, name)
  if (!field) return []
  if (order !== 'ASC' && order !== 'DESC') {
    const problem = `\`list.sort\` orders ${literal(order)}.`
    return [{ field: name, problem, fix: "Write 'ASC' or 'DESC'." }]
  }
  if (kindOf(field).hidden || (field.sortable ?? kindOf(field).sortable)) return []
  return [
    {
      field: name,
      problem: `\`list.sort\` orders by \`${name}\`, by which the gateway cannot order.`,
      fix: 'Name another field, or say { sortable: true } if it can.',
    },
  ]
}
