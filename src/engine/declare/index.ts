// What a declaration needs: the constructors of fields, rules and actions, and the types of its records.
export { decide, toggle } from '../schema/action'
export { decimal, type Decimal } from '../values/decimal'
export { dict } from '../schema/dict'
export { field, type Field, type FieldOptions } from '../schema/field'
export type { Kind } from '../schema/kind'
export { f } from '../kinds'
export { evm, tron, type Address, type Hash } from '../kinds/chain/chain'
export { usdt } from '../kinds/money'
export { reason } from '../kinds/text'
export type { Ref } from '../kinds/reference/ref'
export {
  defineResource,
  type ArgsOf,
  type EditOf,
  type FilterOf,
  type Id,
  type InputOf,
  type RecordOf,
  type Resource,
} from '../schema/resource'
export { resourceList } from '../schema/resourceList'
export { anyOf, atMost, balanced } from '../schema/rule'
export type { Moment } from '../values/time'
