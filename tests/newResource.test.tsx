import { vi } from 'vitest'
import type * as English from '@/i18n/en-US/portal'
import type * as Chinese from '@/i18n/zh-CN/portal'
import type * as Resources from '@/resources'
import coupon from './examples/coupon'
import { testResource } from '@/tests/support/renderApp'

vi.mock('@/resources', async (load) => {
  const { resources } = await load<typeof Resources>()
  const { default: planted } = await import('./examples/coupon')
  return { resources: [...resources, planted] }
})

vi.mock('@/i18n/en-US/portal', async (load) => {
  const { portal } = await load<typeof English>()
  const { couponWords } = await import('./support/planted/couponWords')
  return { portal: withWords(portal, couponWords['en-US']) }
})

vi.mock('@/i18n/zh-CN/portal', async (load) => {
  const { portal } = await load<typeof Chinese>()
  const { couponWords } = await import('./support/planted/couponWords')
  return { portal: withWords(portal, couponWords['zh-CN']) }
})

type Words = { readonly resource: object; readonly codes: object }

function withWords<M extends { resources: object; codes: object }>(messages: M, words: Words): M {
  return {
    ...messages,
    resources: { ...messages.resources, coupon: words.resource },
    codes: { ...messages.codes, couponStatus: words.codes },
  }
}

testResource(coupon)
