import { fieldsInPath, type Action, type ActionMap } from './action'
import type { FieldMap } from './field'
import type { Form, Import, Resource, Sections } from './resource'
import { fieldsOfRule } from './rule'
import { importFieldsOf } from './surfaces'

/** The permission rule of §6 for one operator. */
export type May = (anyOf: readonly string[]) => boolean

type IsOpen = (name: string) => boolean

/**
 * §6: the resource without the fields whose `permission` the operator lacks, and without what stands on them:
 * values made of them, columns, the first order, sections, parts of forms, imports and rules. An action goes
 * that cannot be judged or called without one; of another, what it restates and asks for is less. The id stays.
 *
 * @returns the same object for the same lack, so that nothing is drawn anew; the resource itself where nothing
 * is missing
 * @example narrowed(merchant, (anyOf) => mayUse(session.permissions, anyOf))
 */
export function visibleTo(resource: Resource, may: May): Resource {
  const missing = neededBy(resource).filter((permission) => !may([permission]))
  if (missing.length === 0) return resource
  const views = known.get(resource) ?? new Map<string, Resource>()
  const view = views.get(missing.join()) ?? without(resource, new Set(missing))
  known.set(resource, views.set(missing.join(), view))
  return view
}

/** Whether a resource is not all that was declared. */
export function isNarrowed(resource: Resource): boolean {
  return less.has(resource)
}

const needed = new WeakMap<Resource, readonly string[]>()
const known = new WeakMap<Resource, Map<string, Resource>>()
const less = new WeakSet<Resource>()

/** The permissions that values of it need: asked for at every drawing, so found once. */
function neededBy(resource: Resource): readonly string[] {
  const found = needed.get(resource) ?? permissionsIn(resource)
  needed.set(resource, found)
  return found
}

function permissionsIn({ fields, actions }: Resource): readonly string[] {
  const maps: readonly FieldMap[] = [fields, ...Object.values(actions).map(({ args = {} }) => args)]
  const named = maps.flatMap((map) =>
    Object.values(map).flatMap(({ permission = [] }) => permission),
  )
  return [...new Set(named)]
}

function without(resource: Resource, missing: ReadonlySet<string>): Resource {
  const { fields, title, list, create, edit, sections, rules, actions, ...rest } = resource
  const { import: taken, ...others } = rest
  const closed = closedIn(fields, missing)
  const isOpen: IsOpen = (name) => !closed.has(name)
  const takes = taken && importFieldsOf(resource).some(isOpen)
  const view: Resource = Object.freeze({
    ...others,
    title: isOpen(title) ? title : 'id',
    fields: only(fields, isOpen),
    actions: openActions(actions, isOpen, missing),
    ...(list && { list: openList(list, isOpen, resource) }),
    ...(isLeft(create, isOpen) && { create: openForm(create, isOpen) }),
    ...(isLeft(edit, isOpen) && { edit: openForm(edit, isOpen) }),
    ...(takes && { import: openImport(taken, isOpen) }),
    ...(sections && { sections: openSections(sections, isOpen) }),
    ...(rules && { rules: rules.filter((rule) => fieldsOfRule(rule).every(isOpen)) }),
  })
  less.add(view)
  return view
}

/** The fields that are out of sight, and those made of them, in turn. */
function closedIn(fields: FieldMap, missing: ReadonlySet<string>): ReadonlySet<string> {
  const closed = new Set(
    Object.keys(fields).filter((name) => name !== 'id' && lacks(fields[name], missing)),
  )
  for (let before = -1; before < closed.size;) {
    before = closed.size
    for (const [name, { from = [] }] of Object.entries(fields as Made)) {
      if (from.some((one) => closed.has(one))) closed.add(name)
    }
  }
  return closed
}

type Made = Readonly<Record<string, { readonly from?: readonly string[] }>>

function lacks(field: FieldMap[string] | undefined, missing: ReadonlySet<string>): boolean {
  return field?.permission !== undefined && missing.has(field.permission)
}

function only<T>(map: Readonly<Record<string, T>>, isOpen: IsOpen): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(map).filter(([name]) => isOpen(name)))
}

type List = NonNullable<Resource['list']>

function openList(list: List, isOpen: IsOpen, { title }: Resource): List {
  const { columns, sort, tree, beside, ...rest } = list
  const open = columns?.filter(isOpen)
  return {
    ...rest,
    // a list of nothing opens nothing
    ...(open && { columns: open.length > 0 ? open : [isOpen(title) ? title : 'id'] }),
    ...(sort && isOpen(sort.field) && { sort }),
    ...(tree !== undefined && isOpen(tree) && { tree }),
    ...(beside !== undefined && isOpen(beside) && { beside }),
  }
}

/** A form of which nothing is left is none. */
function isLeft<F extends Form>(form: F | undefined, isOpen: IsOpen): form is F {
  return form !== undefined && (form.fields.length === 0 || form.fields.some(isOpen))
}

function openForm<F extends Form>(form: F, isOpen: IsOpen): F {
  return { ...form, fields: form.fields.filter(isOpen) }
}

function openImport({ fields, distinct, ...rest }: Import, isOpen: IsOpen): Import {
  return {
    ...rest,
    ...(fields && { fields: fields.filter(isOpen) }),
    // two rows that are alike in what is left may differ in the rest
    ...(distinct?.every(isOpen) && { distinct }),
  }
}

function openSections(sections: Sections, isOpen: IsOpen): Sections {
  return Object.fromEntries(
    Object.entries(sections).map(([key, names]) => [key, names.filter(isOpen)]),
  )
}

function openActions(actions: ActionMap, isOpen: IsOpen, missing: ReadonlySet<string>): ActionMap {
  const left = Object.entries(actions).filter(([, action]) => standsOn(action).every(isOpen))
  return Object.fromEntries(
    left.map(([name, action]) => [name, openAction(action, isOpen, missing)]),
  )
}

/** The fields without which an action can be neither offered in the right state nor called. */
function standsOn({ when = {}, sends = [], toggles, outcomeIn, call }: Action): readonly string[] {
  return [
    ...Object.keys(when),
    ...sends,
    ...(toggles ? [toggles.field] : []),
    ...(outcomeIn ? [outcomeIn.matchOn] : []),
    ...(call ? fieldsInPath(call) : []),
  ]
}

function openAction(action: Action, isOpen: IsOpen, missing: ReadonlySet<string>): Action {
  const { confirm, args, sets } = action
  return {
    ...action,
    ...(confirm && { confirm: confirm.filter(isOpen) }),
    ...(args && { args: only(args, (name) => !lacks(args[name], missing)) }),
    ...(sets && { sets: only(sets, isOpen) }),
  }
}
