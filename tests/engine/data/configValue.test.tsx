import { http, HttpResponse } from 'msw'
import { afterEach, expect, it } from 'vitest'
import { readConfigValue } from '@/engine/data/secrets'
import { createPageGateway } from '@/engine/data/pageGateway'
import { server } from '@/testing/app/gatewayServer'

const gateway = createPageGateway({ language: 'en-US' })

afterEach(() => gateway.session.clear())

it.each([
  ['a text', { data: 'Init_2026' }, 'Init_2026'],
  ['a text in msg, as some of the family write it', { msg: 'Init_2026' }, 'Init_2026'],
  ['nothing', { msg: 'ok', data: null }, ''],
  ['a number', { msg: 'ok', data: 7 }, ''],
  ['an object', { msg: 'ok', data: { a: 1 } }, ''],
  ['1 MB', { data: 'x'.repeat(1_000_000) }, ''],
  ['1 MB in msg', { msg: 'x'.repeat(1_000_000) }, ''],
])('C22: a setting that is %s', async (_what, body, value) => {
  gateway.session.signIn('some-token')
  server.use(
    http.get('*/system/config/configKey/sys.a', () => HttpResponse.json({ code: 200, ...body })),
  )
  expect(await readConfigValue(gateway, 'sys.a')).toBe(value)
})
