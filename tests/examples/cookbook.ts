import {
  anyOf,
  atMost,
  balanced,
  decide,
  defineResource,
  dict,
  f,
  reason,
  toggle,
  tron,
  usdt,
} from '@/engine/declare'

// The recipes of resources/README.md, one region each. Every one compiles against the real schema.

const refundStatus = dict('refundStatus', [
  ['0', 'asked', 'pending'],
  ['1', 'paid', 'good'],
  ['2', 'refused', 'bad'],
])

const names = {
  path: '/store/refund',
  component: 'store/refund/index',
  permissions: 'store:refund',
}

export const filters = defineResource('filters', {
  ...names,
  path: '/store/filters',
  // #region filters
  fields: {
    id: f.id({ filter: 'eq' }), // one exact value
    note: f.text({ filter: 'like' }), // part of a text
    status: f.code(refundStatus, { filter: 'in' }), // several codes at once
    createTime: f.time({ filter: 'range' }), // two days, with presets
    address: tron.address({ find: true }), // found by an address pasted into the search
    orderNo: f.text({ find: 'prefix' }), // by its beginning too: the gateway needs a `like` filter
  },
  // #endregion
})

export const totals = defineResource('totals', {
  ...names,
  path: '/store/totals',
  // #region totals
  fields: {
    id: f.id(),
    amount: usdt({ total: 'sum' }), // the exact sum of every row that matches
    fee: usdt({ zero: true }), // may be zero
  },
  rules: [atMost('fee', 'amount')], // marks a stored record that breaks it
  // #endregion
})

export const references = defineResource('references', {
  ...names,
  path: '/store/references',
  // #region references
  fields: {
    id: f.id(),
    store: f.ref('store', 'nick', { filter: 'eq' }), // chosen and shown by the store's `nick`
    deptId: f.treeSelect('dept', 'deptName', { nameIn: 'dept' }), // the row itself carries the name
  },
  // #endregion
})

export const decisions = defineResource('decisions', {
  ...names,
  path: '/store/decisions',
  fields: { id: f.id(), amount: usdt(), status: f.code(refundStatus) },
  // #region decisions
  actions: {
    pay: decide('0', '1', { confirm: ['amount'] }),
    refuse: decide('0', '2', { confirm: ['amount'], args: reason() }),
  },
  // #endregion
})

const onOff = dict('onOff', [
  ['0', 'on', 'good'],
  ['1', 'off'],
])

export const switches = defineResource('switches', {
  ...names,
  path: '/store/switches',
  fields: { id: f.id(), name: f.text(), status: f.code(onOff) },
  // #region switches
  actions: {
    ...toggle('status', ['enable', '0'], ['disable', '1'], { confirm: ['name'] }),
  },
  // #endregion
})

export const calls = defineResource('calls', {
  ...names,
  path: '/store/calls',
  fields: { id: f.id(), name: f.text(), status: f.code(onOff) },
  // #region calls
  actions: {
    greet: {
      when: { status: '0' },
      call: { method: 'POST', path: '/store/greetings/{id}' },
      sends: ['name'],
      permission: 'store:greeting:add',
    },
  },
  // #endregion
})

export const outcomes = defineResource('outcomes', {
  ...names,
  path: '/store/outcomes',
  fields: { id: f.id(), name: f.text() },
  // #region outcomes
  actions: {
    run: { outcomeIn: { resource: 'jobLog', matchOn: 'name' } },
  },
  // #endregion
})

export const conditions = defineResource('conditions', {
  ...names,
  path: '/store/conditions',
  // #region conditions
  fields: {
    id: f.id(),
    hasApi: f.flag(),
    allowed: f.list(f.text({ rule: 'ipList' }), { visibleWhen: { hasApi: true } }),
    blocked: f.list(f.text({ rule: 'ipList' }), { visibleWhen: { hasApi: true } }),
    fee: usdt({ permission: 'store:conditions:fee' }), // nowhere without this permission
  },
  form: { fields: ['hasApi', 'allowed', 'blocked', 'fee'] },
  rules: [anyOf('ipLists', ['allowed', 'blocked'], { when: { hasApi: true } })],
  // #endregion
})

export const ledger = defineResource('ledger', {
  ...names,
  path: '/store/ledger',
  // #region ledger
  fields: { id: f.id(), before: usdt(), change: usdt({ total: 'sum' }), after: usdt() },
  rules: [balanced('before', 'change', 'after')],
  // #endregion
})

export const tiers = defineResource('tiers', {
  ...names,
  path: '/store/tiers',
  // #region tiers
  fields: {
    id: f.id(),
    prices: f.rows(
      {
        from: f.integer({ min: 0, required: true }),
        to: f.integer({ min: 0 }),
        price: f.decimal({ scale: 6, required: true }),
      },
      { steps: ['from', 'to'] }, // each row begins where the last one ends
    ),
  },
  form: { fields: ['prices'] },
  // #endregion
})

export const files = defineResource('files', {
  ...names,
  path: '/store/files',
  fields: { id: f.id(), name: f.text({ required: true }), email: f.text({ rule: 'email' }) },
  create: { fields: ['name', 'email'] },
  // #region files
  export: true, // workbook, CSV, or the gateway's own file
  import: { update: true, distinct: ['name'] }, // refuses a sheet with duplicate names
  // #endregion
})

export const trees = defineResource('trees', {
  ...names,
  path: '/store/trees',
  title: 'label',
  // #region trees
  fields: { id: f.id(), label: f.text(), parentId: f.treeSelect('trees', 'label', { top: '0' }) },
  list: { tree: 'parentId' },
  // #endregion
})

export const rowsOnly = defineResource('rowsOnly', {
  ...names,
  path: '/store/rowsOnly',
  // #region rowsOnly
  fields: { id: f.id(), event: f.text(), createTime: f.time({ filter: 'range' }) },
  recordFrom: 'listedRow', // the gateway has no GET {path}/{id}
  // #endregion
})

export const viewed = defineResource('viewed', {
  ...names,
  path: '/store/viewed',
  // #region views
  fields: {
    id: f.id(),
    status: f.code(refundStatus, { filter: 'in' }),
    createTime: f.time({ filter: 'range' }),
  },
  views: {
    recent: { filter: { createTime: 'last7' } }, // counted anew on each day
    oldest: { sort: { field: 'createTime', order: 'ASC' }, columns: ['id', 'status'] },
  },
  // #endregion
})
