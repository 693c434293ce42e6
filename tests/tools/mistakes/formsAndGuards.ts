import { saleStatus } from './healthyProject'
import { action, all, declared, field, found, type Mistake } from './planting'

const asked = (name: string) =>
  declared({ create: { fields: ['code', 'isLimited', 'places', name] } })
const waiting = { status: ['0', '01'] }

/** Forms, and conditions that can never hold. */
export const formsAndGuards: readonly Mistake[] = [
  {
    mistake: 'a form that opens with an unknown code',
    plant: all(asked('sale'), field('sale', { starting: '2' })),
    finding: found(
      'sale',
      "It starts with '2', but the dictionary `saleStatus` has no such code.",
      "Write one of '0', '1'.",
    ),
  },
  {
    mistake: 'a form that opens with a code the gateway’s dictionary is not known to have',
    plant: all(asked('gender'), field('gender', { starting: '7', fallback: saleStatus })),
    finding: found(
      'gender',
      "It starts with '7', but the dictionary `saleStatus` has no such code.",
      "Write one of '0', '1'.",
    ),
  },
  {
    mistake: 'a form that opens with a text where a number is typed',
    plant: all(asked('count'), field('count', { starting: '1' })),
    finding: found(
      'count',
      "It starts with '1', but the value of an integer is a whole number.",
      'Write a whole number.',
    ),
  },
  {
    mistake: 'a form that opens with what it refuses',
    plant: all(asked('count'), field('count', { starting: 0 })),
    finding: found(
      'count',
      'It starts with 0, which its own form refuses.',
      'Write a value it takes.',
    ),
  },
  {
    mistake: 'a beginning in no form for a new record',
    plant: field('remark', { starting: 'none' }),
    finding: found(
      'remark',
      '`remark` has a `starting`, but no form for a new record asks for it.',
      'Take `starting` out, or add the field to `create.fields`.',
    ),
  },
  {
    mistake: 'a part that filters by a field without a filter',
    plant: declared({ override: { filter: { price: 'priceSlider' } } }),
    finding: found(
      'price',
      '`override.filter` draws `price`, which has no filter.',
      'Give `price` a filter, or take it out of `override.filter`.',
    ),
  },
  {
    mistake: 'a part that types what no form asks for',
    plant: declared({ override: { input: { price: 'priceSlider' } } }),
    finding: found(
      'price',
      '`override.input` draws `price`, which no form asks for.',
      'Add `price` to a form, or take it out of `override.input`.',
    ),
  },
  {
    mistake: 'a page for a form that there is not',
    plant: declared({ edit: undefined, override: { page: { edit: 'voucherForm' } } }),
    finding: found(
      undefined,
      '`override.page` draws `edit`, which there is not.',
      'Declare `edit`, or take it out of `override.page`.',
    ),
  },
  {
    mistake: 'a form of nothing',
    plant: declared({ edit: { fields: [] } }),
    finding: found(undefined, '`edit` has no fields.', 'Name some, or take `edit` out.'),
  },
  {
    mistake: 'a read-only field in a form',
    plant: field('remark', { readOnly: true }),
    finding: found(
      'remark',
      '`edit` asks for `remark`, which is read-only.',
      'Take `remark` out of `edit.fields`.',
    ),
  },
  {
    mistake: 'a computed field in a form',
    plant: declared({ create: { fields: ['code', 'isLimited', 'places', 'label'] } }),
    finding: found(
      'label',
      '`create` asks for `label`, which is a computed field.',
      'Take `label` out of `create.fields`.',
    ),
  },
  {
    mistake: 'the id in a form',
    plant: declared({ edit: { fields: ['id', 'code'] } }),
    finding: found(
      'id',
      '`edit` asks for `id`, which is an id field.',
      'Take `id` out of `edit.fields`.',
    ),
  },
  {
    mistake: 'a required field that the create form does not ask for',
    plant: field('remark', { required: true }),
    finding: found(
      'remark',
      '`remark` is required, but the form for a new record does not ask for it.',
      'Add `remark` to `create.fields`.',
    ),
  },
  {
    mistake: 'a required field that nobody can type',
    plant: field('price', { required: true, readOnly: true }),
    finding: found(
      'price',
      '`price` is required, but read-only.',
      'Take `required` out: nobody can type it.',
    ),
  },
  {
    mistake: 'a required field of a resource without forms',
    plant: field('nick', { required: true }, 'shop'),
    finding: found(
      'nick',
      '`nick` is required, but no form asks for it.',
      'Take `required` out, or add the field to a form.',
      { file: 'resources/shop.ts', resource: 'shop' },
    ),
  },
  {
    mistake: 'a type of user that is a word',
    plant: declared({ create: { fields: ['code', 'isLimited', 'places'], userType: 'store' } }),
    finding: found(
      undefined,
      "`create.userType` 'store' is no type of user.",
      "Write its two digits, as in '01'.",
    ),
  },
  {
    mistake: 'a condition on a field that the form does not have',
    plant: declared({ create: { fields: ['code', 'change', 'places'] } }),
    finding: found(
      'places',
      '`places` waits for `isLimited`, which the form for a new record does not have.',
      'Add `isLimited` to `create.fields`, or take `places` out of them.',
    ),
  },
  {
    mistake: 'a field that waits for itself',
    plant: field('change', { visibleWhen: { change: '1' } }),
    finding: found(
      'change',
      '`change` waits for `change`, which cannot be typed before it.',
      'Let `visibleWhen` ask a field that is always shown.',
    ),
  },
  {
    mistake: 'a condition of a field that stands in no form',
    plant: field('price', { visibleWhen: { isLimited: true } }),
    finding: found(
      'price',
      '`price` has a `visibleWhen`, but stands in no form.',
      'Take `visibleWhen` out, or add the field to a form.',
    ),
  },
  {
    mistake: 'a condition on a value of another kind',
    plant: field('places', { visibleWhen: { isLimited: 'Y' } }),
    finding: found(
      'places',
      "`places` waits for `isLimited` 'Y', but the value of a flag is true or false.",
      'Write true or false.',
    ),
  },
  {
    mistake: 'a guard on an unknown code',
    plant: action('remind', { when: { status: '9' } }),
    finding: found(
      'status',
      "The action `remind` waits for `status` '9', but the dictionary `voucherStatus` has no such code.",
      "Write one of '0', '01', '1', '2'.",
    ),
  },
  {
    mistake: 'a guard on one known and one unknown code',
    plant: action('remind', { when: { status: ['0', '1 '] } }),
    finding: found(
      'status',
      "The action `remind` waits for `status` '1 ', but the dictionary `voucherStatus` has no such code.",
      "Write one of '0', '01', '1', '2'.",
    ),
  },
  {
    mistake: 'a guard on a code that is a number',
    plant: action('remind', { when: { ...waiting, sale: 1 } }),
    finding: found(
      'sale',
      'The action `remind` waits for `sale` 1, but the value of a code is a text.',
      "Write '1'.",
    ),
  },
  {
    mistake: 'a guard on a number that is a text',
    plant: action('remind', { when: { ...waiting, count: '3' } }),
    finding: found(
      'count',
      "The action `remind` waits for `count` '3', but the value of an integer is a whole number.",
      'Write a whole number.',
    ),
  },
  {
    mistake: 'a guard that names no state',
    plant: action('remind', { when: { ...waiting, sale: [] } }),
    finding: found(
      'sale',
      'The action `remind` waits for no value of `sale`, so it is never possible.',
      'Name the values in the list, or take the condition out.',
    ),
  },
  {
    mistake: 'a guard on a secret',
    plant: action('remind', { when: { ...waiting, apiSecret: 'x' } }),
    finding: found(
      'apiSecret',
      "The action `remind` waits for `apiSecret` 'x', but no record holds a secret.",
      'Name another field.',
    ),
  },
  {
    mistake: 'a guard on a list',
    plant: action('remind', { when: { ...waiting, places: ['x'] } }),
    finding: found(
      'places',
      "The action `remind` waits for `places` 'x', but the value of a list is compared with nothing.",
      'Name another field.',
    ),
  },
]
