import { kindOf } from '@/engine/schema/field'
import { fieldOf, fieldsOf } from '../project/fieldsOf'
import { placesOf } from '../project/placesOf'
import type { ResourceCheck } from '../project/Project'

const secretNames =
  /(?:secret|secretKey|privateKey|apiKey|password|pwd|googleCode|token|mnemonic)$|^(?:seed|pin)$/i
const texts = new Set(['text', 'longText'])

/** A secret in view, or a field that is named like a secret and is not one. */
export const secrets: ResourceCheck = (resource) => {
  const isSecret = (name: string) => {
    const field = fieldOf(resource, name)
    return field !== undefined && kindOf(field).hidden === true
  }
  return [
    ...placesOf(resource)
      .filter(({ shows }) => shows)
      .flatMap(({ where, names }) =>
        names.filter(isSecret).map((field) => ({
          field,
          problem: `\`${where}\` shows \`${field}\`, which is a secret.`,
          fix: `Take \`${field}\` out: a secret is revealed on the record's own page only.`,
        })),
      ),
    ...fieldsOf(resource)
      .filter(([name, { kind }]) => texts.has(kind) && secretNames.test(name))
      .map(([name, { kind }]) => ({
        field: name,
        problem: `\`${name}\` sounds like a secret, but as \`f.${kind}\` it goes into lists and exports.`,
        fix: 'Make it f.secret(), or f.secret({ reveal: true }) if it may be looked at.',
      })),
  ]
}
