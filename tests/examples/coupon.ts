import { defineResource, dict, f } from '@/engine/declare'

const couponStatus = dict('couponStatus', [
  ['0', 'draft', 'pending'], // code, key of its word, colour
  ['1', 'running', 'good'],
  ['2', 'ended'],
])

export default defineResource('coupon', {
  path: '/store/coupon', // the gateway's path: list, {id}, POST … derive from it
  component: 'store/coupon/index', // the page's name in the gateway's menu
  permissions: 'store:coupon', // prefix of :list, :query, :add and of each action
  title: 'name', // the field that names a record in titles and links
  fields: {
    id: f.id(),
    name: f.text({ filter: 'like', required: true, maxLength: 64 }),
    amount: f.money('USDT', { scale: 2, required: true, total: 'sum' }),
    status: f.code(couponStatus, { filter: 'in' }),
    store: f.ref('store', 'nick', { filter: 'eq', required: true }),
    single: f.flag(),
    startTime: f.time({ required: true, filter: 'range' }),
    endTime: f.time({ required: true, notBefore: 'startTime' }),
    picture: f.image(),
    note: f.longText({ maxLength: 500 }),
  },
  form: {
    fields: ['name', 'amount', 'store', 'single', 'startTime', 'endTime', 'picture', 'note'],
  },
  remove: true,
  actions: {
    end: { when: { status: '1' }, sets: { status: '2' }, confirm: ['name', 'amount'] },
  },
})
