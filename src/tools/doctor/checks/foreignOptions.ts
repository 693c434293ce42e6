import { allFields } from '../project/fieldsOf'
import { commonOptions, ownOptions } from '../project/options'
import type { ResourceCheck } from '../project/Project'
import { withArticle } from '../project/wording'

const readBy = new Map<string, readonly string[]>()
for (const [kind, options] of Object.entries(ownOptions)) {
  for (const option of Object.keys(options)) {
    readBy.set(option, [...(readBy.get(option) ?? []), kind])
  }
}
const ofLists = new Set(['filter', 'find', 'total'])

/** An option that another kind reads, such as a total of a field that is no money. */
export const foreignOptions: ResourceCheck = (resource) =>
  allFields(resource).flatMap(({ path, field, inside }) =>
    Object.keys(field).flatMap((option) => {
      const readers = readBy.get(option)
      if (inside && ofLists.has(option)) {
        const place = inside === 'action' ? "an action's argument" : 'a part of a field'
        return [
          {
            field: path,
            problem: `\`${option}\` is for lists, and \`${path}\` is ${place}.`,
            fix: 'Take it out.',
          },
        ]
      }
      if (!readers || commonOptions.includes(option)) return []
      if (readers.includes(field.kind) || !Object.hasOwn(ownOptions, field.kind)) return []
      return [
        {
          field: path,
          problem: `\`${option}\` says nothing of ${withArticle(field.kind)}.`,
          fix: `Take it out, or make the field ${readers.map((kind) => `\`f.${kind}\``).join(' or ')}.`,
        },
      ]
    }),
  )
