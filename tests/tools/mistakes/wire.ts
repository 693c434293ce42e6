import { f } from '@/engine/declare'
import {
  action,
  all,
  declared,
  field,
  found,
  inBoth,
  noTables,
  secretAtGateway,
  type Mistake,
} from './planting'

/** Filters, names on the wire, secrets and references. */
export const wire: readonly Mistake[] = [
  {
    mistake: 'a filter on a secret',
    plant: field('apiSecret', { filter: 'eq' }),
    finding: found(
      'apiSecret',
      '`apiSecret` has a filter, but the list never returns a secret field.',
      'Take `filter` out.',
    ),
  },
  {
    mistake: 'a filter on a computed field',
    plant: field('label', { filter: 'like' }),
    finding: found(
      'label',
      '`label` has a filter, but the list never returns a computed field.',
      'Take `filter` out.',
    ),
  },
  {
    mistake: 'a filter on a field that the gateway does not have',
    plant: field('remark', { filter: 'like', wire: 'memo' }),
    finding: found(
      'remark',
      "`remark` has a filter, but the list of '/store/voucher' never returns `memo`.",
      'Name what it returns in `wire`, or take `remark` out.',
    ),
  },
  {
    mistake: 'a field that the gateway does not have',
    plant: field('gender', { wire: 'sex' }),
    finding: found(
      'gender',
      "`gender` is shown, but the list of '/store/voucher' never returns `sex`.",
      'Name what it returns in `wire`, or take `gender` out.',
    ),
  },
  {
    mistake: 'a filter that the gateway does not read',
    plant: field('remark', { filter: 'like' }),
    finding: found(
      'remark',
      "`remark` has a filter, but '/store/voucher' is not narrowed by it.",
      "Take `filter` out, or teach the gateway's table the filter.",
    ),
  },
  {
    mistake: 'a range of codes',
    plant: field('status', { filter: 'range' }),
    finding: found(
      'status',
      "`f.code` cannot offer the filter 'range'.",
      "Write one of 'eq', 'in'.",
    ),
  },
  {
    mistake: 'a filter on money',
    plant: field('price', { filter: 'eq' }),
    finding: found('price', "`f.money` cannot offer the filter 'eq'.", "Write one of 'range'."),
  },
  {
    mistake: 'a time to be found by',
    plant: all(noTables, field('useTime', { find: true, filter: 'eq' })),
    finding: found(
      'useTime',
      'The search cannot read a time from a pasted text.',
      "Write { filter: 'range' } instead of `find`.",
    ),
  },
  {
    mistake: 'a filter on an argument',
    plant: action('refuse', { args: { reason: f.text({ filter: 'like' }) } }),
    finding: found(
      'refuse.reason',
      "`filter` is for lists, and `refuse.reason` is an action's argument.",
      'Take it out.',
    ),
  },
  {
    mistake: 'two ranges under one pair of names',
    plant: field('useTime', { filter: 'range' }),
    finding: found(
      'createTime',
      '`createTime` is called `beginTime` in the query, and so is `useTime`.',
      "Name its ends: { range: ['beginCreateTime', 'endCreateTime'] }.",
    ),
  },
  {
    mistake: 'a filter with the name of the paging',
    plant: all(noTables, field('code', { wire: 'pageNum' })),
    finding: found(
      'code',
      '`code` is called `pageNum` in the query, and so is the paging.',
      'Give it another `wire` name, or leave one of the two out.',
    ),
  },
  {
    mistake: 'two fields under one name on the wire',
    plant: field('gender', { wire: 'remark' }),
    finding: found(
      'remark',
      '`remark` is called `remark` on the wire, and so is `gender`.',
      'Give it another `wire` name, or leave one of the two out.',
    ),
  },
  {
    mistake: 'an argument with the name of the second password',
    plant: all(
      action('refuse', { args: { secondPwd: f.text() } }),
      inBoth('resources.voucher.args.secondPwd', '…'),
    ),
    finding: found(
      'secondPwd',
      '`secondPwd` is called `secondPwd` in what `refuse` sends, and so is the second password.',
      'Give it another `wire` name, or leave one of the two out.',
    ),
  },
  {
    mistake: 'an argument with the name of the record',
    plant: action('refuse', { args: { reason: f.text({ wire: 'id' }) } }),
    finding: found(
      'reason',
      '`reason` is called `id` in what `refuse` sends, and so is the record itself.',
      'Give it another `wire` name, or leave one of the two out.',
    ),
  },
  {
    mistake: 'a form field with the name of the record’s version',
    plant: all(noTables, field('remark', { wire: 'updateTime' })),
    finding: found(
      'remark',
      '`edit` sends `updateTime` by itself, so the input of `remark` is lost.',
      'Take `remark` out of `edit.fields`.',
    ),
  },
  {
    mistake: 'a secret in the list',
    plant: declared({ list: { columns: ['code', 'apiSecret'] } }),
    finding: found(
      'apiSecret',
      '`list.columns` shows `apiSecret`, which is a secret.',
      "Take `apiSecret` out: a secret is revealed on the record's own page only.",
    ),
  },
  {
    mistake: 'a secret that is restated',
    plant: action('use', { confirm: ['code', 'apiSecret'] }),
    finding: found(
      'apiSecret',
      '`actions.use.confirm` shows `apiSecret`, which is a secret.',
      "Take `apiSecret` out: a secret is revealed on the record's own page only.",
    ),
  },
  {
    mistake: 'a secret in the title',
    plant: declared({ title: 'apiSecret' }),
    finding: found(
      'apiSecret',
      '`title` shows `apiSecret`, which is a secret.',
      "Take `apiSecret` out: a secret is revealed on the record's own page only.",
    ),
  },
  {
    mistake: 'a secret in a computed value',
    plant: field('label', { from: ['code', 'apiSecret'] }),
    finding: found(
      'apiSecret',
      '`fields.label.from` shows `apiSecret`, which is a secret.',
      "Take `apiSecret` out: a secret is revealed on the record's own page only.",
    ),
  },
  {
    mistake: 'a secret that is a text',
    plant: all(noTables, field('apiSecret', { kind: 'text', reveal: undefined })),
    finding: found(
      'apiSecret',
      '`apiSecret` sounds like a secret, but as `f.text` it goes into lists and exports.',
      'Make it f.secret(), or f.secret({ reveal: true }) if it may be looked at.',
    ),
  },
  {
    mistake: 'a text that the gateway keeps as a secret',
    plant: secretAtGateway('gender'),
    finding: found(
      'gender',
      'The gateway keeps `gender` as a secret, so as `f.remoteCode` it is always empty.',
      'Make it f.secret({ reveal: true }).',
    ),
  },
  {
    mistake: 'a secret to reveal that the gateway does not have',
    plant: field('apiSecret', { wire: 'appSecret' }),
    finding: found(
      'apiSecret',
      '`reveal` asks the gateway for the secret `appSecret`, which it does not have.',
      'Take `reveal` out, or name the secret in `wire`.',
    ),
  },
  {
    mistake: 'another permission than the gateway asks for',
    plant: declared({ permissions: 'store:vouchers' }),
    finding: found(
      undefined,
      "The gateway asks for 'store:voucher' at '/store/voucher', not for 'store:vouchers'.",
      "Write permissions: 'store:voucher'.",
    ),
  },
  {
    mistake: 'a reference to no resource',
    plant: field('shop', { resource: 'shpo' }),
    finding: found('shop', "It refers to 'shpo', which is no resource.", "Write 'shop'."),
  },
  {
    mistake: 'a reference shown by no field',
    plant: field('shop', { display: 'title' }),
    finding: found('shop', 'It is shown by `title`, which `shop` does not have.', "Write 'nick'."),
  },
  {
    mistake: 'a reference shown by a secret',
    plant: field('shop', { display: 'apiSecret' }),
    finding: found(
      'shop',
      'It is shown by `apiSecret` of `shop`, which is a secret.',
      "Write 'nick', or another field that holds one open value.",
    ),
  },
  {
    mistake: 'a reference shown by a list',
    plant: field('shop', { display: 'tags' }),
    finding: found(
      'shop',
      'It is shown by `tags` of `shop`, which is a list.',
      "Write 'nick', or another field that holds one open value.",
    ),
  },
]
