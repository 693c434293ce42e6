import { field, type Field, type FieldOptions } from '../../schema/field'
import { compareTexts, toText, type Kind } from '../../schema/kind'

declare const refBrand: unique symbol

/** The id of a record of another resource. */
export type Ref<R extends string = string> = string & { readonly [refBrand]: R }

export type RefOptions = FieldOptions<'eq'> & {
  /** The other resource's name. */
  readonly resource: string
  /** The field of it that stands for the record. */
  readonly display: string
  /** The object of the gateway's row that tells the name of it, under `display`; none by default. */
  readonly nameIn?: string
}
export type RefField = Field<'ref', RefOptions, Ref>

/**
 * A reference to a record of another resource, shown as one of its fields. Inputs and the filter find the record
 * by that field, if the other resource declares its `like` filter, else among its first page. Resource and field
 * are checked when the resource joins the registry.
 *
 * @example store: f.ref('store', 'nick')
 * @example store: f.ref('store', 'nick', { filter: 'eq', filterFor: '00' })
 */
export function ref<
  const R extends string,
  const D extends string,
  const O extends Omit<RefOptions, 'resource' | 'display'> = object,
>(resource: R, display: D, options?: O) {
  return field<'ref', O, Ref<R>, { resource: R; display: D }>(refKind, options, {
    resource,
    display,
  })
}

export const refKind: Kind<RefField, Ref> = {
  name: 'ref',
  parse: (wire) => toText(wire) as Ref | null,
  format: (value) => value,
  compare: compareTexts,
  validate: () => undefined,
  refersTo: ({ resource }) => resource,
  namedIn: ({ nameIn, display }) => (nameIn === undefined ? undefined : [nameIn, display]),
  toSheet: (id, { resource, display }, { reference }, named = id) =>
    reference(resource, display, id) ?? named,
  filterOps: ['eq'],
  sortable: false,
  sandboxColumn: 'bigint',
  samples: () => [],
}
