import { describe, expect, it } from 'vitest'
import { defineResource, f } from '@/engine/declare'
import { defaultSort } from '@/engine/schema/surfaces'

const base = { path: '/x', component: 'x/index', permissions: 'x:x', title: 'id' } as const

describe('a list without a declared order', () => {
  it('opens with the newest record, not with the latest typed time', () => {
    const coupon = defineResource('coupon', {
      ...base,
      fields: { id: f.id(), startTime: f.time(), createTime: f.time() },
      form: { fields: ['startTime'] },
    })
    expect(defaultSort(coupon)).toEqual({ field: 'createTime', order: 'DESC' })
  })

  it('opens with the latest typed time where there is no other', () => {
    const coupon = defineResource('coupon', {
      ...base,
      fields: { id: f.id(), startTime: f.time() },
      form: { fields: ['startTime'] },
    })
    expect(defaultSort(coupon)).toEqual({ field: 'startTime', order: 'DESC' })
  })
})
