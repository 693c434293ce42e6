import { mapValues, pickValues } from '@/engine/values/named'
import { fieldsInPath, type Action, type ActionMap } from './action'
import type { FieldMap } from './field'
import { fieldsOfRelation, type Relation } from './related'
import type { Form, Import, Resource } from './resource'
import { fieldsOfRule } from './rule'
import { importFieldsOf } from './surfaces'

type May = (anyOf: readonly string[]) => boolean

/** The permissions that a resource's values require, and what operators see by the permissions they lack. */
type Known = { readonly permissions: readonly string[]; readonly views: Map<string, Resource> }

const known = new WeakMap<Resource, Known>()
const narrowed = new WeakSet<Resource>()

/**
 * §6: omits the fields whose `permission` the operator lacks and all that depends on them: computed values, columns,
 * the first order, views, relations, sections, parts of forms, imports and rules. An action disappears if it can't be judged or called
 * without such a field; other actions lose it. The id stays.
 *
 * @returns the same object for the same missing permissions, so that nothing renders again
 * @example visibleTo(merchant, (anyOf) => mayUse(session.permissions, anyOf))
 */
export function visibleTo(resource: Resource, may: May): Resource {
  const { permissions, views } = known.get(resource) ?? know(resource)
  const missing = permissions.filter((permission) => !may([permission]))
  if (missing.length === 0) return resource
  const view = views.get(missing.join()) ?? without(resource, new Set(missing))
  views.set(missing.join(), view)
  return view
}

export function isNarrowed(resource: Resource): boolean {
  return narrowed.has(resource)
}

function know(resource: Resource): Known {
  const args = Object.values(resource.actions).map((action) => action.args ?? {})
  const named = [resource.fields, ...args].flatMap((map) =>
    Object.values(map).flatMap(({ permission = [] }) => permission),
  )
  const found = { permissions: [...new Set(named)], views: new Map<string, Resource>() }
  known.set(resource, found)
  return found
}

type IsOpen = (name: string) => boolean

function without(resource: Resource, missing: ReadonlySet<string>): Resource {
  const { title, list, create, edit, rules, views, related, balance, ...rest } = resource
  const { import: taken, ...others } = rest
  const closed = closedIn(resource.fields, missing)
  const isOpen: IsOpen = (name) => !closed.has(name)
  const openForm = <F extends Form>(form: F) => ({ ...form, fields: form.fields.filter(isOpen) })
  const hasFields = ({ fields }: Form) => fields.length === 0 || fields.some(isOpen)
  const isRelated = (one: Relation) => fieldsOfRelation(resource, one).every(isOpen)
  const openTitle = isOpen(title) ? title : 'id'
  const view: Resource = Object.freeze({
    ...others,
    title: openTitle,
    fields: pickValues(others.fields, isOpen),
    actions: openActions(others.actions, isOpen, missing),
    ...(list && { list: openList(list, isOpen, openTitle) }),
    ...(create && hasFields(create) && { create: openForm(create) }),
    ...(edit && hasFields(edit) && { edit: openForm(edit) }),
    ...(taken && importFieldsOf(resource).some(isOpen) && { import: openImport(taken, isOpen) }),
    ...(others.sections && {
      sections: mapValues(others.sections, (names) => names.filter(isOpen)),
    }),
    ...(views && { views: openViews(views, isOpen) }),
    ...(related && { related: pickValues(related, (_name, one) => isRelated(one)) }),
    ...(balance && isRelated(balance) && { balance }),
    ...(rules && { rules: rules.filter((rule) => fieldsOfRule(rule).every(isOpen)) }),
  })
  narrowed.add(view)
  return view
}

/** Includes fields computed from closed ones, in turn. */
function closedIn(fields: FieldMap, missing: ReadonlySet<string>): ReadonlySet<string> {
  const names = Object.keys(fields).filter((name) => name !== 'id')
  const closed = new Set(names.filter((name) => lacks(fields[name], missing)))
  for (let before = -1; before < closed.size;) {
    before = closed.size
    for (const [name, field] of Object.entries(fields)) {
      const from: unknown = 'from' in field && field.from
      if (Array.isArray(from) && from.some((one) => closed.has(one))) closed.add(name)
    }
  }
  return closed
}

function lacks(field: FieldMap[string] | undefined, missing: ReadonlySet<string>): boolean {
  return field?.permission !== undefined && missing.has(field.permission)
}

type List = NonNullable<Resource['list']>
type Views = NonNullable<Resource['views']>

function openList(list: List, isOpen: IsOpen, title: string): List {
  const { columns, sort, tree, beside, ...rest } = list
  const open = columns?.filter(isOpen)
  return {
    ...rest,
    // a list without columns would not open
    ...(open && { columns: open.length > 0 ? open : [title] }),
    ...(sort && isOpen(sort.field) && { sort }),
    ...(tree !== undefined && isOpen(tree) && { tree }),
    ...(beside !== undefined && isOpen(beside) && { beside }),
  }
}

/** A view disappears if it filters by a closed field. */
function openViews(views: Views, isOpen: IsOpen): Views {
  const left = pickValues(views, (_name, { filter = {} }) => Object.keys(filter).every(isOpen))
  return mapValues(left, ({ sort, columns, ...rest }) => ({
    ...rest,
    ...(sort && isOpen(sort.field) && { sort }),
    ...(columns && { columns: columns.filter(isOpen) }),
  }))
}

function openImport({ fields, distinct, ...rest }: Import, isOpen: IsOpen): Import {
  return {
    ...rest,
    ...(fields && { fields: fields.filter(isOpen) }),
    // rows that are alike in the other columns may differ in the closed ones
    ...(distinct?.every(isOpen) && { distinct }),
  }
}

function openActions(actions: ActionMap, isOpen: IsOpen, missing: ReadonlySet<string>): ActionMap {
  const left = pickValues(actions, (_name, action) => neededBy(action).every(isOpen))
  return mapValues(left, (action): Action => {
    const { confirm, args, sets } = action
    return {
      ...action,
      ...(confirm && { confirm: confirm.filter(isOpen) }),
      ...(args && { args: pickValues(args, (_name, arg) => !lacks(arg, missing)) }),
      ...(sets && { sets: pickValues(sets, isOpen) }),
    }
  })
}

/** The fields without which an action can be neither judged nor called. */
function neededBy({ when = {}, sends = [], toggles, outcomeIn, call }: Action): readonly string[] {
  const named = [toggles?.field, outcomeIn?.matchOn].filter((name) => name !== undefined)
  return [...Object.keys(when), ...sends, ...named, ...(call ? fieldsInPath(call) : [])]
}
