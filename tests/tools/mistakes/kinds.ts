import { f } from '@/engine/declare'
import { all, declared, field, found, noTables, type Mistake } from './planting'

/** Kinds and their options. */
export const kinds: readonly Mistake[] = [
  {
    mistake: 'a kind that there is not',
    plant: field('price', { kind: 'moeny' }),
    finding: found('price', "There is no kind of field called 'moeny'.", 'Write `f.money`.'),
  },
  {
    mistake: 'a code without a dictionary',
    plant: field('sale', { dict: undefined }),
    finding: found(
      'sale',
      '`fields.sale.dict` is not a dictionary.',
      'Write a dictionary there, as the type of `defineResource` says.',
    ),
  },
  {
    mistake: 'columns that are no list',
    plant: declared({ list: { columns: 'code' } }),
    finding: found(
      undefined,
      '`list.columns` is not a list of field names.',
      'Write a list of field names there, as the type of `defineResource` says.',
    ),
  },
  {
    mistake: 'a form that is a list',
    plant: declared({ edit: ['code'] }),
    finding: found(
      undefined,
      '`edit` is not a form such as `{ fields: [] }`.',
      'Write a form such as `{ fields: [] }` there, as the type of `defineResource` says.',
    ),
  },
  {
    mistake: 'money without a unit',
    plant: field('price', { unit: undefined }),
    finding: found('price', 'The money has no unit.', "Add `unit`: f.money('USDT')."),
  },
  {
    mistake: 'money in a blank unit',
    plant: field('price', { unit: ' ' }),
    finding: found('price', 'The money has no unit.', "Add `unit`: f.money('USDT')."),
  },
  {
    mistake: 'a scale below zero',
    plant: field('price', { scale: -2 }),
    finding: found(
      'price',
      '`scale` -2 is no number of decimal places.',
      'Write a whole number from 0 on, as in { scale: 6 }.',
    ),
  },
  {
    mistake: 'half a decimal place',
    plant: field('rate', { scale: 1.5 }),
    finding: found(
      'rate',
      '`scale` 1.5 is no number of decimal places.',
      'Write a whole number from 0 on, as in { scale: 6 }.',
    ),
  },
  {
    mistake: 'a total of a field that is no money',
    plant: field('rate', { total: 'sum' }),
    finding: found(
      'rate',
      '`total` says nothing of a decimal.',
      'Take it out, or make the field `f.money`.',
    ),
  },
  {
    mistake: 'a total that is none',
    plant: field('change', { total: 'average' }),
    finding: found('change', "There is no total 'average'.", "Write one of 'sum'."),
  },
  {
    mistake: 'a total that the gateway does not sum',
    plant: field('price', { total: 'sum' }),
    finding: found(
      'price',
      "`price` has a total, but '/store/voucher' sums no `price`.",
      "Take `total` out, or let the gateway's table sum it.",
    ),
  },
  {
    mistake: 'a smallest above the largest',
    plant: field('count', { min: 10 }),
    finding: found('count', '`min` 10 is above `max` 9.', 'Swap the two.'),
  },
  {
    mistake: 'a text of no characters',
    plant: field('code', { maxLength: 0 }),
    finding: found('code', '`maxLength` 0 lets nothing in.', 'Write a whole number above zero.'),
  },
  {
    mistake: 'a misspelt rule of a text',
    plant: field('code', { rule: 'charAndNumm' }),
    finding: found('code', "There is no rule 'charAndNumm'.", "Write 'charAndNum'."),
  },
  {
    mistake: 'an unknown network',
    plant: field('wallet', { network: 'solana' }),
    finding: found(
      'wallet',
      "There is no network 'solana'.",
      "Write one of 'tron', 'ethereum', 'bitcoin', 'any'.",
    ),
  },
  {
    mistake: 'one word for yes and no',
    plant: field('isLimited', { on: 'N' }),
    finding: found(
      'isLimited',
      "Yes and no are both 'N' on the wire.",
      'Give `on` and `off` two words.',
    ),
  },
  {
    mistake: 'a dictionary of the gateway without its name',
    plant: field('gender', { dictType: '' }),
    finding: found(
      'gender',
      'It does not say which dictionary of the gateway it is of.',
      "Name it: f.remoteCode('sys_user_sex', …).",
    ),
  },
  {
    mistake: 'a range with one end',
    plant: field('createTime', { range: ['beginTime'] }),
    finding: found(
      'createTime',
      '`range` ["beginTime"] is not two names.',
      "Name both ends, as in ['beginTime', 'endTime'].",
    ),
  },
  {
    mistake: 'an unknown computation',
    plant: field('label', { format: 'product' }),
    finding: found(
      'label',
      "There is no computation 'product'.",
      "Write one of 'joined', 'sum', 'difference', 'cron'.",
    ),
  },
  {
    mistake: 'a list of secrets',
    plant: field('places', { item: f.secret() }),
    finding: found(
      'places',
      'Its `item` is of the kind `secret`, which cannot stand inside another field.',
      'Make it a kind that holds one value, such as f.text().',
    ),
  },
  {
    mistake: 'steps between columns that there are not',
    plant: field('tiers', { steps: ['from', 'till'] }),
    finding: found(
      'tiers',
      '`steps` ["from","till"] are not two of its columns.',
      "Name two of 'from', 'to'.",
    ),
  },
  {
    mistake: 'a blank name on the wire',
    plant: all(noTables, field('gender', { wire: ' ' })),
    finding: found(
      'gender',
      "`wire` ' ' is no name.",
      "Write the gateway's own name of the field.",
    ),
  },
  {
    mistake: 'a grid whose rows are named by an undeclared column',
    plant: field('grid', { rows: 'piece' }),
    finding: found(
      'grid',
      "`rows` 'piece' is not one of its columns.",
      "Name one of 'part', 'isOpen'.",
    ),
  },
  {
    mistake: 'a node of a resource that is no tree',
    plant: all(
      declared({ list: {} }, 'shop'),
      field('above', { kind: 'ref', top: undefined }, 'shop'),
    ),
    finding: found(
      'region',
      'It chooses a node of `shop`, whose list is no tree.',
      "Give `shop` its `list.tree`, or make this f.ref('shop', …).",
    ),
  },
  {
    mistake: 'checked nodes of no record',
    plant: field('branches', { checked: '/store/branches' }),
    finding: found(
      'branches',
      "`checked` '/store/branches' does not say of which record.",
      'Put `{id}` where the record belongs.',
    ),
  },
  {
    mistake: 'the lowest of nodes that nothing tells',
    plant: field('branches', { checked: undefined, lowest: true }),
    finding: found('branches', '`lowest` says nothing without `checked`.', 'Take it out.'),
  },
  {
    mistake: 'a tree beside the list that does not narrow it',
    plant: field('region', { filter: undefined }),
    finding: found(
      'region',
      '`list.beside` names `region`, by which the list cannot be narrowed to a node.',
      "Make it f.treeSelect(…, { filter: 'eq' }).",
    ),
  },
  {
    mistake: 'a tree of another resource’s nodes',
    plant: declared({ list: { tree: 'region' } }),
    finding: found(
      'region',
      '`list.tree` names `region`, which is no node of `voucher`.',
      "Make it f.treeSelect('voucher', …).",
    ),
  },
  {
    mistake: 'a permission of two words',
    plant: field('price', { permission: 'store:voucher' }),
    finding: found(
      'price',
      "`permission` 'store:voucher' is no permission in full.",
      "Write its words with colons between, as in 'store:user:fee'.",
    ),
  },
  {
    mistake: 'an empty permission',
    plant: field('price', { permission: '' }),
    finding: found(
      'price',
      "`permission` '' is no permission in full.",
      "Write its words with colons between, as in 'store:user:fee'.",
    ),
  },
  {
    mistake: 'a permission on the id',
    plant: field('id', { permission: 'store:voucher:id' }),
    finding: found(
      'id',
      '`permission` would hide `id`, by which a record is known.',
      'Take it out.',
    ),
  },
  {
    mistake: 'a permission on the title',
    plant: field('code', { permission: 'store:voucher:code' }),
    finding: found(
      'code',
      '`permission` would hide `code`, by which a record is known.',
      'Take it out, or let another field be the `title`.',
    ),
  },
  {
    mistake: 'a permission on a part of a field',
    plant: field('tiers', {
      columns: { from: f.integer({ permission: 'store:voucher:tiers' }), to: f.integer() },
    }),
    finding: found(
      'tiers.from',
      '`permission` is for whole fields, and `tiers.from` is a part of one.',
      'Give it to the field itself.',
    ),
  },
  {
    mistake: 'a reference that goes around a permission',
    plant: all(
      declared({ title: 'id' }, 'shop'),
      ...(['nick', 'above'] as const).map((name) =>
        field(name, { permission: 'store:shop:nick' }, 'shop'),
      ),
      field('region', { permission: 'store:shop:nick' }),
      field('branches', { permission: 'store:shop:nick' }),
    ),
    finding: found(
      'shop',
      "It shows `nick` of `shop`, which needs 'store:shop:nick', to everyone.",
      "Give it the same `permission`, or show it by 'id'.",
    ),
  },
]
