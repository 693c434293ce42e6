import { balanced, f, likely, newest, rel } from '@/engine/declare'
import {
  action,
  all,
  declared,
  field,
  found,
  inBoth,
  noTables,
  renamed,
  type Mistake,
} from './planting'

/** Names of fields, of keys, and of the resource itself. */
export const names: readonly Mistake[] = [
  {
    mistake: 'a title that is no field',
    plant: declared({ title: 'coed' }),
    finding: found(
      'coed',
      '`title` names `coed`, which is no field.',
      'Write `code`, or declare `coed` in `fields`.',
    ),
  },
  {
    mistake: 'a column that is no field',
    plant: declared({ list: { columns: ['code', 'balance'] } }),
    finding: found(
      'balance',
      '`list.columns` names `balance`, which is no field.',
      'Declare `balance` in `fields`, or take it out of `list.columns`.',
    ),
  },
  {
    mistake: 'an order by no field',
    plant: declared({ list: { sort: { field: 'created', order: 'DESC' } } }),
    finding: found(
      'created',
      '`list.sort` names `created`, which is no field.',
      'Declare `created` in `fields`, or take it out of `list.sort`.',
    ),
  },
  {
    mistake: 'an order that is none',
    plant: declared({ list: { columns: ['code'], sort: { field: 'code', order: 'down' } } }),
    finding: found('code', "`list.sort` orders 'down'.", "Write 'ASC' or 'DESC'."),
  },
  {
    mistake: 'an order by what the gateway cannot order by',
    plant: declared({ list: { columns: ['code'], sort: { field: 'wallet', order: 'ASC' } } }),
    finding: found(
      'wallet',
      '`list.sort` orders by `wallet`, by which the gateway cannot order.',
      'Name another field, or say { sortable: true } if it can.',
    ),
  },
  {
    mistake: 'a view by a field that is no field',
    plant: declared({ views: { waiting: { filter: { statos: ['0'] } } } }),
    finding: found(
      'statos',
      '`views.waiting.filter` names `statos`, which is no field.',
      'Write `status`, or declare `statos` in `fields`.',
    ),
  },
  {
    mistake: 'a view by a field without a filter',
    plant: declared({ views: { waiting: { filter: { sale: ['0'] } } } }),
    finding: found(
      'sale',
      '`views.waiting.filter` narrows by `sale`, which has no filter.',
      'Give `sale` a `filter`.',
    ),
  },
  {
    mistake: 'a view of a code that is none',
    plant: declared({ views: { waiting: { filter: { status: ['0', '7'] } } } }),
    finding: found(
      'status',
      "`views.waiting.filter.status` has '7', which is no code of `status`.",
      "Write one of '0', '01', '1', '2'.",
    ),
  },
  {
    mistake: 'a view of a relative range that there is not',
    plant: declared({ views: { waiting: { filter: { createTime: 'last8' } } } }),
    finding: found(
      'createTime',
      "`views.waiting.filter.createTime` is 'last8', which narrows nothing.",
      "Write { from, to } or one of 'today', 'yesterday', 'last7', 'last30', 'thisMonth', 'lastMonth'.",
    ),
  },
  {
    mistake: 'a view with a column that the list lacks',
    plant: declared({ views: { waiting: { columns: ['code', 'price'] } } }),
    finding: found(
      'price',
      '`views.waiting.columns` names `price`, which is no column of the list.',
      'Add `price` to `list.columns`, or take it out of the view.',
    ),
  },
  {
    mistake: 'a misspelt option of a view',
    plant: declared({ views: { waiting: { filtre: { status: ['0'] } } } }),
    finding: found(undefined, 'Nothing reads `views.waiting.filtre`.', 'Write `filter`.'),
  },
  {
    mistake: 'a relation to a resource that does not exist',
    plant: declared({ related: { shops: rel('shpo', { by: 'id', from: 'shop' }) } }),
    finding: found(
      undefined,
      "`related.shops` leads to 'shpo', which is no resource.",
      "Write 'shop'.",
    ),
  },
  {
    mistake: 'a relation by a field without a filter',
    plant: declared({ related: { sales: rel('voucher', { by: 'sale' }) } }),
    finding: found(
      undefined,
      '`related.sales` looks for `sale` of `voucher`, which has no filter by a value.',
      "Give `sale` of `voucher` the filter 'eq'.",
    ),
  },
  {
    mistake: 'a relation by a field of the record that is no field',
    plant: declared({ related: { a: rel('voucher', { by: 'shop', from: 'shopp' }) } }),
    finding: found(
      'shopp',
      '`related.a` names `shopp`, which is no field.',
      'Write `shop`, or declare `shopp` in `fields`.',
    ),
  },
  {
    mistake: 'a balance that the other resource does not have',
    plant: declared({ balance: newest('voucher', 'afterr', { by: 'shop' }) }),
    finding: found(
      undefined,
      '`balance` names `afterr`, which `voucher` does not have.',
      "Write 'after'.",
    ),
  },
  {
    mistake: 'a relation that shows a secret',
    plant: declared({ related: { a: rel('voucher', { by: 'shop', columns: ['apiSecret'] }) } }),
    finding: found(
      undefined,
      '`related.a` shows `apiSecret` of `voucher`, which comes with no list.',
      'Name a field that its list shows.',
    ),
  },
  {
    mistake: 'a likely relation near something that is no time with a range',
    plant: declared({
      related: {
        a: likely('voucher', {
          by: 'shop',
          amount: ['before', 'before'],
          time: ['useTime', 'createTime'],
          withinMinutes: 60,
        }),
      },
    }),
    finding: found(
      undefined,
      '`related.a` looks near `useTime` of `voucher`, which is no time with a range.',
      "Name a time of `voucher` with the filter 'range'.",
    ),
  },
  {
    mistake: 'a relation that is none',
    plant: declared({ related: { a: 'voucher' } }),
    finding: found(
      undefined,
      '`related.a` is not a relation.',
      'Write a relation there, as the type of `defineResource` says.',
    ),
  },
  {
    mistake: 'a field of the create form that is no field',
    plant: declared({ create: { fields: ['code', 'chnage', 'isLimited', 'places'] } }),
    finding: found(
      'chnage',
      '`create.fields` names `chnage`, which is no field.',
      'Write `change`, or declare `chnage` in `fields`.',
    ),
  },
  {
    mistake: 'a field of the edit form that is no field',
    plant: declared({ edit: { fields: ['code', 'remarks'] } }),
    finding: found(
      'remarks',
      '`edit.fields` names `remarks`, which is no field.',
      'Write `remark`, or declare `remarks` in `fields`.',
    ),
  },
  {
    mistake: 'a field of a section that is no field',
    plant: declared({ sections: { amounts: ['before', 'fee'], keys: ['apiSecret'] } }),
    finding: found(
      'fee',
      '`sections.amounts` names `fee`, which is no field.',
      'Declare `fee` in `fields`, or take it out of `sections.amounts`.',
    ),
  },
  {
    mistake: 'a restated fact that is no field',
    plant: action('use', { confirm: ['quantity'] }),
    finding: found(
      'quantity',
      '`actions.use.confirm` names `quantity`, which is no field.',
      'Declare `quantity` in `fields`, or take it out of `actions.use.confirm`.',
    ),
  },
  {
    mistake: 'a guard on no field',
    plant: action('remind', { when: { status: ['0', '01'], state: '0' } }),
    finding: found(
      'state',
      '`actions.remind.when` names `state`, which is no field.',
      'Write `status`, or declare `state` in `fields`.',
    ),
  },
  {
    mistake: 'an effect on no field',
    plant: action('remind', { sets: { stats: '1' } }),
    finding: found(
      'stats',
      '`actions.remind.sets` names `stats`, which is no field.',
      'Write `status`, or declare `stats` in `fields`.',
    ),
  },
  {
    mistake: 'a condition on no field',
    plant: field('places', { visibleWhen: { limited: true } }),
    finding: found(
      'limited',
      '`fields.places.visibleWhen` names `limited`, which is no field.',
      'Write `isLimited`, or declare `limited` in `fields`.',
    ),
  },
  {
    mistake: 'a computed value of no field',
    plant: field('label', { from: ['code', 'remrak'] }),
    finding: found(
      'remrak',
      '`fields.label.from` names `remrak`, which is no field.',
      'Write `remark`, or declare `remrak` in `fields`.',
    ),
  },
  {
    mistake: 'a rule over no field',
    plant: declared({ rules: [balanced('before', 'change', 'end')] }),
    finding: found(
      'end',
      '`rules[0]` names `end`, which is no field.',
      'Declare `end` in `fields`, or take it out of `rules[0]`.',
    ),
  },
  {
    mistake: 'an override of no field',
    plant: declared({ override: { cell: { sattus: 'statusCell' } } }),
    finding: found(
      'sattus',
      '`override.cell` names `sattus`, which is no field.',
      'Write `status`, or declare `sattus` in `fields`.',
    ),
  },
  {
    mistake: 'a column twice',
    plant: declared({ list: { columns: ['code', 'status', 'code'] } }),
    finding: found('code', '`list.columns` names `code` twice.', 'Take one of the two out.'),
  },
  {
    mistake: 'a field in two sections',
    plant: declared({ sections: { amounts: ['before', 'change'], keys: ['apiSecret', 'change'] } }),
    finding: found(
      'change',
      '`change` stands in more than one section: `amounts`, `keys`.',
      'Leave it in one of them.',
    ),
  },
  {
    mistake: 'a section of nothing',
    plant: declared({ sections: { amounts: ['before'], keys: [] } }),
    finding: found(
      undefined,
      'The section `keys` is empty.',
      'Name its fields, or take it out with its words.',
    ),
  },
  {
    mistake: 'a misspelt key of the declaration',
    plant: declared({ remove: undefined, remvoe: true }),
    finding: found(undefined, 'Nothing reads `remvoe`.', 'Write `remove`.'),
  },
  {
    mistake: 'a misspelt option of a field',
    plant: field('price', { requierd: true }),
    finding: found('price', 'Nothing reads `price.requierd`.', 'Write `required`.'),
  },
  {
    mistake: 'a misspelt key of an action',
    plant: action('remind', { secondfactor: true }),
    finding: found(
      undefined,
      'Nothing reads `actions.remind.secondfactor`.',
      'Write `secondFactor`.',
    ),
  },
  {
    mistake: 'a name that is not camelCase',
    plant: renamed('Voucher'),
    finding: found(
      undefined,
      "`name` 'Voucher' is not camelCase.",
      'Write letters and digits only, a small letter first, as in `storeDeposit`.',
      { file: 'resources/Voucher.ts', resource: 'Voucher' },
    ),
  },
  {
    mistake: 'a path without its slash',
    plant: declared({ path: 'store/voucher' }),
    finding: found(
      undefined,
      "`path` 'store/voucher' cannot be called.",
      "Begin it with a slash and end it without one, as in '/store/bill'.",
    ),
  },
  {
    mistake: 'a path with a slash too many',
    plant: declared({ path: '/store/voucher/' }),
    finding: found(
      undefined,
      "`path` '/store/voucher/' cannot be called.",
      "Begin it with a slash and end it without one, as in '/store/bill'.",
    ),
  },
  {
    mistake: 'a component with a slash too many',
    plant: declared({ component: '/store/voucher/index' }),
    finding: found(
      undefined,
      "`component` '/store/voucher/index' is no page of the gateway's menu.",
      "Write the menu's component key, as in 'store/bill/index'.",
    ),
  },
  {
    mistake: 'a permission prefix of one word',
    plant: all(declared({ permissions: 'voucher' }), noTables),
    finding: found(
      undefined,
      "`permissions` 'voucher' is not a prefix of two words.",
      "Write them with a colon between, as in 'store:bill'.",
    ),
  },
  {
    mistake: 'a path that another resource has',
    plant: all(declared({ path: '/store/shop' }), noTables),
    finding: found(
      undefined,
      "Its path '/store/shop' is that of `shop`, too.",
      'Give each its own path.',
    ),
  },
  {
    mistake: 'a component that another resource has',
    plant: declared({ component: 'store/shop/index' }),
    finding: found(
      undefined,
      "Its component 'store/shop/index' is that of `shop`, too.",
      'Give each its own component.',
    ),
  },
  {
    mistake: 'a name that another resource has',
    plant: (project) => ({
      ...project,
      resources: [
        ...project.resources,
        Object.assign({}, project.resources[0], { path: '/a/b', component: 'a/b/index' }),
      ],
    }),
    finding: found(
      undefined,
      "Its name 'shop' is that of `shop`, too.",
      'Rename one of them, or list it once in resources/index.ts.',
      { file: 'resources/shop.ts', resource: 'shop' },
    ),
  },
  {
    mistake: 'a record without an id',
    plant: field('id', { kind: 'text' }),
    finding: found(
      'id',
      'There is no `id: f.id()`, so no record can be opened.',
      'Add it; what the gateway calls it goes into its `wire`.',
    ),
  },
  {
    mistake: 'a title that is a number',
    plant: declared({ title: 'count' }),
    finding: found(
      'count',
      '`title` is an integer, which stands for no record.',
      'Name a field that is a text, or the id.',
    ),
  },
  {
    mistake: 'a field name as the gateway writes it',
    plant: all(
      field('max_count', f.integer({ wire: 'spare' })),
      inBoth('resources.voucher.fields.max_count', '…'),
    ),
    finding: found(
      'max_count',
      "The field name 'max_count' is not camelCase.",
      "Name it in camelCase and give what the gateway says as `wire: 'max_count'`.",
    ),
  },
]
