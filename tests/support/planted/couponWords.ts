/** The words of `tests/examples/coupon.ts`, one block for each language. */
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
