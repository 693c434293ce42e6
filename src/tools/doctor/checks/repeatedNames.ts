import type { ResourceCheck } from '../project/Project'
import { placesOf } from '../project/placesOf'
import { repeated } from '../project/wording'

/** A place names a field twice, or two sections have the same one. */
export const repeatedNames: ResourceCheck = (resource) => {
  const groups = Object.entries(resource.sections ?? {})
  const shared = repeated(groups.flatMap(([, names]) => [...new Set(names)]))
  return [
    ...placesOf(resource).flatMap(({ where, names }) =>
      repeated(names).map((field) => ({
        field,
        problem: `\`${where}\` names \`${field}\` twice.`,
        fix: 'Take one of the two out.',
      })),
    ),
    ...shared.map((field) => {
      const keys = groups.filter(([, names]) => names.includes(field)).map(([key]) => `\`${key}\``)
      return {
        field,
        problem: `\`${field}\` stands in more than one section: ${keys.join(', ')}.`,
        fix: 'Leave it in one of them.',
      }
    }),
    ...groups
      .filter(([, names]) => names.length === 0)
      .map(([key]) => ({
        problem: `The section \`${key}\` is empty.`,
        fix: 'Name its fields, or take it out with its words.',
      })),
  ]
}
