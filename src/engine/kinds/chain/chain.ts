import { field, type Field, type FieldOptions, type Find } from '@/engine/schema/field'
import { compareTexts, toText, type Kind } from '@/engine/schema/kind'
import { findsOf } from './finds'
import { networks, type ChainThing, type Network } from './network'

declare const thingBrand: unique symbol
declare const networkBrand: unique symbol

export type ChainValue<T extends ChainThing, N extends Network> = string & {
  readonly [thingBrand]: T
  readonly [networkBrand]: N
}

export type Address<N extends Network = Network> = ChainValue<'address', N>

export type Hash<N extends Network = Network> = ChainValue<'hash', N>

type Options = FieldOptions<'eq' | 'like', Find>
export type ChainField<T extends ChainThing> = Field<
  T,
  Options & { readonly network: Network },
  ChainValue<T, Network>
>

/**
 * An address on one network, checked by that network's checksum; on `any`, the form tells which.
 *
 * @example address: f.address('tron', { find: true })
 * @example address: f.address('tron', { find: 'prefix' })
 */
export function address<const N extends Network, const O extends Options = object>(
  network: N,
  options?: O,
) {
  return field<'address', O, Address<N>, { network: N }>(addressKind, options, { network })
}

/**
 * The hash of a transaction on one network: 64 hexadecimal digits, on Ethereum with `0x` or without.
 *
 * @example hash: f.hash('tron', { find: true })
 */
export function hash<const N extends Network, const O extends Options = object>(
  network: N,
  options?: O,
) {
  return field<'hash', O, Hash<N>, { network: N }>(hashKind, options, { network })
}

/**
 * Fields of the TRON network.
 *
 * @example address: tron.address({ find: true })
 */
export const tron = Object.freeze({
  address: <const O extends Options = object>(options?: O) => address('tron', options),
  hash: <const O extends Options = object>(options?: O) => hash('tron', options),
})

/**
 * Fields of the Ethereum network; addresses carry the checksum of EIP-55.
 *
 * @example to: evm.address()
 */
export const evm = Object.freeze({
  address: <const O extends Options = object>(options?: O) => address('ethereum', options),
  hash: <const O extends Options = object>(options?: O) => hash('ethereum', options),
})

export const addressKind = { name: 'address', ...facetsOf('address') } as const
export const hashKind = { name: 'hash', ...facetsOf('hash') } as const

function facetsOf<T extends ChainThing>(
  thing: T,
): Omit<Kind<ChainField<T>, ChainValue<T, Network>>, 'name'> {
  return {
    parse: (wire) => toText(wire) as ChainValue<T, Network> | null,
    format: (value) => value,
    compare: (a, b, { network }) => {
      const { canonical } = networks[network]
      return compareTexts(canonical(a, thing), canonical(b, thing))
    },
    validate: (input, { network }) => networks[network][thing](input),
    filterOps: ['eq', 'like'],
    finds: (pasted, { network }) => findsOf(pasted, thing, network),
    sortable: false,
    sandboxColumn: 'text',
    samples: ({ network }) => [networks[network].samples[thing]],
  }
}

export const chainFields = { address, hash }

export const chainKinds = { address: addressKind, hash: hashKind }
