import type { Resource } from '@/engine/declare'
import { fieldOf } from '../project/fieldsOf'
import type { FieldFinding } from '../project/Finding'
import type { ResourceCheck } from '../project/Project'
import { literal, withArticle } from '../project/wording'

const camelCase = /^[a-z][A-Za-z0-9]*$/
const textless = new Set(['flag', 'integer', 'list', 'rows'])

const wellFormed = {
  name: {
    pattern: camelCase,
    wrong: 'is not camelCase',
    fix: 'Write letters and digits only, a small letter first, as in `storeDeposit`.',
  },
  path: {
    pattern: /^\/[^\s?#{}]*[^\s?#{}/]$/,
    wrong: 'cannot be called',
    fix: "Begin it with a slash and end it without one, as in '/store/bill'.",
  },
  component: {
    pattern: /^[^\s/]\S*$/,
    wrong: "is no page of the gateway's menu",
    fix: "Write the menu's component key, as in 'store/bill/index'.",
  },
  permissions: {
    pattern: /^[^\s:]+:[^\s:]+$/,
    wrong: 'is not a prefix of two words',
    fix: "Write them with a colon between, as in 'store:bill'.",
  },
} as const

/** The names of a resource for the portal, the gateway and the menu, and its records' title. */
export const identity: ResourceCheck = (resource) => [
  ...(['name', 'path', 'component', 'permissions'] as const).flatMap((key) => {
    const { pattern, wrong, fix } = wellFormed[key]
    const problem = `\`${key}\` ${literal(resource[key])} ${wrong}.`
    return pattern.test(resource[key]) ? [] : [{ problem, fix }]
  }),
  ...idFindings(resource),
  ...titleFindings(resource),
  ...Object.keys(resource.fields)
    .filter((name) => !camelCase.test(name))
    .map((field) => ({
      field,
      problem: `The field name ${literal(field)} is not camelCase.`,
      fix: `Name it in camelCase and give what the gateway says as \`wire: ${literal(field)}\`.`,
    })),
]

function idFindings(resource: Resource): readonly FieldFinding[] {
  if (fieldOf(resource, 'id')?.kind === 'id') return []
  return [
    {
      field: 'id',
      problem: 'There is no `id: f.id()`, so no record can be opened.',
      fix: 'Add it; what the gateway calls it goes into its `wire`.',
    },
  ]
}

function titleFindings(resource: Resource): readonly FieldFinding[] {
  const { title } = resource
  const kind = fieldOf(resource, title)?.kind
  if (kind === undefined || !textless.has(kind)) return []
  return [
    {
      field: title,
      problem: `\`title\` is ${withArticle(kind)}, which stands for no record.`,
      fix: 'Name a field that is a text, or the id.',
    },
  ]
}
