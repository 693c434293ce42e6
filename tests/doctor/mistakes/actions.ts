import { balanced, decide, f } from '@/schema'
import { action, all, declared, found, newAction, withoutAction, type Mistake } from './planting'

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
      'The path of the action `remind` does not say once which record it means.',
      "Put {id} where the record's id belongs, as in '/store/voucher/again/{id}'.",
    ),
  },
  {
    mistake: 'a call that reads',
    plant: action('remind', { call: { method: 'GET', path: '/store/voucher/again/{id}' } }),
    finding: found(
      undefined,
      "The call of the action `remind`, 'GET /store/voucher/again/{id}', cannot be made.",
      "Write PUT or POST and a path from the root, as in { method: 'PUT', path: '/store/user/{id}' }.",
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
    mistake: 'a rule over what is no amount',
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
