import {
  balanced,
  decide,
  defineResource,
  dict,
  f,
  newest,
  rel,
  toggle,
  tron,
  usdt,
} from '@/engine/declare'
import { money, plain, time } from '@/sandbox/tables/columns'
import { dayRange, equal, idOneOf, like, oneOf } from '@/sandbox/tables/filters'
import type { Table } from '@/sandbox/tables/Table'
import type { Project } from '@/tools/doctor/project/Project'

export const voucherStatus = dict('voucherStatus', [
  ['0', 'issued', 'pending'],
  ['01', 'printed', 'pending'],
  ['1', 'used', 'good'],
  ['2', 'refused', 'bad'],
])

export const saleStatus = dict('saleStatus', [
  ['0', 'open', 'good'],
  ['1', 'closed', 'bad'],
])

const shop = defineResource('shop', {
  path: '/store/shop',
  component: 'store/shop/index',
  permissions: 'store:shop',
  title: 'nick',
  fields: {
    id: f.id({ filter: 'eq' }),
    nick: f.text({ filter: 'like' }),
    tags: f.list(f.text()),
    apiSecret: f.secret(),
    above: f.treeSelect('shop', 'nick', { top: '0' }),
  },
  list: { tree: 'above' },
})

/** A declaration with everything one can have. */
export const voucher = defineResource('voucher', {
  path: '/store/voucher',
  component: 'store/voucher/index',
  permissions: 'store:voucher',
  title: 'code',
  fields: {
    id: f.id(),
    code: f.text({ find: true, required: true, maxLength: 32 }),
    shop: f.ref('shop', 'nick', { filter: 'eq' }),
    status: f.code(voucherStatus, { filter: 'in' }),
    sale: f.code(saleStatus),
    before: usdt(),
    change: usdt({ total: 'sum' }),
    after: usdt(),
    price: f.money('CNY', { scale: 2 }),
    rate: f.decimal({ scale: 4 }),
    count: f.integer({ min: 1, max: 9 }),
    isLimited: f.flag(),
    places: f.list(f.text(), { visibleWhen: { isLimited: true } }),
    tiers: f.rows({ from: f.integer(), to: f.integer() }, { steps: ['from', 'to'] }),
    grid: f.matrix({ part: f.text(), isOpen: f.flag() }, { rows: 'part' }),
    region: f.treeSelect('shop', 'nick', { filter: 'eq' }),
    branches: f.tree('shop', 'nick', { checked: '/store/branches/{id}' }),
    wallet: tron.address({ find: true }),
    gender: f.remoteCode('sys_user_sex'),
    remark: f.longText({ maxLength: 500 }),
    label: f.computed(['code', 'remark'], 'joined'),
    apiSecret: f.secret({ reveal: true }),
    useTime: f.time(),
    createTime: f.time({ filter: 'range' }),
  },
  list: {
    columns: ['code', 'shop', 'status', 'change', 'count', 'createTime'],
    sort: { field: 'createTime', order: 'DESC' },
    beside: 'region',
  },
  related: { shops: rel('shop', { by: 'id', from: 'shop', columns: ['nick'] }) },
  balance: newest('shop', 'nick', { by: 'id', from: 'shop' }),
  views: { waiting: { filter: { status: ['0'], createTime: 'last7' } } },
  create: { fields: ['code', 'change', 'isLimited', 'places'], secondFactor: true, userType: '01' },
  edit: { fields: ['code', 'change', 'remark', 'tiers'] },
  sections: { amounts: ['before', 'change', 'after'], keys: ['apiSecret'] },
  rules: [balanced('before', 'change', 'after')],
  actions: {
    use: decide('0', '1', { confirm: ['code', 'change'] }),
    refuse: decide('0', '2', { args: { reason: f.text({ required: true }) } }),
    remind: {
      when: { status: ['0', '01'] },
      call: { method: 'PUT', path: '/store/voucher/again/{id}' },
    },
    ...toggle('sale', ['open', '0'], ['close', '1']),
  },
})

const shops: Table = {
  path: '/store/shop',
  permissions: 'store:shop',
  from: 'shop',
  columns: {
    id: plain('id'),
    nick: plain('nick'),
    tags: plain('tags'),
    above: plain('above'),
    createTime: time('create_time'),
  },
  filters: [idOneOf('id', 'id'), like('nick', 'nick')],
}

const vouchers: Table = {
  path: '/store/voucher',
  permissions: 'store:voucher',
  from: 'voucher',
  columns: {
    ...Object.fromEntries(
      Object.keys(voucher.fields)
        .filter((name) => name !== 'label' && name !== 'apiSecret')
        .map((name) => [name, plain(name)]),
    ),
    id: plain('id'),
    change: money('change', 'USDT', { total: true }),
    createTime: time('create_time'),
    spare: plain('spare'),
  },
  filters: [
    equal('code', 'code'),
    idOneOf('shop', 'shop_id'),
    idOneOf('region', 'region_id'),
    oneOf('status', 'status'),
    equal('wallet', 'wallet'),
    equal('price', 'price'),
    dayRange('create_time'),
    dayRange('use_time'),
  ],
  secrets: { apiSecret: 'api_secret' },
}

export const voucherWords = {
  name: '…',
  plural: '…',
  create: '…',
  fields: worded([...Object.keys(voucher.fields), 'from', 'to', 'part', 'isOpen']),
  sections: { amounts: '…', keys: '…' },
  views: { waiting: '…' },
  actions: { use: '…', refuse: '…', open: '…', close: '…' },
}

const words = {
  actions: { args: { reason: '…' }, remind: '…' },
  menu: { voucher: '…' },
  codes: {
    voucherStatus: { issued: '…', printed: '…', used: '…', refused: '…' },
    saleStatus: { open: '…', closed: '…' },
  },
  resources: {
    shop: { name: '…', plural: '…', fields: worded(Object.keys(shop.fields)) },
    voucher: voucherWords,
  },
}

function worded(names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, '…']))
}

/** Two resources with all that belongs to them, and no mistake. */
export const healthyProject: Project = {
  resources: [shop, voucher],
  words: { en: words, zh: words },
  tables: [shops, vouchers],
  menus: [
    { title: 'menu.voucher', component: 'store/voucher/index' },
    { title: 'Shops', component: 'store/shop/index' },
  ],
  files: new Map([
    ['resources/index.ts', `import shop from './shop'\nimport voucher from './voucher'\n`],
    [
      'resources/dicts.ts',
      `// see <https://example.com/>\nexport export const saleStatus = dict('saleStatus', [])\n` +
        `export const voucherStatus = dict('voucherStatus', [])\n`,
    ],
    ['resources/shop.ts', `export default defineResource('shop', {})\n`],
    ['resources/voucher.ts', `export default defineResource('voucher', {})\n`],
  ]),
}
