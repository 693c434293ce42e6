import { defineResource, reason } from '@/engine/declare'
import { ofStore } from './ofStore'
import { depositRelated, orderFields, orderList, orderSections, orderViews } from './orderFields'

export default defineResource('deposit', {
  path: '/api/apiRecharge',
  component: 'api/apiRecharge/index',
  permissions: 'api:apiRecharge',
  title: 'mchOrderNo',
  fields: orderFields,
  list: orderList,
  views: orderViews,
  sections: orderSections,
  balance: ofStore.balance,
  related: depositRelated,
  export: true,
  override: { section: { list: 'failedPayouts' } },
  actions: {
    cancel: {
      when: { status: ['0', '01'] },
      sets: { status: '2' },
      confirm: ['mchOrderNo', 'buyNum'],
    },
    notify: { when: { status: '4' }, confirm: ['mchOrderNo'], bulk: true },
    refund: {
      when: { status: ['1', '3', '4'] },
      sets: { status: '5' },
      confirm: ['from', 'realBuyNum'],
      args: reason(),
      secondFactor: true,
    },
  },
})
