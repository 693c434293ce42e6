import type { Resource } from '@/engine/declare'
import { ownName } from '@/engine/schema/related'
import { fieldsOf } from './fieldsOf'

/** Somewhere in a declaration that names fields. */
export type Place = {
  /** As one would find it: `list.columns`, `actions.pass.confirm`. */
  readonly where: string
  readonly names: readonly string[]
  /** Whether it puts their values before the operator's eyes, beside the record's own page. */
  readonly shows?: true
}

/** Every place that names fields. */
export function placesOf(resource: Resource): readonly Place[] {
  const { title, list, create, edit, sections = {} } = resource
  return [
    { where: 'title', names: [title], shows: true },
    { where: 'list.columns', names: list?.columns ?? [], shows: true },
    { where: 'list.sort', names: list?.sort ? [list.sort.field] : [], shows: true },
    { where: 'list.tree', names: listOf(list?.tree) },
    { where: 'list.beside', names: listOf(list?.beside) },
    { where: 'create.fields', names: create?.fields ?? [] },
    { where: 'edit.fields', names: edit?.fields ?? [] },
    ...Object.entries(sections).map(([key, names]) => ({ where: `sections.${key}`, names })),
    ...viewPlaces(resource),
    ...relationPlaces(resource),
    ...fieldPlaces(resource),
    ...actionPlaces(resource),
    ...rulePlaces(resource),
    ...overridePlaces(resource),
  ]
}

function viewPlaces({ views = {} }: Resource): readonly Place[] {
  return Object.entries(views).flatMap(([name, { filter = {}, sort, columns = [] }]): Place[] => [
    { where: `views.${name}.filter`, names: Object.keys(filter) },
    { where: `views.${name}.sort`, names: sort ? [sort.field] : [], shows: true },
    { where: `views.${name}.columns`, names: columns, shows: true },
  ])
}

function relationPlaces(resource: Resource): readonly Place[] {
  const { related = {}, balance } = resource
  const named = Object.entries(related).map(([key, one]) => [`related.${key}`, one] as const)
  const all = balance ? [...named, ['balance', balance] as const] : named
  return all.flatMap(([where, { by, when = {}, likely }]): Place[] => [
    { where, names: [ownName(resource, by)] },
    { where: `${where}.when`, names: Object.keys(when) },
    {
      where,
      names: likely ? [likely.amount, likely.time].map((pair) => ownName(resource, pair)) : [],
    },
  ])
}

function fieldPlaces(resource: Resource): readonly Place[] {
  return fieldsOf(resource).flatMap(([name, { visibleWhen, kind, from }]): Place[] => [
    { where: `fields.${name}.visibleWhen`, names: Object.keys(visibleWhen ?? {}) },
    { where: `fields.${name}.from`, names: kind === 'computed' ? listOf(from) : [], shows: true },
  ])
}

function actionPlaces({ actions }: Resource): readonly Place[] {
  return Object.entries(actions).flatMap(
    ([name, { confirm, when, sets, sends, toggles }]): Place[] => [
      { where: `actions.${name}.confirm`, names: confirm ?? [], shows: true },
      { where: `actions.${name}.when`, names: Object.keys(when ?? {}) },
      { where: `actions.${name}.sets`, names: Object.keys(sets ?? {}) },
      { where: `actions.${name}.sends`, names: sends ?? [] },
      { where: `actions.${name}.toggles`, names: toggles ? [toggles.field] : [] },
    ],
  )
}

/** The fields of which a rule speaks, whichever it is. */
function rulePlaces({ rules = [] }: Resource): readonly Place[] {
  return rules.map((rule: Readonly<Record<string, unknown>>, index) => {
    const names = ['before', 'change', 'after', 'fields'].flatMap((key) => listOf(rule[key]))
    return { where: `rules[${index}]`, names }
  })
}

function overridePlaces(resource: Resource): readonly Place[] {
  const { override }: { readonly override?: Readonly<Record<string, object>> } = resource
  return ['cell', 'input', 'filter'].map((part) => ({
    where: `override.${part}`,
    names: Object.keys(override?.[part] ?? {}),
  }))
}

function listOf(value: unknown): readonly string[] {
  return [value].flat().filter((name) => typeof name === 'string')
}
