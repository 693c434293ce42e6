import type { facets, FieldOptions } from '@/engine/schema/field'
import type { FieldOf, KindName } from '@/engine/kinds'

type OwnOption<K extends KindName> = Exclude<
  keyof FieldOf<K> & string,
  keyof FieldOptions | 'kind' | typeof facets
>

/** The options that each kind reads beside the common ones. */
export const ownOptions: { readonly [K in KindName]: Readonly<Record<OwnOption<K>, true>> } = {
  id: {},
  text: { maxLength: true, rule: true, worded: true, example: true },
  longText: { maxLength: true, rule: true, json: true, markup: true },
  integer: { min: true, max: true, range: true },
  decimal: { scale: true, signed: true, positive: true, unit: true, range: true },
  money: { unit: true, scale: true, zero: true, total: true, ordered: true, range: true },
  code: { dict: true },
  remoteCode: { dictType: true, fallback: true },
  flag: { on: true, off: true },
  address: { network: true },
  hash: { network: true },
  time: { range: true, precision: true, notBefore: true },
  ref: { resource: true, display: true, nameIn: true },
  treeSelect: { resource: true, display: true, top: true, nameIn: true },
  tree: { resource: true, display: true, checked: true, lowest: true },
  list: { item: true, wireAs: true, maxItems: true },
  rows: { columns: true, steps: true, maxRows: true },
  matrix: { columns: true, rows: true },
  secret: { reveal: true, typedOnly: true, rule: true, preset: true },
  url: {},
  image: { qr: true },
  computed: { from: true, format: true },
}

const common: Readonly<Record<keyof FieldOptions | 'kind', true>> = {
  kind: true,
  wire: true,
  filter: true,
  filterFor: true,
  find: true,
  required: true,
  sortable: true,
  visibleWhen: true,
  readOnly: true,
  starting: true,
  permission: true,
}

/** The options that every field reads. */
export const commonOptions: readonly string[] = Object.keys(common)
