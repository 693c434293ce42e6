import { field, type Field, type FieldOptions } from '../field'
import { compareTexts, toText, type Kind } from '../kind'
import { networks, type Network } from '../network'

declare const addressBrand: unique symbol

/** A chain address; one network's is not another's, and none is a hash. */
export type Address<N extends Network = Network> = string & { readonly [addressBrand]: N }

export type AddressOptions = FieldOptions<'eq'> & { readonly network: Network }
export type AddressField = Field<'address', AddressOptions, Address>

/**
 * An address on one network, checked by that network's checksum.
 *
 * @example address: f.address('tron', { find: true })
 */
export function address<const N extends Network, const O extends FieldOptions<'eq'> = object>(
  network: N,
  options?: O,
) {
  return field<'address', O & { network: N }, Address<N>>('address', {
    ...options,
    network,
  } as O & { network: N })
}

/**
 * Fields of the TRON network.
 *
 * @example address: tron.address({ find: true })
 */
export const tron = {
  address: <const O extends FieldOptions<'eq'> = object>(options?: O) => address('tron', options),
}

export const addressKind: Kind<AddressField, Address> = {
  parse: (wire) => toText(wire) as Address | null,
  format: (value) => value,
  compare: compareTexts,
  validate: (input, { network }) => networks[network](input),
  filterOps: ['eq'],
  sortable: false,
}
