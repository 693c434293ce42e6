// What a declaration needs: the constructors of fields, rules and actions, and the types of its records.
export { decide, toggle } from '@/engine/schema/action'
export { decimal, type Decimal } from '@/engine/values/decimal'
export { dict } from '@/engine/schema/dict'
export { field, type Field, type FieldOptions } from '@/engine/schema/field'
export type { Kind } from '@/engine/schema/kind'
export { f } from '@/engine/kinds'
export { evm, tron, type Address, type Hash } from '@/engine/kinds/chain/chain'
export { usdt } from '@/engine/kinds/numbers'
export { reason } from '@/engine/kinds/texts'
export type { Ref } from '@/engine/kinds/reference/ref'
export {
  defineResource,
  type ArgsOf,
  type EditOf,
  type FilterOf,
  type Id,
  type InputOf,
  type RecordOf,
  type Resource,
} from '@/engine/schema/resource'
export { likely, newest, rel } from '@/engine/schema/related'
export { resourceList } from '@/engine/schema/resourceList'
export { anyOf, atMost, balanced } from '@/engine/schema/rule'
export type { Moment } from '@/engine/values/time'
