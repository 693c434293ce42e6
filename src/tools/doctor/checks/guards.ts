import type { Resource } from '@/engine/declare'
import { fieldOf, fieldsOf } from '../project/fieldsOf'
import type { FieldFinding } from '../project/Finding'
import { misfit } from '../project/misfit'
import type { ResourceCheck } from '../project/Project'
import { literal } from '../project/wording'

type Condition = {
  /** The beginning of a sentence about it. */
  readonly subject: string
  readonly when: object
  /** The field with the condition; for an action, each field of its `when`. */
  readonly of?: string
}

/** A condition that no record can ever meet: an unknown code, a value of another kind, an empty list. */
export const guards: ResourceCheck = (resource) =>
  conditionsOf(resource).flatMap(({ subject, when, of }) =>
    Object.entries(when).flatMap(([name, wanted]): readonly FieldFinding[] => {
      const field = fieldOf(resource, name)
      const values: readonly unknown[] = [wanted].flat()
      const place = { field: of ?? name }
      if (!field) return []
      if (values.length === 0) {
        return [
          {
            ...place,
            problem: `${subject} waits for no value of \`${name}\`, so it is never possible.`,
            fix: 'Name the values in the list, or take the condition out.',
          },
        ]
      }
      return values.flatMap((value) => {
        const finding = misfit(field, value)
        if (!finding) return []
        const problem = `${subject} waits for \`${name}\` ${literal(value)}, ${finding.problem}.`
        return [{ ...place, problem, fix: finding.fix }]
      })
    }),
  )

function conditionsOf(resource: Resource): readonly Condition[] {
  return [
    ...Object.entries(resource.actions).map(([name, { when = {} }]) => ({
      subject: `The action \`${name}\``,
      when,
    })),
    ...fieldsOf(resource).map(([name, { visibleWhen = {} }]) => ({
      subject: `\`${name}\``,
      when: visibleWhen,
      of: name,
    })),
  ]
}
