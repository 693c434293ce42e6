import { defineResource } from '@/engine/declare'
import { ofStore } from './ofStore'
import { orderFields, orderList, orderRelated, orderSections, orderViews } from './orderFields'

export default defineResource('payout', {
  path: '/api/apiDraw',
  component: 'api/apiDraw/index',
  permissions: 'api:apiDraw',
  title: 'mchOrderNo',
  fields: orderFields,
  list: orderList,
  views: orderViews,
  sections: orderSections,
  balance: ofStore.balance,
  related: orderRelated,
  export: true,
  override: { section: { list: 'failedPayouts' } },
  actions: {
    notify: { when: { status: '4' }, confirm: ['mchOrderNo'], bulk: true },
    handle: { when: { status: '4' }, sets: { status: '3' }, confirm: ['mchOrderNo', 'realBuyNum'] },
  },
})
