import { dict } from '@/engine/declare'
import { saleStatus } from './healthyProject'
import { field, file, found, words, type Mistake } from './planting'

const english = { file: 'i18n/en-US/resources.ts' }
const chinese = { file: 'i18n/zh-CN/resources.ts' }
const dicts = { file: 'resources/dicts.ts' }

const sale = saleStatus.entries
const unneeded = 'Take the words out, or declare what they are for.'

/** Words, dictionaries and the files themselves. */
export const wordsAndFiles: readonly Mistake[] = [
  {
    mistake: 'a resource without a name',
    plant: words('en', 'resources.voucher.name', undefined),
    finding: found(
      undefined,
      'There is no English for `resources.voucher.name`.',
      'Add `name` under `resources.voucher`.',
      english,
    ),
  },
  {
    mistake: 'a resource without a plural',
    plant: words('zh', 'resources.voucher.plural', undefined),
    finding: found(
      undefined,
      'There is no Chinese for `resources.voucher.plural`.',
      'Add `plural` under `resources.voucher`.',
      chinese,
    ),
  },
  {
    mistake: 'a resource without words',
    plant: words('zh', 'resources.voucher', undefined),
    finding: found(
      undefined,
      'There are no Chinese words under `resources.voucher`.',
      'Add it with its `name`, `plural` and `fields`.',
      chinese,
    ),
  },
  {
    mistake: 'a field without a label',
    plant: words('zh', 'resources.voucher.fields.wallet', undefined),
    finding: found(
      'wallet',
      'There is no Chinese for `resources.voucher.fields.wallet`.',
      'Add `wallet` under `resources.voucher.fields`.',
      chinese,
    ),
  },
  {
    mistake: 'a field with a blank label',
    plant: words('en', 'resources.voucher.fields.wallet', ' '),
    finding: found(
      'wallet',
      'There is no English for `resources.voucher.fields.wallet`.',
      'Add `wallet` under `resources.voucher.fields`.',
      english,
    ),
  },
  {
    mistake: 'a column of a small table without a label',
    plant: words('en', 'resources.voucher.fields.from', undefined),
    finding: found(
      'tiers',
      'There is no English for `resources.voucher.fields.from`.',
      'Add `from` under `resources.voucher.fields`.',
      english,
    ),
  },
  {
    mistake: 'a section without a heading',
    plant: words('en', 'resources.voucher.sections.keys', undefined),
    finding: found(
      undefined,
      'There is no English for `resources.voucher.sections.keys`.',
      'Add `keys` under `resources.voucher.sections`.',
      english,
    ),
  },
  {
    mistake: 'an action without words',
    plant: words('zh', 'resources.voucher.actions.use', undefined),
    finding: found(
      undefined,
      'There is no Chinese for `resources.voucher.actions.use`.',
      'Add `use` under `resources.voucher.actions`.',
      chinese,
    ),
  },
  {
    mistake: 'an argument without a label',
    plant: words('zh', 'actions.args.reason', undefined),
    finding: found(
      'reason',
      'There is no Chinese for `resources.voucher.args.reason`.',
      'Add `reason` under `resources.voucher.args`.',
      chinese,
    ),
  },
  {
    mistake: 'a code without words',
    plant: words('en', 'codes.voucherStatus.printed', undefined),
    finding: found(
      'status',
      "There is no English for the code '01', `codes.voucherStatus.printed`.",
      'Add `printed` under `codes.voucherStatus`.',
      { file: 'i18n/en-US/dictionaries.ts' },
    ),
  },
  {
    mistake: 'a menu title without words',
    plant: words('zh', 'menu.voucher', undefined),
    finding: found(
      undefined,
      'There is no Chinese for the menu title `menu.voucher`.',
      'Add `voucher` under `menu`.',
      chinese,
    ),
  },
  {
    mistake: 'words of a resource that is gone',
    plant: words('en', 'resources.coupon', { name: 'coupon' }),
    finding: found(undefined, '`resources.coupon` has words but is not declared.', unneeded, {
      ...english,
      resource: 'coupon',
    }),
  },
  {
    mistake: 'the label of a field that is gone',
    plant: words('zh', 'resources.voucher.fields.colour', '…'),
    finding: found(
      'colour',
      '`resources.voucher.fields.colour` has words but is not declared.',
      unneeded,
      chinese,
    ),
  },
  {
    mistake: 'the words of an action that is gone',
    plant: words('en', 'resources.voucher.actions.refund', '…'),
    finding: found(
      undefined,
      '`resources.voucher.actions.refund` has words but is not declared.',
      unneeded,
      english,
    ),
  },
  {
    mistake: 'the heading of a form that there is not',
    plant: words('en', 'resources.shop.create', '…'),
    finding: found(undefined, '`resources.shop.create` has words but is not declared.', unneeded, {
      ...english,
      resource: 'shop',
    }),
  },
  {
    mistake: 'the words of a code that is gone',
    plant: words('zh', 'codes.saleStatus.paused', '…'),
    finding: found('sale', '`codes.saleStatus.paused` has words but is not declared.', unneeded, {
      file: 'i18n/zh-CN/dictionaries.ts',
    }),
  },
  {
    mistake: 'a code twice',
    plant: field('sale', {
      dict: dict('saleStatus', [...sale, ['1', 'closed']]),
    }),
    finding: found(
      'sale',
      "The dictionary `saleStatus` has the code '1' twice.",
      "Take one out, or correct its code: '01' and '1' are two.",
      dicts,
    ),
  },
  {
    mistake: 'a code that is a number',
    plant: field('sale', {
      dict: {
        name: 'saleStatus',
        entries: [...sale, [2, 'closed']],
        byGateway: [2],
      },
    }),
    finding: found(
      'sale',
      'The code 2 of the dictionary `saleStatus` is no text.',
      "Write it as the gateway does: '2'.",
      dicts,
    ),
  },
  {
    mistake: 'a dictionary without codes',
    plant: field('gender', { fallback: dict('genders', []) }),
    finding: found(
      'gender',
      'The dictionary `genders` has no codes.',
      'Declare its entries.',
      dicts,
    ),
  },
  {
    mistake: 'two dictionaries of one name',
    plant: field('gender', { fallback: dict('saleStatus', [['0', 'open']]) }),
    finding: found(
      'gender',
      'The dictionary `saleStatus` is not the one that `voucher.sale` has under this name.',
      'Use one dictionary in both, or rename one of them.',
      dicts,
    ),
  },
  {
    mistake: 'a code by the gateway that the dictionary does not have',
    plant: field('sale', {
      dict: {
        name: 'saleStatus',
        entries: sale,
        byGateway: ['9'],
      },
    }),
    finding: found(
      'sale',
      "`byGateway` of the dictionary `saleStatus` names '9', which is none of its codes.",
      'Take it out, or add the code.',
      dicts,
    ),
  },
  {
    mistake: 'a resource that is not listed',
    plant: file('resources/coupon.ts', `export default defineResource('coupon', {})\n`),
    finding: found(
      undefined,
      '`coupon` is declared, but not listed.',
      'Add it to resources/index.ts.',
      { file: 'resources/coupon.ts', resource: 'coupon' },
    ),
  },
  {
    mistake: 'a system page that is not listed',
    plant: file('resources/system/post.ts', `export default defineResource('post', {})\n`),
    finding: found(
      undefined,
      '`post` is declared, but not listed.',
      'Add it to resources/system/index.ts.',
      { file: 'resources/system/post.ts', resource: 'post' },
    ),
  },
  {
    mistake: 'a system page without one of its words',
    plant: (project) => {
      const files = new Map(project.files)
      files.delete('resources/shop.ts')
      const moved = file('resources/system/shop.ts', `defineResource('shop', {})\n`)
      return words('zh', 'resources.shop.plural', undefined)(moved({ ...project, files }))
    },
    finding: found(
      undefined,
      'There is no Chinese for `resources.shop.plural`.',
      'Add `plural` under `resources.shop`.',
      { file: 'src/system/messages/zh-CN/pages.ts', resource: 'shop' },
    ),
  },
  {
    mistake: 'two resources in one file',
    plant: file(
      'resources/voucher.ts',
      `export default defineResource('voucher', {})\ndefineResource('shop', {})\n`,
    ),
    finding: found(undefined, 'It declares 2 resources: voucher, shop.', 'Give each its own file.'),
  },
  {
    mistake: 'a file that is not called after its resource',
    plant: (project) => {
      const files = new Map(project.files)
      files.delete('resources/shop.ts')
      return file('resources/shops.ts', `defineResource('shop', {})\n`)({ ...project, files })
    },
    finding: found(
      undefined,
      'It declares `shop`, but is called `shops`.',
      'Rename the file to resources/shop.ts.',
      { file: 'resources/shops.ts', resource: 'shops' },
    ),
  },
  {
    mistake: 'a declaration of 61 lines',
    plant: file('resources/voucher.ts', `defineResource('voucher', {})${'\n//'.repeat(60)}\n`),
    finding: found(
      undefined,
      'It has 61 lines; a declaration has at most 60.',
      'Name lists of fields that stand twice, and move what several resources share beside them.',
    ),
  },
  {
    mistake: 'JSX in a declaration',
    plant: file(
      'resources/voucher.ts',
      `defineResource('voucher', {\n  cell: () => <Tag tone="good" />,\n})\n`,
    ),
    finding: found(
      undefined,
      'It contains JSX: `cell: () => <Tag tone="good" />,`.',
      'Draw it in src/engine/list and name it here.',
    ),
  },
  {
    mistake: 'a call in a declaration',
    plant: file('resources/voucher.ts', `defineResource('voucher', {})\nawait fetch('/a')\n`),
    finding: found(
      undefined,
      "It contains a direct call: `await fetch('/a')`.",
      'Declare the call as an action with `call`; the gateway makes it.',
    ),
  },
  {
    mistake: 'a colour in a dictionary',
    plant: file('resources/dicts.ts', `dict('saleStatus', [['0', 'open', '#1890ff']])\n`),
    finding: found(
      undefined,
      "It contains a colour: `dict('saleStatus', [['0', 'open', '#1890ff']])`.",
      "Give the code a tone such as 'good'; the theme has the colours.",
      { ...dicts, resource: 'dicts' },
    ),
  },
  {
    mistake: 'a Chinese word in a declaration',
    plant: file('resources/voucher.ts', `defineResource('voucher', { title: '订单' })\n`),
    finding: found(
      undefined,
      "It contains words of a language: `defineResource('voucher', { title: '订单' })`.",
      'Put them into i18n/en-US and i18n/zh-CN, and name their key here.',
    ),
  },
]
