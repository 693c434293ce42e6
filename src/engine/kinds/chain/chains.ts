import type { FieldOptions } from '../../schema/field'
import { address } from './address'
import { hash } from './hash'

type Options = FieldOptions<'eq'>

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
