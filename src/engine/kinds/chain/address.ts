import { field, type Field, type FieldOptions } from '../../schema/field'
import { compareTexts, toText, type Kind } from '../../schema/kind'
import { networks, type Network } from './network'

declare const addressBrand: unique symbol

/** A chain address; one network's is not another's, and none is a hash. */
export type Address<N extends Network = Network> = string & { readonly [addressBrand]: N }

export type AddressOptions = FieldOptions<'eq'> & { readonly network: Network }
export type AddressField = Field<'address', AddressOptions, Address>

/**
 * An address on one network, checked by that network's checksum; on `any`, the form tells which.
 *
 * @example address: f.address('tron', { find: true })
 */
export function address<const N extends Network, const O extends FieldOptions<'eq'> = object>(
  network: N,
  options?: O,
) {
  return field<'address', O, Address<N>, { network: N }>(addressKind, options, { network })
}

export const addressKind: Kind<AddressField, Address> = {
  name: 'address',
  parse: (wire) => toText(wire) as Address | null,
  format: (value) => value,
  compare: (a, b, { network }) =>
    compareTexts(
      networks[network].canonical(a, 'address'),
      networks[network].canonical(b, 'address'),
    ),
  validate: (input, { network }) => networks[network].address(input),
  filterOps: ['eq'],
  sortable: false,
  sandboxColumn: 'text',
  samples: ({ network }) => [networks[network].samples.address],
}
