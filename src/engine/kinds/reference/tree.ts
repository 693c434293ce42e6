import { field, type Compound, type Field, type FieldOptions } from '../../schema/field'
import { toText, type Kind } from '../../schema/kind'
import type { Ref } from './ref'

export type TreeOptions = FieldOptions<never> & {
  /** The other resource's name. */
  readonly resource: string
  /** The field of it that stands for a node. */
  readonly display: string
  /**
   * Where the gateway says which nodes a record has (`checkedKeys`), if not in the record; `{id}` is the record. Of
   * several paths the first that answers counts: gateways of the family differ.
   */
  readonly checked?: `/${string}` | readonly `/${string}`[]
  /** Whether it says only the lowest of them, so that all above those are meant, too. */
  readonly lowest?: true
}
export type TreeField = Field<'tree', TreeOptions, readonly Ref[]>

/**
 * Several records of another resource: boxes in its tree, or in a plain list where it is none. What is sent are
 * all checked ids; where a box takes along what is below it, those above a checked one, too.
 *
 * @example menuIds: f.tree('menu', 'name', { checked: '/system/menu/roleMenuTreeselect/{id}', lowest: true })
 * @example postIds: f.tree('post', 'name')
 */
export function tree<
  const R extends string,
  const D extends string,
  const O extends Omit<TreeOptions, 'resource' | 'display'> = object,
>(
  resource: R,
  display: D,
  options?: O,
): Field<'tree', O & { resource: R; display: D }, readonly Ref<R>[]> & Compound {
  return field<'tree', O, readonly Ref<R>[], { resource: R; display: D }>(treeKind, options, {
    resource,
    display,
  })
}

export const treeKind: Kind<TreeField, readonly Ref[]> = {
  name: 'tree',
  isCompound: true,
  isUnlisted: true,
  parse: (wire) => {
    const parts = Array.isArray(wire) ? (wire as unknown[]) : toText(wire)?.split(',')
    return parts ? [...new Set(parts.map(toText).filter((id) => id !== null))].map(asRef) : null
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
  filterOps: [],
  sortable: false,
  sandboxColumn: 'text',
  samples: () => [],
}

/** The ids that an input holds in its one text. */
export function idsOf(input: string): readonly string[] {
  return input === '' ? [] : input.split(',')
}

function asRef(id: string): Ref {
  return id as Ref
}
