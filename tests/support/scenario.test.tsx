import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { sentTo } from '@/testing/app/gatewayServer'
import { renderApp } from './renderApp'

/** The query of the list itself: the calls that look for the form of its range come before. */
const asked = () => sentTo('GET', '/store/bill/list').at(-1)?.query

const begin = expect.stringMatching(/^2026-06-01/) as string

it('a component test has a scenario by its name, and the portal speaks its dialect', async () => {
  const bill = '/store/bill?filter={"createTime":{"from":"2026-06-01"}}'
  const { sandbox } = await renderApp({ scenario: 'ruoyi', at: bill })
  expect(await screen.findByRole('table')).toBeVisible()
  await vi.waitFor(() => expect(asked()).toMatchObject({ 'params[beginTime]': begin }))
  const info = await sandbox.fetch(new Request('http://sandbox/captchaImage'))
  expect(await info.json()).toMatchObject({ captchaEnabled: false })
})

it('the next one has none', async () => {
  await renderApp({ at: '/store/bill?filter={"createTime":{"from":"2026-06-01"}}' })
  await vi.waitFor(() => expect(asked()).toMatchObject({ beginTime: begin }))
})
