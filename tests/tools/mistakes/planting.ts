import type { Resource } from '@/engine/declare'
import type { FieldMap } from '@/engine/schema/field'
import { withKinds } from '@/engine/kinds'
import type { PlacedFinding } from '@/tools/doctor/project/Finding'
import { languages, type Language, type Project } from '@/tools/doctor/project/Project'
import { voucherWords } from './healthyProject'

/** Makes one mistake in a project. */
export type Plant = (project: Project) => Project

/** A mistake, and all that is to be said of it. */
export type Mistake = {
  readonly mistake: string
  readonly plant: Plant
  readonly finding: PlacedFinding
}

type Patch = Readonly<Record<string, unknown>>

/** A finding in the declaration of the voucher, unless `place` says otherwise. */
export function found(
  field: string | undefined,
  problem: string,
  fix: string,
  place: Partial<PlacedFinding> = {},
): PlacedFinding {
  return {
    file: 'resources/voucher.ts',
    resource: 'voucher',
    ...(field !== undefined && { field }),
    problem,
    fix,
    ...place,
  }
}

/** Replaces parts of the voucher's declaration; undefined removes a part. */
export function declared(patch: Patch, of = 'voucher'): Plant {
  return patched(of, (resource) => merged(resource, patch))
}

/** Replaces options of one of its fields, or adds the field. */
export function field(name: string, patch: Patch, of = 'voucher'): Plant {
  return patched(of, ({ fields, ...rest }) => ({
    ...rest,
    fields: { ...fields, [name]: merged(fields[name] ?? {}, patch) },
  }))
}

/** Replaces parts of one of its actions, or adds the action. */
export function action(name: string, patch: Patch): Plant {
  return patched('voucher', ({ actions, ...rest }) => ({
    ...rest,
    actions: { ...actions, [name]: merged(actions[name] ?? {}, patch) },
  }))
}

/** Adds an action with its words. */
export function newAction(name: string, declared: Patch): Plant {
  return all(action(name, declared), actionWords(name, '…'))
}

/** Adds a tool of its list, with its words. */
export function tool(name: string, declaration: Patch): Plant {
  const added = patched('voucher', ({ list, ...rest }) => ({
    ...rest,
    list: { ...list, tools: { [name]: declaration } },
  }))
  return all(added, inBoth(`resources.voucher.tools.${name}`, '…'))
}

/** Takes one of its actions out, and its words. */
export function withoutAction(name: string): Plant {
  const declaration = patched('voucher', ({ actions, ...rest }) => ({
    ...rest,
    actions: merged(actions, { [name]: undefined }),
  }))
  return all(declaration, actionWords(name, undefined))
}

function actionWords(name: string, text: string | undefined): Plant {
  return inBoth(`resources.voucher.actions.${name}`, text)
}

/** Puts other words under a key in both languages. */
export function inBoth(key: string, text: string | object | undefined): Plant {
  return all(...languages.map(({ language }) => words(language, key, text)))
}

/** Calls the voucher something else, its words with it. */
export function renamed(name: string): Plant {
  return all(
    declared({ name }),
    inBoth('resources.voucher', undefined),
    inBoth(`resources.${name}`, voucherWords),
    (project) => ({ ...project, files: new Map() }),
  )
}

/** Forgets the gateway's tables. */
export function noTables(project: Project): Project {
  return { ...project, tables: [] }
}

/** Lets the gateway keep a field of every table as a secret. */
export function secretAtGateway(name: string): Plant {
  return (project) => ({
    ...project,
    tables: (project.tables ?? []).map(({ secrets, ...table }) =>
      Object.assign(table, { secrets: { ...secrets, [name]: name } }),
    ),
  })
}

/** Puts other words under a key; undefined takes them out. */
export function words(language: Language, key: string, text: string | object | undefined): Plant {
  return (project) => ({
    ...project,
    words: {
      ...project.words,
      [language]: replaced(project.words[language], key.split('.'), text),
    },
  })
}

/** Puts another text into a file. */
export function file(path: string, text: string): Plant {
  return (project) => ({ ...project, files: new Map(project.files).set(path, text) })
}

/** Several steps that only together are one mistake. */
export function all(...plants: readonly Plant[]): Plant {
  return (project) => plants.reduce((changed, plant) => plant(changed), project)
}

function patched(name: string, change: (resource: Resource) => object): Plant {
  return (project) => ({
    ...project,
    resources: project.resources.map((one) =>
      one.name === name ? carrying(change(one) as Resource) : one,
    ),
  })
}

/** Copies of fields have lost their kinds: every field and argument gets its own back. */
function carrying(resource: Resource): Resource {
  const { fields, actions } = resource
  return {
    ...resource,
    fields: withKindsOf(fields),
    actions: mapped(actions, (one) => (one?.args ? { ...one, args: withKindsOf(one.args) } : one)),
  }
}

function withKindsOf(fields: FieldMap): FieldMap {
  return mapped(fields, (one) => (typeof one === 'object' && one !== null ? withKinds(one) : one))
}

function mapped<T>(map: Readonly<Record<string, T>>, change: (one: T) => T) {
  if (typeof map !== 'object' || map === null || Array.isArray(map)) return map
  return Object.fromEntries(Object.entries(map).map(([name, one]) => [name, change(one)]))
}

function merged(whole: object, patch: Patch): object {
  const entries = Object.entries({ ...whole, ...patch })
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

function replaced(
  node: object,
  [key = '', ...rest]: readonly string[],
  text?: string | object,
): object {
  const below = (node as Readonly<Record<string, object | undefined>>)[key] ?? {}
  return merged(node, { [key]: rest.length === 0 ? text : replaced(below, rest, text) })
}
