import { facets } from '@/engine/schema/field'
import { kinds } from '@/engine/kinds'
import type { Resource } from '@/engine/declare'
import type { FieldFinding } from '../project/Finding'
import { nearest } from '../project/nearest'
import { literal } from '../project/wording'

type Plain = Readonly<Record<string, unknown>>

/** Values that do not have the form of a declaration; the other checks run only without them. */
export function shape(resource: Resource): readonly FieldFinding[] {
  const { fields, actions, ...rest }: Plain = resource
  return [
    ...['name', 'path', 'component', 'permissions', 'title'].flatMap((key) =>
      typeof rest[key] === 'string' ? [] : [odd(key, 'a text')],
    ),
    ...mapOf(fields, 'fields', (field, name) => fieldShape(field, `fields.${name}`, name)),
    ...mapOf(actions, 'actions', actionShape),
    ...namesOf(plain(rest['list'])['columns'], 'list.columns'),
    ...['create', 'edit'].flatMap((form) => formShape(rest[form], form)),
    ...mapOf(rest['sections'] ?? {}, 'sections', (names, key) => namesOf(names, `sections.${key}`)),
    ...mapOf(rest['views'] ?? {}, 'views', viewShape),
    ...mapOf(rest['related'] ?? {}, 'related', (one, key) => relationShape(one, `related.${key}`)),
    ...(rest['balance'] === undefined ? [] : relationShape(rest['balance'], 'balance')),
    ...(Array.isArray(rest['rules'] ?? []) ? [] : [odd('rules', 'a list')]),
  ]
}

function fieldShape(field: unknown, where: string, name: string): readonly FieldFinding[] {
  if (!isPlain(field)) return [{ ...odd(where, 'a field'), field: name }]
  const { kind, item, columns, dict, visibleWhen = {} } = field
  if (!isKind(kind, field)) return [unknownKind(kind, name)]
  const isDict = isPlain(dict) && Array.isArray(dict['entries'])
  return [
    ...(kind === 'list' ? fieldShape(item, `${where}.item`, name) : []),
    ...(kind === 'rows' || kind === 'matrix'
      ? mapOf(columns, `${where}.columns`, (cell, column) =>
          fieldShape(cell, `${where}.${column}`, name),
        )
      : []),
    ...(kind === 'code' && !isDict
      ? [{ ...odd(`${where}.dict`, 'a dictionary'), field: name }]
      : []),
    ...mapOf(visibleWhen, `${where}.visibleWhen`, () => []),
  ]
}

/** Whether a field is of a kind of the engine, or of the app's own, which the field carries. */
function isKind(kind: unknown, field: Plain | { readonly [facets]?: unknown }): boolean {
  if (typeof kind !== 'string') return false
  return (
    Object.hasOwn(kinds, kind) ||
    (facets in field && isPlain(field[facets]) && field[facets]['name'] === kind)
  )
}

function unknownKind(kind: unknown, field: string): FieldFinding {
  const near = nearest(String(kind), Object.keys(kinds))
  return {
    field,
    problem: `There is no kind of field called ${literal(kind)}.`,
    fix: near ? `Write \`f.${near}\`.` : 'Use one of the constructors in `f`.',
  }
}

function actionShape(action: unknown, name: string): readonly FieldFinding[] {
  const where = `actions.${name}`
  if (!isPlain(action)) return [odd(where, 'an action')]
  return [
    ...namesOf(action['confirm'], `${where}.confirm`),
    ...['when', 'sets', 'toggles'].flatMap((key) =>
      mapOf(action[key] ?? {}, `${where}.${key}`, () => []),
    ),
    ...mapOf(action['args'] ?? {}, `${where}.args`, (field, arg) =>
      fieldShape(field, `${where}.args.${arg}`, arg),
    ),
  ]
}

function viewShape(view: unknown, name: string): readonly FieldFinding[] {
  const where = `views.${name}`
  if (!isPlain(view)) return [odd(where, 'a view')]
  return [
    ...mapOf(view['filter'] ?? {}, `${where}.filter`, () => []),
    ...namesOf(view['columns'], `${where}.columns`),
  ]
}

function relationShape(relation: unknown, where: string): readonly FieldFinding[] {
  const isWhole = isPlain(relation) && Array.isArray(relation['by'])
  return isWhole ? namesOf(relation['columns'], `${where}.columns`) : [odd(where, 'a relation')]
}

function formShape(form: unknown, where: string): readonly FieldFinding[] {
  if (form === undefined) return []
  return isPlain(form) && form['fields'] !== undefined
    ? namesOf(form['fields'], `${where}.fields`)
    : [odd(where, 'a form such as `{ fields: [] }`')]
}

function mapOf(
  value: unknown,
  where: string,
  each: (value: unknown, key: string) => readonly FieldFinding[],
): readonly FieldFinding[] {
  if (!isPlain(value)) return [odd(where, 'an object')]
  return Object.entries(value).flatMap(([key, below]) => each(below, key))
}

function namesOf(value: unknown, where: string): readonly FieldFinding[] {
  const isNames =
    value === undefined || (Array.isArray(value) && value.every((name) => typeof name === 'string'))
  return isNames ? [] : [odd(where, 'a list of field names')]
}

function odd(where: string, wanted: string): FieldFinding {
  return {
    problem: `\`${where}\` is not ${wanted}.`,
    fix: `Write ${wanted} there, as the type of \`defineResource\` says.`,
  }
}

function plain(value: unknown): Plain {
  return isPlain(value) ? value : {}
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
