import { field, type Field, type FieldOptions } from '../../schema/field'
import { compareTexts, toText, type Kind } from '../../schema/kind'
import { networks, type Network } from './network'

declare const hashBrand: unique symbol

/** A transaction's hash; one network's is not another's, and none is an address. */
export type Hash<N extends Network = Network> = string & { readonly [hashBrand]: N }

export type HashOptions = FieldOptions<'eq'> & { readonly network: Network }
export type HashField = Field<'hash', HashOptions, Hash>

/**
 * The hash of a transaction on one network: 64 hexadecimal digits, on Ethereum with `0x` or without.
 *
 * @example hash: f.hash('tron', { find: true })
 */
export function hash<const N extends Network, const O extends FieldOptions<'eq'> = object>(
  network: N,
  options?: O,
) {
  return field<'hash', O, Hash<N>, { network: N }>(hashKind, options, { network })
}

export const hashKind: Kind<HashField, Hash> = {
  name: 'hash',
  parse: (wire) => toText(wire) as Hash | null,
  format: (value) => value,
  compare: (a, b, { network }) =>
    compareTexts(networks[network].canonical(a, 'hash'), networks[network].canonical(b, 'hash')),
  validate: (input, { network }) => networks[network].hash(input),
  filterOps: ['eq'],
  sortable: false,
  sandboxColumn: 'text',
  samples: ({ network }) => [networks[network].samples.hash],
}
