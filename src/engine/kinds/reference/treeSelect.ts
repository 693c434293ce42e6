import { field, type Field, type FieldOptions } from '../../schema/field'
import { compareTexts, toText, type Kind } from '../../schema/kind'
import type { Ref } from './ref'

export type TreeSelectOptions = FieldOptions<'eq'> & {
  /** The other resource's name; its own for the node above. */
  readonly resource: string
  /** The field of it that stands for the node. */
  readonly display: string
  /** What the gateway has for "below nothing", such as `0`; with it the top can be chosen, and is at first. */
  readonly top?: string
  /** The object of the gateway's row that tells the name of it, under `display`; none by default. */
  readonly nameIn?: string
}
export type TreeSelectField = Field<'treeSelect', TreeSelectOptions, Ref>

/**
 * One node of a resource whose list is a tree, found by what stands for it. In a form over a node of the same
 * tree neither that node nor one below it can be chosen.
 *
 * @example dept: f.treeSelect('dept', 'name', { filter: 'eq' })
 * @example parentId: f.treeSelect('menu', 'name', { top: '0' })
 */
export function treeSelect<
  const R extends string,
  const D extends string,
  const O extends Omit<TreeSelectOptions, 'resource' | 'display'> = object,
>(resource: R, display: D, options?: O) {
  return field<'treeSelect', O, Ref<R>, { resource: R; display: D }>(treeSelectKind, options, {
    resource,
    display,
  })
}

export const treeSelectKind: Kind<TreeSelectField, Ref> = {
  name: 'treeSelect',
  parse: (wire) => toText(wire) as Ref | null,
  format: (value, { top }) => (value === top ? { key: 'kinds.top' } : value),
  compare: compareTexts,
  validate: () => undefined,
  starting: ({ top = '' }) => top,
  refersTo: ({ resource }) => resource,
  namedIn: ({ nameIn, display }) => (nameIn === undefined ? undefined : [nameIn, display]),
  toSheet: (id, { resource, display, top }, { reference, say }, named = id) =>
    id === top ? say({ key: 'kinds.top' }) : (reference(resource, display, id) ?? named),
  filterOps: ['eq'],
  sortable: false,
  sandboxColumn: 'bigint',
  samples: ({ top }) => (top === undefined ? [] : [top]),
}
