import { field, type Compound, type Field, type FieldOptions } from '@/engine/schema/field'
import { compareTexts, entriesOf, notListed, toText, type Kind } from '@/engine/schema/kind'

declare const refBrand: unique symbol

export type Ref<R extends string = string> = string & { readonly [refBrand]: R }

type RefOptions = FieldOptions<'eq'> & {
  /** The other resource's name. */
  readonly resource: string
  /** Its field that names the record. */
  readonly display: string
  /** The member of the gateway's row with the record's name under `display`; none by default. */
  readonly nameIn?: string
}
type RefField = Field<'ref', RefOptions, Ref>
type Own = 'resource' | 'display'

/**
 * A reference to a record of another resource, shown as one of its fields. Inputs and the filter search by that field
 * if the other resource declares its `like` filter, else within its first page. Resource and field are checked when the
 * resource joins the registry.
 *
 * @example store: f.ref('store', 'nick')
 * @example store: f.ref('store', 'nick', { filter: 'eq', filterFor: '00' })
 */
export function ref<
  const R extends string,
  const D extends string,
  const O extends Omit<RefOptions, Own> = object,
>(resource: R, display: D, options?: O) {
  const own = { resource, display }
  return field<'ref', O, Ref<R>, { resource: R; display: D }>(refKind, options, own)
}

type Named = Pick<RefOptions, Own | 'nameIn'>

const oneRecord = {
  parse: toRef,
  compare: compareTexts,
  validate: () => undefined,
  refersTo: ({ resource }: Named) => resource,
  namedIn: ({ nameIn, display }: Named): readonly [string, string] | undefined =>
    nameIn === undefined ? undefined : [nameIn, display],
  filterOps: ['eq'],
  sortable: false,
  sandboxColumn: 'bigint',
} as const

export const refKind: Kind<RefField, Ref> = {
  ...oneRecord,
  name: 'ref',
  format: (value) => value,
  toSheet: (id, { resource, display }, { reference }, named = id) =>
    reference(resource, display, id) ?? named,
  samples: () => [],
}

type TreeSelectOptions = FieldOptions<'eq'> & {
  /** The other resource's name; the same resource for its parent node. */
  readonly resource: string
  /** Its field that names the node. */
  readonly display: string
  /** The gateway's value for "below nothing", such as `0`; with it the top is offered and preselected. */
  readonly top?: string
  /** The member of the gateway's row with the node's name under `display`; none by default. */
  readonly nameIn?: string
}
type TreeSelectField = Field<'treeSelect', TreeSelectOptions, Ref>

/**
 * One node of a resource whose list is a tree. A form over a node of the same tree offers neither that node nor the
 * nodes below it.
 *
 * @example dept: f.treeSelect('dept', 'name', { filter: 'eq' })
 * @example parentId: f.treeSelect('menu', 'name', { top: '0' })
 */
export function treeSelect<
  const R extends string,
  const D extends string,
  const O extends Omit<TreeSelectOptions, Own> = object,
>(resource: R, display: D, options?: O) {
  const own = { resource, display }
  return field<'treeSelect', O, Ref<R>, { resource: R; display: D }>(treeSelectKind, options, own)
}

export const treeSelectKind: Kind<TreeSelectField, Ref> = {
  ...oneRecord,
  name: 'treeSelect',
  format: (value, { top }) => (value === top ? { key: 'kinds.top' } : value),
  starting: ({ top = '' }) => top,
  toSheet: (id, { resource, display, top }, { reference, say }, named = id) =>
    id === top ? say({ key: 'kinds.top' }) : (reference(resource, display, id) ?? named),
  samples: ({ top }) => (top === undefined ? [] : [top]),
}

type TreeOptions = FieldOptions<never> & {
  /** The other resource's name. */
  readonly resource: string
  /** Its field that names a node. */
  readonly display: string
  /**
   * Where the gateway lists a record's nodes (`checkedKeys`), if not in the record; `{id}` is the record. Of several
   * paths the first that answers counts, since gateways of the family differ.
   */
  readonly checked?: `/${string}` | readonly `/${string}`[]
  /** Whether the gateway lists only the lowest nodes and implies all above them. */
  readonly lowest?: true
}
type TreeField = Field<'tree', TreeOptions, readonly Ref[]>

/**
 * Several records of another resource: boxes in its tree, or in a plain list if it is none. All checked ids are sent;
 * linked boxes add those above a checked one.
 *
 * @example menuIds: f.tree('menu', 'name', { checked: '/system/menu/roleMenuTreeselect/{id}', lowest: true })
 * @example postIds: f.tree('post', 'name')
 */
export function tree<
  const R extends string,
  const D extends string,
  const O extends Omit<TreeOptions, Own> = object,
>(
  resource: R,
  display: D,
  options?: O,
): Field<'tree', O & { resource: R; display: D }, readonly Ref<R>[]> & Compound {
  const own = { resource, display }
  return field<'tree', O, readonly Ref<R>[], { resource: R; display: D }>(treeKind, options, own)
}

export const treeKind: Kind<TreeField, readonly Ref[]> = {
  ...notListed,
  name: 'tree',
  isCompound: true,
  isUnlisted: true,
  parse: (wire) => {
    const ids = entriesOf(wire, ',')?.map(toRef)
    return ids ? [...new Set(ids.filter((id) => id !== null))] : null
  },
  format: (value) => ({ key: 'kinds.nodes', args: { smart_count: value.length } }),
  compare: (a, b) => Number(a.toSorted().join() !== b.toSorted().join()),
  validate: () => undefined,
  toInput: (value) => value.join(),
  fromInput: idsOf,
  refersTo: ({ resource }) => resource,
  checkedAt: ({ checked = [] }) => [checked].flat(),
  sendsEmpty: true,
  replacesAll: true,
}

export function idsOf(input: string): readonly string[] {
  return input === '' ? [] : input.split(',')
}

function toRef(wire: unknown): Ref | null {
  return toText(wire) as Ref | null
}

export const referenceFields = { ref, treeSelect, tree }

export const referenceKinds = { ref: refKind, treeSelect: treeSelectKind, tree: treeKind }
