import { atMost, balanced, decide, f } from '@/engine/declare'
import {
  action,
  all,
  declared,
  found,
  newAction,
  tool,
  withoutAction,
  words,
  type Mistake,
} from './planting'

/** What actions do, the states they lead to, and rules. */
export const actions: readonly Mistake[] = [
  {
    mistake: 'an effect that is an unknown code',
    plant: action('use', { sets: { status: '3' } }),
    finding: found(
      'status',
      "The action `use` sets `status` to '3', but the dictionary `voucherStatus` has no such code.",
      "Write one of '0', '01', '1', '2'.",
    ),
  },
  {
    mistake: 'an action whose outcome is in a resource that does not exist',
    plant: action('use', { outcomeIn: { resource: 'shops', matchOn: 'code' } }),
    finding: found(
      undefined,
      "The outcome of the action `use` is in 'shops', which is no resource.",
      "Write 'shop'.",
    ),
  },
  {
    mistake: 'an action whose outcome no filter finds',
    plant: action('use', { outcomeIn: { resource: 'shop', matchOn: 'code' } }),
    finding: found(
      'code',
      'The outcome of the action `use` is looked up in `shop` by `code`, by which its list has no filter.',
      'Give `code` of `shop` a filter, or name another field in `outcomeIn`.',
    ),
  },
  {
    mistake: 'an action that sets what it waits for',
    plant: newAction('again', { when: { status: '1' }, sets: { status: '1' } }),
    finding: found(
      'status',
      "The action `again` waits for `status` '1' and sets '1', so it may change nothing.",
      "Take '1' out of `when`, or set another value.",
    ),
  },
  {
    mistake: 'an action that waits for what it sets, among others',
    plant: action('use', { when: { status: ['0', '1'] } }),
    finding: found(
      'status',
      "The action `use` waits for `status` '0', '1' and sets '1', so it may change nothing.",
      "Take '1' out of `when`, or set another value.",
    ),
  },
  {
    mistake: 'a switch that turns one way only',
    plant: withoutAction('close'),
    finding: found(
      'sale',
      'The switch of `sale` has one way: `open` turns it on.',
      "Declare both ways at once: ...toggle('sale', ['enable', '0'], ['freeze', '1']).",
    ),
  },
  {
    mistake: 'a switch with two ways on',
    plant: action('close', { toggles: { field: 'sale', to: 'on' } }),
    finding: found(
      'sale',
      'The switch of `sale` has 2 ways: `open` turns it on, `close` turns it on.',
      "Declare both ways at once: ...toggle('sale', ['enable', '0'], ['freeze', '1']).",
    ),
  },
  {
    mistake: 'a switch that turns sideways',
    plant: action('close', { toggles: { field: 'sale', to: 'closed' } }),
    finding: found('sale', "The action `close` turns `sale` 'closed'.", "Write 'on' or 'off'."),
  },
  {
    mistake: 'a switch that sticks',
    plant: action('open', { sets: undefined }),
    finding: found(
      'sale',
      "The switch of `sale` sticks: `open` does not set it, and `close` waits for '0'.",
      'Let `open` set what `close` waits for.',
    ),
  },
  {
    mistake: 'a switch of no field',
    plant: all(
      action('open', { toggles: { field: 'sales', to: 'on' } }),
      action('close', { toggles: undefined }),
    ),
    finding: found(
      'sales',
      '`actions.open.toggles` names `sales`, which is no field.',
      'Write `sale`, or declare `sales` in `fields`.',
    ),
  },
  {
    mistake: 'an action with the name of a verb',
    plant: newAction('export', { secondFactor: true }),
    finding: found(
      undefined,
      'The action `export` has the permission of a verb that every resource has.',
      'Call it something else.',
    ),
  },
  {
    mistake: 'an action whose name is no part of a path',
    plant: newAction('mark-used', { secondFactor: true }),
    finding: found(
      undefined,
      "The action name 'mark-used' is not camelCase.",
      'Write letters and digits only: it is part of a path and of a permission.',
    ),
  },
  {
    mistake: 'a call that names no record',
    plant: action('remind', { call: { method: 'POST', path: '/store/voucher/again' } }),
    finding: found(
      undefined,
      'The call of the action `remind` does not say which record it means.',
      "Put {id} where the record's id belongs, as in '/store/voucher/again/{id}', or send it: sends: ['id'].",
    ),
  },
  {
    mistake: 'a call by an unknown method',
    plant: action('remind', { call: { method: 'PATCH', path: '/store/voucher/again/{id}' } }),
    finding: found(
      undefined,
      "The call of the action `remind`, 'PATCH /store/voucher/again/{id}', cannot be made.",
      "Write GET, POST, PUT or DELETE and a path from the root, as in { method: 'PUT', path: '/store/user/{id}' }.",
    ),
  },
  {
    mistake: 'a call for an undeclared field',
    plant: action('remind', { call: { method: 'GET', path: '/store/voucher/again/{codes}' } }),
    finding: found(
      'codes',
      'The path of the action `remind` names `codes`, which is no field.',
      'Name a field of the record, such as {id}.',
    ),
  },
  {
    mistake: 'a call that cannot carry what it sends',
    plant: action('remind', {
      call: { method: 'GET', path: '/store/voucher/again/{id}' },
      sends: ['code'],
    }),
    finding: found(
      undefined,
      'The action `remind` has something to send, but a GET carries nothing.',
      'Take `sends`, `args` and `secondFactor` out, or call it by PUT or POST.',
    ),
  },
  {
    mistake: 'an action that sends an undeclared field',
    plant: action('remind', { sends: ['id', 'sales'] }),
    finding: found(
      'sales',
      '`actions.remind.sends` names `sales`, which is no field.',
      'Write `sale`, or declare `sales` in `fields`.',
    ),
  },
  {
    mistake: 'a permission without its prefix',
    plant: action('remind', { permission: 'again' }),
    finding: found(
      undefined,
      "The permission 'again' of the action `remind` is not a whole one.",
      "Write its three words, as in 'system:user:resetPwd'.",
    ),
  },
  {
    mistake: 'a tool with the name of a verb',
    plant: tool('export', { call: { method: 'POST', path: '/store/voucher/all' } }),
    finding: found(
      undefined,
      'The tool `export` has the permission of a verb that every resource has.',
      'Call it something else.',
    ),
  },
  {
    mistake: 'a tool without a call',
    plant: tool('clean', {}),
    finding: found(
      undefined,
      "The call of the tool `clean`, 'undefined undefined', cannot be made.",
      "Write GET, POST, PUT or DELETE and a path from the root, as in { method: 'PUT', path: '/store/user/{id}' }.",
    ),
  },
  {
    mistake: 'a tool for one record',
    plant: tool('clean', { call: { method: 'DELETE', path: '/store/voucher/{id}' } }),
    finding: found(
      undefined,
      'The path of the tool `clean` names `id`, but a tool is for no single record.',
      'Make it an action, or write a path without it.',
    ),
  },
  {
    mistake: 'a tool that refreshes what nobody keeps',
    plant: tool('clean', { call: { method: 'DELETE', path: '/store/voucher/all' }, cache: 'all' }),
    finding: found(
      undefined,
      "`list.tools.clean.cache` is 'all', which the portal does not keep.",
      "Write 'dictionaries', or take it out.",
    ),
  },
  {
    mistake: 'a misspelt key of a tool',
    plant: tool('clean', { call: { method: 'DELETE', path: '/store/voucher/all' }, confrm: true }),
    finding: found(undefined, 'Nothing reads `list.tools.clean.confrm`.', 'Write `confirm`.'),
  },
  {
    mistake: 'a tool without words',
    plant: all(
      tool('sweep', { call: { method: 'DELETE', path: '/store/voucher/all' } }),
      words('zh', 'resources.voucher.tools', undefined),
    ),
    finding: found(
      undefined,
      'There is no Chinese for `resources.voucher.tools.sweep`.',
      'Add `sweep` under `resources.voucher.tools`.',
      { file: 'i18n/zh-CN/resources.ts' },
    ),
  },
  {
    mistake: 'a record that is read from nowhere',
    plant: declared({ recordFrom: 'row' }),
    finding: found(
      undefined,
      "`recordFrom` is 'row', which is no way to read a record.",
      "Write 'wholeList' or 'listedRow', or remove it.",
    ),
  },
  {
    mistake: 'changes that refresh what nobody keeps',
    plant: declared({ cache: 'orders' }),
    finding: found(
      undefined,
      "`cache` is 'orders', which the portal does not keep.",
      "Write 'dictionaries', or take it out.",
    ),
  },
  {
    mistake: 'a state that nothing leads to',
    plant: withoutAction('refuse'),
    finding: found(
      'status',
      "Nothing leads to `status` '2' (refused) of the dictionary `voucherStatus`.",
      "Let an action set it, or say that the gateway does: dict('voucherStatus', […], { byGateway: ['2'] }).",
    ),
  },
  {
    mistake: 'two decisions with one outcome',
    plant: action('refuse', { sets: { status: '1' } }),
    finding: found(
      'status',
      "Nothing leads to `status` '2' (refused) of the dictionary `voucherStatus`.",
      "Let an action set it, or say that the gateway does: dict('voucherStatus', […], { byGateway: ['2'] }).",
    ),
  },
  {
    mistake: 'a circle without a way in',
    plant: all(action('use', decide('1', '2')), action('refuse', decide('2', '1'))),
    finding: found(
      'status',
      "Nothing leads to `status` '1' (used), '2' (refused) of the dictionary `voucherStatus`.",
      "Let an action set it, or say that the gateway does: dict('voucherStatus', […], { byGateway: ['1', '2'] }).",
    ),
  },
  {
    mistake: 'a rule over a field that is no amount',
    plant: declared({ rules: [balanced('before', 'change', 'count')] }),
    finding: found(
      'count',
      'A rule adds `count` up, which is an integer.',
      'Name an amount, such as usdt().',
    ),
  },
  {
    mistake: 'a rule over two currencies',
    plant: declared({ rules: [balanced('before', 'change', 'price')] }),
    finding: found(
      'price',
      'A rule adds `price` in CNY to `before` in USDT.',
      'Name amounts of one unit.',
    ),
  },
  {
    mistake: 'a part of a field that is no amount',
    plant: declared({ rules: [atMost('change', 'count')] }),
    finding: found(
      'count',
      'A rule compares `count`, which is an integer.',
      'Name an amount, such as usdt().',
    ),
  },
  {
    mistake: 'a part of an amount in another currency',
    plant: declared({ rules: [atMost('change', 'price')] }),
    finding: found(
      'price',
      'A rule compares `price` in CNY with `change` in USDT.',
      'Name amounts of one unit.',
    ),
  },
  {
    mistake: 'a misspelt rule',
    plant: declared({
      rules: [{ rule: 'balnced', before: 'before', change: 'change', after: 'after' }],
    }),
    finding: found(undefined, "There is no rule 'balnced'.", "Write 'balanced'."),
  },
  {
    mistake: 'an argument that takes nothing',
    plant: action('refuse', { args: { reason: f.list(f.text(), { maxItems: 0 }) } }),
    finding: found(
      'refuse.reason',
      '`maxItems` 0 lets nothing in.',
      'Write a whole number above zero.',
    ),
  },
]
