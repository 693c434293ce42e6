import { kindOf } from '@/engine/schema/field'
import { fieldsOf, type AnyField } from '../project/fieldsOf'
import type { FieldFinding } from '../project/Finding'
import type { ResourceCheck } from '../project/Project'
import { literal, literals, withArticle } from '../project/wording'

/** A filter that the field's kind cannot offer, or on what the list never returns. */
export const filters: ResourceCheck = (resource) =>
  fieldsOf(resource).flatMap(([name, field]): readonly FieldFinding[] => {
    const { filter, find, kind } = field
    const { filterOps, finds } = kindOf(field)
    if (filter === undefined) return []
    if (isUnreturned(field)) {
      return [
        {
          field: name,
          problem: `\`${name}\` has a filter, but the list never returns ${withArticle(kind)} field.`,
          fix: `Take ${find ? '`find`' : '`filter`'} out.`,
        },
      ]
    }
    if (find && !finds) {
      return [
        {
          field: name,
          problem: `The search cannot read ${withArticle(kind)} from a pasted text.`,
          fix:
            filterOps.length > 0
              ? `Write { filter: ${literals(filterOps)} } instead of \`find\`.`
              : 'Take `find` out.',
        },
      ]
    }
    if (filterOps.includes(filter)) return []
    return [
      {
        field: name,
        problem: `\`f.${kind}\` cannot offer the filter ${literal(filter)}.`,
        fix:
          filterOps.length > 0
            ? `Write one of ${literals(filterOps)}.`
            : 'Take `filter` out: it offers none.',
      },
    ]
  })

/** Kinds that lists never carry: secrets, computed values, checked nodes. */
export function isUnreturned(field: AnyField): boolean {
  const { hidden, derive } = kindOf(field)
  return hidden === true || derive !== undefined || field['checked'] !== undefined
}
