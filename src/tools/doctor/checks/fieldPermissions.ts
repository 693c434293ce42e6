import type { Resource } from '@/engine/declare'
import { allFields, fieldOf, fieldsOf, type PlacedField } from '../project/fieldsOf'
import type { Finding } from '../project/Finding'
import type { ResourceCheck } from '../project/Project'
import { literal } from '../project/wording'

/** A field permission that is malformed, has no effect, or is bypassed by a reference. */
export const fieldPermissions: ResourceCheck = (resource, { resources }) => [
  ...allFields(resource).flatMap((placed) => {
    const finding = findingOf(placed, resource)
    return finding ? [{ field: placed.path, ...finding }] : []
  }),
  ...fieldsOf(resource).flatMap(([field, declared]) => {
    const target = resources.find(({ name }) => name === declared['resource'])
    const display = String(declared['display'])
    const needed = target && fieldOf(target, display)?.permission
    if (needed === undefined || needed === declared.permission) return []
    return [
      {
        field,
        problem: `It shows \`${display}\` of \`${target?.name}\`, which needs ${literal(needed)}, to everyone.`,
        fix: `Give it the same \`permission\`, or show it by '${target?.title}'.`,
      },
    ]
  }),
]

function findingOf({ path, field, inside }: PlacedField, { title }: Resource): Finding | undefined {
  const { permission } = field
  if (permission === undefined) return undefined
  if (typeof permission !== 'string' || !/^[^\s:*]+(:[^\s:*]+){2,}$/.test(permission)) {
    return {
      problem: `\`permission\` ${literal(permission)} is no permission in full.`,
      fix: "Write its words with colons between, as in 'store:user:fee'.",
    }
  }
  if (inside === 'field') {
    return {
      problem: `\`permission\` is for whole fields, and \`${path}\` is a part of one.`,
      fix: 'Give it to the field itself.',
    }
  }
  if (inside || (path !== 'id' && path !== title)) return undefined
  return {
    problem: `\`permission\` would hide \`${path}\`, by which a record is known.`,
    fix: path === 'id' ? 'Take it out.' : 'Take it out, or let another field be the `title`.',
  }
}
