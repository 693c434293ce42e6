import { defineResource, dict, f } from '@/engine/schema'

const couponStatus = dict('couponStatus', [
  ['0', 'draft', 'pending'],
  ['1', 'running', 'good'],
  ['2', 'ended'],
])

/** A new resource without a table in the sandbox. */
export const plantedCoupon = defineResource('coupon', {
  path: '/store/coupon',
  component: 'store/coupon/index',
  permissions: 'store:coupon',
  title: 'name',
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

/** Its words, one block for each language. */
export const couponWords = {
  'en-US': {
    resource: {
      name: 'coupon',
      plural: 'Coupons',
      fields: {
        id: 'No.',
        name: 'Name',
        amount: 'Amount',
        status: 'Status',
        store: 'Store',
        single: 'Once only',
        startTime: 'Begins',
        endTime: 'Ends',
        picture: 'Picture',
        note: 'Note',
      },
      actions: { end: 'End' },
    },
    codes: { draft: 'Draft', running: 'Running', ended: 'Ended' },
  },
  'zh-CN': {
    resource: {
      name: '优惠券',
      plural: '优惠券',
      fields: {
        id: '编号',
        name: '名称',
        amount: '金额',
        status: '状态',
        store: '商户',
        single: '仅限一次',
        startTime: '开始时间',
        endTime: '结束时间',
        picture: '图片',
        note: '备注',
      },
      actions: { end: '结束' },
    },
    codes: { draft: '草稿', running: '进行中', ended: '已结束' },
  },
}
