// The declaration's public face: what a resource file needs, and the types its records bring.
export { decide, toggle } from './action'
export { decimal, type Decimal } from '../values/decimal'
export { dict } from './dict'
export { f } from './f'
export { evm, tron } from './chains'
export type { Address } from './kinds/address'
export type { Hash } from './kinds/hash'
export { usdt } from './kinds/money'
export type { Ref } from './kinds/ref'
export {
  defineResource,
  type ArgsOf,
  type EditOf,
  type FilterOf,
  type Id,
  type InputOf,
  type RecordOf,
  type Resource,
} from './resource'
export { reason } from './reason'
export { resourceList } from './resourceList'
export { anyOf } from './rules/anyOf'
export { atMost } from './rules/atMost'
export { balanced } from './rules/balanced'
export type { Moment } from '../values/time'
